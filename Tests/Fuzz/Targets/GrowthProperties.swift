/// A page of some size that is one pattern over and over: `beginning FF pattern FF end`.
///
/// The fuzzer measures how long it takes; here it only must be read.
enum GrowthProperties {
  /// Enough for quadratic work to show.
  private static let size = 48 << 10

  static func check(_ bytes: [UInt8]) throws(Violation) {
    try PageProbe(page(from: bytes)).checkPlaces()
  }

  /// Checks a page of half the size.
  static func checkHalf(_ bytes: [UInt8]) throws(Violation) {
    try PageProbe(page(from: bytes, size: size / 2)).checkPlaces()
  }

  static func page(from bytes: [UInt8], size: Int = size) -> [UInt8] {
    let parts = bytes.split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
    let (beginning, pattern, end) =
      parts.count == 1 ? ([], parts[0], []) : (parts[0], parts[1], parts.count > 2 ? parts[2] : [])
    guard !pattern.isEmpty else { return bytes }
    var page = Array(beginning)
    page.reserveCapacity(size + bytes.count)
    while page.count < size { page += pattern }
    return page + end
  }
}
