import Diagnostics
import Dialogs
import Testing

@testable import Guidelines

/// Fixes move, rename, reorder and re-case; what an author has written is only taken out by hand.
struct FixWordsTests {
  /// What a fix may replace.
  private enum Replaced {
    case words(Set<String>)
    /// All words of the label that it renames.
    case label
  }

  /// The rules whose fixes replace words.
  private static let renames: [String: Replaced] = [
    // The guideline names the words to leave out.
    "va-mobile/title-filler": .words([
      "absolutely", "are", "confirm", "do", "like", "please", "really", "sure", "that", "to", "want", "wish", "would",
      "you",
    ]),
    // The guideline names the title that the button has.
    "apple-hig/cancel-title": .label,
    // One way out of a screen becomes the other.
    "harmattan/automatic-back": .words(["cancel", "close", "done", "exit"]),
    "harmattan/manual-no-back": .words(["back"]),
  ]

  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var block: String
    var options: String?
    var rule: String?
    var testDescription: String { name }
  }

  /// Examples of rules that have options are judged under these, the others under all packs as they are.
  private static func samples() throws -> [Sample] {
    RuleExampleTests.blocks.map {
      Sample(name: $0.testDescription, block: $0.example.text, options: $0.example.options, rule: $0.rule)
    }
      + (try LabelledDialog.all()).map { Sample(name: "\($0.file): \($0.name)", block: $0.block) }
      + FixSafetyTests.blocks.enumerated().map { Sample(name: "fix safety \($0.offset)", block: $0.element) }
  }

  @Test func losesNoWord() throws {
    var fixes = 0
    var renaming: Set<String> = []
    for sample in try Self.samples() {
      let settings =
        try sample.rule.map { try RuleSettings(options: sample.options, of: $0, guidelines: Pack.all.map(\.id)) }
        ?? RuleSettings()
      let page = ExamplePage(sample.block, guidelines: Pack.all.map(\.id))
      for finding in Validator(settings: settings).validate(page.facts) {
        for fix in finding.fixes {
          fixes += 1
          let fixed = try #require(page.applying(fix.edits, container: .page), "\(sample.name): \(finding.rule)")
          let lost = Self.lost(from: page, to: fixed)
          guard !lost.isEmpty else { continue }
          renaming.insert(finding.rule)
          let excused = Self.excused(finding, in: page)
          #expect(lost.isSubset(of: excused), "\(sample.name): \(finding.rule) loses \(lost.subtracting(excused))")
        }
      }
    }
    #expect(fixes > 300)
    let known = Set(Self.renames.keys).union(["block/unknown-key", "block/invalid-value"])
    #expect(renaming.isSubset(of: known), "no other rule replaces words")
    #expect(Set(Self.renames.keys).isSubset(of: renaming), "every exception is needed")
  }

  /// Words that a fix may replace.
  private static func excused(_ finding: Diagnostic, in page: ExamplePage) -> Set<String> {
    // A misspelled key or value is replaced by the nearest that there is.
    guard !finding.rule.hasPrefix("block/") else {
      return Set(finding.fixes.flatMap { $0.edits.flatMap { words(of: page.facts.source[$0.range]) } })
    }
    switch renames[finding.rule] {
    case .words(let words): return words
    case .label: return Set(finding.location?.range.map { words(of: page.facts.source[$0]) } ?? [])
    case nil: return []
    }
  }

  /// Words that are read or were noted in a comment, and are fewer after the fix.
  private static func lost(from page: ExamplePage, to fixed: String) -> Set<String> {
    let after = ExamplePage(fixed, guidelines: [])
    let isRead = [page, after].allSatisfy { $0.facts.blocks[0].dialog != nil }
    var left = Dictionary(authored(after, isRead: isRead).map { ($0, 1) }, uniquingKeysWith: +)
    var lost: Set<String> = []
    for word in authored(page, isRead: isRead) {
      if let count = left[word], count > 0 { left[word] = count - 1 } else { lost.insert(word) }
    }
    return lost
  }

  /// All words of a block's texts and comments; those of its bytes where it cannot be read.
  private static func authored(_ page: ExamplePage, isRead: Bool) -> [String] {
    guard isRead, let dialog = page.facts.blocks[0].dialog else { return words(of: page.facts.source[...]) }
    let comments = page.facts.source.split(separator: UInt8(ascii: "\n")).flatMap { line in
      line.firstIndex(of: UInt8(ascii: "#")).map { words(of: line[$0...]) } ?? []
    }
    return DialogText.all(of: dialog).flatMap { words(of: ArraySlice($0.text.value.utf8)) } + comments
  }

  /// Runs of letters and digits, in lowercase.
  private static func words(of bytes: ArraySlice<UInt8>) -> [String] {
    String(decoding: bytes, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  @Test(arguments: [
    ("Delete Photo", "delete-photo"), ("Löschen", nil), ("Фото", nil), (String(repeating: "long ", count: 40), nil),
  ])
  func proposesNoIDThatLosesLetters(_ id: String, _ proposal: String?) {
    let page = ExamplePage("kind: alert\nid: \(id)\ntitle: Leave?\nbuttons: [Leave]", guidelines: [])
    let fixes = page.facts.blocks[0].diagnostics.flatMap(\.fixes)
    #expect(fixes.first?.edits.first?.replacement == proposal)
  }

  /// What is not fixed is explained: where the words can go, or what to do instead.
  @Test(arguments: [
    (
      "va-mobile",
      "kind: action-sheet\ntitle: Leave?\nbuttons: [Leave, Save, Stay]\nsituation: {screen-buttons: [Save]}"
    ),
    ("iphone-os", "kind: action-sheet\nmessage: It is gone then.\nbuttons: [Print, Cancel]"),
    ("harmattan", "kind: modal\ntitle: A\nconfirmation: automatic\nnavigation: {leading: Back, trailing: Save}"),
    ("harmattan", "kind: modal\ntitle: A\nconfirmation: automatic\nnavigation: {leading: Discard all}"),
    ("harmattan", "kind: modal\ntitle: A\nconfirmation: manual\nnavigation: {leading: Cancel, trailing: Back}"),
  ])
  func saysWhereWordsCanGo(_ pack: String, _ block: String) throws {
    let page = ExamplePage(block, guidelines: [pack])
    let found = Validator(settings: RuleSettings()).validate(page.facts)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.fixes.isEmpty })
    let advice = ["emove this one", "emove the", "to the end of the bar", "emove “Back”", "onfirm"]
    #expect(found.allSatisfy { finding in advice.contains { finding.explanation.contains($0) } })
  }
}
