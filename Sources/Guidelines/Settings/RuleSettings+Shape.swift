import Diagnostics
package import YAML

extension RuleSettings {
  /// The shape of `rules` in site.yml: each rule with a severity, or with a mapping of severity and options.
  package static var shape: ValueShape {
    .mapping(
      RuleList.all.map { rule in
        KeyShape(
          rule.description.id, setting(rule.options.map { KeyShape($0.name, $0.shape, $0.summary) }),
          rule.description.summary)
      }, others: [PatternShape("^house/[a-z0-9]+(-[a-z0-9]+)*$", setting([]))])
  }

  private static func setting(_ options: [KeyShape]) -> ValueShape {
    let level = ValueShape.choice(Level.allCases.map(\.rawValue))
    return .either([level, .mapping([KeyShape("severity", level, "Severity")] + options)])
  }
}

extension ConfigurableOption {
  fileprivate var shape: ValueShape { Value.shape }
}
