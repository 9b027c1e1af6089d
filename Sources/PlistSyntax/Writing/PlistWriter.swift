/// The three ways in which a property list is written.
public enum PlistWriter {
  /// Why a list cannot be written in the wanted way.
  public enum Fault: Error, Hashable, Sendable {
    /// A text with a control character, which XML cannot hold; the text's key, or the text itself.
    case controlCharacter(String)
    /// A number, truth value or date, which the old-style format does not have; its key.
    case noSuchType(String)
  }

  /// Returns the bytes of a property list.
  ///
  /// - Parameters:
  ///   - tree: The list.
  ///   - syntax: How it is written; `.openStep` leaves out the outermost braces, as tables do.
  /// - Returns: The bytes.
  /// - Throws: where the syntax cannot hold the list.
  public static func bytes(
    of tree: PlistTree,
    as syntax: PlistDocument.Syntax
  ) throws(Fault) -> [UInt8] {
    switch syntax {
    case .binary: return BinaryPlistWriter.bytes(of: tree)
    case .xml:
      var writer = XMLPlistWriter()
      return try writer.bytes(of: tree)
    case .openStep:
      var writer = OpenStepPlistWriter()
      return try writer.bytes(of: tree)
    }
  }
}
