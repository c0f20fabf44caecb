import Diagnostics
import TestSupport
import Testing
import YAML

/// Where values begin and end, and what the reader of mappings says.
struct YAMLTests {
  private func parse(_ text: String) throws -> YAMLNode? {
    let file = SourceFile(path: "a.yml", text: text)
    return try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .block)
  }

  private func slice(_ text: String, _ range: SourceRange?) -> String? {
    range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  struct Written: Sendable {
    var yaml: String
    var value: String
    var range: String
    var extent: String?
    var verbatim: String?
  }

  static let written = [
    Written(yaml: "a: plain text # comment", value: "plain text", range: "plain text", verbatim: "plain text"),
    Written(yaml: "a: 'single'", value: "single", range: "'single'", verbatim: "single"),
    Written(yaml: "a: 'it''s'", value: "it's", range: "'it''s'"),
    Written(yaml: "a: \"dou\\\"ble\" ", value: "dou\"ble", range: "\"dou\\\"ble\""),
    Written(yaml: "a: 👍 e\u{301}", value: "👍 e\u{301}", range: "👍 e\u{301}", verbatim: "👍 e\u{301}"),
    Written(yaml: "a: one\n  two\nb: c", value: "one two", range: "one", extent: "one\n  two"),
    Written(yaml: "a: \"one\n  two\"\nb: c", value: "one two", range: "\"one", extent: "\"one\n  two\""),
    Written(yaml: "a: |\n  one\n\n  two\nb: c", value: "one\n\ntwo\n", range: "|", extent: "|\n  one\n\n  two"),
    Written(yaml: "a: &x value", value: "value", range: "value", verbatim: "value"),
    Written(yaml: "a: !!str 12", value: "12", range: "12", verbatim: "12"),
    Written(yaml: "a:\nb: c", value: "", range: "", verbatim: ""),
  ]

  @Test(arguments: written)
  func placesScalars(_ written: Written) throws {
    let root = try #require(try parse(written.yaml))
    guard case .mapping(let entries) = root.content else { return #expect(Bool(false), "no mapping") }
    let value = entries[0].value
    #expect(value.text == written.value)
    #expect(slice(written.yaml, value.range) == written.range)
    #expect(slice(written.yaml, value.extent) == written.extent ?? written.range)
    guard case .scalar(let scalar) = value.content else { return }
    #expect(slice(written.yaml, scalar.verbatimRange) == written.verbatim)
  }

  @Test(arguments: [
    ("a: [b, [c], 'd]'] # ]", "[b, [c], 'd]']"),
    ("a: {b: c, d: {e: } }\nf: g", "{b: c, d: {e: } }"),
    ("a: [b, # ]\n  c\n ]\nd: e", "[b, # ]\n  c\n ]"),
    ("a: [b: c , d: e ]\nf: g", "[b: c , d: e ]"),
    ("a:\n  - b\n  - c: d\n    e: f\n\n# more\ng: h", "- b\n  - c: d\n    e: f"),
    ("a:\n  b: |\n    c\n  d:\ne: f", "b: |\n    c\n  d:"),
  ])
  func placesCollections(_ text: String, _ extent: String) throws {
    let root = try #require(try parse(text))
    guard case .mapping(let entries) = root.content else { return #expect(Bool(false), "no mapping") }
    #expect(slice(text, entries[0].value.extent) == extent)
    #expect(slice(text, entries[0].value.range)?.contains("\n") == false)
  }

  @Test(arguments: [
    ("title: A\nb: c\ntitle: D", 14..<19), ("a:\n  - x: 1\n    y: 2\n    x: 3", 25..<26), ("{x: 1, x: 2}", 7..<8),
    ("a: 1\n\"a\": 2", 5..<8),
  ])
  func pointsAtTheSecondOfTwoKeys(_ text: String, _ range: Range<Int>) {
    let error = #expect(throws: YAMLError.self) { try parse(text) }
    #expect(error?.location.range == range)
  }

  struct Refused: Sendable {
    var yaml: String
    var summary: String
    /// What the finding points at, and the offset of its first byte.
    var part: String
    var start: Int
  }

  static let refused = [
    Refused(
      yaml: "a: b: c", summary: "invalid YAML: mapping values are not allowed in this context", part: ":",
      start: 4),
    Refused(
      yaml: "é: [b\nc: d",
      summary: "“[” is not closed", part: "[", start: 4),
    Refused(
      yaml: "a: \"é", summary: "“\"” is not closed", part: "\"", start: 3),
    Refused(
      yaml: "a: é\u{7}", summary: "invalid YAML: control characters are not allowed", part: "", start: 5),
    Refused(yaml: "é: *b", summary: "undefined alias “b”", part: "*b", start: 4),
    Refused(yaml: "a: &b [*b]", summary: "undefined alias “b”", part: "*b", start: 7),
    Refused(yaml: "a: !x b", summary: "tag “!x” is not supported", part: "!x b", start: 3),
    Refused(yaml: "? [a]\n: b", summary: "a key is a list", part: "[a]", start: 2),
    Refused(
      yaml: "a: b\n--- # more\nc: d", summary: "more than one YAML document", part: "--- # more", start: 5),
    Refused(
      yaml: "a: &a b\n" + String(repeating: "? *a\n", count: 65), summary: "more than 64 aliases", part: "*a",
      start: 330),
  ]

  @Test(arguments: refused)
  func saysWhatItRefusesAndWhere(_ refused: Refused) {
    let error = #expect(throws: YAMLError.self) { try parse(refused.yaml) }
    #expect(error?.summary == refused.summary)
    #expect(slice(refused.yaml, error?.location.range) == refused.part)
    #expect(error?.location.range?.lowerBound == refused.start)
  }

  /// Files of other tools can have tags: what has one is a scalar that says so, and the rest is read.
  @Test func skipsValuesWithTags() {
    let text = "a: !x [b, {c: d}]\ne: !!python/name:f.g\nh: &i !y j\nk: [*i, !!str l]\n"
    let file = SourceFile(path: "a.yml", text: text)
    let rule = RuleDescription(id: "a/b", summary: "c", rationale: "d", severity: .error)
    let excerpt = SourceExcerpt(0..<file.bytes.count, of: file)
    let node = YAMLParser.open(excerpt, limits: .configuration, rule: rule, skipsTags: true).node
    guard case .mapping(let entries) = node?.content else { return #expect(Bool(false), "no mapping") }
    func isForeign(_ node: YAMLNode) -> Bool {
      if case .scalar(let scalar) = node.content { scalar.isForeign } else { false }
    }
    #expect(entries.map { isForeign($0.value) } == [true, true, true, false])
    guard case .sequence(let items) = entries[3].value.content else { return #expect(Bool(false), "no sequence") }
    #expect(items.map(isForeign) == [true, false])
    #expect(items[1].text == "l")
  }

  /// The level too many is pointed at: values count from the outermost, a key as a value of its mapping.
  @Test(arguments: [("[", 60_000, 32), ("{a: ", 15_000, 31 * 4 + 1), ("- ", 30_000, 32 * 2), ("? ", 30_000, 32 * 2)])
  func refusesWhatIsNestedTooDeeply(_ level: String, _ count: Int, _ start: Int) {
    let error = #expect(throws: YAMLError.self) { try parse(String(repeating: level, count: count)) }
    #expect(error?.summary == "nested more than 32 levels deep")
    #expect(error?.location.range?.lowerBound == start)
  }

  @Test func repeatsWhatAnAliasStandsFor() throws {
    let text = "- &x {é: 1}\n- *x\n- &y\n- [*y, b] # c"
    guard case .sequence(let items) = try parse(text)?.content else { return #expect(Bool(false), "no sequence") }
    #expect(items[1] == items[0])
    #expect(items[2].isNull)
    #expect(slice(text, items[3].extent) == "[*y, b]")
  }

  /// Each level repeats the one above ten times.
  @Test func countsWhatAliasesRepeat() {
    let levels = (1...6).map { level in
      "- &l\(level) [" + Array(repeating: level == 1 ? "x" : "*l\(level - 1)", count: 10).joined(separator: ", ") + "]"
    }
    let error = #expect(throws: YAMLError.self) { try parse(levels.joined(separator: "\n")) }
    #expect(error?.summary.hasPrefix("more than 10000 values") == true)
  }

  private static let rules = MappingReader.Rules(
    invalidValue: RuleDescription("t/value"), unknownKey: RuleDescription("t/key"))

  private func reader(_ text: String) throws -> MappingReader {
    MappingReader(try #require(try parse(text)), path: "a.yml", rules: Self.rules, what: "the file")
  }

  @Test func readsValuesByType() throws {
    var reader = try reader("text: Yes\nbool: true\nint: 12\nlist: [a, b]\none: a\nempty:\nchoice: note")
    #expect(reader.text("text")?.text == "Yes")
    #expect(reader.bool("bool")?.value == true)
    #expect(reader.int("int")?.value == 12)
    #expect(reader.texts("list")?.compactMap(\.text) == ["a", "b"])
    #expect(reader.texts("one")?.compactMap(\.text) == ["a"])
    #expect(reader.text("empty") == nil)
    #expect(reader.choice("choice", Severity.self)?.value == .note)
    #expect(reader.text("absent") == nil)
    #expect(reader.finish().isEmpty)
  }

  @Test func reportsValuesOfAnotherType() throws {
    var reader = try reader("text: [a]\nbool: yes\nint: 1.5\nlist: {a: b}\nchoice: warnin\nhuge: 99999999999999999999")
    #expect(reader.text("text") == nil)
    #expect(reader.bool("bool") == nil)
    #expect(reader.int("int") == nil)
    #expect(reader.list("list") == nil)
    #expect(reader.choice("choice", Severity.self) == nil)
    #expect(reader.int("huge") == nil)
    let findings = reader.finish()
    #expect(findings.map(\.rule) == Array(repeating: "t/value", count: 6))
    #expect(findings[4].summary.contains("did you mean “warning”?"))
    #expect(findings[4].fixes.first?.edits == [.init(replace: findings[4].location?.range ?? 0..<0, with: "warning")])
  }

  @Test(arguments: [
    ("1", 1), ("0.5", 0.5), (".5", 0.5), ("+2", 2), ("0.05", nil), ("2.1", nil), ("-1", nil), ("nan", nil),
    ("1e0", nil),
    ("0x1", nil), ("\"1\"", nil), ("one", nil), ("[1]", nil), ("1.1.1", nil),
  ])
  func readsNumbersWithinLimits(_ text: String, _ value: Double?) throws {
    var reader = try reader("number: \(text)")
    #expect(reader.number("number", in: 0.1...2, "Half is 0.5.")?.value == value)
    let findings = reader.finish()
    #expect(findings.map(\.explanation) == (value == nil ? ["Half is 0.5."] : []))
  }

  @Test func reportsKeysThatNothingAskedFor() throws {
    var reader = try reader("title: A\ntitel: B\nordr: 1\nplace: x")
    _ = reader.text("title")
    _ = reader.int("order")
    let findings = reader.finish { $0 == "place" ? "It belongs to the page." : nil }
    #expect(findings.map(\.rule) == Array(repeating: "t/key", count: 3))
    #expect(findings[0].fixes.isEmpty, "“title” is there already")
    #expect(findings[1].fixes.first?.edits.first?.replacement == "order")
    #expect(findings[2].explanation == "It belongs to the page.")
  }

  @Test func suggestsAKeyOnce() throws {
    var reader = try reader("titel: A\ntitl: B")
    _ = reader.text("title")
    #expect(reader.finish().map(\.fixes.count) == [1, 0], "both fixes together would give “title” twice")
  }

  @Test func readsWhatIsNoMappingAsAnEmptyOne() throws {
    var reader = try reader("just text")
    #expect(reader.text("title") == nil)
    #expect(reader.finish().map(\.summary) == ["the file is text, not a mapping of keys to values"])
  }
}
