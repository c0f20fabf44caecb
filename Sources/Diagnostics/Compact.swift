/// A range of offsets in half of its usual room: a large site keeps millions of them.
///
/// Files that are read are far below the 4 GB that this holds; what is beyond them is taken as their end.
@propertyWrapper
package struct Compact: Sendable, Hashable {
  @usableFromInline var lower, upper: UInt32

  @inlinable
  package init(wrappedValue: SourceRange) {
    (lower, upper) = (UInt32(clamping: wrappedValue.lowerBound), UInt32(clamping: wrappedValue.upperBound))
  }

  // Inlined: ranges are looked at far more often than they are kept.
  @inlinable package var wrappedValue: SourceRange {
    @inline(__always) get { SourceRange(uncheckedBounds: (Int(lower), Int(upper))) }
    @inline(__always) set { self = Compact(wrappedValue: newValue) }
  }
}

/// A compact range that may be missing.
@propertyWrapper
package struct CompactOptional: Sendable, Hashable {
  /// A missing range ends before it begins.
  @usableFromInline var lower, upper: UInt32

  @inlinable
  package init(wrappedValue: SourceRange?) {
    guard let wrappedValue else {
      (lower, upper) = (1, 0)
      return
    }
    (lower, upper) = (UInt32(clamping: wrappedValue.lowerBound), UInt32(clamping: wrappedValue.upperBound))
  }

  @inlinable package init() { self.init(wrappedValue: nil) }

  @inlinable package var wrappedValue: SourceRange? {
    @inline(__always) get { lower > upper ? nil : SourceRange(uncheckedBounds: (Int(lower), Int(upper))) }
    @inline(__always) set { self = CompactOptional(wrappedValue: newValue) }
  }
}
