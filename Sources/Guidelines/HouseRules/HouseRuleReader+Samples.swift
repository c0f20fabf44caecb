import Diagnostics
import Dialogs
import YAML

extension HouseRuleReader {
  mutating func readSamples(in places: [HouseRule.Place]) -> [HouseRule.Sample] {
    guard let items = fields.list("examples") else { return [] }
    return items.compactMap { item in
      var sample = MappingReader(
        item, keys: HouseRule.Sample.keys, path: path, rules: HouseRule.ruleIDs, what: "an example")
      guard case .mapping = item.content else {
        fields.add(sample.finish())
        return nil
      }
      let (pass, fail) = (sample.text("pass"), sample.text("fail"))
      let fixed = fail == nil ? nil : sample.text("fixed")
      let place = sample.choice("on", HouseRule.Place.self)
      if let place, !places.contains(place.value) {
        sample.report(
          "the rule does not check a \(place.value.name)", "Use one of the places listed in `on`.",
          at: place.range)
      }
      if (pass == nil) == (fail == nil), sample.diagnostics.isEmpty {
        sample.report(
          "an example needs “pass” or “fail”", "Write “- pass: Delete draft?” or “- fail: Please wait”.",
          at: item.range)
      }
      let findings = sample.finish()
      fields.add(findings)
      guard findings.isEmpty, let text = pass ?? fail, let first = places.first else { return nil }
      return HouseRule.Sample(
        verdict: fail == nil ? .passes : .fails, place: place?.value ?? first, text: Self.sourced(text),
        fixed: fixed.map(Self.sourced))
    }
  }

  private static func sourced(_ node: YAMLNode) -> SourcedText {
    guard case .scalar(let scalar) = node.content else { return SourcedText("", range: node.range) }
    return SourcedText(scalar.text, range: node.range, verbatimRange: scalar.verbatimRange)
  }
}
