#if canImport(_FoundationICU)
  import Foundation
  import _FoundationICU

  /// The toolchain's ICU, asked directly.
  enum ICUOracle {
    static func localizationsToUse(_ preferred: [String], _ available: [String]) -> [String] {
      let preferred = preferred.map { strdup($0) }
      let available = available.map { strdup($0) }
      defer {
        for pointer in preferred + available { free(pointer) }
      }
      let wanted = preferred.map { UnsafePointer($0) }
      let there = available.map { UnsafePointer($0) }
      var result = [UnsafePointer<CChar>?](repeating: nil, count: there.count + 1)
      var status = U_ZERO_ERROR
      let count = ualoc_localizationsToUse(
        wanted,
        Int32(wanted.count),
        there,
        Int32(there.count),
        &result,
        Int32(result.count),
        &status
      )
      return result.prefix(Int(max(0, count))).compactMap { $0.map { String(cString: $0) } }
    }

    static func text(
      _ call: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) -> String {
      var buffer = [CChar](repeating: 0, count: 256)
      var status = U_ZERO_ERROR
      let length = call(&buffer, 255, &status)
      guard status.rawValue <= 0, length >= 0, length < 255 else { return "" }
      return String(
        decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) },
        as: UTF8.self
      )
    }

    static func baseName(_ name: String) -> String {
      text { swift_uloc_getBaseName(name, $0, $1, $2) }
    }

    static func maximized(_ name: String) -> String {
      text { swift_uloc_addLikelySubtags(name, $0, $1, $2) }
    }
  }
#endif
