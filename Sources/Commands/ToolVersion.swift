/// The version of pushloc, as `--version` prints it and reports carry it.
public enum ToolVersion {
  /// Three numbers: raised by the rules of semantic versioning.
  public static let current = "0.1.0"
}
