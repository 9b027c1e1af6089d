import Diagnostics
import Foundation
import SourceText
import Testing

@testable import PlistSyntax

/// The same binary lists through our reader and Foundation's.
@Suite(.serialized)
struct BinaryPlistOracleTests {
  /// A list of every kind of value, written by Python's `plistlib`: the same bytes in every run.
  static let rich: [UInt8] = Array(
    Data(base64Encoded: written, options: .ignoreUnknownCharacters) ?? Data()
  )

  private static let written = """
    YnBsaXN0MDDfEBABAgMEBQYHCAkKCwwNDg8QERITFBU+P0ZHSElKS0xNTlNiaWdUZGF0YVVlbXB0eVRsb25nVG1hbn
    lYbmVnYXRpdmVWbmVzdGVkUm5vVG5vbmVUcmVhbFVzbWFsbFR0ZXh0VHdoZW5Ud2lkZVN5ZXNhAOkUAAAAAAAAAAD/
    /////////0MBAgNQXxEBLGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG
    9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25n
    IGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG
    9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25n
    IGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIGxvbmcgbG9uZyBsb25nIK8QKBYXGBkaGxwdHh8gISIjJCUmJy
    gpKissLS4vMDEyMzQ1Njc4OTo7PD1WaXRlbSAwVml0ZW0gMVZpdGVtIDJWaXRlbSAzVml0ZW0gNFZpdGVtIDVWaXRl
    bSA2Vml0ZW0gN1ZpdGVtIDhWaXRlbSA5V2l0ZW0gMTBXaXRlbSAxMVdpdGVtIDEyV2l0ZW0gMTNXaXRlbSAxNFdpdG
    VtIDE1V2l0ZW0gMTZXaXRlbSAxN1dpdGVtIDE4V2l0ZW0gMTlXaXRlbSAyMFdpdGVtIDIxV2l0ZW0gMjJXaXRlbSAy
    M1dpdGVtIDI0V2l0ZW0gMjVXaXRlbSAyNldpdGVtIDI3V2l0ZW0gMjhXaXRlbSAyOVdpdGVtIDMwV2l0ZW0gMzFXaX
    RlbSAzMldpdGVtIDMzV2l0ZW0gMzRXaXRlbSAzNVdpdGVtIDM2V2l0ZW0gMzdXaXRlbSAzOFdpdGVtIDM5E///////
    ///w0UBBUWHRQkNRYtFERVFjEAEIoCM/wAAAAAAAABAHWkd1aWRlICUxJEAzQZkob2QAAABpAHMAbgBvAHcAICYDAC
    DYPN+JCVFlAAgAKwAvADQAOgA/AEQATQBUAFcAXABhAGcAbABxAHYAegB9AI4AkgCTAcMB7gH1AfwCAwIKAhECGAIf
    AiYCLQI0AjwCRAJMAlQCXAJkAmwCdAJ8AoQCjAKUApwCpAKsArQCvALEAswC1ALcAuQC7AL0AvwDBAMMAxQDHAMkAy
    0DMAMyAzUDNwM6AzwDPgM/A0ADSQNLA1YDXwNyA3MAAAAAAAACAQAAAAAAAABPAAAAAAAAAAAAAAAAAAADdQ==
    """

  static func complaint(_ bytes: [UInt8], _ note: String) -> String? {
    let outcome = BinaryPlistReader.read(SourceFile(path: "t", bytes: bytes))
    let ours = outcome.value.isAccepted ? Shape(outcome.value) : nil
    let theirs = Oracle.read(bytes, as: .binary)
    if ours != theirs {
      return
        "\(note): \(ours.map(\.description) ?? "nil"), not \(theirs.map(\.description) ?? "nil")"
    }
    if theirs == nil, outcome.diagnostics.count != 1 { return "\(note): not one reason" }
    let isOutside = outcome.diagnostics.contains { $0.place.range.upperBound > bytes.count }
    return isOutside ? "\(note): a range outside" : nil
  }

  @Test func whatWritersWriteIsRead() throws {
    #expect(Self.rich.count > 600)
    #expect(Oracle.read(Self.rich, as: .binary) != nil)
    #expect(Self.complaint(Self.rich, "by Python") == nil)
    let list = try PropertyListSerialization.propertyList(from: Data(Self.rich), format: nil)
    let written = try PropertyListSerialization.data(
      fromPropertyList: list,
      format: .binary,
      options: 0
    )
    #expect(Self.complaint(Array(written), "by Foundation") == nil)
  }

  @Test func truncationAtEveryByteAgrees() {
    let complaints = (0..<Self.rich.count).compactMap {
      Self.complaint(Array(Self.rich.prefix($0)), "\($0)")
    }
    #expect(complaints.prefix(5) == [])
  }

  /// Number of bytes that could be the marker of a set or of an archiver's reference.
  private static func odd(_ bytes: [UInt8]) -> Int {
    bytes.count { (0xC0...0xCF).contains($0) || (0x80...0x8F).contains($0) }
  }

  /// Changes single bytes; objects that Foundation crashes on, or that our tree has no case for,
  /// are left out.
  @Test func mutationsAgree() {
    var mutations = Mutations(seed: 3)
    var complaints: [String] = []
    var accepted = 0
    let original = Self.rich
    for round in 0..<1500 {
      var bytes = original
      for _ in 0...mutations.next(below: 2) {
        bytes[mutations.next(below: bytes.count)] = UInt8(mutations.next(below: 256))
      }
      guard Self.odd(bytes) == Self.odd(original) else { continue }
      let outcome = BinaryPlistReader.read(SourceFile(path: "t", bytes: bytes))
      if !outcome.value.isAccepted || outcome.diagnostics.isEmpty {
        if outcome.value.isAccepted { accepted += 1 }
        if let complaint = Self.complaint(bytes, "round \(round)") {
          complaints.append(complaint)
        }
      }
    }
    #expect(complaints.prefix(5) == [])
    #expect(accepted > 300)
  }
}
