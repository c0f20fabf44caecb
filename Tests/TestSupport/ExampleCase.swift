import Diagnostics
package import Guidelines
import Testing

/// One example of one rule.
package struct ExampleCase: Sendable, CustomTestStringConvertible {
  package var rule: String
  package var example: RuleExample
  /// Among the rule's examples.
  package var index: Int

  package var testDescription: String { "\(rule) \(index)" }
  package var pack: String { String(rule.prefix { $0 != "/" }) }

  /// The examples of a form that are to be run.
  package static func all(_ form: RuleExample.Form) -> [ExampleCase] {
    RuleList.all.flatMap { rule in
      let id = rule.description.id
      return rule.examples.enumerated()
        .filter { $0.element.form == form && SelectedExamples.includes(rule: id, index: $0.offset) }
        .map { ExampleCase(rule: id, example: $0.element, index: $0.offset) }
    }
  }
}
