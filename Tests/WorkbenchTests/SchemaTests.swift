import Diagnostics
import Dialogs
import Files
import Guidelines
import Listings
import Mockups
import Site
import Testing
import Workbench
import Writing
import YAML

/// The lists of keys that schemas are made of, held against the readers.
@Suite struct SchemaTests {
  private func findings(_ texts: [String: String]) async throws -> [String] {
    let files = ["Content/index.md": "# Home\n", "Content/site.yml": "version: 1\n"].merging(texts) { $1 }
    return try await Pipeline(files: .memory(texts: files)).run(into: nil).diagnostics.map(\.summary)
  }

  /// A key without a value counts as one that is not there, but it must be known.
  @Test(arguments: SiteConfiguration.keys.map(\.name)) func siteKeysAreRead(_ key: String) async throws {
    #expect(try await findings(["Content/site.yml": "\(key):\n"]) == [])
  }

  @Test(arguments: PageFrontMatter.documentedKeys.map(\.name)) func pageKeysAreRead(_ key: String) async throws {
    #expect(try await findings(["Content/index.md": "---\n\(key):\n---\n\n# Home\n"]) == [])
  }

  @Test(arguments: HouseRule.keys.map(\.name)) func houseRuleKeysAreRead(_ key: String) async throws {
    let rule = "house-rules:\n  house/x:\n    \(key):\n"
    #expect(try await findings(["Content/site.yml": rule]).allSatisfy { !$0.contains("unknown key") })
  }

  /// Cases leave these lists out.
  @Test func siteSchemaHasEveryRuleAndPlatform() {
    let schema = JSONSchema.document(of: .mapping(SiteConfiguration.keys), title: "site").bytes
    let text = String(decoding: schema, as: UTF8.self)
    for rule in RuleList.all { #expect(text.contains("\"\(rule.description.id)\": {")) }
    for platform in Platform.allCases { #expect(text.contains("\"\(platform.id)\"")) }
  }

  @Test func unknownKeysAreNot() async throws {
    #expect(try await findings(["Content/site.yml": "titel: x\n"]) == ["unknown key “titel”; did you mean “title”?"])
    #expect(
      try await findings(["Content/index.md": "---\ndrafts: true\n---\n\n# Home\n"])
        == ["unknown key “drafts”; did you mean “draft”?"])
  }
}

/// A new site, by itself.
@Suite struct NewSiteTests {
  @Test(arguments: NewSite.languages) func buildsWithoutAFinding(_ language: String) async throws {
    let new = NewSite(folderName: "a \"quoted\": #1", language: language)
    let files = Dictionary(uniqueKeysWithValues: new.files.map { ($0.path, $0.text) })
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = .note
    let result = try await Pipeline(files: .memory(texts: files), options: options).run(into: output)
    #expect(result.diagnostics.map(\.summary) == [])
    #expect(result.totals?.pages == 5)
    #expect(result.totals?.dialogs == 9)
    let home = String(decoding: output.files["index.html"] ?? [], as: UTF8.self)
    #expect(home.contains("<title>A &quot;quoted&quot;: #1</title>"))
  }

  @Test func hasTheSamePagesInEachLanguage() {
    let shapes = NewSite.languages.map { language in
      NewSite(folderName: "x", language: language).files.map { file in
        file.text.split(separator: "\n").count { $0.hasPrefix("```dialog") || $0.hasPrefix("# yaml-language-server") }
      }.sorted()
    }
    #expect(Set(shapes).count == 1)
    #expect(NewSite.languages == ["de", "en"])
  }

  @Test(arguments: NewSite.languages) func shipsNothingMadeUp(_ language: String) {
    for file in NewSite(folderName: "x", language: language).files {
      for word in ["example.", "TODO", "OWNER", "lorem", "your-"] {
        #expect(!file.text.contains(word), "\(file.path)")
      }
    }
  }

  @Test(arguments: [
    ("design-patterns", "Design patterns"), ("Été_2026", "Été 2026"), ("", "Patterns"), ("--", "Patterns"),
    ("iOS", "IOS"),
  ])
  func titles(_ folder: String, _ title: String) {
    #expect(NewSite(folderName: folder).title == title)
  }
}
