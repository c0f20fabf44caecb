import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Writing

/// All targets of links within the site.
struct LinkTable: Sendable {
  /// Index of each page by its file relative to Content.
  private var pages: [String: Int] = [:]
  /// Files and pages without anchors.
  private var others: Set<String>
  /// The first file of each name.
  private var sourceByName: [String: String] = [:]
  /// Names that several files have.
  private var ambiguous: Set<String> = []
  /// The files of each folder, in order.
  private var sourcesByFolder: [String: [String]] = [:]
  /// The names in folders with many files.
  private let names = NamesByFolder()
  /// The pages, whose anchors are looked up when a link asks for them.
  var published: [ParsedPage] { didSet { anchors = AnchorNamesOfPages() } }
  /// The anchors of pages that broken links lead to.
  private var anchors = AnchorNamesOfPages()
  private let publishesMockups: Bool
  /// The files around pages that belong to no site.
  private let neighbors: Neighbors?
  /// Folders of the site, with those that they are in.
  private var folders: Set<String> = []
  /// Files that another tool makes pages of, without their endings, where it would publish them.
  private let foreign: Set<String>
  /// Addresses of pages that are not published because their front matter says so.
  private let drafts: Set<String>
  /// Addresses of pages in place of which another tool has something.
  private let elsewhere: Set<String>
  /// First parts of paths that stand for the root of the site.
  private let prefixes: Set<String>
  private let content: ContentFolder
  /// The innermost folder that has all pages; empty for the folder with the pages itself.
  private let root: String
  /// Links that lead to something that nobody here knows.
  private let ignored: [AddressPattern]
  /// What is beside the folder with the pages.
  private var project: ProjectFiles

  /// Pages that Patternbook generates in every site.
  static let ownPages = [PageAssembler.searchPage, PageAssembler.notFoundPage, Sitemap.path]

  init(
    _ library: Library, _ sources: SourceTree, _ neighbors: Neighbors? = nil,
    _ project: ProjectFiles = ProjectFiles(.memory([:]))
  ) {
    (self.neighbors, self.project, content) = (neighbors, project, sources.content)
    prefixes = Set(library.configuration.linkPrefixes.map { String($0.prefix { $0 != "/" }) })
    foreign = Set(
      sources.foreign.map { path in
        PageAddress.withoutUnderscores(String(path.dropLast(ForeignFile.ending(of: path).count + 1)))
      })
    elsewhere = Set(library.elsewhere)
    published = library.published
    let shown = Set(published.map(\.sourcePath))
    drafts = Set(sources.pages.filter { !shown.contains($0) }.map(Self.address))
    ignored = library.configuration.ignoredLinks.filter { !$0.contains("://") }.map(AddressPattern.init)
    root = Self.commonFolder(of: published.filter { $0.reference == nil }.map(\.sourcePath))
    publishesMockups = library.configuration.publishesMockups
    others = Set(sources.assets.map(\.path)).union(Self.ownPages)
    if library.configuration.hasMarkdown { others.insert(LLMSText.path) }
    for (index, page) in published.enumerated() {
      let source = page.sourcePath
      pages[source] = index
      pages[page.path] = index
      note(source)
      for alias in page.frontMatter.aliases { others.insert(alias.value) }
      // A folder with pages has an index page, written or generated.
      var folder = SitePath.folder(of: page.path)
      while !folder.isEmpty {
        others.insert(folder + "/index.html")
        others.insert(folder + "/index.md")
        folder = SitePath.folder(of: folder)
      }
    }
    others.formUnion(["index.html", "index.md"])
    for list in library.plan.lists.keys { others.formUnion([list + "/index.html", list + "/index.md"]) }
    others.formUnion(sources.elsewhere.compactMap(\.names.first))
    if library.hasDialogs { others.formUnion([CatalogPlan.path, CatalogPlan.source]) }
    let tags = TagPlan(library, taken: library.addresses(beside: sources.assets.map(\.path))).paths
    others.formUnion(tags)
    // Links to folders mean their pages.
    for tag in tags where SitePath.name(of: tag) == "index.html" {
      others.insert(SitePath.folder(of: tag) + "/index.md")
    }
    for asset in sources.assets { note(asset.path) }
    for path in published.flatMap({ [$0.sourcePath, $0.path] }) + others { noteFolders(of: path) }
  }

  /// Forgets what was found beside the folder with the pages, which may have changed.
  mutating func lookAgain(at files: FileTree) { project = project.lookedAtAgain(files) }

  private static func commonFolder(of paths: [String]) -> String {
    var folder = paths.first.map(SitePath.folder) ?? ""
    for path in paths {
      while !folder.isEmpty, !path.hasPrefix(folder + "/") { folder = SitePath.folder(of: folder) }
    }
    return folder
  }

  private mutating func noteFolders(of path: String) {
    var folder = SitePath.folder(of: path)
    while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
  }

  private mutating func note(_ source: String) {
    let name = SitePath.name(of: source)
    // Every folder has one, so the name says nothing.
    if name != "index.md" {
      // Of several, nobody knows which is meant.
      if let other = sourceByName[name], other != source { ambiguous.insert(name) }
      sourceByName[name] = sourceByName[name] ?? source
    }
    sourcesByFolder[SitePath.folder(of: source), default: []].append(source)
  }

  /// Looks up the target of a link of a page.
  func target(of link: MarkdownDocument.Link, on page: ParsedPage) -> PageFacts.Link.Target {
    target(of: link.target, link.destination, isImage: link.image != nil, on: page)
  }

  /// The images of the dialogs on a page: icons, and rows of modal views.
  func pictures(of page: ParsedPage) -> [PageFacts.Link] {
    page.blocks.compactMap(\.dialog).flatMap(\.imagePaths).map { path in
      let target = LinkTarget(image: path.value, onPage: page.sourcePath)
      return .init(
        isImage: true, destination: path.value, title: "", alt: "", range: path.range,
        target: self.target(of: target, path.value, isImage: true, on: page))
    }
  }

  private func target(
    of target: LinkTarget, _ destination: String, isImage: Bool, on page: ParsedPage
  ) -> PageFacts.Link.Target {
    switch target {
    case .external, .unsafe: return .found
    case .outside:
      if !isImage, isIgnored(destination, nil) { return .found }
      if neighbors?.has(destination, at: "") ?? false { return .found }
      return .outside(isInProject: project.has(destination, from: page.source))
    case .samePage(let fragment):
      return Self.hasQuery(destination) ? .found : anchor(fragment, at: destination, on: page, from: page)
    case .file(let path, let fragment):
      if let index = pages[path] {
        let target = published[index]
        return fragment.flatMap {
          Self.hasQuery(destination) ? nil : anchor($0, at: destination, on: target, from: page)
        } ?? .found
      }
      if isMockup(path) { return .mockup }
      if others.contains(path) || neighbors?.has(destination, at: path) ?? false { return .found }
      if !isImage, isIgnored(destination, path) { return .found }
      let (nearest, absent) = (nearest(to: path, from: page, isImage: isImage), absentFolder(of: path))
      if !isImage {
        if isDraft(path) { return .draft }
        let isExpression = Self.isExpression(destination)
        if isExpression || leadsElsewhere(destination, path, from: page) || isMadeElsewhere(path, absent) {
          return .madeElsewhere
        }
        if destination.hasPrefix("/"), project.has(destination, from: "") {
          return content.path.isEmpty ? .unpublished : .outside(isInProject: true)
        }
        if Self.isCode(path), project.has(destination, from: content.file(page.sourcePath)) { return .unpublished }
      }
      let isAbove = !root.isEmpty && !path.hasPrefix(root + "/")
      return .missing(nearest: nearest, absent: absent, isAbove: isAbove)
    }
  }

  /// Whether a path is that of a page that is not published, and that no other tool has something in place of.
  private func isDraft(_ path: String) -> Bool {
    guard !drafts.isEmpty else { return false }
    let address = Self.address(of: path)
    var below = address[...]
    if let slash = address.firstIndex(of: "/"), prefixes.contains(String(address[..<slash])) {
      below = address[address.index(after: slash)...]
    }
    return [address, String(below)].contains { drafts.contains($0) && !elsewhere.contains($0) }
  }

  /// Whether the settings say that a link is not checked, by its address or by the path that it means.
  private func isIgnored(_ destination: String, _ path: String?) -> Bool {
    guard !ignored.isEmpty else { return false }
    let written = String(destination.prefix { $0 != "#" && $0 != "?" })
    let address = path.map { "/" + Self.address(of: $0) }
    let addresses = [written, LinkIndex.stem(ofPage: written)] + (address.map { [$0, $0 + "/"] } ?? [])
    if ignored.contains(where: { addresses.contains(where: $0.matches) }) { return true }
    return isAnchorIgnored(addresses, destination)
  }

  /// Whether the settings say that an anchor is not checked.
  private func isAnchorIgnored(_ addresses: [String], _ destination: String) -> Bool {
    guard ignored.contains(where: \.namesAnchor), let mark = destination.firstIndex(of: "#") else { return false }
    let anchor = destination[mark...]
    return ignored.contains { $0.namesAnchor && addresses.map { $0 + anchor }.contains(where: $0.matches) }
  }

  /// The path of a page that is missing, without what the same page is called with or without.
  static func address(of path: String) -> String {
    let stem = LinkIndex.stem(ofPage: path)
    return SitePath.name(of: stem) == "index" ? SitePath.folder(of: stem) : stem
  }

  /// Whether a link leads to what another tool has in place of a page: by the path that it means, or as browsers follow
  /// it.
  private func leadsElsewhere(_ destination: String, _ path: String, from page: ParsedPage) -> Bool {
    guard !elsewhere.isEmpty else { return false }
    if elsewhere.contains(Self.address(of: path)) { return true }
    let written = String(destination.prefix { $0 != "#" && $0 != "?" })
    return SitePath.resolve(written, from: page.path).map { elsewhere.contains(Self.address(of: $0)) } ?? false
  }

  /// Whether the tool that a site was written for makes a page or file that is missing here.
  ///
  /// - Parameter absent: the outermost folder on the way that the site does not have.
  private func isMadeElsewhere(_ path: String, _ absent: String?) -> Bool {
    let name = SitePath.name(of: path)
    if Self.usualLists.contains(name) || name.hasPrefix("feed_") && name.contains(".") { return true }
    let address = Self.address(of: path)
    guard !address.isEmpty else { return false }
    if foreign.contains(address) { return true }
    let parts = address.split(separator: "/").map(String.init)
    if parts.indices.contains(where: { index in
      Self.taxonomies.contains(parts[index]) && !folders.contains(parts[...index].joined(separator: "/"))
    }) {
      return true
    }
    if project.hasPageInCode(at: address, around: content) || project.isGenerated(address, in: content) { return true }
    if !folders.contains(parts[0]),
      project.hasRoute(to: address, around: content) || project.hasCollection(with: address, beside: content)
    {
      return true
    }
    return project.codeNames(address, absent: absent)
  }

  /// Whether an address has a query with a path, such as `?path=/story/a#b`: a script shows what has the anchor.
  private static func hasQuery(_ destination: String) -> Bool {
    let query = destination.utf8.prefix { $0 != UInt8(ascii: "#") }.drop { $0 != UInt8(ascii: "?") }
    return query.contains(UInt8(ascii: "/"))
  }

  /// Whether a path is that of a hidden file, or of code: they may lie among the pages, and are not published.
  private static func isCode(_ path: String) -> Bool {
    path.hasPrefix(".") || path.contains("/.") || ForeignFile.kind(of: path) != nil
  }

  /// Whether a tool puts in an address: `{page.url}` or `{{ .Permalink }}`.
  private static func isExpression(_ destination: String) -> Bool {
    destination.hasPrefix("{") && destination.hasSuffix("}")
  }

  /// Files that tools make of all pages, for programs.
  private static let usualLists: Set<String> = [
    "feed.xml", "rss.xml", "atom.xml", "index.xml", "feed.json", "sitemap.xml", "llms.txt", "llms-full.txt",
  ]
  /// Folders in which tools list the pages that have something in common.
  private static let taxonomies: Set<String> = ["tags", "tag", "categories", "category"]

  /// Whether a path is that of a mockup file; looked up on demand, because few are.
  private func isMockup(_ path: String) -> Bool {
    guard publishesMockups, path.hasPrefix(MockupFile.folder + "/") else { return false }
    let page = SitePath.folder(of: String(path.dropFirst(MockupFile.folder.count + 1))) + ".html"
    guard let index = pages[page], published[index].reference == nil else { return false }
    return published[index].blocks.contains { block in
      block.dialog != nil
        && block.platforms.contains { platform in
          MockupFile.looks.contains { MockupFile.path(of: block.id, of: page, on: platform, $0) == path }
        }
    }
  }

  /// - Parameters:
  ///   - destination: the link as it is written.
  ///   - base: the page that the link is on.
  private func anchor(
    _ written: String, at destination: String, on page: ParsedPage, from base: ParsedPage
  ) -> PageFacts.Link.Target {
    let target = anchor(written, on: page, from: base)
    guard target != .found else { return target }
    // Browsers look for an anchor as it is written first, and percent-encoded ones can be IDs.
    if written.utf8.count < destination.utf8.count, let mark = destination.firstIndex(of: "#"),
      anchors.has(String(destination[mark...].dropFirst()), on: page)
    {
      return .found
    }
    let address = "/" + Self.address(of: page.path)
    let places = [String(destination.prefix { $0 != "#" }), address, address + "/"]
    return isAnchorIgnored(places, destination) ? .found : target
  }

  private func anchor(_ written: String, on page: ParsedPage, from base: ParsedPage) -> PageFacts.Link.Target {
    // Behind it are words for the browser to find.
    let fragment = written.offset(of: ":~:").map { String(decoding: written.utf8.prefix($0), as: UTF8.self) } ?? written
    // An empty fragment and “top” lead to the top of any page.
    if fragment.isEmpty || fragment == "top" || PageParser.templateIDs.contains(fragment) { return .found }
    if anchors.has(fragment, on: page) || Self.isParameter(fragment) { return .found }
    if AnchorPrefix.anchor(fragment, where: { anchors.has($0, on: page) }) != nil { return .found }
    // A layout of another tool shows the title, which is where a link without an anchor leads.
    if page.frontMatter.layout != nil, Slugger.slug(page.title) == fragment { return .found }
    // It may be in what another tool would have put there, which is reported by itself.
    let isIncomplete = page.lacksAnchors
    let names = anchors.names(of: page)
    let nearest = names.nearest(to: fragment, isIncomplete: isIncomplete)
    let isSame = nearest.map { haveSameLetters(fragment, $0) } ?? false
    let isUncertain = isIncomplete && !isSame
    if isUncertain, isNumbered(fragment) || page.lacksBlocks && nearest == nil { return .found }
    let isNear = nearest.map { AnchorNames.hasOneMoreWord($0, than: fragment) } ?? false
    let other = isSame || isNear || isIncomplete ? nil : anchors.onlyPage(with: fragment, among: published)
    let near = other.flatMap { other in
      NearPages.areNear(other, base) || NearPages.areNear(other, page) ? other : nil
    }
    let elsewhere = near.map {
      $0.path == base.path
        ? "#" + fragment : SitePath.relative(from: base.sourcePath, to: $0.sourcePath) + "#" + fragment
    }
    return .missingAnchor(
      fragment, nearest: nearest, isUncertain: isUncertain, elsewhere: elsewhere,
      isInHTML: nearest.map(names.isInHTML) ?? false)
  }

  /// Whether a fragment is for an app that is on the page, and not an anchor: `#sample=a`, `#?version=2`, `#/items`, `#!a`.
  private static func isParameter(_ fragment: String) -> Bool {
    fragment.utf8.contains(UInt8(ascii: "=")) || fragment.utf8.first.map("?!/".utf8.contains) ?? false
  }

  /// Whether an anchor is one of several of the same name, such as `usage-2`: those of a missing part count, too.
  private func isNumbered(_ anchor: String) -> Bool {
    guard let dash = anchor.utf8.lastIndex(of: UInt8(ascii: "-")) else { return false }
    let number = anchor.utf8[dash...].dropFirst()
    return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The outermost folder on the way to a path that the site does not have; nil if it has them all, or if the first
  /// part stands for the root.
  private func absentFolder(of path: String) -> String? {
    if let first = path.split(separator: "/").first.map(String.init), !folders.contains(first),
      prefixes.contains(first) || LinkIndex.isUsualPrefix(first)
    {
      return nil
    }
    let bytes = path.utf8
    for index in bytes.indices where bytes[index] == UInt8(ascii: "/") {
      let folder = String(path[..<index])
      if !folders.contains(folder) { return folder }
    }
    return nil
  }

  /// The file that was probably meant, as it would be written on the page.
  ///
  /// A file with the same name elsewhere, otherwise one with a similar name in the same folder: comparing all pages
  /// for each broken link would take too long on a large site.
  private func nearest(to path: String, from page: ParsedPage, isImage: Bool) -> String? {
    let base = page.sourcePath
    let isFolder = SitePath.name(of: path) == "index.md"
    let stem = isFolder ? SitePath.folder(of: path) : path
    // A letter or two are like any name.
    guard SitePath.name(of: stem).utf8.count > 2 else { return nil }
    let name = SitePath.name(of: stem).contains(".") ? stem : stem + ".md"
    let isKnown = !ambiguous.contains(SitePath.name(of: name))
    if isKnown, let moved = sourceByName[SitePath.name(of: name)] { return SitePath.relative(from: base, to: moved) }
    let folder = SitePath.folder(of: stem)
    // A page is not a picture, however similar its name is.
    let found = names.nearest(
      to: SitePath.name(of: name), among: neighbors?.files(in: folder) ?? sourcesByFolder[folder] ?? [], in: folder,
      isImage ? .pictures : .pages)
    return found.map { SitePath.relative(from: base, to: folder.isEmpty ? $0 : folder + "/" + $0) }
  }
}
