import Diagnostics
import Files
import Site
import SystemPackage
import Testing

/// The page that shows all dialogs.
@Suite struct CatalogTests {
  private static let sheet = """
    kind: action-sheet
    title: Delete this message?
    platforms: [ios, android]
    buttons: [{label: Delete, role: destructive}, {label: Keep editing, role: cancel}]
    """

  private func build(_ files: [String: String]) async throws -> (result: SiteResult, site: [String: String]) {
    let files = ["Content/index.md": "# Home\n", "Content/site.yml": "version: 1\nurl: https://example.org/\n"]
      .merging(files) { $1 }
    return try await Pipeline(files: .memory(texts: files)).build()
  }

  private func block(_ text: String, marking: String = "") -> String { "```dialog\(marking)\n\(text)\n```\n" }

  @Test func showsEveryDialogByKind() async throws {
    let alert = "kind: alert\ntitle: Saved\nmessage: All of it.\nid: saved\nguidelines: [apple-hig]\nbuttons: [OK]"
    let (result, site) = try await build([
      "Content/a b.md": "# A & B\n\n" + block(Self.sheet, marking: " do") + block(alert)
    ])
    #expect(!result.fails(at: .error))
    let page = try #require(site["catalogue.html"])
    #expect(page.contains(#"<h2 id="kind-alert">Alerts <span class="catalogue-number">1</span></h2>"#))
    #expect(page.contains(#"<a href="a%20b.html#saved">Saved</a>"#))
    #expect(page.contains(#"<p class="catalogue-message">All of it.</p>"#))
    #expect(page.contains(#"data-platform="ios-26 android" data-pack="apple-hig""#))
    #expect(
      page.contains(
        #"<li class="catalogue-card dialog-do" data-platform="ios android" data-role="destructive cancel">"#))
    #expect(page.contains(#"<li class="catalogue-destructive">Delete <span>destructive</span></li>"#))
    #expect(page.contains("<span>in A &amp; B</span>"))
    #expect(page.contains(#"<p class="catalogue-status" role="status">2 dialogs</p>"#))
    let alerts = try #require(page.firstRange(of: "kind-alert"))
    let sheets = try #require(page.firstRange(of: "kind-action-sheet"))
    #expect(alerts.lowerBound < sheets.lowerBound)
    #expect(page.components("<svg class=\"mockup mockup-ios").count == 3, "a picture for each, of the first platform")
    #expect(site["sitemap.xml"]?.contains("https://example.org/catalogue.html") == true)
    #expect(site["a b.html"]?.contains(#"href="catalogue.html""#) == true)
  }

  @Test func offersWhatThereIsToChoose() async throws {
    let (_, site) = try await build(["Content/a.md": "# A\n\n" + block(Self.sheet)])
    let page = try #require(site["catalogue.html"])
    #expect(page.contains(#"<option value="ios">iOS</option>"#))
    #expect(page.contains(#"<option value="android" data-drawings="assets/catalogue-android."#))
    #expect(!page.contains(#"<option value="watchos">"#) && !page.contains(#"<select name="pack""#))
  }

  /// What the page does not draw itself is in scripts, one for each platform.
  @Test func drawsOtherPlatformsWhenAsked() async throws {
    let twice = Self.sheet.replacing("Delete this message?", with: "Delete ` ${it} \\ </script>?")
    let alert = "kind: alert\ntitle: Saved\nplatforms: [android]\nbuttons: [OK]"
    let (_, site) = try await build([
      "Content/a.md": "# A\n\n" + block(Self.sheet) + block(alert) + block(twice)
    ])
    let scripts = site.filter { $0.key.hasPrefix("assets/catalogue-") }
    let (path, script) = try #require(scripts.first)
    #expect(scripts.count == 1)
    #expect(site["catalogue.html"]?.contains("data-drawings=\"\(path)\">Android<") == true)
    #expect(script.hasPrefix("patternbookDrawings(\"android\",{\n1:\"") && script.hasSuffix("\n});\n"))
    // The sheets are the second and third card; the alert is drawn on its only platform already.
    #expect(script.components("\n2:\"").count == 2 && !script.contains("\n0:\""))
    #expect(script.components("mockup-android").count == 3 && !script.contains("mockup-ios"))
    #expect(!script.contains("<title") && !script.contains("aria-"), "the words are on the card")
    #expect(!script.contains("<"))
  }

  @Test func isNotThereWithoutDialogs() async throws {
    let (_, site) = try await build(["Content/site.yml": "version: 1\nreference: all\n"])
    #expect(site.keys.filter { $0.hasPrefix("catalogue") } == [])
    #expect(site["index.html"]?.contains("catalogue.html") == false)
  }

  @Test func keepsExamplesOfRulesApart() async throws {
    let (_, site) = try await build([
      "Content/site.yml": "version: 1\nreference: all\n", "Content/a.md": "# A\n\n" + block(Self.sheet),
    ])
    let page = try #require(site["catalogue.html"])
    #expect(page.contains(">1 dialog<") && page.contains(#"href="catalogue-rules.html""#))
    let rules = try #require(site["catalogue-rules.html"])
    #expect(rules.contains("rules/va-mobile/") && !rules.contains("a.html#"))
  }

  @Test func canBeLinkedTo() async throws {
    let (result, _) = try await build([
      "Content/a.md": "# A\n\n[All](catalogue.md), [all](catalogue.html)\n\n" + block(Self.sheet)
    ])
    #expect(result.diagnostics.filter { $0.rule == "page/broken-link" } == [])
  }

  @Test(arguments: [["Content/catalogue.md": "# My catalogue\n"], ["Content/Catalogue.md": "# My catalogue\n"]])
  func yieldsToAPageOfTheAuthor(_ files: [String: String]) async throws {
    let (result, site) = try await build(files.merging(["Content/a.md": "# A\n\n" + block(Self.sheet)]) { $1 })
    #expect(!result.fails(at: .error))
    let taken = site.filter { $0.key.lowercased() == "catalogue.html" }.values
    #expect(taken.count == 1 && taken.first?.contains("My catalogue") == true)
    #expect(!site.keys.contains("catalogue-rules.html"))
  }

  @Test func staysSmallInALargeLibrary() async throws {
    let pages = (0..<26).map { page in
      let blocks = (0..<40).map { block("kind: snackbar\nmessage: Message \(page)-\($0) sent") }
      return ("Content/page-\(page).md", "# Page \(page)\n\n" + blocks.joined(separator: "\n"))
    }
    let files = Dictionary(uniqueKeysWithValues: pages + [("Content/a.md", "# A\n\n" + block(Self.sheet))])
    let (_, site) = try await build(files.merging(["Content/catalogue-2.md": "# Mine\n"]) { $1 })
    let names = ["catalogue.html", "catalogue-2_.html"] + (3...6).map { "catalogue-\($0).html" }
    let parts = try names.map { try #require(site[$0]) }
    let (first, second) = (parts[0], parts[1])
    #expect(parts.map { $0.components("<li class=\"catalogue-card").count - 1 } == [180, 180, 180, 180, 180, 141])
    // The only sheet is drawn, too: pictures are shared out among the kinds.
    #expect(parts.map { $0.components("<svg class=\"mockup ").count - 1 }.reduce(0, +) == 400)
    #expect(first.contains("<svg class=\"mockup mockup-ios mockup-bottom"))
    #expect(first.contains("Filters cover the 180 dialogs on this page; search covers all 1041."))
    #expect(
      !first.contains("pager-previous") && first.contains(#"class="pager-next" rel="next" href="catalogue-2_.html""#))
    #expect(second.contains(#"class="pager-previous" rel="prev" href="catalogue.html""#))
    #expect(first.contains("400 of 1041 dialogs are drawn"))
    #expect(first.contains(#"href="catalogue-2_.html""#) && site["catalogue-2.html"]?.contains("Mine") == true)
  }
}

extension String {
  /// What is between the occurrences of a text.
  fileprivate func components(_ separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
