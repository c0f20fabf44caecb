import Diagnostics
import Files
import Markdown

extension PageParser {
  /// What a page that has no title has in its place.
  static func leadingTitle(of frontMatter: PageFrontMatter) -> LeadingTitle {
    if let title = frontMatter.title {
      // A page that hides its title shows its first heading of level 1 in its place, also one behind text.
      return frontMatter.hidesTitle ? .takeOutOfPage(named: title) : .takeOutBehindText(ifEqual: title)
    }
    return frontMatter.navigationTitle.map { .takeOutOfPage(named: $0, isShown: frontMatter.showsNavigationTitle) }
      ?? .takeOut
  }

  /// Whether a page begins with a directive of mkdocstrings, `::: a.b`: what that stands for has a heading, and those
  /// below are within the page.
  func beginsWithReference(_ file: SourceFile, _ body: SourceRange) -> Bool {
    guard configuration.dialect == .extended else { return false }
    let line = file.bytes[body].drop { $0 <= 0x20 }.prefix(200).prefix { $0 > 0x20 || $0 == UInt8(ascii: " ") }
    return line.starts(with: "::: ".utf8) && line.dropFirst(4).contains(UInt8(ascii: "."))
      && !line.dropFirst(4).contains(UInt8(ascii: " "))
  }

  /// Whether a page is in a collection of Jekyll, `_components/card.md`, which makes titles of the names of files.
  static func isOfCollection(_ path: String) -> Bool {
    SitePath.folder(of: path).split(separator: "/").contains { $0.hasPrefix("_") }
  }

  /// Whether a page is what hosts show in place of one that is missing: its name is all that people know it by.
  static func isErrorPage(_ path: String) -> Bool { SitePath.name(of: path).prefix { $0 != "." } == "404" }
}
