package import Diagnostics
package import Dialogs
import Files
import Guidelines
import Mockups
import YAML

/// The front matter of a page.
package struct PageFrontMatter: Sendable, Hashable {
  package var title: String?
  package var description: String?
  /// Position among the pages of its section.
  package var order: Int?
  /// Excluded from the published site.
  package var isDraft = false
  /// Former addresses, relative to the root of the site.
  package var aliases: [Sourced<String>] = []
  /// Packs enabled on the page.
  package var guidelines: [Sourced<String>]?
  /// Platforms to draw on the page.
  package var platforms: [Platform]?
  /// Type of the page; the configuration can require sections for it.
  package var type: Sourced<String>?

  /// Topics of the page; pages that share one are related.
  package var tags: [String] = []

  /// The search settings of the page.
  package var search = SearchPreference()

  package init() {}

  static let rule = "page/front-matter"

  /// Reads front matter; values that cannot be read are skipped and reported.
  package static func parse(_ excerpt: SourceExcerpt) -> (frontMatter: PageFrontMatter, diagnostics: [Diagnostic]) {
    var frontMatter = PageFrontMatter()
    do {
      guard let node = try YAMLParser.parse(excerpt, limits: .block) else { return (frontMatter, []) }
      let diagnostics = frontMatter.read(node, path: excerpt.path)
      return (frontMatter, diagnostics)
    } catch {
      return (
        frontMatter,
        [
          Diagnostic(
            rule: rule, severity: .error, summary: error.summary, explanation: error.explanation,
            location: error.location)
        ]
      )
    }
  }

  private mutating func read(_ node: YAMLNode, path: String) -> [Diagnostic] {
    var reader = MappingReader(
      node, keys: Self.keys, path: path, rules: .init(invalidValue: Self.rule, unknownKey: Self.rule),
      what: "front matter")
    title = reader.text("title")?.text
    description = reader.text("description")?.text
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
