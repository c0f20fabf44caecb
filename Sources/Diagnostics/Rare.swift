/// A property that few values have, and that costs the others no more than a pointer.
@propertyWrapper
package struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  @usableFromInline
  package indirect enum Storage: Sendable, Hashable {
    case missing
    case present(Value)
  }

  @usableFromInline package var storage = Storage.missing

  @inlinable package init() {}

  // Inlined so that the compiler knows the type. Looking it up at run time costs as much as reading a key.
  @inlinable package var wrappedValue: Value? {
    @inline(__always) get { if case .present(let value) = storage { value } else { nil } }
    @inline(__always) set { if let newValue { storage = .present(newValue) } else { storage = .missing } }
  }
}
