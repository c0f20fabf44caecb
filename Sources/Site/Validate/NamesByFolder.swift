import Diagnostics
import Files
import Guidelines
import Synchronization

/// The names of files by folder, to find the nearest one to that in a broken link.
final class NamesByFolder: Sendable {
  /// What a link shows or leads to.
  enum Kind: Hashable {
    case pages, pictures
  }

  private struct Key: Hashable {
    let folder: String
    let kind: Kind
  }

  private let indexes = Mutex<[Key: NameIndex]>([:])

  /// Files of a folder that are all compared with each name; of more, only those with the same start or end are.
  private static let few = 100

  /// The nearest name of a file in a folder, or nil if none is near.
  ///
  /// - Parameter files: the paths of all files of the folder.
  func nearest(to name: String, among files: [String], in folder: String, _ kind: Kind) -> String? {
    guard files.count > Self.few else {
      return nearestName(to: name, among: Self.names(of: files, kind), comparesWords: true)
    }
    let index = indexes.withLock { indexes in
      let key = Key(folder: folder, kind: kind)
      if let known = indexes[key] { return known }
      let index = NameIndex(Self.names(of: files, kind))
      indexes[key] = index
      return index
    }
    return index.nearest(to: name, comparesWords: true)
  }

  private static func names(of files: [String], _ kind: Kind) -> [String] {
    files.map(SitePath.name).filter { kind == .pictures ? !SitePath.isPage($0) : $0 != "index.md" }
  }
}
