import Diagnostics
import Files
import Site
import Testing

/// Templates that would end the process, fill the memory or take forever are findings.
@Suite struct TemplateLimitTests {
  private func findings(_ templates: [String: String], words: String? = nil) async throws -> [Diagnostic] {
    var files = ["Content/index.md": "# Home\n", "Content/site.yml": "version: 1\ntitle: Site\n"]
    for (name, text) in templates { files["Templates/" + name] = text }
    let output = MemoryOutput()
    let result = try await Pipeline(files: .memory(texts: files)).run(into: output)
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.rule == "site/template" })
    #expect(errors.isEmpty == !output.files.isEmpty)
    return errors
  }

  private static func chain(_ count: Int, _ end: String = "x") -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { number in
        ("t\(number).mustache", number + 1 < count ? "{{> t\(number + 1)}}" : end)
      })
  }

  private static func doubling(_ count: Int, _ text: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { number in
        ("t\(number).mustache", number + 1 < count ? "{{> t\(number + 1)}}\n{{> t\(number + 1)}}\n" : text)
      })
  }

  @Test(arguments: [
    ["footer.mustache": "{{> footer}}"], ["footer.mustache": "{{#next}}\n{{> footer}}\n{{/next}}"],
    ["footer.mustache": "{{> a}}", "a.mustache": "{{> footer}}"],
    ["a.mustache": "{{> b}}", "b.mustache": "{{> c}}", "c.mustache": "{{> a}}{{> b}}"],
    ["page.mustache": "{{> page}}"], ["unused.mustache": "{{^is_home}}{{>unused}}{{/is_home}}"],
  ])
  func cyclesAreReportedOnce(_ templates: [String: String]) async throws {
    let errors = try await findings(templates)
    #expect(!errors.isEmpty && errors.count <= 2)
    for error in errors {
      #expect(error.summary.contains("includes itself"))
      let location = try #require(error.location)
      let range = try #require(location.range)
      let text = try #require(templates[String(location.path.dropFirst("Templates/".count))])
      #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self).hasPrefix("{{>"))
    }
  }

  @Test func aLongCycleIsNamedByItsBeginning() async throws {
    let errors = try await findings(Self.chain(5_000, "{{> t0}}"))
    #expect(errors.count == 1)
    #expect((errors.first?.summary.utf8.count ?? 0) < 200)
  }

  @Test func aLongChainIsReportedOnce() async throws {
    let errors = try await findings(Self.chain(10_000))
    #expect(errors.map(\.summary) == ["partials and sections are nested more than 64 levels deep"])
    #expect(errors.first?.location?.path == "Templates/t9934.mustache")
  }

  @Test func nestingIsThatOfSectionsAndPartialsTogether() async throws {
    func nested(_ count: Int, _ inner: String) -> String {
      String(repeating: "{{#title}}", count: count) + inner + String(repeating: "{{/title}}", count: count)
    }
    #expect(try await findings(["x.mustache": nested(64, "x")]) == [])
    #expect(try await findings(["x.mustache": nested(65, "x")]).count == 1)
    #expect(try await findings(["x.mustache": nested(4_000, "x")]).count == 1)
    #expect(try await findings(["x.mustache": nested(31, "{{> y}}"), "y.mustache": nested(32, "x")]) == [])
    #expect(try await findings(["x.mustache": nested(32, "{{> y}}"), "y.mustache": nested(32, "x")]).count == 1)
  }

  @Test func aNestedTemplateOfTheDepthAllowedIsRendered() async throws {
    var templates = Self.chain(60, "deep")
    templates["footer.mustache"] = "{{> t0}}"
    #expect(try await findings(templates) == [])
  }

  @Test(arguments: [24, 63])
  func doublingPartialsAreReportedOnce(_ count: Int) async throws {
    for text in ["{{title}}", "some text\n", "{{{body_html}}}"] {
      let errors = try await findings(Self.doubling(count, text))
      #expect(errors.count == 1 && errors.first?.location?.range != nil)
      #expect(errors.first?.summary.hasPrefix("the templates add more than") == true)
    }
  }

  @Test func manyTagsAreOneFinding() async throws {
    for tag in ["{{title}}", "{{title}}\n", "{{#title}}x{{/title}}", "{", "{{! { }}"] {
      let errors = try await findings(["footer.mustache": String(repeating: tag, count: 20_000)])
      #expect(errors.count == 1, "\(tag)")
    }
    #expect(try await findings(["footer.mustache": String(repeating: "{{title}}", count: 2_000)]) == [])
  }

  @Test(arguments: [
    "{{=<% %>=}}", "{{=| |=}}|title|", "{{#title}}{{=<% %>=}}<%/title%>", "{{<page}}{{/page}}", "{{$block}}{{/block}}",
    "{{%CONTENT_TYPE:TEXT}}", "{{>*title}}", "{{title.upper}}", "{{upper(title)}}", "{{.}}",
    "{{" + String(repeating: "a(", count: 10_000) + String(repeating: ")", count: 10_000) + "}}",
  ])
  func whatTheLibraryCouldDoBeyondOurTemplatesIsAnError(_ text: String) async throws {
    let errors = try await findings(["footer.mustache": text])
    #expect(!errors.isEmpty && errors.allSatisfy { $0.summary.utf8.count < 300 })
  }

  @Test func delimitersAreNeverChanged() async throws {
    let text = String(repeating: "{{=<% %>=}}<%={{ }}=%>\n", count: 20_000)
    #expect(
      try await findings(["footer.mustache": text]).map(\.summary)
        == ["the template is too large or has too many braces"])
    #expect(
      try await findings(["footer.mustache": String(repeating: "{{=<% %>=}}<%={{ }}=%>\n", count: 500)]).map(\.summary)
        == ["tag delimiters cannot be changed"])
  }

  @Test func findingsAboutATemplateAreCapped() async throws {
    let errors = try await findings(["footer.mustache": String(repeating: "{{titel}}{{> nothing}}\n", count: 1_000)])
    #expect(errors.count == 101)
    #expect(errors.contains { $0.summary == "1900 more errors in this template are not listed" })
  }

  @Test func namesOfManyTemplatesAreNotListed() async throws {
    var templates = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ("t\($0).mustache", "x") })
    templates["footer.mustache"] = String(repeating: "{{> t20000}}\n", count: 200)
    let errors = try await findings(templates)
    #expect(errors.count == 101 && errors.allSatisfy { $0.explanation.utf8.count < 300 })
  }

  @Test(arguments: ["WORDS.text.cop;\n", "WORDS.text.copy;\n"])
  func wordsInAssetsAreCapped(_ use: String) async throws {
    for asset in ["assets/site.js/90-x.js", "assets/site.css/90-x.css"] {
      let errors = try await findings([asset: String(repeating: use, count: 20_000)])
      #expect(errors.count == 1)
      #expect(errors.first?.location?.range != nil)
    }
    let errors = try await findings(["assets/site.js/90-x.js": String(repeating: "WORDS.text.cop;\n", count: 500)])
    #expect(errors.count == 101)
  }

  @Test func aPageIsNotLargerThanAPageMayBe() async throws {
    let uses = String(repeating: "{{{body_html}}}", count: 60)
    let body = String(repeating: "some words & more ", count: 50_000)
    let files = [
      "Content/index.md": "# Home\n\n" + body,
      "Templates/footer.mustache": uses + String(repeating: "{{site_title}}", count: 1_800),
      "Content/site.yml": "version: 1\ntitle: \(String(repeating: "t", count: 130_000))\n",
    ]
    await #expect(throws: PageTooLarge.self) {
      _ = try await Pipeline(files: .memory(texts: files)).run(into: MemoryOutput())
    }
  }
}
