package import SystemPackage

/// A file or folder that could not be used, with the reason.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was to be done, as a verb: “read”, “write”, “create”.
  package var operation: String
  /// The path as the user knows it.
  package var path: String
  package var cause: Cause

  /// Why it failed.
  package enum Cause: Sendable, Hashable {
    /// The operating system refused.
    case system(Errno)
    /// Patternbook refused.
    case refused(Refusal)
  }

  package init(_ operation: String, _ path: String, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  package var description: String {
    switch cause {
    case .system(let errno): "cannot \(operation) \(path): \(errno)"
    case .refused(let refusal): "cannot \(operation) \(path): \(refusal)"
    }
  }

  /// The reason of the operating system, if it refused.
  package var errno: Errno? {
    guard case .system(let errno) = cause else { return nil }
    return errno
  }
}

/// Why a file is not used although the operating system would allow it.
package enum Refusal: Sendable, Hashable, CustomStringConvertible {
  /// A symbolic link that does not lead to a file in the same source folder.
  case link
  /// A folder where a file is needed.
  case folder
  /// A pipe, socket, or device.
  case special
  /// More bytes than the limit for one file.
  case tooLarge(limit: Int)
  /// Folders nested too deep.
  case tooDeep(limit: Int)
  /// A name that is not valid UTF-8.
  case name
  /// A file around the project that is not for its pages.
  case outside
  /// A file that a site is made from.
  case source

  package var description: String {
    switch self {
    case .link: "symbolic links are not followed here"
    case .folder: "it is a folder"
    case .special: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit / 1_000_000) MB"
    case .tooDeep(let limit): "folders are nested more than \(limit) deep"
    case .name: "its name is not valid UTF-8"
    case .outside: "it is outside of the project"
    case .source: "the site is made from it; choose another file"
    }
  }
}
