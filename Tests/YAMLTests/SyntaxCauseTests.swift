import Diagnostics
import Testing

@testable import YAML

/// What is wrong is named where it begins, in the author's terms.
@Suite struct SyntaxCauseTests {
  struct Case: Sendable {
    var yaml: String
    var summary: String
    var part: String
    var start: Int
  }

  @Test(arguments: [
    Case(yaml: "kind: alert\n\ttitle: A\n", summary: "a tab indents this line", part: "\t", start: 12),
    Case(yaml: "buttons:\n\t- Save\n", summary: "a tab indents this line", part: "\t", start: 9),
    Case(
      yaml: "situation:\n\u{A0} effect: minor\n  x: [\n", summary: "a no-break space indents this line", part: "\u{A0}",
      start: 11),
    Case(
      yaml: "kind:\u{A0}alert\ntitle: A\n", summary: "a no-break space follows the colon", part: "\u{A0}", start: 5),
    Case(
      yaml: "kind: alert\nbuttons:\n  - label:\u{A0}Save\n    role: default\n",
      summary: "a no-break space follows the colon", part: "\u{A0}", start: 31),
    Case(yaml: "kind: alert\nbuttons: [Save, Cancel\n", summary: "“[” is not closed", part: "[", start: 21),
    Case(yaml: "a: {b: 1\nc: 2\n", summary: "“{” is not closed", part: "{", start: 3),
    Case(yaml: "kind: alert\ntitle: \"Save?\nmessage: A\n", summary: "“\"” is not closed", part: "\"", start: 19),
    Case(yaml: "title: 'it''s\nmessage: A\n", summary: "“'” is not closed", part: "'", start: 7),
    Case(
      yaml: "kind: alert\n  title: A\n", summary: "the line is indented by 2 spaces, and the line above by 0",
      part: "  title: A", start: 12),
    Case(
      yaml: "a:\n   b: 1\n  c: 2\n", summary: "the line is indented by 2 spaces, and the line above by 3",
      part: "  c: 2", start: 11),
    Case(
      yaml: "buttons:\n  - label: Delete\n    role: destructive\n   - Cancel\n",
      summary: "the item is indented by 3 spaces, and the item above by 2", part: "   - Cancel", start: 49),
    Case(yaml: "kind:alert\ntitle: A\n", summary: "there is no space after “kind:”", part: "kind:", start: 0),
  ])
  func namesTheCause(_ test: Case) throws {
    let file = SourceFile(path: "a.yml", text: test.yaml)
    let error = try #require(throws: YAMLError.self) {
      try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .block)
    }
    #expect(error.summary == test.summary)
    let range = try #require(error.location.range)
    #expect(range.lowerBound == test.start)
    #expect(String(decoding: file.bytes[range], as: UTF8.self) == test.part)
  }

  /// Where another cause is as likely, none is named.
  @Test(arguments: [
    "platforms:\n- ios-26\nbuttons:\n  - label: Save: now\n",
    "content:\n  - field:\n      states:\n        - x\n  - text: Note: this\n",
    "buttons:\n  - label: A\n    states:\n      - x: y: z\n", "buttons:\n  - localhost:8080\n  title: A\n",
    "hosts:\n  localhost:8080\n  title: A\n",
  ])
  func namesNoCauseThatIsNotCertain(_ yaml: String) throws {
    let file = SourceFile(path: "a.yml", text: yaml)
    let error = try #require(throws: YAMLError.self) {
      try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .block)
    }
    #expect(error.summary.hasPrefix("invalid YAML"), "\(error.summary)")
  }

  /// Brackets and quotes within plain text are text.
  @Test(arguments: ["a: it's [b", "a: 5\" tall", "- don't\n- x", "a: b # [c", "a: 'x' # \"", "a: b, [c"])
  func takesNoTextForAnOpening(_ yaml: String) throws {
    #expect(SyntaxCause.find(in: Array(yaml.utf8), before: yaml.utf8.count) == nil)
  }

  @Test(arguments: [
    ("title: Delete draft #3?", "#3?"), ("- a #b c ", "#b c"), ("title: Delete # the draft", nil), ("title: a#b", nil),
    ("title: 'Delete #3'", nil), ("title: a #", nil), ("title: #3", "#3"),
  ])
  func seesCommentsThatWereMeantAsText(_ yaml: String, _ comment: String?) throws {
    let file = SourceFile(path: "a.yml", text: yaml)
    let node = try #require(try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .block))
    let value: YAMLNode? =
      switch node.content {
      case .sequence(let items): items.first
      case .mapping(let entries): entries.first?.value
      case .scalar: nil
      }
    guard case .scalar(let scalar) = value?.content else { throw YAMLTestError.notAScalar }
    #expect(scalar.comment?.text == comment)
  }

  private enum YAMLTestError: Error { case notAScalar }
}
