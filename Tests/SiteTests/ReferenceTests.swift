import Diagnostics
import Files
import Guidelines
import Site
import SystemPackage
import Testing

/// The pages that explain the rules.
@Suite struct ReferenceTests {
  private static let home = "# Home\n"
  private static let configuration = "version: 1\nreference: all\nurl: https://example.org/docs/\n"

  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let files = ["Content/index.md": Self.home, "Content/site.yml": Self.configuration].merging(files) { $1 }
    return try await Pipeline(files: .memory(texts: files)).build()
  }

  // MARK: What is there

  /// Redlines lead to the figures of their platform, if there is a page about them.
  @Test(arguments: [true, false])
  func listsFiguresOfEveryPlatform(_ hasReference: Bool) async throws {
    let block =
      "```dialog\nid: one\nkind: alert\nplatforms: [ios-26]\ntitle: Leave?\nbuttons: [Leave]\nanatomy: redlines\n```\n"
    let (_, site) = try await build([
      "Content/site.yml": "version: 1\nreference: \(hasReference)\n", "Content/index.md": "# Home\n\n" + block,
    ])
    let page = site["rules/figures.html"]
    #expect((page != nil) == hasReference)
    for platform in ["ios-26", "ios", "macos-26", "watchos-series-3", "meego-harmattan"] where hasReference {
      #expect(page?.contains(" id=\"\(platform)\"") == true, "\(platform)")
    }
    #expect(
      site["index.html"]?.contains("<a href=\"rules/figures.html#ios-26\">All figures of iOS 26</a>") == hasReference)
    #expect(site["index.html"]?.contains(">OpenUIKit</a>") == true)
  }

  @Test func explainsEveryRule() async throws {
    let (result, site) = try await build([:])
    #expect(result.diagnostics.isEmpty)
    let sitemap = try #require(site["sitemap.xml"])
    let search = site.filter { $0.key.hasPrefix("search/p-") }.values
    let pages =
      ["index", "coverage", "figures"] + (Pack.all + Pack.own).map { $0.id + "/index" }
      + RuleList.all.map(\.description.id)
    for page in pages {
      #expect(site["rules/\(page).html"] != nil, "\(page)")
      let address = page.hasSuffix("index") ? String(page.dropLast("index".count)) : page + ".html"
      #expect(sitemap.contains("/docs/rules/\(address)<"), "\(page)")
    }
    for rule in RuleList.all.map(\.description.id) {
      // The first entry is of the third kind, without an anchor.
      #expect(search.contains { $0.contains("[[2,\"\",\"\(rule)\",") }, "\(rule) is all that its page is found by")
    }
    let page = try #require(site["rules/va-mobile/button-vague.html"])
    #expect(
      page.contains(#"<li><a href="../index.html">Rules</a></li><li><a href="index.html">VA mobile app</a></li>"#))
    // Lists say what a rule asks, with its name in small type.
    #expect(
      page.contains(
        #"<a href="button-vague.html" aria-current="page">Buttons are not labeled “OK” or “Cancel”"#
          + " <small>button-vague</small></a>"))
    let pack = try #require(site["rules/va-mobile/index.html"])
    #expect(
      pack.contains(
        #"<a href="button-vague.html">Buttons are not labeled “OK” or “Cancel”</a>"#
          + #" <span class="rule-name">button-vague</span>"#))
  }

  @Test(arguments: [
    ("", "", []), ("guidelines: [apple-hig]\n", "", ["apple-hig"]),
    ("guidelines: [apple-hig]\n", "guidelines: [iphone-os]", ["apple-hig", "iphone-os"]),
  ])
  func explainsWhatIsEnabled(_ settings: String, _ block: String, _ packs: [String]) async throws {
    let page =
      "# P\n\n```dialog\nkind: alert\ntitle: Stop?\nbuttons: [Go, {label: Stay, role: cancel}]\n\(block)\n```\n"
    let (result, site) = try await build([
      "Content/site.yml": "version: 1\nplatforms: [ios]\nreference: true\n" + settings, "Content/p.md": page,
    ])
    let found = Pack.all.map(\.id).filter { site["rules/\($0)/index.html"] != nil }
    #expect(Set(found) == Set(packs) && site["rules/page/index.html"] != nil)
    #expect((site["rules/coverage.html"] != nil) == !packs.isEmpty)
    #expect(result.rules.allSatisfy { $0.page == nil })
    // No link leads to a pack without pages.
    for (path, html) in site where path.hasPrefix("rules/") {
      for pack in Pack.all.map(\.id) where !packs.contains(pack) {
        #expect(!html.contains("href=\"../\(pack)/") && !html.contains("href=\"\(pack)/"), "\(path) to \(pack)")
      }
    }
  }

  @Test func isOneOfThree() async throws {
    let (result, _) = try await build(["Content/site.yml": "version: 1\nreference: some\n"])
    #expect(result.diagnostics.map(\.summary) == ["“reference” is not true, false, or all"])
  }

  @Test func isNotThereUnlessAskedFor() async throws {
    let (_, site) = try await build(["Content/site.yml": "version: 1\n"])
    #expect(site.keys.filter { $0.hasPrefix("rules/") } == [])
  }

  @Test func comesBehindTheAuthorsSections() async throws {
    let (_, site) = try await build(["Content/zebras/index.md": "# Zebras\n"])
    let home = try #require(site["zebras/index.html"])
    let zebras = try #require(home.firstRange(of: ">Zebras</a>"))
    let rules = try #require(home.firstRange(of: ">Rules</a>"))
    #expect(zebras.lowerBound < rules.lowerBound)
  }

  @Test func isInEnglish() async throws {
    let (_, site) = try await build(["Content/site.yml": Self.configuration + "language: de\n"])
    #expect(site["index.html"]?.contains("<html lang=\"de\"") == true)
    #expect(site["rules/index.html"]?.contains("<article class=\"prose\" lang=\"en\" dir=\"ltr\">") == true)
  }

  @Test func showsSeveritiesAsTheSiteHasThem() async throws {
    let rules = "rules:\n  va-mobile/button-words: {severity: error, max: 3}\n  va-mobile/title-filler: off\n"
    let (_, site) = try await build(["Content/site.yml": Self.configuration + rules])
    let words = try #require(site["rules/va-mobile/button-words.html"])
    #expect(words.contains("Error</span> on this site (default: warning)"))
    #expect(words.replacing(/<[^>]+>/, with: "").contains("max: 3"))
    #expect(site["rules/va-mobile/title-filler.html"]?.contains("severity-off") == true)
  }

  // MARK: Beside what the author publishes

  @Test(arguments: [["Content/rules/index.md": "# My rules\n"], ["Content/Rules/index.md": "# My rules\n"]])
  func yieldsToAPageOfTheAuthor(_ files: [String: String]) async throws {
    let (result, site) = try await build(files)
    #expect(result.diagnostics.isEmpty)
    let taken = site.filter { $0.key.lowercased() == "rules/index.html" }.values
    #expect(taken.count == 1 && taken.first?.contains("My rules") == true)
    #expect(site["rules/coverage.html"] != nil)
  }

  @Test func canBeLinkedTo() async throws {
    let (result, site) = try await build([
      "Content/index.md": "# Home\n\n[A rule](rules/va-mobile/tone.md) and [another](rules/apple-hig/tone.md#why)\n"
    ])
    #expect(result.diagnostics.map(\.rule) == ["page/broken-link"])
    #expect(result.diagnostics.first?.summary.contains("rules/va-mobile/tone.md") == true)
    #expect(site.isEmpty)
  }

  @Test func isWhereOurOwnPagesLead() async throws {
    let root = FilePath(#filePath).removingLastComponent().removingLastComponent().removingLastComponent()
    let result = try await Pipeline(files: .disk(root: root)).run(into: nil)
    #expect(result.diagnostics.filter { $0.severity > .note }.map { "\($0.rule): \($0.summary)" } == [])
  }

  @Test(arguments: ["please", "index"]) func explainsHouseRules(_ name: String) async throws {
    let rule = """
      house-rules:
        house/\(name):
          summary: Dialogs do not plead
          why: It sounds helpless.
          kind: existence
          words: [please]
      """
    let (result, site) = try await build(["Content/site.yml": Self.configuration + rule])
    #expect(result.diagnostics.map(\.summary) == [])
    let pages = site.filter { $0.key.hasPrefix("rules/house/") }
    #expect(pages.count == 2 && pages.values.contains { $0.contains("<p>It sounds helpless.</p>") })
    #expect(pages["rules/house/index.html"]?.contains("Dialogs do not plead") == true)
  }

  @Test func isWhereCounterExamplesLead() async throws {
    let page = """
      # Home

      ```dialog dont
      kind: alert
      title: Leave?
      buttons: [Leave, {label: Cancel, role: cancel}]
      guidelines: [va-mobile]
      violates: [va-mobile/button-vague]
      ```
      """
    let (_, site) = try await build(["Content/index.md": page])
    let link = #"Breaks:</span> Buttons are not labeled “OK” or “Cancel” <a href="rules/va-mobile/button-vague.html">"#
    #expect(site["index.html"]?.contains(link) == true)
    let (_, plain) = try await build(["Content/index.md": page, "Content/site.yml": "version: 1\n"])
    #expect(plain["index.html"]?.contains("“Cancel” <code>va-mobile/button-vague</code></li>") == true)
  }

  @Test func tellsReportsWhereRulesAreExplained() async throws {
    let (result, _) = try await build([:])
    #expect(result.rules.first?.page == "https://example.org/docs/rules/block/syntax.html")
    let (plain, _) = try await build(["Content/site.yml": "version: 1\nurl: https://example.org/docs/\n"])
    #expect(plain.rules.allSatisfy { $0.page == nil })
  }

  /// What a rule says is in English, which the page says; its labels are in the language of the site.
  @Test func labelsAreInTheLanguageOfTheSite() async throws {
    let (_, site) = try await build([
      "Content/site.yml": "version: 1\nlanguage: de\nreference: true\nguidelines: [apple-hig]\n"
    ])
    let page = try #require(site["rules/apple-hig/button-vague.html"])
    #expect(page.contains("<article class=\"prose\" lang=\"en\""))
    #expect(page.contains("<dt><span lang=\"de\">Schweregrad</span></dt>"))
    #expect(page.contains("><span lang=\"de\">Warum</span>"))
    #expect(try #require(site["rules/index.html"]).contains(">Regeln</h1>"))
  }

  // MARK: That it is right, looked at as if an author had written it

  @Test func linksLeadSomewhere() async throws {
    let sources = RuleReference(SiteConfiguration()).sources
    let files = Dictionary(uniqueKeysWithValues: sources.map { ("Content/" + $0.path, $0.text()) })
    let (result, _) = try await build(files.merging(["Content/site.yml": "version: 1\nhtml: trust\n"]) { $1 })
    #expect(result.diagnostics.filter { $0.rule.hasPrefix("page/") }.map(\.summary) == [])
  }

  /// Good examples break no rule, bad ones break those they name; other findings are notes.
  @Test(arguments: RuleList.all.map(\.description.id))
  func examplesAreWhatTheySay(_ id: String) async throws {
    let book = RuleBook(settings: RuleSettings())
    let (chapter, sheet) = try #require(book.sheet(of: id))
    for options in Set(sheet.examples.map(\.options)) {
      var sheet = sheet
      sheet.examples = sheet.examples.filter { $0.options == options }
      let rules = options.map { "rules:\n  \(id): \($0)\n" } ?? ""
      let files = [
        "Content/index.md": RulePage(sheet: sheet, chapter: chapter).text,
        "Content/site.yml": "version: 1\nhtml: trust\n" + rules,
      ]
      let result = try await Pipeline(files: .memory(texts: files)).run(into: nil)
      // Other pages, and blocks that examples lead to, are not there.
      let found = result.diagnostics.filter { finding in
        finding.severity != .note && finding.rule != "page/broken-link"
          && !finding.summary.hasPrefix("unknown block ID")
      }
      #expect(found.map { "\($0.rule): \($0.summary)" } == [])
    }
  }

  @Test(arguments: RuleList.all.map(\.description.id))
  func underlinesWhatIsFound(_ id: String) throws {
    let book = RuleBook(settings: RuleSettings())
    let (chapter, sheet) = try #require(book.sheet(of: id))
    let text = RulePage(sheet: sheet, chapter: chapter).text
    let marks = sheet.examples.reduce(0) { $0 + $1.marks.count }
    #expect(text.ranges(of: "<mark>").count == marks)
    #expect(text.ranges(of: "</mark>").count == marks)
  }

  /// Whatever a rule says is text.
  @Test func takesNothingForMarkup() async throws {
    let hostile = "1. a*b*_c_ <script>x</script> [l](m) | `code|<b>` ![i](j) &amp; \\ # {y} ~~z~~"
    let sheet = RuleSheet(HostileRule(text: hostile), settings: RuleSettings())
    let book = RuleBook(settings: RuleSettings(), rules: [HostileRule(text: hostile)])
    let chapter = try #require(book.chapters.first)
    let (result, site) = try await build([
      "Content/index.md": RulePage(sheet: sheet, chapter: chapter).text,
      "Content/site.yml": "version: 1\nhtml: trust\n",
    ])
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.summary) == [])
    let html = try #require(site["index.html"])
    #expect(!html.contains("<script>x") && !html.contains("<em>") && !html.contains("<b>") && !html.contains("<img"))
    let shown =
      "1. a*b*_c_ &lt;script&gt;x&lt;/script&gt; [l](m) | <code>code|&lt;b&gt;</code> ![i](j) &amp;amp; \\ # {y} ~~z~~"
    #expect(html.contains("<p>" + shown), "the rationale")
    #expect(html.contains("<td>" + shown), "an option in its table")
  }
}

private struct HostileRule: PageRule {
  var text: String

  var description: RuleDescription {
    RuleDescription(id: "page/hostile", summary: text, rationale: text + ".", source: text, severity: .note)
  }

  var options: [any ConfigurableOption] { [RuleOption("words", [text], text)] }
  var heuristic: String? { text }

  func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] { [] }

  var examples: [RuleExample] {
    [.failing(page: "</code></pre>«<script>x</script>»\n\n```\n" + text), .passing(site: "=== <b>.md\n" + text)]
  }
}
