import Files
import Search
import Testing

@testable import Site

/// Queries that ask for a rule show the rule: what it asks, an example of each kind, and its source.
@Suite struct RuleSearchTests {
  private static let files = [
    "Content/site.yml": "version: 1\nguidelines: [va-mobile]\nplatforms: [ios, android]\n",
    "Content/index.md": "# Compass patterns\n\nHow the app asks, warns, and says that something is done.\n",
    "Content/alerts.md": """
    # Alerts

    An alert interrupts people, who have to choose a button.

    ## Buttons

    Two buttons: one does what the title asks, the other keeps things as they are. A button says what it does. If all
    that is left to say is OK, use a snackbar.

    ```dialog
    kind: alert
    title: Discard draft?
    message: The letter will be lost.
    buttons: [{label: Discard, role: destructive}, {label: Keep editing, role: cancel}]
    ```
    """,
    "Content/snackbars.md": "# Snackbars\n\nA snackbar says what was done. It has one button at most, such as Undo.\n",
    "Content/buttons.md": "# Buttons\n\nLabels of buttons begin with a verb. A button is 44 points high.\n",
    "Content/words.md": """
    # Words

    ## Titles

    A title asks one question. The rule `va-mobile/title-filler` finds those that begin with “Are you sure”.
    """,
  ]

  /// The pages with those of the rules of one pack: all packs would take seconds.
  private static let site = Task {
    let pipeline = Pipeline(files: .memory(texts: files))
    var editions = try pipeline.editions()
    let (configuration, words) = (editions[0].configuration, editions[0].words)
    let parser = PageParser(configuration: configuration, words: words, options: pipeline.options)
    let library = try await pipeline.parse(&editions, with: [parser])[0]
    let reference = RuleReference(configuration, packs: ["va-mobile"])
    let rules = try await reference.pages(reference.sources) { $0.hasSuffix("figures.html") }
    var stage = SearchStage(trails: SearchStage.Trails(Navigation(library)), words: words)
    let pages = (library.pages + rules).compactMap { stage.searchPage($0, configuration) }
    var builder = SearchIndexBuilder()
    for (order, page) in pages.enumerated() { _ = builder.add(page, order: order) }
    return (pages: pages, reader: SearchReader(try await builder.finish()))
  }

  private func search(_ query: String) async throws -> [SearchAnswer.Page] {
    let (pages, reader) = try await Self.site.value
    return reader.answer(query, limit: 5) { pages[$0] }.pages
  }

  @Test(arguments: [
    ("va-mobile/button-vague", "button-vague"), ("button vague", "button-vague"),
    ("may the button say OK", "button-vague"), ("can buttons be labeled OK or Cancel", "button-vague"),
    ("how many words may a button have", "button-words"), ("title filler", "title-filler"),
    ("does a question need a question mark", "title-punctuation"),
    ("which button comes first", "button-order"), ("does an alert need a title", "title-required"),
  ])
  func aRuleThatIsAskedForComesFirst(_ query: String, _ rule: String) async throws {
    let pages = try await search(query)
    #expect(pages.first?.url == "rules/va-mobile/\(rule).html", "\(pages.map(\.url))")
  }

  @Test(arguments: [
    ("alerts", "alerts"), ("alert", "alerts"), ("snackbar", "snackbars"), ("buttons", "buttons"), ("words", "words"),
    ("discard draft", "alerts"),
  ])
  func pagesComeBeforeRules(_ query: String, _ page: String) async throws {
    let pages = try await search(query)
    #expect(pages.first?.url == "\(page).html", "\(pages.map(\.url))")
  }

  @Test func aRuleIsShownInSentences() async throws {
    let hit = try #require(try await search("va-mobile/button-vague").first?.hits.first)
    #expect(hit.entry.kind == .rule)
    #expect(hit.excerpt.map(\.text).joined() == "Buttons are not labeled “OK” or “Cancel”.")
    #expect(hit.entry.buttons.map(\.role) == ["do", "dont", "source"])
    for text in hit.entry.buttons.map(\.label) + [String(decoding: hit.entry.body, as: UTF8.self)] {
      #expect(!text.isEmpty)
      for part in ["kind:", "label:", "buttons:", "allow:", "severity:"] { #expect(!text.contains(part), "\(text)") }
    }
  }
}
