import _FoundationICU

#if canImport(Glibc)
  import Glibc
#endif

/// Calls of the toolchain's ICU, as Swift.
enum ICU {
  /// Runs a call that fills a buffer of bytes and returns its length.
  static func text(_ call: (UnsafeMutablePointer<CChar>, Int32, inout UErrorCode) -> Int32)
    -> String
  {
    var buffer = [CChar](repeating: 0, count: 256)
    var status = U_ZERO_ERROR
    let length = call(&buffer, 255, &status)
    guard status.rawValue <= 0, length >= 0, length < 255 else { return "" }
    return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func baseName(_ name: String) -> String {
    text { swift_uloc_getBaseName(name, $0, $1, &$2) }
  }

  static func maximized(_ name: String) -> String {
    text { swift_uloc_addLikelySubtags(name, $0, $1, &$2) }
  }

  static func script(_ name: String) -> String {
    text { swift_uloc_getScript(name, $0, $1, &$2) }
  }

  static func region(_ name: String) -> String {
    text { swift_uloc_getCountry(name, $0, $1, &$2) }
  }

  static func list(_ start: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var result: [String] = []
    var next = start
    while let pointer = next?.pointee {
      result.append(String(cString: pointer))
      next = next?.advanced(by: 1)
    }
    return result
  }

  static let languages = list(swift_uloc_getISOLanguages())
  static let regions = list(swift_uloc_getISOCountries())
  static let locales = (0..<swift_uloc_countAvailable()).map {
    String(cString: swift_uloc_getAvailable($0))
  }

  /// Every script's code with whether it runs from right to left.
  static let scripts: [(code: String, isRightToLeft: Bool)] = (0..<300).compactMap { (raw: Int32) in
    let script = UScriptCode(rawValue: numericCast(raw))
    guard let name = swift_uscript_getShortName(script) else { return nil }
    let code = String(cString: name)
    return code.utf8.count == 4 ? (code, swift_uscript_isRightToLeft(script) != 0) : nil
  }

  /// The answer of Apple's matcher.
  static func localizationsToUse(_ preferred: [String], _ available: [String]) -> [String] {
    let preferred = preferred.map { strdup($0) }
    let available = available.map { strdup($0) }
    defer {
      preferred.forEach { free($0) }
      available.forEach { free($0) }
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
}

/// A node of one of ICU's resource bundles.
final class Resource {
  private let bundle: OpaquePointer

  private init?(_ bundle: OpaquePointer?) {
    guard let bundle else { return nil }
    self.bundle = bundle
  }

  convenience init?(bundle name: String) {
    var status = U_ZERO_ERROR
    self.init(swift_ures_openDirect(nil, name, &status))
  }

  deinit { swift_ures_close(bundle) }

  subscript(_ key: String) -> Resource? {
    var status = U_ZERO_ERROR
    let child = swift_ures_getByKey(bundle, key, nil, &status)
    return status.rawValue <= 0 ? Resource(child) : nil
  }

  var key: String { swift_ures_getKey(bundle).map { String(cString: $0) } ?? "" }

  var text: String {
    var status = U_ZERO_ERROR
    var length: Int32 = 0
    guard let units = swift_ures_getString(bundle, &length, &status), length > 0 else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: units, count: Int(length)),
      as: UTF16.self
    )
  }

  var children: [Resource] {
    (0..<swift_ures_getSize(bundle)).compactMap { index in
      var status = U_ZERO_ERROR
      return Resource(swift_ures_getByIndex(bundle, index, nil, &status))
    }
  }
}
