/// The part of a file that a request asks for, as in RFC 9110, section 14: players of video ask for parts.
enum ByteRange: Sendable, Hashable {
  /// These bytes.
  case part(Range<Int>)
  /// None of the bytes exist.
  case unsatisfiable

  /// Reads a `Range` header.
  ///
  /// - Parameter count: the length of the file in bytes.
  /// - Returns: nil if the whole file is the answer, which it also is for several ranges and for other units.
  init?(_ header: String, of count: Int) {
    let prefix = "bytes="
    guard header.hasPrefix(prefix) else { return nil }
    let ends = header.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return nil }
    switch (first, last) {
    case (nil, nil): return nil
    case (nil, let suffix?):
      self = suffix > 0 && count > 0 ? .part(max(0, count - suffix)..<count) : .unsatisfiable
    case (let first?, nil):
      self = first < count ? .part(first..<count) : .unsatisfiable
    case (let first?, let last?):
      guard first <= last else { return nil }
      self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
    }
  }

  /// A number without a sign; `.some(nil)` for no digits, nil for anything else.
  ///
  /// A number that is too large stands for the end of any file.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return .some(Int(text) ?? Int.max)
  }
}
