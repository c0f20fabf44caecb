import Files
import Markdown

/// Pages that are about the same things, as far as their places tell.
enum NearPages {
  /// Whether a writer who has the wrong page may mean the other one: it is near in the tree of folders, and not in
  /// another version or of another year.
  static func areNear(_ left: ParsedPage, _ right: ParsedPage) -> Bool {
    areNear(left.sourcePath, right.sourcePath)
  }

  static func areNear(_ left: String, _ right: String) -> Bool {
    let (first, second) = (folders(of: left), folders(of: right))
    let common = zip(first, second).prefix { $0 == $1 }.count
    let (one, other) = (first.dropFirst(common), second.dropFirst(common))
    guard min(one.count, other.count) <= 1, max(one.count, other.count) <= 2 else { return false }
    if [one.first, other.first].contains(where: { $0?.contains(where: \.isNumber) ?? false }) { return false }
    let years = [left, right].map { year(of: $0) }
    return years[0] == years[1]
  }

  /// The folders that a page is in; one with a folder of its own is in that around.
  private static func folders(of path: String) -> [Substring] {
    let isAlone = ["index", "_index"].contains(SitePath.name(of: LinkIndex.stem(ofPage: path)))
    let folder = SitePath.folder(of: path)
    return (isAlone ? SitePath.folder(of: folder) : folder).split(separator: "/")
  }

  /// The year that a name of a file or its folder begins with.
  private static func year(of path: String) -> Substring? {
    path.split(separator: "/").suffix(2).reversed().first {
      $0.prefix(4).count == 4 && $0.prefix(4).allSatisfy(\.isNumber)
    }?
    .prefix(4)
  }
}
