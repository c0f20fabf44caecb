import Diagnostics
import Dialogs
import Guidelines
import Mockups
import TestSupport
import Testing
import YAML

/// Examples that are pages, sites or configurations, through the real Markdown parser.
struct PageExampleTests {
  private static let types = ["pattern": ["When to use it", "When not to use it"]]

  static let pages = RuleExampleTests.examples(of: [.page, .site])
  static let configurations = RuleExampleTests.examples(of: [.configuration])

  /// What is found, by page: its range in the page's text, or nil for the page as a whole.
  private struct Found: Hashable {
    var page: String
    var range: SourceRange?
  }

  @Test(arguments: pages)
  func findsWhatIsMarkedAndNothingElse(_ test: RuleExampleTests.Case) throws {
    let (files, marks) = split(test.example)
    let site = ExampleSite(files, types: Self.types)
    let found = try findings(in: site, of: test)
    #expect(Set(found.map { Found(page: $0.location?.path ?? "", range: $0.location?.range) }) == Set(marks))
    #expect(found.count == marks.count, "\(found.map(\.summary))")
    #expect(marks.isEmpty == (test.example.verdict == .passes))
  }

  /// What one rule of pages shows as right, no other finds wrong.
  @Test(arguments: pages.filter { $0.example.verdict == .passes })
  func passesEveryOtherRule(_ test: RuleExampleTests.Case) throws {
    let site = ExampleSite(split(test.example).files, types: Self.types)
    let validator = Validator(settings: RuleSettings(platforms: [.ios]))
    let found = site.pages.flatMap(validator.validate) + validator.validate(site.pages)
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.summary)" })")
  }

  @Test(arguments: configurations)
  func findsWhatIsMarkedInConfigurations(_ test: RuleExampleTests.Case) throws {
    let file = SourceFile(path: "site.yml", text: test.example.text)
    let root = try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
    let rule = RuleDescription(test.rule)
    let ids = MappingReader.Rules(invalidValue: rule, unknownKey: rule)
    var fields = MappingReader(try #require(root), path: file.path, rules: ids, what: "site.yml")
    if let node = fields.node("house-rules") {
      fields.add(HouseRule.parse(node, path: file.path, language: "en", files: .none).diagnostics)
    }
    if let node = fields.node("rules") {
      fields.add(RuleSettings.parse(rules: node, path: file.path, ids: ids).diagnostics)
    }
    let found = fields.finish()
    #expect(found.allSatisfy { $0.rule == test.rule })
    #expect(found.sorted(by: Diagnostic.reportOrder).compactMap { $0.location?.range } == test.example.marks)
  }

  private func findings(in site: ExampleSite, of test: RuleExampleTests.Case) throws -> [Diagnostic] {
    let pack = String(test.rule.prefix { $0 != "/" })
    let guidelines = Pack.alwaysInForce.contains(pack) ? [] : [pack]
    let settings = try RuleSettings(options: test.example.options, of: test.rule, guidelines: guidelines)
    let validator = Validator(settings: settings)
    return (site.pages.flatMap(validator.validate) + validator.validate(site.pages)).filter { $0.rule == test.rule }
  }

  /// An example's files, and its marks by file.
  private func split(_ example: RuleExample) -> (files: [(path: String, text: String)], marks: [Found]) {
    guard example.form == .site else {
      return ([("page.md", example.text)], example.marks.map { Found(page: "page.md", range: $0) })
    }
    var files: [(path: String, text: String)] = []
    var marks: [Found] = []
    var offset = 0
    var start = 0
    for line in example.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = offset..<offset + line.utf8.count
      if line.hasPrefix("=== ") {
        let path = String(line.dropFirst(4))
        files.append((path, ""))
        start = range.upperBound + 1
        if example.marks.contains(range.lowerBound + 4..<range.upperBound) {
          marks.append(Found(page: path, range: nil))
        }
      } else {
        files[files.count - 1].text += line + "\n"
        marks += example.marks.filter { range.contains($0.lowerBound) }.map {
          Found(page: files[files.count - 1].path, range: $0.lowerBound - start..<$0.upperBound - start)
        }
      }
      offset = range.upperBound + 1
    }
    return (files, marks)
  }
}
