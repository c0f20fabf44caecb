import Files
import Markdown

/// How the names of files make addresses where a framework makes pages of the files of an application: the setting
/// `routes`.
///
/// A folder whose whole name is in parentheses only groups files: `(docs)/start` is `start`.
package enum FileRoutes: String, CaseIterable, Sendable {
  /// Only `page.md` and `page.mdx` are pages, each that of its folder, as in the App Router of Next.js.
  case app
  /// Every file is a page, and numbers in parentheses sort files and folders, as in SolidStart: `(1)start.mdx`.
  case files

  /// Whether a Markdown file is a page, and not a part of one.
  func isPage(_ path: String) -> Bool {
    self == .files || SitePath.name(of: LinkIndex.stem(ofPage: path)) == "page"
  }

  /// What a page is called: without folders that only group files, and `index` if it is the page of its folder.
  ///
  /// Numbers stay, because they sort.
  func page(of file: String) -> String {
    let name = SitePath.name(of: file)
    let stem = LinkIndex.stem(ofPage: name)
    let isIndex =
      switch self {
      case .app: stem == "page"
      // The page of a folder can be in parentheses, too.
      case .files: Self.isGroup(stem[...]) || Self.withoutNumber(stem[...]) == "index"
      }
    let own = isIndex ? "index" + String(name.dropFirst(stem.count)) : name
    guard file.utf8.contains(UInt8(ascii: "(")) || own != name else { return file }
    let folders = SitePath.folder(of: file).split(separator: "/").filter { !Self.isGroup($0) }
    return ContentFolder(path: folders.joined(separator: "/")).file(own)
  }

  /// What pages are called, and their files by that, as far as they differ.
  ///
  /// Of several files for one page, the others keep their own paths.
  func pages(of files: [String]) -> (pages: [String], fileOfPage: [String: String]) {
    let pages = files.map(page)
    var fileOfPage: [String: String] = [:]
    var taken: Set<String> = []
    for (file, page) in zip(files, pages) where page == file { taken.insert(LinkIndex.stem(ofPage: file)) }
    let all = zip(files, pages).map { file, page in
      guard page != file, taken.insert(LinkIndex.stem(ofPage: page)).inserted else { return file }
      fileOfPage[page] = file
      return page
    }
    return (all.sorted(), fileOfPage)
  }

  /// The address of a page, given by what it is called without an ending, or that of a folder; nil if it follows from
  /// that.
  func address(of path: String) -> String? {
    guard self == .files else { return nil }
    return path.split(separator: "/").map(Self.withoutNumber).joined(separator: "/")
  }

  /// Whether a name is in parentheses as a whole.
  private static func isGroup(_ name: Substring) -> Bool {
    name.utf8.count > 2 && name.hasPrefix("(") && name.hasSuffix(")")
      && !name.dropFirst().dropLast().utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
  }

  /// A name without a number in parentheses in front.
  private static func withoutNumber(_ name: Substring) -> Substring {
    name.hasPrefix("(") ? PageAddress.number(of: name)?.name ?? name : name
  }
}
