import Diagnostics
import Dialogs
import Foundation
import Guidelines
import TestSupport
import Testing

/// Whether the rules find in real dialogs what a careful reader finds, and nothing else.
struct CorpusTests {
  /// The least share of findings that must be faults, for each pack.
  private static let precision = 0.99
  /// The least share of faults that must be found, for each pack.
  private static let recall = 0.98
  /// Rules that a reader cannot judge by what an entry says: what they find depends on how wide text is.
  private static let measured: Set = [
    "apple-hig/title-lines", "apple-hig/scrolls", "va-mobile/text-fits", "web/scrolls",
  ]

  /// A dialog of the corpus with what the rules find.
  private struct Judged {
    var dialog: LabelledDialog
    var found: Set<String>

    /// Where rules and reader differ, for a message; nil where they agree.
    var difference: String? {
      let (falseAlarms, missed) = (found.subtracting(dialog.labels), dialog.labels.subtracting(found))
      guard !falseAlarms.isEmpty || !missed.isEmpty else { return nil }
      let parts = falseAlarms.sorted().map { "false \($0)" } + missed.sorted().map { "missed \($0)" }
      return "\(dialog.file): \(dialog.name): \(parts.joined(separator: ", "))"
    }
  }

  private static func judge(_ dialogs: [LabelledDialog]) -> [Judged] {
    let packs = Pack.all.map(\.id)
    let validator = Validator(settings: RuleSettings())
    return dialogs.map { dialog in
      let page = ExamplePage(dialog.block, guidelines: packs)
      return Judged(dialog: dialog, found: Set(validator.validate(page.facts).map(\.rule)).subtracting(measured))
    }
  }

  /// Each run leaves its figures, rule by rule, in this file below the repository.
  private static let figures = ".build/corpus-figures.txt"

  @Test func agreesWithACarefulReader() throws {
    let judged = Self.judge(try LabelledDialog.all())
    var scores: [String: Score] = [:]
    for entry in judged {
      for rule in entry.found.union(entry.dialog.labels) {
        let (isFound, isFault) = (entry.found.contains(rule), entry.dialog.labels.contains(rule))
        scores[rule, default: Score()] += Score(
          found: isFound && isFault ? 1 : 0, falseAlarms: isFault ? 0 : 1, missed: isFound ? 0 : 1)
      }
    }
    var lines = ["\(judged.count) dialogs", Score.header]
    for pack in Pack.all {
      let rules = RuleList.all.map(\.description.id).filter { $0.hasPrefix("\(pack.id)/") && scores[$0] != nil }
      let total = rules.reduce(into: Score()) { $0 += scores[$1] ?? Score() }
      lines += ["", total.row(pack.id)] + rules.map { scores[$0]?.row("  " + $0.dropFirst(pack.id.count + 1)) ?? "" }
      #expect(total.precision >= Self.precision, "\(pack.id): see \(Self.figures)")
      #expect(total.recall >= Self.recall, "\(pack.id): see \(Self.figures)")
    }
    lines += ["", "Where they differ:"] + judged.compactMap(\.difference)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Repository.root.appending(path: Self.figures))
  }

  /// Word lists are English, and nothing else: in other languages there is nothing to excuse a difference.
  @Test func leavesOtherLanguagesAlone() throws {
    let foreign = try LabelledDialog.all().filter { $0.block.contains("\nlanguage: ") }
    #expect(foreign.count >= 25)
    let differences = Self.judge(foreign).compactMap(\.difference)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func isLargeAndWellFormed() throws {
    let dialogs = try LabelledDialog.all()
    #expect(dialogs.count >= 420)
    let names = Dictionary(grouping: dialogs) { $0.file + $0.name }
    #expect(names.values.allSatisfy { $0.count == 1 }, "no two entries of a file bear one name")
    let judgeable = Set(RuleList.all.filter { $0 is any DialogRule }.map(\.description.id)).subtracting(Self.measured)
    let labelled = dialogs.reduce(into: Set<String>()) { $0.formUnion($1.labels) }
    let packs = Set(Pack.all.map(\.id))
    let unseen = judgeable.subtracting(labelled).filter { packs.contains(String($0.prefix { $0 != "/" })) }
    #expect(unseen.isEmpty, "every rule has a dialog that breaks it")
    for dialog in dialogs {
      let page = ExamplePage(dialog.block, guidelines: [])
      #expect(page.facts.blocks.allSatisfy { $0.dialog != nil && $0.diagnostics.isEmpty }, "\(dialog.name)")
      #expect(dialog.labels.isSubset(of: judgeable), "\(dialog.name)")
    }
  }
}
