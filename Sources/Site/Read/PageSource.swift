package import Files
import Synchronization
import Writing

/// The bytes of a page as they were parsed.
///
/// They are kept while there is room, which there is for nearly every site. Those of other pages are read again when they
/// are asked for, and must then be the same.
package struct PageSource: Sendable {
  /// The page's file below the project's root.
  package let path: String
  /// Number of bytes.
  package let count: Int
  private let contents: Contents

  private enum Contents {
    case kept([UInt8])
    case inFile(fingerprint: UInt64)
  }

  /// Takes the bytes of a page, and keeps them if there is room.
  init(path: String, bytes: [UInt8], room: Room) {
    self.path = path
    count = bytes.count
    contents = room.take(bytes.count) ? .kept(bytes) : .inFile(fingerprint: Fingerprint.hash(bytes))
  }

  /// The bytes of the page.
  ///
  /// - Throws: `FileError`; `SourceChanged` where the file is no longer what was parsed.
  package func bytes(from files: FileTree) throws -> [UInt8] {
    switch contents {
    case .kept(let bytes): return bytes
    case .inFile(let fingerprint):
      guard let bytes = try files.read(path), bytes.count == count, Fingerprint.hash(bytes) == fingerprint else {
        throw SourceChanged(path: path)
      }
      return bytes
    }
  }

  /// The bytes of the page; nil if there was no room for them.
  var keptBytes: [UInt8]? {
    guard case .kept(let bytes) = contents else { return nil }
    return bytes
  }

  /// How many bytes of pages a run may keep.
  final class Room: Sendable {
    private let limit: Int
    private let used = Atomic<Int>(0)

    /// Enough for four thousand pages of eight kilobytes; larger sites need the memory for other things.
    static let ofOneRun = 32_000_000

    init(limit: Int = ofOneRun) { self.limit = limit }

    fileprivate func take(_ count: Int) -> Bool {
      if used.wrappingAdd(count, ordering: .relaxed).newValue <= limit { return true }
      used.wrappingSubtract(count, ordering: .relaxed)
      return false
    }
  }
}

/// A page that was written to after it was parsed.
package struct SourceChanged: Error, Sendable, CustomStringConvertible {
  package var path: String

  package var description: String { "\(path) changed while the site was being built; run again" }
}
