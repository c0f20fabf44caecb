import Diagnostics
import Dialogs
import Files
import Markdown
import Writing

/// Markdown files that Jekyll does not make pages of, because they have no front matter, as patterns for `exclude`.
struct JekyllPages {
  private let here: ContentFolder
  private let project: ForeignProject

  /// - Parameter content: the folder with the pages.
  init(in content: String, of project: ForeignProject) {
    (here, self.project) = (ContentFolder(path: content), project)
  }

  private static let most = 100

  /// Whether a layout shows what pages say about themselves; that of a theme for documentation does not.
  var showDescriptions: Bool {
    let names = ["description", "summary", "excerpt", "abstract", "lead", "intro"].map { Array("page.\($0)".utf8) }
    return project.paths.contains { path in
      guard let below = here.below(path), below.hasPrefix("_layouts/") || below.hasPrefix("_includes/"),
        // What is said about a page in its head is not shown.
        !["head", "meta", "seo"].contains(where: SitePath.name(of: below).contains),
        let bytes = project.file(path)?.bytes
      else { return false }
      return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
        names.contains { line.firstRange(of: $0) != nil } && line.firstRange(of: "<meta".utf8) == nil
      }
    }
  }

  /// Keys that give pages addresses here, and not with Jekyll.
  var ownKeys: Set<String> {
    let key = "url"
    return frontMatters.contains { $0.matter.addressKey == key } ? [key] : []
  }

  /// Says which pages are left out that Jekyll, whose drafts are in a folder of their own, publishes.
  var noteOnDrafts: String? {
    let drafts = frontMatters.filter(\.matter.isMarkedDraft)
    guard let first = drafts.first else { return nil }
    return "\(counted(drafts.count, "page")) with `draft: true`, which Jekyll publishes, such as "
      + "\(here.file(first.page)): left out; to publish them, add “draft” to `front-matter`"
  }

  /// Whether collections are sections of the navigation: the settings name them, or pages of several have parents.
  func areArranged(_ settings: SourceFile) -> Bool {
    let (named, all) = JekyllCollections.sections(ToolSettings.yaml(settings))
    func hasPages(_ section: NavigationCollection) -> Bool { project.hasFolder(here.file(section.folder)) }
    if named.contains(where: hasPages) { return true }
    let some = all.filter(hasPages)
    guard some.count > 1 else { return false }
    let arranged = Set(frontMatters.filter { $0.matter.parent != nil }.map { $0.page })
    return some.count { section in
      let folder = ContentFolder(path: section.folder)
      return arranged.contains { folder.below($0) != nil }
    } > 1
  }

  private var frontMatters: [(page: String, matter: PageFrontMatter)] {
    pages.compactMap { page, _ in
      guard let file = project.file(here.file(page)), let block = FrontMatter.split(file).content else { return nil }
      return (page, PageFrontMatter.parse(block).0)
    }
  }

  /// Whether a page other than a `README.md` is the home page.
  var hasHome: Bool {
    if ["index.md", "index.markdown", "index.html"].contains(where: { project.has(here.file($0)) }) { return true }
    return pages.contains { page, _ in
      guard let file = project.file(here.file(page)), let block = FrontMatter.split(file).content else { return false }
      let frontMatter = PageFrontMatter.parse(block).frontMatter
      return frontMatter.addressKey == "permalink" && frontMatter.address?.value == "/"
    }
  }

  /// Files of collections that have no front matter: others include them.
  var parts: [String] {
    var parts: [String] = []
    var folders = Set<String>()
    for (page, around) in pages where Self.isInCollection(around) {
      // These are left out of every site.
      guard !SourceTree.isPartial(page, isFolder: false),
        !around.contains(where: { SourceTree.isPartial($0, isFolder: true) })
      else { continue }
      if isBare(page) { parts.append(page) } else { folders.formUnion(around) }
    }
    let patterns = parts.map { part -> String in
      let folder = SitePath.folder(of: part)
      // From the root: elsewhere, a folder of that name may hold images.
      return folders.contains(folder) ? "/" + part : "/" + folder + "/"
    }
    return Array(Set(patterns).sorted().prefix(Self.most))
  }

  /// Files in folders of what pages use, such as scripts: Jekyll copies them as they are.
  var copiedAssets: [String] {
    var folders: [String: Bool] = [:]
    for (page, _) in pages {
      guard let folder = page.split(separator: "/").dropLast().first.map(String.init),
        ["assets", "static", "public"].contains(folder)
      else { continue }
      folders[folder] = folders[folder] ?? false || !isBare(page)
    }
    return folders.filter { !$0.value }.keys.sorted().map { "/\($0)/**/*.md" }
  }

  /// Files elsewhere, where no plugin makes pages of them.
  ///
  /// - Parameters:
  ///   - data: the settings of the site.
  ///   - base: the folder of the settings.
  ///   - excluded: the patterns so far.
  func copied(_ data: ToolData?, from base: String, besides excluded: [String]) -> [String] {
    guard !readsAll(data, from: base) else { return [] }
    var bare: [(page: String, around: [String])] = []
    var folders = Set<String>()
    for (page, around) in pages where !SourceTree.isPartial(page, isFolder: false) {
      if !isBare(page) {
        folders.formUnion(around)
      } else if !Self.isInCollection(around) {
        bare.append((page, around))
      }
    }
    // Where no page has front matter, a program of the site's own adds it.
    guard !folders.isEmpty else { return [] }
    let hasHome = hasHome
    let known = Set(excluded)
    var patterns = Set<String>()
    for (page, around) in bare where hasHome || page != "README.md" {
      let first = page.prefix { $0 != "/" }
      let others = ["/\(first)", "/\(first)/", "\(first)/", "/\(first)/**/*.md"]
      guard known.isDisjoint(with: others) else { continue }
      // The outermost folder without a page.
      let folder = around.prefix { !folders.contains($0) }.last
      let pattern = folder.map { "/\($0)/**/*" + SitePath.pageEnding(behind: page) } ?? "/" + page
      let isPlain = !page.utf8.contains { "*?[\\".utf8.contains($0) }
      if isPlain, pattern.utf8.count <= IgnorePattern.longest { patterns.insert(pattern) }
    }
    return Array(patterns.sorted().prefix(Self.most))
  }

  /// All Markdown files below the folder with the pages, each with the folders that it is in.
  private var pages: [(page: String, around: [String])] {
    project.paths.compactMap { path -> (page: String, around: [String])? in
      guard SitePath.isPage(path), let page = here.below(path) else { return nil }
      return (page, ContentFolder(path: SitePath.folder(of: page)).ancestors)
    }
  }

  /// Whether one of some folders is, or may be, a collection.
  private static func isInCollection(_ folders: [String]) -> Bool {
    folders.contains { SitePath.name(of: $0).hasPrefix("_") }
  }

  /// Whether a file has no front matter.
  private func isBare(_ page: String) -> Bool {
    project.file(here.file(page)).map { FrontMatter.split($0).content == nil } ?? false
  }

  /// Whether pages need no front matter: a plugin reads them, which GitHub always has.
  ///
  /// Without a list of what to install that has Jekyll, GitHub builds the site.
  private func readsAll(_ data: ToolData?, from base: String) -> Bool {
    let plugin = "jekyll-optional-front-matter"
    let named = (data?["plugins"]?.items ?? []) + (data?["gems"]?.items ?? [])
    if named.contains(where: { $0.text == plugin }) { return true }
    let files = ContentFolder(path: base).ancestors.lazy.map { ContentFolder(path: $0).file("Gemfile") }
    guard let list = files.compactMap({ project.file($0) }).first else { return true }
    let lines = list.bytes.split(separator: UInt8(ascii: "\n"))
      .map { line in String(decoding: line.drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self) }
      .filter { !$0.hasPrefix("#") }
    func names(_ word: String) -> Bool { lines.contains { $0.contains(word) } }
    return !names("jekyll") || ["github-pages", plugin, "gemspec"].contains(where: names)
  }
}

extension SitePath {
  /// What the name of a page ends with, as it is written.
  fileprivate static func pageEnding(behind page: String) -> String {
    String(page.dropFirst(LinkIndex.stem(ofPage: page).count))
  }
}
