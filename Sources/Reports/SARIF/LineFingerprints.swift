/// Hashes by which GitHub recognizes a line after it has moved.
///
/// These are the values of `fingerprints.ts` in github/codeql-action, which computes them when a SARIF file has none:
/// for each line, a wrapping polynomial hash (multiplier 37) over 100 UTF-16 units from its start, including the
/// following lines. Blanks and tabs are skipped, each line ending counts as LF, and the file ends with 65535 and
/// zeros as padding. The hash is written in hexadecimal with a count of equal hashes so far.
struct LineFingerprints {
  private static let windowSize = 100
  private static let multiplier: UInt64 = 37

  private let wanted: Set<Int>
  private(set) var byLine: [Int: String] = [:]

  private var hash: UInt64 = 0
  /// The units of the hash as a ring, each with the line that starts there, or 0.
  private var window = [UInt64](repeating: 0, count: Self.windowSize)
  private var lineStarts = [Int](repeating: 0, count: Self.windowSize)
  private var index = 0
  private var seen: [UInt64: Int] = [:]
  private let outgoingFactor = (0..<Self.windowSize).reduce(1 as UInt64) { product, _ in product &* Self.multiplier }

  /// Fingerprints of the wanted lines, counted from 1, of a file.
  init(of bytes: [UInt8], lines wanted: Set<Int>) {
    self.wanted = wanted
    var line = 0
    var isLineStart = true
    var previous: UInt16 = 0
    func isSkipped(_ unit: UInt16) -> Bool {
      unit == 0x20 || unit == 0x09 || unit == 0x0A && previous == 0x0D
    }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      defer { previous = unit }
      if isSkipped(unit) { continue }
      if isLineStart { line += 1 }
      push(unit == 0x0D ? 0x0A : UInt64(unit), startingLine: isLineStart ? line : 0)
      isLineStart = unit == 0x0A || unit == 0x0D
    }
    push(65_535, startingLine: isLineStart ? line + 1 : 0)
    for _ in 0..<Self.windowSize { push(0, startingLine: 0) }
  }

  private mutating func push(_ unit: UInt64, startingLine line: Int) {
    if lineStarts[index] > 0 { emit(lineStarts[index]) }
    lineStarts[index] = line
    hash = Self.multiplier &* hash &+ unit &- outgoingFactor &* window[index]
    window[index] = unit
    index = (index + 1) % Self.windowSize
  }

  private mutating func emit(_ line: Int) {
    seen[hash, default: 0] += 1
    if wanted.contains(line) { byLine[line] = "\(String(hash, radix: 16)):\(seen[hash, default: 0])" }
  }
}
