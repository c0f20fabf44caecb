/// A property that few values have, and that costs the others no more than a pointer.
@propertyWrapper
package struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Storage: Sendable, Hashable {
    case missing
    case present(Value)
  }

  private var storage = Storage.missing

  package init() {}

  package var wrappedValue: Value? {
    get { if case .present(let value) = storage { value } else { nil } }
    set { storage = newValue.map { .present($0) } ?? .missing }
  }
}
