import Diagnostics
import Guidelines
import Testing

/// The account of what the guidelines say.
struct StatementTests {
  private static let rules = RuleList.all.map(\.description.id)

  /// A new rule of a guideline has the statement that it checks, or is named by one of the pack's.
  @Test(arguments: Pack.all.map(\.id))
  func namesEveryRuleOfThePack(_ pack: String) {
    let named = Set(Statement.all[pack, default: []].flatMap(\.rules))
    #expect(Self.rules.filter { $0.hasPrefix(pack + "/") && !named.contains($0) } == [])
  }

  @Test(arguments: Pack.all.map(\.id))
  func namesRulesOfThePackOrOfPatternbook(_ pack: String) {
    let own = Pack.own.map(\.id) + [pack]
    for statement in Statement.all[pack, default: []] {
      for rule in statement.rules {
        #expect(Self.rules.contains(rule), "\(statement.text)")
        #expect(own.contains { rule.hasPrefix($0 + "/") }, "\(statement.text)")
      }
    }
  }

  @Test func accountsForEveryPack() {
    #expect(Set(Statement.all.keys) == Set(Pack.all.map(\.id)))
  }

  @Test(arguments: Pack.all.map(\.id))
  func readsWithoutItsNeighbours(_ pack: String) {
    let statements = Statement.all[pack, default: []]
    #expect(Set(statements.map { $0.section + $0.text }).count == statements.count)
    for statement in statements {
      let first = statement.text.prefix { $0.isLetter }
      #expect(!["It", "Its", "They", "So"].contains(first), "\(statement.text)")
      #expect(!statement.text.hasSuffix(".") && !statement.section.isEmpty, "\(statement.text)")
    }
  }
}
