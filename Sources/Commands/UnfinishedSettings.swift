import Diagnostics
import PushlocKit
import SourceText

/// Keys of the configuration that are read and do nothing yet: told, because silence would be taken
/// for success.
///
/// Whoever makes one work takes its name away.
enum UnfinishedSettings {
  /// The keys.
  static let names = ["releases", "renderer"]

  /// Returns a sentence about the unfinished keys that a configuration has; nil for none.
  static func remark(on configuration: Configuration) -> Message? {
    let used = names.filter { name in configuration.written.contains { $0.name == name } }
    guard !used.isEmpty, let path = configuration.source?.path else { return nil }
    let list = used.map { "'\($0)'" }.joined(separator: ", ")
    return used.count == 1
      ? "\(list) in '\(path)' does nothing in this version yet"
      : "\(list) in '\(path)' do nothing in this version yet"
  }
}
