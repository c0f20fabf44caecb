import Diagnostics
import Dialogs
import Guidelines
import Mockups
import Testing

/// Whether rules tell the right kind of dialog from the wrong one, situation by situation.
struct SituationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var situation: String
    var choice: DialogChoice
    var block: String
    var table: SituationTable
    /// The rules of the table that must find a fault, and no others may.
    var faults: Set<String>

    var testDescription: String {
      let verdict = faults.isEmpty ? "is right" : "breaks \(faults.sorted().joined(separator: ", "))"
      return "\(table.pack): \(situation): \(choice.rawValue) \(verdict)"
    }
  }

  static let tables: [SituationTable] = [.vaMobile, .appleHIG, .iphoneOS, .harmattan]

  static let cases = tables.flatMap { table in
    table.rows.flatMap { row in
      let choices = row.right.filter { $0 != .nothing }.map { ($0, []) } + row.wrong.map { ($0.choice, $0.rules) }
      return choices.map { choice, faults in
        let keys = [row.keys, choice.keys].compactMap { $0 }.joined(separator: ", ")
        let platforms = choice.block.contains("platforms:") ? "" : "\nplatforms: [\(row.platform)]"
        return Case(
          situation: row.name, choice: choice, block: "\(choice.block)\(platforms)\nsituation: {\(keys)}", table: table,
          faults: faults)
      }
    }
  }

  @Test(arguments: cases)
  func tellsTheRightKindFromTheWrongOne(_ test: Case) {
    let page = ExamplePage(test.block, guidelines: [test.table.pack])
    #expect(page.facts.blocks.allSatisfy { $0.dialog != nil && $0.diagnostics.isEmpty }, "a block that can be drawn")
    let found = Validator(settings: RuleSettings()).validate(page.facts)
      .map { String($0.rule.drop { $0 != "/" }.dropFirst()) }
    #expect(Set(found).intersection(test.table.rules) == test.faults)
  }

  /// A rule that no row breaks, or a situation whose answer nobody could get wrong, would prove nothing.
  @Test(arguments: tables)
  func hasARowForEveryRule(_ table: SituationTable) {
    let broken = table.rows.reduce(into: Set<String>()) { $0.formUnion($1.wrong.flatMap(\.rules)) }
    #expect(broken == table.rules)
    #expect(table.rows.allSatisfy { !$0.right.isEmpty })
  }
}
