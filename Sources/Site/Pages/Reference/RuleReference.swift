import Diagnostics
import Dialogs
import Files
import Guidelines
import Words

/// Rules → the pages that explain them, in a section of their own behind the author's.
///
/// Each page is Markdown that stands nowhere but in memory, and goes the way of an author's from there: the same parser,
/// figures, outline, search. It is not validated with them: what is wrong in it is ours to mend, counter-examples break
/// rules on purpose, and a site that sets a rule otherwise would find that its examples do not.
///
/// An author's page at an address of the reference takes its place.
package struct RuleReference: Sendable {
  let configuration: SiteConfiguration
  let book: RuleBook

  /// Folder of the site that the reference is published in.
  static let folder = "rules"

  /// Where a rule's page is below that folder, without an ending.
  ///
  /// A house rule may be called `index`, which is the page of its pack.
  static func page(of rule: String) -> String { rule.hasSuffix("/index") ? rule + "_" : rule }

  package init(_ configuration: SiteConfiguration) {
    self.configuration = configuration
    book = RuleBook(settings: configuration.ruleSettings)
  }

  /// The pages, but for those whose addresses are taken.
  ///
  /// - Parameter isTaken: whether something of the author's is published at an address, given by its key.
  func pages(_ sources: [Source], isTaken: @Sendable (String) -> Bool) async throws -> [ParsedPage] {
    let sources = sources.filter { !isTaken(AddressTable<Void>.key(SitePath.page(for: $0.path))) }
    // The pages hold markup of our own, whatever the site thinks of that of its authors, and are in English.
    var own = configuration
    own.html = .trust
    own.language = "en"
    // They are in no file, so their bytes are kept if anyone is going to ask for them.
    let parser = PageParser(
      configuration: own, words: .english, options: PipelineOptions(),
      room: PageSource.Room(limit: configuration.hasMarkdown ? .max : 0))
    let (batches, _) = try await concurrently(sources.count, batch: 8, state: {}) { _, range in
      sources[range].map { source in
        var page = parser.parse(
          SourceFile(path: SourceTree.contentFolder + "/" + source.path, text: source.text()), below: source.path)
        page.reference = source.role
        return page
      }
    }
    return batches.flatMap { $0 }
  }

  /// Every page of the reference, to be written when its turn comes.
  package var sources: [Source] {
    var sources = [
      Source(path: Self.folder + "/index.md", role: .init(shortTitle: "Rules")) { RulesIndexPage(book: book).text },
      Source(path: Self.folder + "/coverage.md", role: .init(shortTitle: "Coverage")) { CoveragePage(book: book).text },
    ]
    for (place, chapter) in book.chapters.enumerated() {
      let folder = Self.folder + "/" + chapter.pack.id
      sources.append(
        Source(path: folder + "/index.md", role: .init(shortTitle: chapter.pack.name)) {
          PackPage(chapter: chapter, order: place).text
        })
      for (place, sheet) in chapter.sheets.enumerated() {
        sources.append(
          Source(
            path: Self.folder + "/" + Self.page(of: sheet.id) + ".md",
            role: .init(shortTitle: sheet.name, rule: sheet.id)
          ) {
            RulePage(sheet: sheet, chapter: chapter, namesakes: book.namesakes(of: sheet), order: place).text
          })
      }
    }
    return sources
  }

  /// A page before it is written.
  package struct Source: Sendable {
    /// Where it would be below Content.
    package let path: String
    let role: ReferenceRole
    package let text: @Sendable () -> String
  }
}

extension Catalog {
  /// Adds the pages that explain the rules, where the author has not published something else.
  ///
  /// - Parameter assets: files beside the pages.
  mutating func addReference(beside assets: [String]) async throws {
    let taken = addresses(beside: assets)
    let book = RuleReference(configuration)
    let sources = book.sources
    referencePaths = sources.map { SitePath.page(for: $0.path) }
    reference = try await book.pages(sources) { taken.contains($0) }
  }
}

/// What a page of the reference is there for.
package struct ReferenceRole: Sendable, Hashable {
  /// What navigation calls the page, whose section says the rest.
  package var shortTitle: String
  /// The rule that it explains, by id.
  package var rule: String?
}
