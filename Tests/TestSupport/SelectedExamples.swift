import Foundation

/// Which examples of rules to run: all, or those that `EXAMPLE` in the environment names.
///
///     EXAMPLE=apple-hig/button-case swift test --filter Example
///     EXAMPLE="apple-hig/button-case 2" swift test --filter Example
///
/// The first command runs all examples of a rule, the second only one: the number counts the rule's `examples` from 0
/// and is in the name of a failing case.
package enum SelectedExamples {
  /// What `EXAMPLE` names; nil for all examples.
  package static let selection = ProcessInfo.processInfo.environment["EXAMPLE"].flatMap { $0.isEmpty ? nil : $0 }

  package static func includes(rule: String, index: Int) -> Bool {
    guard let selection else { return true }
    return selection == rule || selection == "\(rule) \(index)"
  }
}
