public import Diagnostics

/// Why the system did not do what it was asked: facts, and one sentence made of them.
public struct FileAccessError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: String, Sendable {
    /// Reading a file.
    case read
    /// Listing a directory.
    case list
    /// Asking what a path leads to.
    case find
    /// Writing a file.
    case write
    /// Making a directory.
    case create
    /// Starting a program.
    case run
  }

  /// Why it failed.
  public enum Reason: Hashable, Sendable {
    /// Nothing has this name.
    case notFound
    /// A directory where a file is needed.
    case isDirectory
    /// Something else where a directory is needed.
    case notDirectory
    /// A pipe, a socket or a device where a file is needed.
    case notRegularFile
    /// The rights do not allow it.
    case denied
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// The folder lies deeper than the limit, in levels.
    case tooDeep(limit: Int)
    /// Symbolic links that lead in a circle.
    case linkLoop
    /// The name is too long, empty or holds a NUL.
    case invalidName
    /// The disk is full.
    case noSpace
    /// The reader of a pipe is gone.
    case brokenPipe
    /// Another error, in the system's own words.
    case system(String)
  }

  /// What was tried.
  public var operation: Operation
  /// With what.
  public var path: FilePath
  /// Why it failed.
  public var reason: Reason

  /// Creates an error.
  public init(_ operation: Operation, _ path: FilePath, _ reason: Reason) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }
}

extension FileAccessError: CustomStringConvertible {
  /// The sentence, for example `cannot read 'App/xx.lproj': no such file or directory`.
  public var message: Message {
    let path = path.string
    let reason = reason.message
    switch operation {
    case .read: return "cannot read '\(path)': \(reason)"
    case .list: return "cannot list '\(path)': \(reason)"
    case .find: return "cannot look for '\(path)': \(reason)"
    case .write: return "cannot write '\(path)': \(reason)"
    case .create: return "cannot make '\(path)': \(reason)"
    case .run: return "cannot run '\(path)': \(reason)"
    }
  }

  /// The sentence in English.
  public var description: String { message.description }
}

extension FileAccessError.Reason {
  /// The fact in words, without the path.
  public var message: Message {
    switch self {
    case .notFound: "no such file or directory"
    case .isDirectory: "it is a directory"
    case .notDirectory: "it is not a directory"
    case .notRegularFile: "it is not a regular file"
    case .denied: "permission denied"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .tooDeep(let limit): "it lies more than \(limit) folders deep"
    case .linkLoop: "symbolic links lead in a circle"
    case .invalidName: "the name cannot be used"
    case .noSpace: "the disk is full"
    case .brokenPipe: "the reader is gone"
    case .system(let words): "\(words)"
    }
  }
}
