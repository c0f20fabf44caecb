/// A range of offsets in half of its usual room: a large site keeps millions of them.
///
/// Files that are read are far below the 4 GB that this holds; what is beyond them is taken as their end.
///
/// Public, because the compiler inlines nothing of `package` access in other modules.
@propertyWrapper
public struct Compact: Sendable, Hashable {
  @usableFromInline var lower, upper: UInt32

  @inlinable
  public init(wrappedValue: Range<Int>) {
    (lower, upper) = (UInt32(clamping: wrappedValue.lowerBound), UInt32(clamping: wrappedValue.upperBound))
  }

  // Inlined: ranges are looked at far more often than they are kept.
  @inlinable public var wrappedValue: Range<Int> {
    @inline(__always) get { Range<Int>(uncheckedBounds: (Int(lower), Int(upper))) }
    @inline(__always) set { self = Compact(wrappedValue: newValue) }
  }
}

/// A compact range that may be missing.
@propertyWrapper
public struct CompactOptional: Sendable, Hashable {
  /// A missing range ends before it begins.
  @usableFromInline var lower, upper: UInt32

  @inlinable
  public init(wrappedValue: Range<Int>?) {
    guard let wrappedValue else {
      (lower, upper) = (1, 0)
      return
    }
    (lower, upper) = (UInt32(clamping: wrappedValue.lowerBound), UInt32(clamping: wrappedValue.upperBound))
  }

  @inlinable public init() { self.init(wrappedValue: nil) }

  @inlinable public var wrappedValue: Range<Int>? {
    @inline(__always) get { lower > upper ? nil : Range<Int>(uncheckedBounds: (Int(lower), Int(upper))) }
    @inline(__always) set { self = CompactOptional(wrappedValue: newValue) }
  }
}
