import Writing

/// The pages and files that links of a site can lead to, under all names that authors know them by.
///
/// Pattern libraries are written for many tools, and each resolves links in its own way: without an ending, to a folder,
/// from the root, below a prefix, by a page’s id or slug, or as if each page were a folder. Whatever leads to exactly one
/// of those names is found here.
///
/// A class, because each page and each link has it at hand. It is written to only while it is made.
package final class LinkIndex: @unchecked Sendable {
  /// A page, as links see it.
  ///
  /// Paths are below the site’s root, without a slash in front.
  package struct Page: Sendable {
    /// The page’s file below Content: `a/b.md`.
    package var source: String
    /// Where the page is published: `a/b.html`.
    package var published: String
    /// Other paths that lead to it: its id in its folder, its slug, its aliases, with or without an ending.
    package var names: [String]
    /// Its path without the folders that sort pages by a number, as SvelteKit’s documentation has it.
    package var sectionless: String?
    /// Its path without the folder of its version.
    package var versionless: String?
    /// The names of its anchors that links may give without the page.
    package var lineAnchors: [String]
    /// The anchors of its headings, if references may give those without the page.
    package var headings: [String]
    /// Its title and labels, if roles of MyST may lead to them.
    package var targets: MySTTargets?

    package init(
      source: String, published: String, names: [String] = [], sectionless: String? = nil, versionless: String? = nil,
      lineAnchors: [String] = [], headings: [String] = [], targets: MySTTargets? = nil
    ) {
      self.source = source
      self.published = published
      self.names = names
      (self.sectionless, self.versionless) = (sectionless, versionless)
      (self.lineAnchors, self.headings, self.targets) = (lineAnchors, headings, targets)
    }
  }

  /// Where a link leads.
  package struct Target: Sendable, Hashable {
    /// The file below Content.
    var source: String
    /// Where it is published.
    var published: String
    /// Whether the published path is the file’s own, with `.html` in place of the page’s ending.
    var keepsPath: Bool
  }

  private(set) var targets: [Target] = []
  /// Files by the exact path of the file, and pages by the path of the page.
  private(set) var exact: [String: Int] = [:]
  /// Pages by what else they are called: without an ending, by folder, id or slug.
  private(set) var names: [String: Int] = [:]
  /// Pages by their paths as Hugo publishes them, in lowercase and without blanks.
  private(set) var lowercased: [String: Int] = [:]
  /// Pages by their own names, in lowercase; negative where several have one.
  private(set) var ownNames: [String: Int] = [:]
  /// Pages and files by the names of their files; negative where several have one.
  ///
  /// Empty unless links name files alone.
  private(set) var fileNames: [String: Int] = [:]
  /// Pages by the last two parts of their paths; negative where several have them.
  private(set) var endings: [String: Int] = [:]
  /// Pages by their paths without folders that links may leave out; negative where several have one.
  private(set) var shortened: [String: Int] = [:]
  /// Pages by the names of their anchors that links may give without the page.
  private(set) var lineAnchors: [String: Int] = [:]
  /// Pages by the anchors of their headings that references may give without the page: the first that has one.
  private(set) var headings: [String: Int] = [:]
  /// Pages by the names of their labels, with the headings below these and the anchors: the first that has one.
  private(set) var labels: [String: (page: Int, label: MySTTargets.Label)] = [:]
  /// The titles of pages, if links may show those.
  private(set) var titles: [Int: String] = [:]
  /// Folders at whose contents links from the root may point: `static/` for `/img/a.png`.
  let staticFolders: [String]
  /// First parts of links from the root that stand for the root itself: `docs` for `/docs/a`.
  let prefixes: [String]
  /// Paths from the root that belong to another site of the same host.
  let externalRoots: [String]
  /// Paths from the root that the host sends elsewhere, and folders in which it does so with all.
  let redirected: Set<String>
  let redirectedFolders: Set<String>
  /// How pages are published that are not there.
  let missing: MissingPages
  /// Whether addresses can be those of docsify: `#/a`, `a?id=heading`.
  let readsRoutes: Bool
  /// Where questions are noted.
  private(set) var log: LookupLog?
  /// The folder with the pages, from the root of the project.
  let content: [UInt8]
  /// Files that are published elsewhere than their place in the project says, by that place.
  private(set) var moved: [String: Int] = [:]

  /// Folders that other tools publish at the root of a site.
  private static let usualStaticFolders = ["static", "public", "assets", "docs/assets", "src", "source"]
  /// First parts of addresses under which documentation is usually published.
  private static let usualPrefixes: Set<String> = [
    "docs", "doc", "documentation", "guide", "guides", "manual", "handbook", "latest", "stable", "next", "current",
  ]

  /// Whether documentation is usually published below a first part of addresses.
  package static func isUsualPrefix(_ part: String) -> Bool { usualPrefixes.contains(part) }

  /// - Parameters:
  ///   - files: what else is published, relative to Content, at its own path.
  ///   - content: the folder with the pages, from the root of the project.
  ///   - moved: where files of static folders are published, by their paths from the root of the project.
  ///   - folders: folders that get an index page without having one: `a` for `a/index.md`.
  ///   - namesOfFolders: what links call such folders beside their paths.
  ///   - staticFolders: folders whose contents links from the root may name.
  ///   - prefixes: paths from the root, `docs/v2`, below which links may name what is in Content.
  ///   - externalRoots: paths from the root, `windows`, that belong to another site.
  ///   - redirected: paths from the root that the host sends elsewhere.
  ///   - redirectedFolders: folders in which the host sends everything elsewhere.
  ///   - findsFilesByName: whether the name of a file leads to it from any folder, if only one file has it.
  ///   - readsRoutes: whether addresses can be those of docsify.
  ///   - missing: how pages are published that are not there.
  ///   - elsewhere: what links call pages and files beside the site, such as those in another language, and where these
  ///     are from the root of the site: `../fr/a.html`.
  package init(
    pages: [Page], files: [String], folders: some Sequence<String> = EmptyCollection(),
    namesOfFolders: [String: String] = [:], staticFolders: [String] = [], prefixes: [String] = [],
    externalRoots: [String] = [], content: String = "Content", moved: [String: String] = [:],
    redirected: Set<String> = [], redirectedFolders: Set<String> = [], findsFilesByName: Bool = false,
    readsRoutes: Bool = false, missing: MissingPages = MissingPages(),
    elsewhere: [(names: [String], published: String)] = []
  ) {
    self.redirected = redirected
    self.missing = missing
    self.readsRoutes = readsRoutes
    self.redirectedFolders = redirectedFolders
    self.content = content.isEmpty ? [] : Array((content + "/").utf8)
    self.staticFolders = staticFolders + Self.usualStaticFolders
    self.prefixes = prefixes
    self.externalRoots = externalRoots
    targets.reserveCapacity(pages.count + files.count)
    for page in pages {
      add(
        Target(
          source: page.source, published: page.published, keepsPath: page.published == Self.page(for: page.source)),
        exact: [page.source, page.published])
    }
    for file in files { add(Target(source: file, published: file, keepsPath: true), exact: [file]) }
    if missing.spelling != .asFiles {
      // Files lie in the folders of pages, which have capitals and blanks only in the project.
      for (index, file) in zip(pages.count..., files) {
        guard let name = file.lastIndex(of: "/") else { continue }
        let place = missing.spelling.spelled(String(file[..<name])) + file[name...]
        if exact[place] == nil { exact[place] = index }
      }
    }
    for (place, file) in moved { self.moved[place] = exact[file] }
    if findsFilesByName {
      for (index, target) in targets.enumerated() {
        let name = target.source.split(separator: "/").last.map(String.init) ?? ""
        fileNames[name] = fileNames[name] == nil ? index : -1
      }
    }
    for (index, page) in pages.enumerated() { name([page.source, page.published], index) }
    // Where a page has an address, another one that was there before has it no longer.
    for (index, page) in pages.enumerated() {
      name(page.names, index)
      noteEnding(of: page, index)
      for name in page.lineAnchors where lineAnchors[name] == nil { lineAnchors[name] = index }
      for name in page.headings where headings[name] == nil { headings[name] = index }
      if let known = page.targets {
        titles[index] = known.title
        for label in known.labels where labels[label.name] == nil { labels[label.name] = (index, label) }
      }
      if let path = page.sectionless.map(Self.address) { shortened[path] = shortened[path] == nil ? index : -1 }
      let stem = Self.withoutEnding(page.source)
      let lower = Self.inAnyCase(Self.folder(ofIndex: stem) ?? stem)
      if lower != stem, lowercased[lower] == nil { lowercased[lower] = index }
    }
    var newest: [String: String] = [:]
    for (index, page) in pages.enumerated() {
      guard let path = page.versionless.map(Self.address) else { continue }
      if let other = newest[path], VersionOrder.precedes(page.source, other) { continue }
      newest[path] = page.source
      shortened[path] = index
    }
    // Jekyll publishes the collection `_components` below `components`.
    for (index, page) in pages.enumerated() where page.source.hasPrefix("_") {
      let source = String(page.source.dropFirst())
      name([source, Self.page(for: source)], index)
    }
    for folder in folders {
      let path = folder.isEmpty ? "index" : folder + "/index"
      add(Target(source: path + ".md", published: path + ".html", keepsPath: true), exact: [path + ".md"])
      name(folder, targets.count - 1)
      if let other = namesOfFolders[folder] { name(other, targets.count - 1) }
    }
    for (names, published) in elsewhere {
      guard let source = names.first else { continue }
      add(Target(source: source, published: published, keepsPath: false), exact: names)
      for path in names { name(Self.withoutEnding(path), targets.count - 1) }
    }
  }

  /// The same, with another log.
  private init(_ other: LinkIndex, log: LookupLog) {
    (targets, titles) = (other.targets, other.titles)
    (exact, names, lowercased, ownNames) = (other.exact, other.names, other.lowercased, other.ownNames)
    (fileNames, endings, shortened, moved) = (other.fileNames, other.endings, other.shortened, other.moved)
    (lineAnchors, headings, labels) = (other.lineAnchors, other.headings, other.labels)
    (staticFolders, prefixes, content) = (other.staticFolders, other.prefixes, other.content)
    (externalRoots, redirected) = (other.externalRoots, other.redirected)
    (redirectedFolders, missing, readsRoutes) = (other.redirectedFolders, other.missing, other.readsRoutes)
    self.log = log
  }

  /// Notes each question in a log.
  package func noting(in log: LookupLog) -> LinkIndex { LinkIndex(self, log: log) }

  private func add(_ target: Target, exact paths: [String]) {
    for path in paths where exact[path] == nil { exact[path] = targets.count }
    targets.append(target)
  }

  private func name(_ name: String, _ index: Int) {
    if names[name] == nil { names[name] = index }
  }

  private func name(_ paths: [String], _ index: Int) {
    for path in paths {
      let stem = Self.withoutEnding(path)
      name(stem, index)
      if let folder = Self.folder(ofIndex: stem) { name(folder, index) }
      if let undated = Self.withoutDate(stem) { name(undated, index) }
    }
  }

  /// The path of a post without the date in front of its name, which tools leave out of its address:
  /// `blog/2024-05-01-news`.
  private static func withoutDate(_ stem: String) -> String? {
    let name = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { stem.utf8.index(after: $0) } ?? stem.startIndex
    let date = stem.utf8[name...].prefix(11)
    guard date.count == 11, stem.utf8.distance(from: name, to: stem.endIndex) > 11 else { return nil }
    let isDate = zip(date, "0000-00-00-".utf8).allSatisfy { byte, form in
      form == UInt8(ascii: "-") ? byte == form : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isDate ? String(stem[..<name]) + String(stem[date.endIndex...]) : nil
  }

  /// Notes what a page is called at the end of its path.
  private func noteEnding(of page: Page, _ index: Int) {
    let stem = Self.withoutEnding(page.source)
    let path = Self.folder(ofIndex: stem) ?? stem
    let name = Self.inAnyCase(path.pathParts().last.map(String.init) ?? "")
    ownNames[name] = ownNames[name] == nil ? index : -1
    guard let key = Self.lastParts(path) else { return }
    endings[key] = endings[key] == nil ? index : -1
  }

  /// The last two parts of a path that has as many.
  static func lastParts(_ path: String) -> String? {
    let parts = path.pathParts().suffix(2)
    return parts.count == 2 ? parts.joined(separator: "/") : nil
  }

  // MARK: Names of pages

  private static let endings: [StaticString] = [
    ".html.md", ".html.markdown", ".md", ".mdx", ".markdown", ".html", ".htm",
  ]

  /// A page's file without its ending.
  package static func stem(ofPage source: String) -> String { withoutEnding(source) }

  /// The path without the ending of a page.
  static func withoutEnding(_ path: String) -> String {
    var copy = path
    let length = copy.withUTF8 { path in endings.first { ends(path, with: $0) }?.utf8CodeUnitCount }
    return length.map { String(Substring(path.utf8.dropLast($0))) } ?? path
  }

  private static func ends(_ path: UnsafeBufferPointer<UInt8>, with ending: StaticString) -> Bool {
    ending.withUTF8Buffer { ending in
      let start = path.count - ending.count
      return start > 0 && ending.indices.allSatisfy { path[start + $0] | 0x20 == ending[$0] | 0x20 }
    }
  }

  private static let indexNames = ["index", "README", "readme", "_index"]

  /// The folder of an index page, given without its ending; nil for other pages.
  static func folder(ofIndex stem: String) -> String? {
    let bytes = stem.utf8
    let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
    let name = bytes[(slash.map { bytes.index(after: $0) } ?? bytes.startIndex)...]
    guard indexNames.contains(where: { name.elementsEqual($0.utf8) }) else { return nil }
    return slash.map { String(stem[..<$0]) } ?? ""
  }

  /// The folder of an index page, given without its ending; nil for other pages.
  package static func folder(ofIndexPage stem: String) -> String? { folder(ofIndex: stem) }

  private static func page(for source: String) -> String { withoutEnding(source) + ".html" }
}
