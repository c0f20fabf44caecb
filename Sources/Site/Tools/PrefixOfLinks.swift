import Files
import Markdown

/// The path below which links from the root name the pages of a site: `/docs/4.x` for `/docs/4.x/guide/start` of
/// `guide/start.md`.
///
/// Some tools give a site its place in code, which is not read. The links say it, too.
enum PrefixOfLinks {
  private static let deepest = 3
  private static let leastLinks = 10

  /// The path in front of which most links below it lead to pages; nil if there is none.
  static func find(in content: String, of project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    let pages = project.paths.filter(SitePath.isPage).compactMap(here.below)
    var names: Set<String> = []
    for page in pages {
      let plain = PageAddress.withoutNumbers(PageAddress.withoutGroups(page))
      names.formUnion([LinkTable.address(of: page), LinkTable.address(of: plain)])
    }
    let folders = Set(names.lazy.compactMap { $0.split(separator: "/").first })
    var counts: [String: (all: Int, found: Int)] = [:]
    for address in SiblingSites.rootLinks(of: content, in: project) {
      let parts = address.split(separator: "/")
      guard let first = parts.first, !folders.contains(first) else { continue }
      for length in 1...deepest where parts.count > length {
        let isPage = names.contains(parts.dropFirst(length).joined(separator: "/"))
        counts[parts.prefix(length).joined(separator: "/"), default: (0, 0)].all += 1
        if isPage { counts[parts.prefix(length).joined(separator: "/"), default: (0, 0)].found += 1 }
      }
    }
    // Of several, such as one for each version, the most usual is that of the site.
    let likely = counts.filter { $0.value.found >= leastLinks && $0.value.found * 2 > $0.value.all }
    return likely.max { ($0.value.found, $1.key) < ($1.value.found, $0.key) }?.key
  }
}

extension ForeignSettings {
  /// Adds the prefix that links from the root have, where it is not one of those that are always known.
  mutating func choosePrefix(of project: ForeignProject) {
    guard let prefix = PrefixOfLinks.find(in: content, of: project) else { return }
    // A route in code, such as `src/pages/docs/[...slug].astro`, publishes the pages themselves.
    externals.removeAll { $0 == "/" + prefix }
    guard !LinkIndex.isUsualPrefix(prefix) else { return }
    let known = prefixes.map { ContentFolder(path: $0).path }
    if !known.contains(prefix), !known.contains("/" + prefix) { prefixes.append("/" + prefix) }
  }
}
