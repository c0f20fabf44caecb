/// The marks with which a container begins, and with which the line ends it.
struct ContainerFence: Equatable {
  let marker: UInt8
  let length: Int

  /// Marks with which a fence begins.
  static let shortest = 3

  /// The marks of a line that holds nothing else.
  static func closing(_ line: OpeningLine) -> ContainerFence? {
    let marker = line.bytes[line.range.lowerBound]
    let length = line.run(of: marker)
    guard isMarker(marker) || isOfCode(marker), length >= shortest, length == line.range.count else { return nil }
    return ContainerFence(marker: marker, length: length)
  }

  static func isMarker(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") }

  private static func isOfCode(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") }

  /// Whether the marks are those of code.
  var isOfCode: Bool { Self.isOfCode(marker) }

  /// Whether a line of these marks ends a container with fewer, where none with as many is open; slashes are counted.
  func closesShorter(_ other: ContainerFence) -> Bool {
    marker != UInt8(ascii: "/") && other.marker == marker && other.length < length
  }

  /// Where the last lines with nothing else than a marker are, by how often they hold it.
  static func lastLines(
    of marker: UInt8, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      // Quotes may be around.
      let rest = bytes[start..<end].drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      let length = rest.prefix { $0 == marker }.count
      if length >= shortest, rest.dropFirst(length).allSatisfy({ $0 <= 0x20 }) { lines[length] = rest.startIndex }
      start = end + 1
    }
    return lines
  }
}
