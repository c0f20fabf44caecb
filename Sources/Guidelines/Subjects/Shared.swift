/// A value by reference.
///
/// To copy a dialog is to count a reference for each of its texts. Rules that look at one property of every dialog of a
/// site would spend most of their time on that.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
