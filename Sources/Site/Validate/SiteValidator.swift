import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown

/// Catalog → all findings: first those of single pages, then those that need all pages.
struct SiteValidator: Sendable {
  let catalog: Catalog
  let sources: SourceTree
  let addresses: SiteAddresses
  let files: FileTree

  /// The findings, in no particular order.
  ///
  /// - Throws: `FileError`; `SourceChanged` if a page differs from what was parsed.
  func diagnostics() async throws -> [Diagnostic] {
    let settings = catalog.configuration.ruleSettings
    let validator = Validator(settings: settings)
    let links = LinkTable(catalog, sources)
    let pages = catalog.pages
    let (batches, _) = try await concurrently(pages.count, batch: 16, state: {}) { _, range in
      try range.map { index in
        var facts = facts(of: pages[index], links: links)
        // Rules take edits from the parsed bytes; keeping those of all pages would take most of the memory.
        guard let bytes = try files.read(facts.path), bytes.count == pages[index].byteCount else {
          throw SourceChanged(path: facts.path)
        }
        facts.source = bytes
        let findings = validator.validate(facts)
        facts.source = []
        return (facts, findings)
      }
    }
    let validated = batches.flatMap { $0 }
    var diagnostics = validated.flatMap(\.1)
    diagnostics += validator.validate(validated.map(\.0), addresses: addresses.claims)
    diagnostics += settings.applied(to: refusals())
    return diagnostics
  }

  /// The facts about a page that rules need; its source is left empty.
  func facts(of page: ParsedPage, links: LinkTable) -> PageFacts {
    var facts = PageFacts(path: page.source, source: [])
    facts.title = Sourced(page.title, range: 0..<0)
    facts.type = page.frontMatter.type
    facts.requiredSections = page.frontMatter.type.flatMap { catalog.configuration.types[$0.value] } ?? []
    facts.guidelines = page.frontMatter.guidelines
    facts.platforms = page.frontMatter.platforms
    facts.headings = page.document.outline.filter(\.isTopLevel).map {
      .init(level: $0.level, id: $0.anchor, text: $0.text, range: $0.range)
    }
    facts.links = page.document.links.map { link in
      .init(
        isImage: link.image != nil, destination: link.destination, title: link.image?.title ?? "",
        alt: link.image?.alt ?? "", range: link.range, target: links.target(of: link, on: page))
    }
    facts.pictures = links.pictures(of: page)
    facts.blocks = page.blocks.map { .init(dialog: $0.dialog, id: $0.id, diagnostics: $0.diagnostics) }
    facts.urls = [Sourced(page.path, range: 0..<0)] + page.frontMatter.aliases
    facts.diagnostics = page.diagnostics
    return facts
  }

  private func refusals() -> [Diagnostic] {
    sources.refused.filter { $0.key != SiteConfiguration.path }.map { path, refusal in
      refusal == .link
        ? Diagnostic(
          rule: "site/symbolic-link", severity: .warning, summary: "symbolic link “\(path)” is not followed",
          explanation: "For security, links are followed only within the same folder, Content or Templates. Copy "
            + "the file instead.",
          location: SourceLocation(path: path))
        : Diagnostic(
          rule: "site/unreadable-file", severity: .error, summary: "“\(path)” cannot be read: \(refusal)",
          explanation: "Pages and templates can have up to \(FileTree.textLimit / 1_000_000) MB, other files up to "
            + "\(FileTree.assetLimit / 1_000_000) MB. Remove the file, or move it elsewhere.",
          location: SourceLocation(path: path))
    }
  }
}

/// A page that was changed between parsing and validating.
package struct SourceChanged: Error, Sendable, CustomStringConvertible {
  package var path: String

  package var description: String { "\(path) changed during the build; run the command again" }
}
