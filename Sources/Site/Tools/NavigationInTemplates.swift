import Diagnostics
import Files
import Markdown
import Writing

/// The names by which addresses mean the pages of a project.
struct PageNames {
  private var names: Set<String> = []

  init(_ project: ForeignProject) {
    for path in project.paths where SitePath.isPage(path) {
      var stem = LinkIndex.stem(ofPage: path)
      if let folder = LinkIndex.folder(ofIndexPage: stem) { stem = folder }
      if !stem.isEmpty { names.insert(SitePath.name(of: stem).lowercased()) }
    }
  }

  /// Whether an address is one of a page, as far as its last part says.
  func contain(_ address: String) -> Bool {
    let path = address.prefix { $0 != "#" && $0 != "?" }
    guard let name = path.split(separator: "/").last?.lowercased() else { return false }
    return names.contains(name) || names.contains(LinkIndex.stem(ofPage: name))
  }
}

/// Navigation that is written into templates, as a list of links in HTML: it is not read.
enum NavigationInTemplates {
  private static let names = ["nav", "sidebar", "menu", "toc"]
  private static let endings: Set = ["html", "htm", "liquid", "njk", "hbs", "ejs", "erb"]
  /// A list with fewer pages is not the navigation of a documentation.
  private static let leastPages = 10

  /// What to say about the file with the most links to pages, if nothing else has the navigation.
  static func note(_ settings: ForeignSettings, _ project: ForeignProject) -> String? {
    guard settings.navigation.isEmpty, settings.navigationOfFolders.isEmpty else { return nil }
    let files = project.paths.filter { path in
      let name = SitePath.name(of: path).lowercased()
      return endings.contains(ForeignFile.ending(of: path)) && names.contains(where: name.contains)
    }
    guard !files.isEmpty || settings.isOfZola else { return nil }
    let pages = PageNames(project)
    var best: (path: String, links: Int)?
    for path in files.sorted().prefix(mostFiles) {
      guard let file = project.file(path) else { continue }
      let count = Set(addresses(in: file.bytes).filter(pages.contain)).count
      if count >= leastPages, count > best?.links ?? 0 { best = (path, count) }
    }
    if best == nil, settings.isOfZola { return noteOnMenu(pages, project) }
    return best.map { path, links in
      "navigation in \(path): its links to \(links) pages are HTML, which is not read; write them as a list in "
        + "SUMMARY.md beside the pages, or order pages by “order” in front matter"
    }
  }

  private static let mostFiles = 100
  /// With fewer pages, it is not a menu.
  private static let leastEntries = 3

  /// What to say about a menu in a template, in `<nav>`, all of whose links within the site lead to pages.
  private static func noteOnMenu(_ pages: PageNames, _ project: ForeignProject) -> String? {
    let files = project.paths.filter { $0.hasSuffix(".html") && ("/" + $0).contains("/templates/") }
    for path in files.sorted().prefix(mostFiles) {
      guard let bytes = project.file(path)?.bytes, let start = bytes.firstRange(of: "<nav".utf8)?.lowerBound,
        let end = bytes[start...].firstRange(of: "</nav".utf8)?.lowerBound
      else { continue }
      let links = addresses(in: Array(bytes[start..<end])).filter { $0 != "/" && !$0.hasPrefix("#") }
      guard links.count >= leastEntries, links.allSatisfy(pages.contain) else { continue }
      return
        "navigation in \(path): its menu (\(links.prefix(leastEntries).joined(separator: ", ")), …) is HTML, which is "
        + "not read; order the sections by “weight” in front matter"
    }
    return nil
  }

  /// The addresses of links within the site.
  private static func addresses(in bytes: [UInt8]) -> [String] {
    let mark = Array("href=\"".utf8)
    var addresses: [String] = []
    var rest = bytes[...]
    while let found = rest.firstRange(of: mark) {
      rest = rest[found.upperBound...]
      let address = rest.prefix(longestAddress).prefix { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
      let text = String(decoding: address, as: UTF8.self)
      if !text.contains("://") { addresses.append(text) }
    }
    return addresses
  }

  private static let longestAddress = 300
}
