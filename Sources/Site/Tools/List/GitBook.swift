import Diagnostics
import Files

/// GitBook: `.gitbook.yaml`, `book.json` of early versions and of HonKit, or `SUMMARY.md` with the folder `.gitbook` or
/// with its blocks in pages.
struct GitBook: ForeignTool {
  let name = "GitBook"

  let conventions = [
    ForeignConvention(
      "`root` in `.gitbook.yaml` or `book.json`, otherwise the folder of `SUMMARY.md`",
      "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention(
      "`SUMMARY.md`, or `structure.summary`",
      "Read as it is: order, titles, groups, and links to other sites; it is not a page"),
    ForeignConvention(
      "`title` in `book.json`, or the heading of the first page", "`title`, unless it is a word such as “Introduction”"),
    ForeignConvention("`README.md` in a folder", "The index page of the folder"),
    ForeignConvention("`structure.readme`", "`home`, if it has another name"),
    ForeignConvention("`redirects`", "`redirects`, if they lead to pages"),
    ForeignConvention(
      "Pages as folders, `/a/b`; with `book.json`, `/a/b.html`", "`permalinks`, so that pages keep their addresses"),
    ForeignConvention("Pages that `SUMMARY.md` does not name", "`exclude`; pages can include them"),
    ForeignConvention("`.gitbook/assets`", "`static`; links and images lead there, wherever pages have them"),
    ForeignConvention("`description`, `hidden`", "Read as they are"),
    ForeignConvention("`icon`, `cover`, `layout`", "Not read"),
    ForeignConvention(
      "`{% hint %}`, `{% tabs %}`, `{% stepper %}`, `{% columns %}`, `{% code %}`, `{% content-ref %}`",
      "Boxes, tabs, code with its title, and what is between the tags"),
    ForeignConvention("`{% embed %}`, `{% file %}`", "A link, with what is between the tags as its text"),
    ForeignConvention("`{% openapi %}`, `{% @name/block %}`", "A link if they have a `url`; otherwise, a finding"),
    ForeignConvention("`{% include \"../.gitbook/includes/a.md\" %}`", "The file in place of the tag"),
    ForeignConvention("Anchors of headings", "As GitHub has them"),
    ForeignConvention("Variants and translations, each in a space of its own", "Build each as a site of its own"),
  ]

  private static let settings = ".gitbook.yaml"
  /// The settings of early versions.
  private static let book = "book.json"
  private static let folder = ".gitbook"
  /// What only pages of GitBook have.
  private static let blocks = ["{% hint style=", "{% content-ref ", "{% tab title=", "{% embed url="]
  /// How many pages are looked at for these.
  private static let mostPages = 200
  private static let mostFolders = 50

  func navigationFiles(for content: ContentFolder) -> [String] { [content.file(MdBook.summary)] }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard SitePath.name(of: file.path) == MdBook.summary, MdBook.isSummary(file.bytes), Self.isOwn(file.bytes) else {
      return nil
    }
    var reader = SummaryReader(file, readsTitles: true)
    return NavigationReading(nodes: reader.read(), namesPages: false)
  }

  /// Whether a table of contents has what mdBook does not write: the usual heading of GitBook, or links to other sites.
  private static func isOwn(_ bytes: [UInt8]) -> Bool {
    bytes.drop { $0 <= 0x20 || $0 >= 0x80 }.starts(with: "# Table of contents".utf8)
      || bytes.firstRange(of: "](http".utf8) != nil
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    let folders = project.byDepth([MdBook.summary]).map(SitePath.folder)
    var tried: Set<String> = []
    for base in [""] + folders.prefix(Self.mostFolders) where tried.insert(base).inserted {
      let here = ContentFolder(path: base)
      let path = here.file(Self.settings)
      if project.has(path), let file = project.file(path) {
        let data = ToolSettings.yaml(file, keys: ["root", "structure", "redirects"])
        let content = Self.resolve(data?["root"]?.text ?? "", in: base)
        if let content, project.pages(in: content) > 0 { return Self.settings(data, path, content, project) }
      } else if project.hasFile(here.file("book.toml")) {
        continue
      } else if let settings = Self.settings(ofBook: here.file(Self.book), in: base, project) {
        return settings
      } else if Self.isOne(here, project) {
        return Self.settings(nil, path, base, project)
      }
    }
    return nil
  }

  /// The settings of a site with `book.json`, which has its pages at addresses such as `/a/b.html`.
  private static func settings(
    ofBook path: String, in base: String, _ project: ForeignProject
  ) -> ForeignSettings? {
    guard let file = project.file(path), let data = ScriptReader.value(of: file), data.entries != nil,
      let content = resolve(data["root"]?.text ?? "", in: base), project.pages(in: content) > 0
    else { return nil }
    let summary = data.at("structure", "summary")?.text ?? MdBook.summary
    guard let list = project.file(ContentFolder(path: content).file(summary)), MdBook.isSummary(list.bytes) else {
      return nil
    }
    var settings = settings(data, path, content, project)
    settings.permalinks = []
    settings.title = data["title"]?.text ?? settings.title
    settings.language = data["language"]?.text ?? settings.language
    return settings
  }

  /// A folder in another one, given as `./docs/`.
  private static func resolve(_ path: String, in base: String) -> String? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if parts.isEmpty { return base }
    return SitePath.resolve(parts.joined(separator: "/"), from: base.isEmpty ? "" : base + "/x")
  }

  /// Whether a folder without settings is one of GitBook.
  private static func isOne(_ here: ContentFolder, _ project: ForeignProject) -> Bool {
    guard let file = project.file(here.file(MdBook.summary)), MdBook.isSummary(file.bytes) else { return false }
    if hasFiles(here.file(folder), project) { return true }
    let pages = project.paths.lazy.filter { SitePath.isPage($0) && here.below($0) != nil }
    return pages.prefix(mostPages).contains { path in
      guard let bytes = project.file(path)?.bytes, bytes.firstRange(of: "{% ".utf8) != nil else { return false }
      return blocks.contains { bytes.firstRange(of: $0.utf8) != nil }
    }
  }

  /// Whether a hidden folder has files, which are not among the paths of the project.
  private static func hasFiles(_ folder: String, _ project: ForeignProject) -> Bool {
    (try? project.files.list(folder))?.files.isEmpty == false
  }

  private static func settings(
    _ data: ToolData?, _ path: String, _ content: String, _ project: ForeignProject
  ) -> ForeignSettings {
    let here = ContentFolder(path: content)
    var settings = ForeignSettings(content: content)
    settings.permalinks = [(".", "/:path/")]
    let name = { (key: String) in
      data?.at("structure", key)?.text.flatMap { resolve($0, in: "") }
        .flatMap { project.hasFile(here.file($0)) ? $0 : nil }
    }
    let summary = name("summary") ?? MdBook.summary
    let readme = name("readme")
    if summary != MdBook.summary { settings.navigation = [here.file(summary)] }
    if let file = project.file(here.file(summary)) {
      var reader = SummaryReader(file, readsTitles: true)
      let chapters = MdBookChapters(
        reader.read(), content, project, as: "GitBook", summary: summary, others: [readme ?? "README.md"])
      settings.excluded += chapters.excluded
      if !project.hasFile(here.file("README.md")) { settings.home = chapters.home }
      settings.title = chapters.title(in: project)
      settings.byHand += [chapters.note].compactMap(\.self)
    }
    if let readme { settings.home = readme.lowercased() == "readme.md" ? nil : readme }
    for base in [content, SitePath.folder(of: path)] {
      let assets = ContentFolder(path: base).file(folder + "/assets")
      guard !settings.statics.contains(assets), hasFiles(assets, project) else { continue }
      settings.statics.append(assets)
      // Hosts do not show folders with a dot.
      settings.addressesOfStatics[assets] = "/gitbook"
      settings.foldersOfLinkedFiles.append(assets)
    }
    settings.addRedirects(data?["redirects"], in: path)
    settings.redirects = settings.redirects.map { redirect in
      (redirect.from, redirect.to.contains("://") ? redirect.to : "/" + (resolve(redirect.to, in: "") ?? redirect.to))
    }
    return settings
  }
}
