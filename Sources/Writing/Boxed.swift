/// A value with many parts behind one reference.
///
/// To copy a value, Swift counts a reference for each text and list in it. Pages and findings are copied for each list of
/// them, so on a large site counting would take longer than the work.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  fileprivate var box: Box

  /// Written to only where nobody else has a reference.
  fileprivate final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  package static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}

extension Boxed: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
