import Files

/// Several folders with pages as one: the folder that holds them all, without what else is in it.
struct SeveralFolders: Sendable, Hashable {
  /// The folder that holds them all, relative to the project.
  let content: ContentFolder
  /// Their paths in it.
  private let folders: [ContentFolder]

  /// - Parameter folders: relative to the project.
  /// - Returns: nil for fewer than two, and if one of them is in another.
  init?(_ folders: [String]) {
    guard folders.count > 1 else { return nil }
    let parts = folders.map { $0.split(separator: "/") }
    var common = parts[0]
    for other in parts { common = Array(zip(common, other).prefix { $0 == $1 }.map(\.0)) }
    content = ContentFolder(path: common.joined(separator: "/"))
    self.folders = parts.map { ContentFolder(path: $0.dropFirst(common.count).joined(separator: "/")) }
    for (index, one) in self.folders.enumerated() {
      let isApart = self.folders.enumerated().allSatisfy { place, other in
        place == index || other != one && one.below(other.path) == nil
      }
      guard isApart else { return nil }
    }
  }

  /// The folders, relative to the project.
  var all: [ContentFolder] { folders.map { ContentFolder(path: content.file($0.path)) } }

  /// The folders that have none of some pages, given by their paths in the folder that holds them all.
  func folders(without pages: [String]) -> [ContentFolder] {
    zip(folders, all).filter { folder, _ in !pages.contains { folder.below($0) != nil } }.map(\.1)
  }

  /// Whether a path in the folder that holds them all is outside of each.
  func excludes(_ path: String, isFolder: Bool) -> Bool {
    !folders.contains { folder in
      folder.path == path || folder.below(path) != nil
        || isFolder && ContentFolder(path: path).below(folder.path) != nil
    }
  }

  /// Every file is compared with each of them.
  static let most = 20
}
