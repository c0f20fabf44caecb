import Diagnostics
import Dialogs
import Guidelines
import Testing

/// What every rule owes its readers.
struct RuleListTests {
  private static let ids = RuleList.all.map(\.description.id)

  @Test func namesEachRuleOnce() {
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test(arguments: RuleList.all.map(\.description))
  func describes(_ rule: RuleDescription) {
    let parts = rule.id.split(separator: "/")
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    #expect(Pack.all.contains { $0.id == rule.pack } || Pack.alwaysInForce.contains(rule.pack))
    #expect(!rule.summary.hasSuffix(".") && rule.summary.first?.isUppercase == true)
    #expect(rule.rationale.hasSuffix(".") && rule.rationale.count > 60)
    #expect(Pack.alwaysInForce.contains(rule.pack) || rule.source != nil, "rules of guidelines name their source")
  }

  @Test(arguments: RuleList.all.indices)
  func hasTwoExamplesOfEach(_ index: Int) {
    let rule = RuleList.all[index]
    #expect(rule.examples.filter { $0.verdict == .passes }.count >= 2, "\(rule.description.id)")
    #expect(rule.examples.filter { $0.verdict == .fails }.count >= 2, "\(rule.description.id)")
    #expect(rule.options.allSatisfy { !$0.summary.hasSuffix(".") })
  }
}
