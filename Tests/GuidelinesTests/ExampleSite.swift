import Diagnostics
import Dialogs
import Guidelines
import Markdown
import Mockups
import YAML

/// Pages as the pipeline would hand them to the rules, made from their text.
///
/// Links may lead to `alerts.md` with its heading `#buttons`, and to `photo.png`, next to the pages given.
struct ExampleSite {
  let pages: [PageFacts]

  /// - Parameter files: each page's path in Content, with its text.
  init(_ files: [(path: String, text: String)], types: [String: [String]] = [:]) {
    let parser = MarkdownParser(options: MarkdownOptions { $0 == "dialog" })
    let parsed = files.map { path, text in
      let file = SourceFile(path: path, text: text)
      let frontMatter = FrontMatter.split(file)
      let document = parser.parse(
        file, body: frontMatter.body, pagePath: path,
        leadingTitle: frontMatter.content == nil ? .takeOut : .takeOutBehindText(ifEqual: ""))
      return (file: file, frontMatter: frontMatter, document: document, blocks: Self.blocks(of: document, path: path))
    }
    var anchors: [String: Set<String>] = ["alerts.md": ["buttons"]]
    for page in parsed {
      anchors[page.file.path] = Set(page.document.outline.map(\.anchor)).union(page.blocks.map(\.id))
        .union([page.document.title?.anchor].compactMap(\.self))
    }
    let links = ExampleLinks(pages: anchors, files: ["photo.png"])
    let folders = Set(parsed.map { Self.folder(of: $0.file.path) + "index.md" })
    pages = parsed.map { page in
      var facts = PageFacts(path: page.file.path, source: page.file.bytes)
      facts.textRanges = page.document.textRanges
      facts.headings = page.document.outline.filter(\.isTopLevel).map {
        .init(level: $0.level, id: $0.anchor, text: $0.text, range: $0.range)
      }
      facts.links = page.document.links.map {
        .init(
          isImage: $0.image != nil, destination: $0.destination, title: $0.image?.title ?? "", alt: $0.image?.alt ?? "",
          range: $0.range, target: links.resolve($0.target, from: page.file.path))
      }
      facts.blocks = page.blocks
      // As in a site whose translations have a folder of their own.
      if let original = parsed.first(where: { page.file.path == "de/" + $0.file.path }) {
        for place in facts.blocks.indices where original.blocks.indices.contains(place) {
          facts.blocks[place].original = original.blocks[place].dialog.map {
            OriginalDialog($0, path: original.file.path)
          }
        }
      }
      facts.diagnostics = page.document.diagnostics
      facts.diagnostics += page.frontMatter.diagnostics
      facts.urls = [Sourced(page.file.path.replacing(".md", with: ".html"), range: 0..<0)]
      facts.isReachable =
        parsed.count == 1
        || parsed.contains { folders.contains($0.file.path) && Self.isBeside($0.file.path, page.file.path) }
      if let content = page.frontMatter.content { Self.read(content, into: &facts, types: types) }
      return facts
    }
  }

  private static func blocks(of document: MarkdownDocument, path: String) -> [PageFacts.Block] {
    document.fences.map { fence in
      let (dialog, diagnostics) = DialogParser.parse(
        infoString: fence.info, excerpt: fence.content, fence: SourceLocation(path: path, range: fence.openingRange),
        platforms: Platform.allCases)
      return PageFacts.Block(
        dialog: dialog.map(SharedDialog.init), id: dialog?.id?.value ?? "", diagnostics: diagnostics)
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }

  private static func isBeside(_ path: String, _ other: String) -> Bool { folder(of: path) == folder(of: other) }

  private static func read(_ frontMatter: SourceExcerpt, into facts: inout PageFacts, types: [String: [String]]) {
    guard let node = try? YAMLParser.parse(frontMatter, limits: .block) else { return }
    let rules = MappingReader.Rules(invalidValue: .frontMatter, unknownKey: .frontMatter)
    var fields = MappingReader(node, path: facts.path, rules: rules, what: "front matter")
    let sourced = { (node: YAMLNode) in Sourced(node.text ?? "", range: node.range) }
    facts.title = fields.text("title").map(sourced)
    facts.textRanges.insert(
      contentsOf: [facts.title, fields.text("description").map(sourced)].compactMap { $0?.range }, at: 0)
    facts.type = fields.text("type").map(sourced)
    facts.requiredSections = facts.type.flatMap { types[$0.value] } ?? []
    facts.guidelines = fields.texts("guidelines")?.map(sourced)
    facts.platforms = fields.texts("platforms")?.compactMap { name in Platform.allCases.first { $0.id == name.text } }
    facts.urls += fields.texts("aliases")?.map(sourced) ?? []
  }
}
