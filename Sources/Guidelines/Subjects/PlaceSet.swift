/// A set of places in a list of at most 64 values, without memory of its own.
struct PlaceSet: Sendable {
  private var bits: UInt64 = 0

  init(_ places: some Sequence<Int>) {
    for place in places {
      precondition((0..<UInt64.bitWidth).contains(place))
      bits |= 1 << UInt64(place)
    }
  }

  func contains(_ place: Int) -> Bool { bits & 1 << UInt64(place) != 0 }
}
