import Diagnostics
import Dialogs
import Files
import Guidelines
package import Words

/// Rules → pages that explain them and the mockups, in a section after those of the author.
///
/// Each page is Markdown in memory and is then handled like a page of the author: with the same parser, figures,
/// outline, and search. It is not validated, because counter-examples break rules on purpose, and rule settings of
/// the site could invalidate examples.
///
/// A page of the author at an address of the reference replaces the generated page.
package struct RuleReference: Sendable {
  let configuration: SiteConfiguration
  let book: RuleBook
  let labels: ReferenceLabels

  /// Folder of the reference in the site.
  static let folder = "rules"

  /// The path of the page of a rule in that folder, without extension.
  ///
  /// A house rule can be named `index`, which is the page of its pack.
  static func page(of rule: String) -> String { rule.hasSuffix("/index") ? rule + "_" : rule }

  /// - Parameter packs: the packs to explain; nil for all.
  package init(_ configuration: SiteConfiguration, packs: Set<String>? = nil, words: Words = .english) {
    self.configuration = configuration
    labels = ReferenceLabels(words: words)
    let settings = configuration.ruleSettings
    book = RuleBook(
      settings: settings,
      rules: packs.map { packs in settings.allRules.filter { packs.contains($0.description.pack) } })
  }

  /// The pages, except those whose addresses are used.
  ///
  /// - Parameter isTaken: whether the author publishes something at an address, given by its key.
  func pages(_ sources: [Source], isTaken: @Sendable (String) -> Bool) async throws -> [ParsedPage] {
    let sources = sources.filter { !isTaken(AddressTable<Void>.key(SitePath.page(for: $0.path))) }
    // The pages contain our own markup, whatever the HTML policy of the site, and are in English.
    var own = configuration
    own.html = .trust
    own.language = "en"
    var parser = PageParser(configuration: own, words: .english, options: PipelineOptions())
    parser.isOwn = true
    let ownParser = parser
    let (batches, _) = try await concurrently(sources.count, batch: 8, state: {}) { _, range in
      sources[range].map { source in
        var page = ownParser.parse(
          SourceFile(path: SourceTree.contentFolder + "/" + source.path, text: source.text()), below: source.path)
        page.reference = source.role
        return page
      }
    }
    return batches.flatMap { $0 }
  }

  /// The pages of the reference, written on demand.
  package var sources: [Source] {
    var sources = [
      Source(path: Self.folder + "/index.md", role: .init(shortTitle: labels.words.text(.rules))) {
        RulesIndexPage(book: book, labels: labels).text
      },
      Source(path: FiguresPage.path + ".md", role: .init(shortTitle: "Figures")) { FiguresPage().text },
    ]
    if book.hasStatements {
      sources.append(
        Source(path: Self.folder + "/coverage.md", role: .init(shortTitle: "Coverage")) {
          CoveragePage(book: book).text
        })
    }
    for (place, chapter) in book.chapters.enumerated() {
      let folder = Self.folder + "/" + chapter.pack.id
      sources.append(
        Source(path: folder + "/index.md", role: .init(shortTitle: chapter.pack.name)) {
          PackPage(chapter: chapter, order: place, labels: labels).text
        })
      for (place, sheet) in chapter.sheets.enumerated() {
        sources.append(
          Source(
            path: Self.folder + "/" + Self.page(of: sheet.id) + ".md",
            role: .init(shortTitle: sheet.asks, name: sheet.name, rule: sheet.id)
          ) {
            let namesakes = book.namesakes(of: sheet)
            return RulePage(
              sheet: sheet, chapter: chapter, namesakes: namesakes, order: place, words: labels.words
            ).text
          })
      }
    }
    return sources
  }

  /// A page before it is written.
  package struct Source: Sendable {
    /// Its path as if it were in Content.
    package let path: String
    let role: ReferenceRole
    package let text: @Sendable () -> String
  }
}

extension Library {
  /// Adds the pages that explain the rules, except those that the author replaces.
  ///
  /// - Parameter assets: other files of the site.
  mutating func addReference(
    beside assets: [String], _ kept: KeptResults = .none, _ configured: InputDigest = InputDigest { _ in }
  ) async throws {
    let addressInputs = kept.digest { inputs in
      inputs.add(configured)
      for offer in offers { inputs.add(offer.addresses) }
      inputs.add(assets)
    }
    let plan = kept.referencePlan.result(of: addressInputs) { ReferencePlan(self, beside: assets) }.value
    (explainedPacks, referencePaths) = (plan.packs, plan.paths)
    let inputs = kept.digest { inputs in
      inputs.add(configured)
      inputs.add(plan.packs.sorted())
      for path in plan.paths { inputs.add(number: plan.taken.contains(AddressTable<Void>.key(path))) }
    }
    if let known = kept.reference.result(of: inputs) {
      reference = known.value
    } else {
      let book = RuleReference(configuration, packs: plan.packs, words: words)
      let pages = try await book.pages(book.sources) { plan.taken.contains($0) }
      reference = kept.reference.keep(pages, of: inputs).value
    }
  }
}

/// Which rules the pages of a site explain, and where.
struct ReferencePlan: Sendable {
  /// The packs whose rules get pages.
  let packs: Set<String>
  /// The paths of these pages, including those that the author replaces.
  let paths: [String]
  /// Keys of the addresses among them at which the author publishes something.
  let taken: Set<String>

  fileprivate init(_ library: Library, beside assets: [String]) {
    packs = library.packsToExplain
    paths = RuleReference(library.configuration, packs: packs, words: library.words).sources.map {
      SitePath.page(for: $0.path)
    }
    taken = library.addresses(beside: assets).intersection(paths.map { AddressTable<Void>.key($0) })
  }
}

extension RuleSheet {
  /// What the rule asks, as plain text.
  fileprivate var asks: String { description.summary.filter { $0 != "`" } }
}

extension ParsedPage {
  /// The title of the page in lists.
  var listTitle: String { reference?.shortTitle ?? title }
}

extension Library {
  /// The packs whose rules get pages.
  ///
  /// Rules of Patternbook and of the site are always enabled; those of a pack are where somebody names it.
  fileprivate var packsToExplain: Set<String> {
    let own = Pack.own.map(\.id) + [Pack.house.id]
    guard configuration.reference == .enabled else { return Set(own + Pack.all.map(\.id)) }
    var packs = Set(own + configuration.guidelines)
    for page in pages {
      for pack in page.frontMatter.guidelines ?? [] { packs.insert(pack.value) }
      for block in page.blocks { for pack in block.dialog?.guidelines ?? [] { packs.insert(pack.value) } }
    }
    return packs
  }
}

extension RuleBook {
  /// Whether there are guidelines with statements.
  var hasStatements: Bool { chapters.contains { !$0.statements.isEmpty } }
}

/// The purpose of a page in the reference.
package struct ReferenceRole: Sendable, Hashable {
  /// The title of the page in navigation and lists: for a rule, what it asks.
  package var shortTitle: String
  /// The ID of the rule without its pack.
  package var name: String?
  /// The ID of the rule that it explains.
  package var rule: String?
}
