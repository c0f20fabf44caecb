import Diagnostics
import Files
import Markdown
import Writing

/// The templates of a project of Zola, and of its theme, which are not run.
struct ZolaTemplates {
  /// Where they are, those of the project first.
  let folders: [String]
  private let project: ForeignProject

  private static let mostFiles = 200
  private static let mostNamed = 3

  init(theme: String?, in here: ContentFolder, _ project: ForeignProject) {
    let name = theme.flatMap { $0.isEmpty || $0.contains("..") ? nil : $0 }
    folders = [here.file("templates")] + (name.map { [here.file("themes/\($0)/templates")] } ?? [])
    self.project = project
  }

  /// The folders with templates of shortcodes.
  var shortcodes: [String] { folders.map { $0 + "/shortcodes" }.filter(project.hasFolder) }

  // MARK: Pages

  /// What to say of pages without text that a template fills in; nil if there are none.
  func note(on content: String) -> String? {
    let here = ContentFolder(path: content)
    var pages: [String: [String]] = [:]
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil {
      // The page of a section lists the pages below it.
      guard SitePath.name(of: LinkIndex.stem(ofPage: path)) != "_index", let file = project.file(path),
        let template = template(of: file), project.hasFile(template)
      else { continue }
      pages[template, default: []].append(path)
    }
    guard !pages.isEmpty else { return nil }
    let named = pages.sorted { $0.key < $1.key }.map { template, pages in
      let others = pages.count == 1 ? "" : " and \(counted(pages.count - 1, "other page"))"
      return "\(template) of \(pages.min() ?? "")\(others)"
    }
    let names = named.prefix(Self.mostNamed).joined(separator: ", ")
    let others = named.count > Self.mostNamed ? ", and \(named.count - Self.mostNamed) more" : ""
    return "templates that are not run: \(names)\(others); write in the pages what they show"
  }

  /// The file with the template that a page without text names.
  private func template(of file: SourceFile) -> String? {
    let split = FrontMatter.split(file)
    guard let block = split.content, file.bytes[split.body].allSatisfy({ $0 <= 0x20 }) else { return nil }
    let key = Array("template:".utf8)
    let line = block.bytes.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: key) }
    let name = line.map {
      String(decoding: $0.dropFirst(key.count).filter { !" \"'".utf8.contains($0) }, as: UTF8.self)
    }
    guard let name, !name.isEmpty, !name.contains("..") else { return nil }
    return folders.map { $0 + "/" + name }.first(where: project.hasFile)
  }

  // MARK: Descriptions

  /// Whether a template shows the description of a page to readers of the page.
  var showDescriptions: Bool {
    let files = project.paths.filter { path in
      path.hasSuffix(".html") && folders.contains { path.hasPrefix($0 + "/") }
        && !shortcodes.contains { path.hasPrefix($0 + "/") }
    }
    let texts = files.sorted().prefix(Self.mostFiles).compactMap { project.file($0)?.bytes }
    let templates = texts.map(TemplateOfPages.init)
    let blocks = Set(templates.flatMap(\.blocksInHead))
    return templates.contains { $0.showsDescription(besides: blocks) }
  }
}

/// Where a template in HTML shows the description of its page, and which of its blocks are in the head.
private struct TemplateOfPages {
  /// The names of blocks in the head, which readers do not see.
  private(set) var blocksInHead: [String] = []
  /// The blocks in which the description is shown outside of the head; nil for one that is in none.
  private var places: [String?] = []

  init(_ bytes: [UInt8]) {
    var (isInHead, isInMeta, loops) = (false, false, 0)
    var blocks: [String] = []
    var index = 0
    while index < bytes.count, let mark = bytes[index...].firstIndex(where: { "<{>".utf8.contains($0) }) {
      let rest = bytes[mark...]
      index = mark + 1
      switch bytes[mark] {
      case UInt8(ascii: "<"):
        if rest.starts(with: "<head>".utf8) || rest.starts(with: "<head ".utf8) { isInHead = true }
        if rest.starts(with: "</head".utf8) || rest.starts(with: "<body".utf8) { isInHead = false }
        isInMeta = rest.starts(with: "<meta".utf8)
      case UInt8(ascii: ">"): isInMeta = false
      default:
        let isStatement = rest.starts(with: "{%".utf8)
        guard isStatement || rest.starts(with: "{{".utf8),
          let end = bytes[(mark + 2)...].firstRange(of: isStatement ? Array("%}".utf8) : Array("}}".utf8))
        else { continue }
        index = end.upperBound
        let words = String(decoding: bytes[(mark + 2)..<end.lowerBound], as: UTF8.self)
          .split { $0.isWhitespace || $0 == "-" }
        switch words.first {
        case "block"? where isStatement:
          let name = String(words.dropFirst().first ?? "")
          if isInHead || isInMeta { blocksInHead.append(name) }
          blocks.append(name)
        case "endblock"? where isStatement: _ = blocks.popLast()
        case "for"? where isStatement: loops += 1
        case "endfor"? where isStatement: loops -= 1
        case let word?:
          // In a loop, it is that of a page in a list.
          let isShown = !isStatement && word.hasPrefix("page.description") && !isInHead && !isInMeta && loops == 0
          if isShown { places.append(blocks.last) }
        case nil: break
        }
      }
    }
  }

  func showsDescription(besides blocks: Set<String>) -> Bool {
    places.contains { place in place.map { !blocks.contains($0) } ?? true }
  }
}
