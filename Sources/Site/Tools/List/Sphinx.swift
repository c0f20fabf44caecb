import Diagnostics
import Files

/// Sphinx with pages in Markdown: `conf.py` beside `index.md`.
struct Sphinx: ForeignTool {
  let name = "Sphinx"

  let conventions = [
    ForeignConvention("The folder of `conf.py`, if it has `index.md`", "`content: docs` in `site.yml`"),
    ForeignConvention(
      "` ```{toctree} ` in `index.md`, and in the pages that it names",
      "Read as the navigation: order, titles, captions, and links; `glob` as the pages of a folder"),
    ForeignConvention("`html_title`, `project`, `language`, `html_baseurl`", "`title`, `language`, `url`"),
    ForeignConvention("Files beside the pages, such as `conf.py`", "Published only if pages link to or show them"),
    ForeignConvention(
      "Directives, roles, and labels of MyST, and of sphinx-design",
      "`myst: true`; read as [Markdown](mdx-and-templates.md#myst), others are findings"),
    ForeignConvention(
      "`myst_substitutions`, and `myst_url_schemes` with templates of addresses",
      "`variables` in `site.yml`, those of schemes as `myst_url_schemes.name`"),
    ForeignConvention("Pages in reStructuredText", "Not read; a line in the report of `init`"),
    ForeignConvention("Extensions", "Not run; what they would make is a finding"),
  ]

  private static let home = "index.md"
  private static let script = "conf.py"
  /// The parsers of Markdown, one of which the settings name.
  private static let parsers = ["myst_parser", "myst-parser", "myst_nb", "recommonmark"]

  /// Only the settings tell such a site from others, so that no home page of another tool is read twice.
  func navigationFiles(for content: ContentFolder) -> [String] { [content.file(Self.script)] }

  func navigation(
    _ file: SourceFile, for content: ContentFolder, importing modules: ScriptModules
  ) -> NavigationReading? {
    guard file.path == content.file(Self.script), let home = modules.file(content.file(Self.home)) else { return nil }
    var reader = TocTreeReader(content) { modules.file($0) }
    let nodes = reader.nodes(of: home)
    if nodes.isEmpty { return nil }
    var reading = NavigationReading(nodes: nodes, namesPages: false)
    reading.arePages = true
    return reading
  }

  func addressKeys(in project: ForeignProject) -> Set<String> { [] }

  func settings(of project: ForeignProject) -> ForeignSettings? {
    for path in project.byDepth([Self.script]) {
      let here = ContentFolder(path: SitePath.folder(of: path))
      guard project.hasFile(here.file(Self.home)), let file = project.file(path),
        Self.parsers.contains(where: { file.bytes.firstRange(of: $0.utf8) != nil })
      else { continue }
      var settings = ForeignSettings(content: here.path)
      // Sphinx publishes what pages show.
      settings.files = .linked
      settings.readsMyST = true
      settings.tolerated.insert("page/front-matter")
      let texts = JupyterBook.strings(in: file)
      settings.title = texts["html_title"] ?? texts["project"]
      settings.language = texts["language"]
      if let url = texts["html_baseurl"], url.contains("://") { settings.url = url }
      MySTSettings.add(file, to: &settings)
      return settings
    }
    return nil
  }
}

/// Reads the lists of pages that Sphinx calls trees: ` ```{toctree} `, with the pages that they name.
struct TocTreeReader {
  private let content: ContentFolder
  private let read: (String) -> SourceFile?
  /// Pages that have been read: each is in the navigation once.
  private var known: Set<String> = []

  private static let deepest = 20
  private static let mostPages = 2000

  /// - Parameters:
  ///   - content: the folder with the pages.
  ///   - read: reads a file of the project.
  init(_ content: ContentFolder, read: @escaping (String) -> SourceFile?) {
    (self.content, self.read) = (content, read)
  }

  mutating func nodes(of page: SourceFile) -> [NavigationNode] {
    known.insert(page.path)
    return nodes(of: page, depth: 0, range: nil)
  }

  /// - Parameter range: the entry that names the page, in the file that findings name.
  private mutating func nodes(of page: SourceFile, depth: Int, range: SourceRange?) -> [NavigationNode] {
    var nodes: [NavigationNode] = []
    var tree: (fence: ArraySlice<UInt8>, caption: String?, nodes: [NavigationNode])?
    func finish() {
      guard let tree else { return }
      let isTitled = tree.caption?.isEmpty == false && !tree.nodes.isEmpty
      nodes += isTitled ? [.section(tree.caption ?? "", page: nil, tree.nodes)] : tree.nodes
    }
    for line in page.bytes.split(separator: UInt8(ascii: "\n")) {
      let text = Self.trimmed(line)
      if let fence = tree?.fence {
        if text.starts(with: fence), text.allSatisfy({ $0 == fence.first }) {
          finish()
          tree = nil
        } else if let caption = Self.option("caption", in: text) {
          tree?.caption = caption
        } else if let first = text.first, first != UInt8(ascii: ":"), !text.starts(with: "---".utf8) {
          let place = range ?? text.startIndex..<text.endIndex
          tree?.nodes += entry(text, on: page, depth: depth, range: place)
        }
      } else {
        let marks = text.prefix { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: ":") }
        if marks.count >= 3, text[marks.endIndex...].starts(with: "{toctree}".utf8) { tree = (marks, nil, []) }
      }
    }
    finish()
    return nodes
  }

  /// The entry of a line: a page, a page with a title, an address, or a pattern.
  private mutating func entry(
    _ line: ArraySlice<UInt8>, on page: SourceFile, depth: Int, range: SourceRange
  ) -> [NavigationNode] {
    var (title, target) = (String?.none, String(decoding: line, as: UTF8.self))
    if line.last == UInt8(ascii: ">"), let open = line.lastIndex(of: UInt8(ascii: "<")), open > line.startIndex {
      title = String(decoding: Self.trimmed(line[..<open]), as: UTF8.self)
      target = String(decoding: line[(open + 1)...].dropLast(), as: UTF8.self)
    }
    if target.contains("://") { return [NavigationNode.link(to: target, label: title)].compactMap(\.self) }
    // Options in YAML have a blank behind the name.
    guard target != "self", !target.contains(": ") else { return [] }
    let isFromRoot = target.hasPrefix("/")
    let from = isFromRoot ? "" : content.below(page.path) ?? ""
    guard let path = SitePath.resolve(String(target.drop { $0 == "/" }), from: from) else { return [] }
    if path.contains("*") {
      let folder = path.prefix { $0 != "*" }.split(separator: "/").joined(separator: "/")
      return [folder.isEmpty ? .rest : .contents(of: .init(folder, at: range))]
    }
    let reference = NavigationNode.Reference(path, at: range)
    let file = content.file(path.hasSuffix(".md") ? path : path + ".md")
    guard depth < Self.deepest, known.count < Self.mostPages, known.insert(file).inserted, let below = read(file) else {
      return [.page(reference, label: title)]
    }
    let children = nodes(of: below, depth: depth + 1, range: range)
    return [children.isEmpty ? .page(reference, label: title) : .section(title ?? "", page: reference, children)]
  }

  /// The value of an option: `:caption: Title`, or `caption: Title`.
  private static func option(_ name: String, in line: ArraySlice<UInt8>) -> String? {
    let line = line.first == UInt8(ascii: ":") ? line.dropFirst() : line
    guard line.starts(with: (name + ":").utf8) else { return nil }
    return String(decoding: trimmed(line.dropFirst(name.utf8.count + 1)), as: UTF8.self)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }
}
