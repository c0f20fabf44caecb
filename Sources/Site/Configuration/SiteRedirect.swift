import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import YAML

/// A former address and the page that it leads to, as `redirects` in site.yml lists them.
///
/// A page lists its own as `aliases`; other tools keep those of all pages in their settings.
package struct SiteRedirect: Sendable, Hashable {
  /// The file at the former address.
  let from: String
  /// The file of the page, below the folder with the pages, or its address; as written.
  let target: Sourced<String>

  /// More than any site has.
  static let most = 10_000

  /// What `target` may be called in a table of pages: without a slash in front and an anchor.
  var name: String {
    String(target.value.drop { $0 == "/" }.prefix { $0 != "#" && $0 != "?" })
  }
}

extension SiteConfiguration {
  mutating func readRedirects(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      return reader.report("“redirects” is \(node.kindName), not a mapping of addresses to pages", at: node.range)
    }
    for (index, entry) in entries.enumerated() {
      guard index < SiteRedirect.most else {
        return reader.report("“redirects” has more than \(SiteRedirect.most) addresses", at: entry.keyRange)
      }
      guard let target = entry.value.text else {
        reader.report(
          "“\(entry.key)” leads to \(entry.value.kindName), not to a page",
          "Write “/old/: guide/new.md”.", at: entry.value.range)
        continue
      }
      switch AliasPath(entry.key) {
      case .path(let path):
        redirects.append(SiteRedirect(from: path, target: Sourced(target, range: entry.value.range)))
      case .unusable(let reason):
        reader.report("address in “redirects” \(reason)", AliasPath.explanation, at: entry.keyRange)
      }
    }
  }

  /// Publishes a page as the home page that has another name; its own address leads there.
  func giveHome(to heads: inout [PageHead]) {
    guard let home, let index = heads.firstIndex(where: { $0.source == home.value }),
      !heads.contains(where: { $0.path == Self.homePath })
    else { return }
    heads[index].frontMatter.aliases.append(Sourced(heads[index].path, range: 0..<0))
    heads[index].frontMatter.address = Sourced("/", range: 0..<0)
    heads[index].path = Self.homePath
  }

  fileprivate static let homePath = "index.html"

  /// Gives pages the former addresses that the settings list.
  func giveRedirects(to heads: inout [PageHead]) {
    // Pages of other languages have other addresses.
    guard !redirects.isEmpty, folder.isEmpty else { return }
    var pages: [String: Int] = [:]
    for index in heads.indices where heads[index].translation == nil {
      for name in Self.names(of: heads[index].path) + [heads[index].source] where pages[name] == nil {
        pages[name] = index
      }
    }
    for redirect in redirects {
      guard let index = pages[redirect.name], heads[index].path != redirect.from,
        !heads[index].frontMatter.aliases.contains(where: { $0.value == redirect.from })
      else { continue }
      heads[index].frontMatter.aliases.append(Sourced(redirect.from, range: 0..<0))
    }
  }

  /// What an address is called: the file, and its folder or its name without an ending.
  private static func names(of path: String) -> [String] {
    if path == "index.html" { return [path, ""] }
    if path.hasSuffix("/index.html") {
      let folder = String(path.dropLast("/index.html".utf8.count))
      return [path, folder + "/", folder]
    }
    return path.hasSuffix(".html") ? [path, String(path.dropLast(".html".utf8.count))] : [path]
  }
}

extension Library {
  /// Redirects that lead to nothing, and a home page that is none.
  func lostRedirects() -> [Diagnostic] {
    guard configuration.folder.isEmpty else { return [] }
    return [lostHome()].compactMap(\.self) + brokenRedirects()
  }

  private func lostHome() -> Diagnostic? {
    guard let home = configuration.home else { return nil }
    let page = pages.first { $0.path == SiteConfiguration.homePath }
    guard page?.sourcePath != home.value else { return nil }
    let other = page.map { "but “\($0.sourcePath)” is the home page" } ?? "which is not a page"
    return Diagnostic(
      rule: .brokenLink, summary: "“home” names “\(home.value)”, \(other)",
      explanation: "Name the file of a page below the folder with the pages. A page at the root, such as index.md or "
        + "README.md, is the home page in any case.",
      location: SourceLocation(path: SiteConfiguration.path, range: home.range))
  }

  private func brokenRedirects() -> [Diagnostic] {
    guard !configuration.redirects.isEmpty else { return [] }
    var known = Set(pages.map(\.path))
    for page in pages { known.formUnion(page.frontMatter.aliases.lazy.map(\.value)) }
    return configuration.redirects.filter { !known.contains($0.from) }.map { redirect in
      Diagnostic(
        rule: .brokenLink, summary: "“redirects” leads to “\(redirect.target.value)”, which is not a page",
        explanation:
          "Name the file of a page below the folder with the pages, such as “guide/start.md”, or its address.",
        location: SourceLocation(path: SiteConfiguration.path, range: redirect.target.range))
    }
  }
}
