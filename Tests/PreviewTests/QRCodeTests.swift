import Testing

@testable import Preview

@Suite struct QRCodeTests {
  /// Reads a code as a scanner does, by the rules of the standard and not by the writer's.
  private func read(_ code: QRCode) throws -> String {
    let modules = code.modules
    // The format beside the pattern at the top left, most significant bit first.
    let places =
      (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (0...5).reversed().map { ($0, 8) }
    let format = places.reduce(0) { $0 << 1 | (modules[$1.0][$1.1] ? 1 : 0) } ^ 0b101010000010010
    try #require(format >> 10 == 0b01000)

    let isFunction: (Int, Int) -> Bool = { row, column in
      row == 6 || column == 6 || row < 9 && column < 9 || row < 9 && column > 16 || row > 16 && column < 9
        || (16...20).contains(row) && (16...20).contains(column)
    }
    var bits: [Bool] = []
    var rows = Array((0..<25).reversed())
    for right in [24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1] {
      for row in rows {
        for column in [right, right - 1] where !isFunction(row, column) {
          bits.append(modules[row][column] != ((row + column) % 2 == 0))
        }
      }
      rows.reverse()
    }
    try #require(bits.count == 44 * 8 + 7)
    let words = (0..<44).map { word in bits[word * 8..<word * 8 + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }

    // Without errors, the words are a polynomial with zeros at the first ten powers of 2.
    var root: UInt8 = 1
    for _ in 0..<10 {
      #expect(words.reduce(UInt8(0)) { QRCode.product($0, root) ^ UInt8($1) } == 0)
      root = QRCode.product(root, 2)
    }
    try #require(words[0] >> 4 == 0b0100)
    let nibbles = words.flatMap { [$0 >> 4, $0 & 15] }
    let count = nibbles[1] << 4 | nibbles[2]
    return String(decoding: (0..<count).map { UInt8(nibbles[3 + 2 * $0] << 4 | nibbles[4 + 2 * $0]) }, as: UTF8.self)
  }

  @Test(arguments: [
    "http://192.168.0.7:4000/", "http://255.255.255.255:65535/", "", "x", String(repeating: "ü", count: 16),
  ])
  func canBeRead(_ text: String) throws {
    #expect(try read(try #require(QRCode(text))) == text)
  }

  @Test func hasRoomForAnyAddress() {
    #expect("http://255.255.255.255:65535/".utf8.count <= QRCode.capacity)
    #expect(QRCode(String(repeating: "x", count: QRCode.capacity + 1)) == nil)
  }

  @Test func knowsTheField() {
    // Powers of 2 run through all 255 elements but zero.
    var (element, seen) = (UInt8(1), Set<UInt8>())
    for _ in 0..<255 {
      seen.insert(element)
      element = QRCode.product(element, 2)
    }
    #expect(seen.count == 255)
    #expect(element == 1)
    #expect(QRCode.product(0x80, 2) == 0x1D)
  }

  @Test func isDrawnForATerminal() throws {
    let lines = try #require(QRCode("http://192.168.0.7:4000/")).text.split(separator: "\n")
    #expect(lines.count == 15)
    #expect(Set(lines.map(\.count)) == [29])
    #expect(lines[0].allSatisfy { $0 == "█" })
    #expect(lines[1].hasPrefix("██ ▄▄▄▄▄ █"))
  }
}
