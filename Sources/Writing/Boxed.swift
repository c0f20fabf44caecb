/// A value with many parts behind one reference.
///
/// To copy a value, Swift counts a reference for each text and list in it. Pages and findings are copied for each list of
/// them, so on a large site counting would take longer than the work.
///
/// Public, because the compiler inlines nothing of `package` access in other modules.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline var box: Box

  /// Written to only where nobody else has a reference.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  @inlinable
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  @inlinable public var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
