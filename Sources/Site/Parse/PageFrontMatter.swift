package import Diagnostics
package import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import YAML

/// What a page says of itself in the YAML at its top.
package struct PageFrontMatter: Sendable, Hashable {
  package var title: String?
  package var description: String?
  /// Place among the pages of its section.
  package var order: Int?
  /// Left out of the published site.
  package var isDraft = false
  /// Former addresses, relative to the site's root.
  package var aliases: [Sourced<String>] = []
  /// Packs in force on the page.
  package var guidelines: [Sourced<String>]?
  /// Platforms drawn on the page.
  package var platforms: [Platform]?
  /// Kind of page; the configuration can ask for its sections.
  package var type: Sourced<String>?

  /// What the page is about; pages with one in common are related.
  package var tags: [String] = []

  /// What search makes of the page.
  package var search = SearchPreference()

  /// Where the texts stand in the file that readers see, in order.
  package var textRanges: [SourceRange] = []

  package init() {}

  /// Reads front matter; what cannot be read is left out and reported.
  package static func parse(_ excerpt: SourceExcerpt) -> (frontMatter: PageFrontMatter, diagnostics: [Diagnostic]) {
    var frontMatter = PageFrontMatter()
    let (node, errors) = YAMLParser.open(excerpt, limits: .block, rule: .frontMatter)
    guard let node else { return (frontMatter, errors) }
    let diagnostics = frontMatter.read(node, path: excerpt.path)
    return (frontMatter, diagnostics)
  }

  private mutating func read(_ node: YAMLNode, path: String) -> [Diagnostic] {
    var reader = MappingReader(
      node, keys: Self.keys, path: path, rules: .init(invalidValue: .frontMatter, unknownKey: .frontMatter),
      what: "front matter")
    let (title, description) = (reader.text("title"), reader.text("description"))
    self.title = title?.text
    self.description = description?.text
    textRanges = [title, description].compactMap { $0?.range }.sorted { $0.lowerBound < $1.lowerBound }
    order = reader.int("order")?.value
    isDraft = reader.bool("draft")?.value ?? false
    type = reader.text("type").flatMap { node in node.text.map { Sourced($0, range: node.range) } }
    for item in reader.texts("aliases") ?? [] {
      guard let alias = item.text else { continue }
      switch AliasPath(alias) {
      case .path(let path): aliases.append(Sourced(path, range: item.range))
      case .unusable(let reason): reader.report("alias \(reason)", AliasPath.explanation, at: item.range)
      }
    }
    if let items = reader.texts("guidelines") {
      guidelines = items.compactMap { item in item.text.map { Sourced($0, range: item.range) } }
    }
    tags = (reader.texts("tags") ?? []).compactMap(\.text)
    if let node = reader.node("search") {
      let (preference, diagnostics) = SearchPreference.parse(node, path: path)
      search = preference
      reader.add(diagnostics)
    }
    if let items = reader.list("platforms") {
      platforms = items.compactMap { reader.platform($0, among: Platform.allCases) }
    }
    return reader.finish()
  }
}
