import Diagnostics
import Files
import Markdown
import Writing

/// docsify: `index.html` with `window.$docsify`, and `_sidebar.md`.
struct Docsify: ForeignTool {
  let name = "docsify"

  let conventions = [
    ForeignConvention(
      "The folder of `index.html` with `window.$docsify`, or its `basePath`",
      "`content: docs` in `site.yml`, or `--content docs`"),
    ForeignConvention(
      "`_sidebar.md`, or the file that `loadSidebar` names",
      "Read as it is: order, titles, and sections; it is not a page"),
    ForeignConvention("`name`, otherwise the title of `index.html`", "`title`"),
    ForeignConvention("`homepage`", "`home`"),
    ForeignConvention("`CNAME`", "`url`"),
    ForeignConvention("Anchors of headings", "`links: {anchors: docsify}`"),
    ForeignConvention("`?> Text`, `!> Text`", "Boxes"),
    ForeignConvention("`[name](file.md ':include')`", "The file in place of the link"),
    ForeignConvention("`page?id=heading`, `#/page`, `#/page?id=heading`", "Links to pages and headings"),
    ForeignConvention(
      "`_coverpage.md`, `_navbar.md`, `_404.md`, and `_sidebar.md` of folders",
      "Not taken over; a line in the report of `init`"),
    ForeignConvention("`alias` and plugins", "Not taken over; a line in the report of `init`"),
    ForeignConvention("Folders of translations", "`exclude`; build each language as a site of its own"),
  ]

  private static let sidebar = "_sidebar.md"
  /// Parts of a site that are no pages.
  private static let others = ["_coverpage.md", "_navbar.md", "_404.md"]

  func navigationFiles(for content: ContentFolder) -> [String] { [content.file(Self.sidebar)] }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard SitePath.isPage(file.path), SitePath.name(of: file.path) != MdBook.summary else { return nil }
    var reader = SummaryReader(file, readsTitles: true)
    let nodes = reader.read()
    return nodes.isEmpty ? nil : NavigationReading(nodes: nodes, namesPages: false)
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth(["index.html"]) {
      guard let file = project.file(path), let data = Self.data(in: file) else { continue }
      let base = SitePath.folder(of: path)
      let content = Self.basePath(data, from: base, in: project) ?? base
      guard project.pages(in: content) > 0 else { continue }
      return Self.settings(of: project, file, data, in: content)
    }
    return nil
  }

  private static func settings(
    of project: ForeignProject, _ page: SourceFile, _ data: ToolData, in content: String
  ) -> ForeignSettings {
    let here = ContentFolder(path: content)
    var settings = ForeignSettings(content: content)
    settings.title = (data["name"]?.text ?? title(of: page)).map(PlainDescription.title)
    settings.anchors = .docsify
    settings.files = .linked
    settings.tolerated.insert("page/front-matter")
    // It would take the place of the home page.
    if project.hasFile(here.file("index.html")) { settings.excluded = ["/index.html"] }
    if let home = data["homepage"]?.text, project.hasFile(here.file(home)) { settings.home = home }
    if let file = project.file(here.file("CNAME")) {
      let host = String(decoding: file.bytes.prefix { $0 > 0x20 }, as: UTF8.self)
      if !host.isEmpty { settings.url = "https://\(host)/" }
    }
    if let name = data["loadSidebar"]?.text, name != sidebar, project.hasFile(here.file(name)) {
      settings.navigation = [here.file(name)]
    }
    settings.byHand = notes(data, here, project)
    return settings
  }

  /// What is not taken over.
  private static func notes(_ data: ToolData, _ here: ContentFolder, _ project: ForeignProject) -> [String] {
    var notes: [String] = []
    let unread = others.filter { project.hasFile(here.file($0)) }
    if !unread.isEmpty {
      notes.append(
        "\(unread.joined(separator: ", ")): not taken over; write on pages, or in _sidebar.md, what readers need of them"
      )
    }
    let inner = project.paths.filter { path in
      guard SitePath.name(of: path) == sidebar, let below = here.below(path), below != sidebar else { return false }
      return !below.pathParts().contains { LanguageFolders.isLanguage(String($0)) }
    }
    if let first = inner.min() {
      let verb = inner.count == 1 ? "is" : "are"
      notes.append(
        "\(counted(inner.count, "sidebar")) of folders, such as \(first), \(verb) not read: add the entries to _sidebar.md"
      )
    }
    let keys = ["alias", "plugins"].filter { data[$0] != nil }
    if !keys.isEmpty {
      notes.append(
        keys.map { "`\($0)`" }.joined(separator: " and ")
          + " in index.html: not taken over; what they show is missing, such as pages from other sites")
    }
    return notes
  }

  /// The options in a page; nil if it has none.
  private static func data(in file: SourceFile) -> ToolData? {
    let name = Array("$docsify".utf8)
    var rest = file.bytes[...]
    while let found = rest.firstRange(of: name) {
      rest = rest[found.upperBound...]
      let value = rest.drop { $0 <= 0x20 }
      guard value.first == UInt8(ascii: "=") else { continue }
      let object = value.dropFirst().drop { $0 <= 0x20 }
      guard object.first == UInt8(ascii: "{") else { continue }
      // The tag behind it would be a part of the value.
      let end = object.firstRange(of: Array("</script".utf8))?.lowerBound ?? object.endIndex
      return ScriptReader.value(of: SourceFile(path: file.path, bytes: Array(object[..<end])))
    }
    return nil
  }

  /// The folder in the project that the pages are in instead, if the options name one.
  private static func basePath(_ data: ToolData, from base: String, in project: ForeignProject) -> String? {
    guard let path = data["basePath"]?.text, !path.contains("://") else { return nil }
    // With a slash at its end, it would be a page.
    let plain = path.split(separator: "/").joined(separator: "/")
    guard !plain.isEmpty, let folder = SitePath.resolve(plain, from: base.isEmpty ? "" : base + "/x") else {
      return nil
    }
    return project.pages(in: folder) > 0 ? folder : nil
  }

  /// The text of `<title>`.
  private static func title(of page: SourceFile) -> String? {
    guard let start = page.bytes.firstRange(of: Array("<title>".utf8))?.upperBound,
      let end = page.bytes[start...].firstIndex(of: UInt8(ascii: "<"))
    else { return nil }
    return String(decoding: page.bytes[start..<end], as: UTF8.self)
  }
}
