import Files

/// A folder of a commit, with the text files in it.
struct GitFolder: Sendable {
  /// A file or link of a tree.
  struct Entry: Sendable, Hashable {
    /// The ID of its object.
    var id: String
    var isLink: Bool
    /// In bytes; nil if the clone lacks the object.
    var size: Int?
  }

  /// By path relative to the project.
  var entries: [String: Entry] = [:]
  /// What is not read, with the reason.
  var refused: [String: Refusal] = [:]
  /// Targets of links, by object.
  var links: [String: String] = [:]
  /// Contents of text files, by object.
  var texts: [String: [UInt8]] = [:]

  /// Longer than the target of any link.
  static let linkLimit = 8192
  /// Folders nested deeper than this are not read.
  static let depthLimit = 64
  /// More links than any system follows.
  private static let hopLimit = 40

  /// Whether a part of a path is hidden.
  static func isHidden(_ path: some StringProtocol) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.first == UInt8(ascii: ".") }
  }

  /// Why a file is not read; nil if it is.
  func refusal(of path: String, _ entry: Entry) -> Refusal? {
    guard let target = target(of: path), let file = entries[target] else { return .link }
    let limit = FileTree.limit(of: path)
    return (file.size ?? 0) > limit ? .tooLarge(limit: limit) : nil
  }

  /// The file that a path leads to within its source folder; nil if there is none.
  ///
  /// Follows what `ProjectFolder` follows: links that stay in the source folder, and not through hidden names.
  func target(of path: String) -> String? {
    let top = path.utf8.prefix { $0 != UInt8(ascii: "/") }
    var path = path
    for _ in 0..<Self.hopLimit {
      if let entry = entries[path], !entry.isLink { return path }
      guard let (link, rest) = firstLink(in: path), let target = entries[link].flatMap({ links[$0.id] }),
        !target.isEmpty, target.utf8.first != UInt8(ascii: "/"), !Self.leadsThroughHidden(target),
        let next = SitePath.resolve(rest.isEmpty ? target : target + "/" + rest, from: link),
        next.utf8.starts(with: top), next.utf8.dropFirst(top.count).first == UInt8(ascii: "/")
      else { return nil }
      path = next
    }
    return nil
  }

  /// The first part of a path that is a link, and what follows it.
  private func firstLink(in path: String) -> (link: String, rest: String)? {
    let slash = UInt8(ascii: "/")
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      end = path.utf8[path.utf8.index(after: end)...].firstIndex(of: slash) ?? path.utf8.endIndex
      let part = String(path[..<end])
      if entries[part]?.isLink == true {
        return (part, end < path.utf8.endIndex ? String(path[path.utf8.index(after: end)...]) : "")
      }
    }
    return nil
  }

  private static func leadsThroughHidden(_ target: String) -> Bool {
    target.utf8.split(separator: UInt8(ascii: "/")).contains { name in
      name.first == UInt8(ascii: ".") && !name.elementsEqual(".".utf8) && !name.elementsEqual("..".utf8)
    }
  }
}
