/// A property that few values have, and that costs the others no more than a pointer.
///
/// Public, because the compiler inlines nothing of `package` access in other modules.
@propertyWrapper
public struct Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  @usableFromInline
  indirect enum Storage: Sendable, Hashable {
    case missing
    case present(Value)
  }

  @usableFromInline var storage = Storage.missing

  @inlinable public init() {}

  // Inlined so that the compiler knows the type. Looking it up at run time costs as much as reading a key.
  @inlinable public var wrappedValue: Value? {
    @inline(__always) get { if case .present(let value) = storage { value } else { nil } }
    @inline(__always) set { if let newValue { storage = .present(newValue) } else { storage = .missing } }
  }
}
