import Diagnostics
import Files

/// Other sites that are published beside a site, so that its pages link to them by relative paths: `../std/index.html`.
///
/// Nothing in the project says that they exist, but nothing in the project is at these paths either.
enum SiblingSites {
  private static let most = 50

  /// The folders beside the one with the pages that links lead to, as `../std`, sorted.
  ///
  /// - Parameter endings: those of the files in them, as pages write them.
  static func folders(
    beside content: String, of project: ForeignProject, endings: [String] = [".html"]
  ) -> [String] {
    let here = ContentFolder(path: content)
    var found: Set<String> = []
    for path in project.paths where SitePath.isPage(path) {
      guard let page = here.below(path), let bytes = project.file(path)?.bytes else { continue }
      let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
      found.formUnion(names(in: bytes, climbing: depth + 1, endings))
    }
    let parent = ContentFolder(path: SitePath.folder(of: content))
    return found.filter { !project.has(parent.file($0)) && !project.has($0) }.sorted().prefix(most).map { "../" + $0 }
  }

  /// The first names of links from the root of the host that lead to folders, sorted: `/about/team/`.
  static func roots(of content: String, in project: ForeignProject) -> [String] {
    var found: Set<String> = []
    forEachRootLink(of: content, in: project) { first, address in if address.hasSuffix("/") { found.insert(first) } }
    return Array(found.sorted().prefix(most))
  }

  /// The first names of links from the root of the host to files in HTML, sorted: `/reference/cpp/classes.html`.
  ///
  /// Where nothing in the project has such a name, no link to a page of the site ends so, and no page is published below
  /// it, another tool makes them, such as one that documents code.
  static func filesInHTML(of settings: ForeignSettings, in project: ForeignProject) -> [String] {
    var counts: [String: Int] = [:]
    forEachRootLink(of: settings.content, in: project) { first, address in
      if address.hasSuffix(".html"), address.dropFirst().contains("/") { counts[first, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return [] }
    let folders = Set(project.paths.lazy.flatMap { SitePath.folder(of: $0).split(separator: "/").map(String.init) })
    guard !counts.keys.contains(where: { folders.contains($0) || folders.contains("_" + $0) }) else { return [] }
    let roots = Array(counts.filter { $0.value >= leastFiles }.keys.sorted().prefix(most))
    return PublishedPaths.unused(roots, by: settings, in: project)
  }

  /// The addresses that links from the root lead to, without slashes around them and without endings.
  static func rootLinks(of content: String, in project: ForeignProject) -> Set<String> {
    var addresses: Set<String> = []
    forEachRootLink(of: content, in: project) { _, address in
      guard addresses.count < mostAddresses else { return }
      let path = address.split(separator: "/").joined(separator: "/")
      if !path.isEmpty { addresses.insert(LinkTable.address(of: path)) }
    }
    return addresses
  }

  private static let mostAddresses = 5_000

  /// How many links to a folder make it a site of its own.
  private static let leastFiles = 3

  /// Gives the first name and the address of each link from the root.
  private static func forEachRootLink(
    of content: String, in project: ForeignProject, _ body: (_ first: String, _ address: String) -> Void
  ) {
    let here = ContentFolder(path: content)
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil {
      guard let bytes = project.file(path)?.bytes else { continue }
      var index = 0
      while let start = bytes[index...].firstIndex(of: UInt8(ascii: "/")) {
        index = start + 1
        guard start > 1, opens(bytes[start - 2], bytes[start - 1]) else { continue }
        let address = bytes[start...].prefix(500).prefix { $0 > 0x20 && !"\"')>#?".utf8.contains($0) }
        index = max(index, address.endIndex)
        guard let first = address.split(separator: UInt8(ascii: "/")).first,
          first.allSatisfy({ $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") })
        else { continue }
        body(String(decoding: first, as: UTF8.self), String(decoding: address, as: UTF8.self))
      }
    }
  }

  /// Whether two bytes are in front of an address: `](` of a link, or `]: ` of a reference.
  private static func opens(_ first: UInt8, _ second: UInt8) -> Bool {
    first == UInt8(ascii: "]") && second == UInt8(ascii: "(") || first == UInt8(ascii: ":") && second == 0x20
  }

  /// The first names of links that climb some folders, and lead to pages.
  private static func names(in bytes: [UInt8], climbing climbs: Int, _ endings: [String]) -> Set<String> {
    let up = Array(repeatElement("../", count: climbs).joined().utf8)
    var names: Set<String> = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: ".")) {
      index = start + 1
      guard start > 0, "( <\"".utf8.contains(bytes[start - 1]), bytes[start...].starts(with: up) else { continue }
      let address = bytes[(start + up.count)...].prefix(500).prefix { $0 > 0x20 && !"\"')>#?".utf8.contains($0) }
      index = address.endIndex
      let parts = address.split(separator: UInt8(ascii: "/"))
      guard let first = parts.first, first.first != UInt8(ascii: "."), let last = parts.last,
        parts.count > 1 && endings.contains(where: { last.suffix($0.utf8.count).elementsEqual($0.utf8) })
          || address.last == UInt8(ascii: "/")
      else { continue }
      names.insert(String(decoding: first, as: UTF8.self))
    }
    return names
  }
}
