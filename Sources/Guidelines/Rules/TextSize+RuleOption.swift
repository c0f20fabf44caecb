package import Dialogs
package import YAML

extension Dialog.TextSize: RuleOptionValue {
  package static var typeName: String { "a text size (" + allCases.map(\.rawValue).joined(separator: ", ") + ")" }
  package static var shape: ValueShape { .choice(allCases.map(\.rawValue)) }

  package init?(option node: YAMLNode) {
    guard let text = node.text, let size = Self(rawValue: text) else { return nil }
    self = size
  }

  package var written: String { rawValue }
}
