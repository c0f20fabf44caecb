import Diagnostics
import Synchronization

/// The files that findings point into, each read when a report comes to it.
///
/// A report goes through the findings of one file after those of another, so a few files at a time are enough.
final class ReportSources: Sendable {
  private let read: @Sendable (String) -> SourceFile?
  /// The files that were asked for last, the latest at the end; nil for one that cannot be read.
  private let recent = Mutex<[(path: String, index: PositionIndex?)]>([])

  /// A finding names its own file, and those of its notes.
  private static let limit = 16

  init(_ read: @escaping @Sendable (String) -> SourceFile?) { self.read = read }

  /// A file; nil if it is not available.
  subscript(path: String) -> PositionIndex? {
    recent.withLock { recent in
      if let place = recent.lastIndex(where: { $0.path == path }) { return recent[place].index }
      let index = read(path).map { PositionIndex($0) }
      if recent.count == Self.limit { recent.removeFirst() }
      recent.append((path, index))
      return index
    }
  }
}
