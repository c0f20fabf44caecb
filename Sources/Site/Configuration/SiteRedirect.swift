import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Writing
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
}

/// The pages that redirects lead to, also by way of others.
struct RedirectTargets {
  /// Indices of pages by what they are called, also in lowercase: some tools write addresses so, whatever their files
  /// are called.
  private var pages: [String: Int] = [:]
  /// Targets by former address.
  private var targets: [String: String] = [:]
  private static let mostSteps = 8

  /// - Parameter pages: the file that each page is published as, and its own file below the folder with the pages.
  init(_ pages: [(path: String, source: String?)], _ redirects: [(from: String, target: String)]) {
    for (index, page) in pages.enumerated() {
      for name in [page.path, page.source].compactMap(\.self) where self.pages[name] == nil { self.pages[name] = index }
    }
    for (name, index) in self.pages where self.pages[name.lowercased()] == nil {
      self.pages[name.lowercased()] = index
    }
    for redirect in redirects { targets[redirect.from.lowercased()] = redirect.target }
  }

  /// The index of the page that an address or a file leads to.
  func page(at target: String) -> Int? {
    var target = target
    for _ in 0..<Self.mostSteps {
      let files = Self.files(at: target)
      if let page = (files + files.map { $0.lowercased() }).lazy.compactMap({ pages[$0] }).first { return page }
      guard let next = files.lazy.compactMap({ targets[$0.lowercased()] }).first else { return nil }
      target = next
    }
    return nil
  }

  /// The files that an address can be, likeliest first; none for an address of another site.
  private static func files(at address: String) -> [String] {
    guard !address.contains("://"), !address.hasPrefix("//") else { return [] }
    let path = String(address.prefix { $0 != "#" && $0 != "?" }).pathParts().joined(separator: "/")
    return path.isEmpty ? ["index.html"] : [path + ".html", path + "/index.html", path]
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
    let pages = heads.indices.filter { permalinks.routes != nil || heads[$0].translation == nil }
    let targets = RedirectTargets(
      pages.map { (heads[$0].path, heads[$0].source) }, redirects.map { ($0.from, $0.target.value) })
    let taken = Set(heads.map(\.path))
    // What a page says itself is nearer.
    var known = Set(heads.lazy.flatMap(\.frontMatter.aliases).map(\.value))
    for redirect in redirects where !taken.contains(redirect.from) {
      guard let page = targets.page(at: redirect.target.value), known.insert(redirect.from).inserted else { continue }
      heads[pages[page]].frontMatter.aliases.append(Sourced(redirect.from, range: 0..<0))
    }
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
