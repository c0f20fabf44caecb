/// A QR code of a short address, as in ISO/IEC 18004: version 2 with error correction L, bytes, and mask 0.
///
/// That version has room for 32 bytes, and the longest address of a preview has 29. There is one version, one block,
/// and one mask, so there are no tables.
package struct QRCode: Sendable, Hashable {
  /// Rows from top to bottom, modules from left to right; true is dark.
  package private(set) var modules: [[Bool]]
  /// Modules that are not data.
  private var isFixed: [[Bool]]

  /// The number of modules on each side.
  package static let size = 25
  /// The most bytes that fit.
  package static let capacity = 32
  private static let (dataWords, correctionWords) = (34, 10)
  /// Error correction L with mask 0, as a number of 5 bits.
  private static let format = 0b01_000

  /// - Returns: nil if the text is too long.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.capacity else { return nil }
    modules = Array(repeating: Array(repeating: false, count: Self.size), count: Self.size)
    isFixed = modules
    drawPatterns()
    drawFormat()
    let data = Self.words(Array(text.utf8))
    draw(data + Self.correction(of: data))
  }

  /// Two rows of modules a line, for a terminal with light text on a dark background; with its margin.
  package var text: String {
    let margin = 2
    let isLight: (Int, Int) -> Bool = { row, column in
      guard modules.indices.contains(row), modules.indices.contains(column) else { return true }
      return !modules[row][column]
    }
    var lines = ""
    for row in stride(from: -margin, to: Self.size + margin, by: 2) {
      for column in -margin..<Self.size + margin {
        switch (isLight(row, column), row + 1 < Self.size + margin && isLight(row + 1, column)) {
        case (true, true): lines += "█"
        case (true, false): lines += "▀"
        case (false, true): lines += "▄"
        case (false, false): lines += " "
        }
      }
      lines += "\n"
    }
    return lines
  }

  // MARK: Data

  /// Mode, length, bytes, and what fills the rest.
  private static func words(_ bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(bytes.count, 8)
    for byte in bytes { append(Int(byte), 8) }
    append(0, 4)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for index in 0..<dataWords - words.count { words.append(index % 2 == 0 ? 0xEC : 0x11) }
    return words
  }

  /// The remainder of a division by the generator polynomial of Reed and Solomon.
  private static func correction(of data: [UInt8]) -> [UInt8] {
    // Without its first coefficient, which is 1.
    var generator = [UInt8](repeating: 0, count: correctionWords)
    generator[correctionWords - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<correctionWords {
      for index in generator.indices {
        generator[index] = product(generator[index], root)
        if index + 1 < generator.count { generator[index] ^= generator[index + 1] }
      }
      root = product(root, 2)
    }
    var remainder = [UInt8](repeating: 0, count: correctionWords)
    for word in data {
      let factor = word ^ remainder.removeFirst()
      remainder.append(0)
      for index in remainder.indices { remainder[index] ^= product(generator[index], factor) }
    }
    return remainder
  }

  /// A product in the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
  static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      if second >> bit & 1 == 1 { result ^= Int(first) }
    }
    return UInt8(result)
  }

  // MARK: Drawing

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row][column] = isDark
    isFixed[row][column] = true
  }

  /// The patterns at three corners, the small one near the fourth, and the lines of alternating modules.
  private mutating func drawPatterns() {
    let last = Self.size - 1
    for index in 0..<Self.size {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, last - 3), (last - 3, 3)] {
      for down in -4...4 {
        for right in -4...4 {
          guard (0...last).contains(row + down), (0...last).contains(column + right) else { continue }
          let distance = max(abs(down), abs(right))
          fix(row + down, column + right, distance != 2 && distance != 4)
        }
      }
    }
    for down in -2...2 {
      for right in -2...2 { fix(last - 6 + down, last - 6 + right, max(abs(down), abs(right)) != 1) }
    }
  }

  /// The format with its error correction, twice.
  private mutating func drawFormat() {
    var remainder = Self.format
    for _ in 0..<10 { remainder = remainder << 1 ^ (remainder >> 9) * 0b101_0011_0111 }
    let bits = (Self.format << 10 | remainder) ^ 0b101_0100_0001_0010
    let bit: (Int) -> Bool = { bits >> $0 & 1 == 1 }
    let last = Self.size - 1
    for index in 0...5 { fix(index, 8, bit(index)) }
    fix(7, 8, bit(6))
    fix(8, 8, bit(7))
    fix(8, 7, bit(8))
    for index in 9...14 { fix(8, 14 - index, bit(index)) }
    for index in 0...7 { fix(8, last - index, bit(index)) }
    for index in 8...14 { fix(last - 14 + index, 8, bit(index)) }
    fix(last - 7, 8, true)
  }

  /// Fills the other modules in pairs of columns, from the right, upward and downward in turn, and applies the mask.
  private mutating func draw(_ words: [UInt8]) {
    let bits: [Bool] = words.flatMap { word in (0..<8).reversed().map { word >> $0 & 1 == 1 } }
    var next = 0
    var isUpward = true
    for right in stride(from: Self.size - 1, to: 0, by: -2) {
      // The column of alternating modules is not one of a pair.
      let pair = right <= 6 ? right - 1 : right
      for step in 0..<Self.size {
        let row = isUpward ? Self.size - 1 - step : step
        for column in [pair, pair - 1] where !isFixed[row][column] {
          let isDark = next < bits.count && bits[next]
          modules[row][column] = isDark != ((row + column) % 2 == 0)
          next += 1
        }
      }
      isUpward.toggle()
    }
  }
}
