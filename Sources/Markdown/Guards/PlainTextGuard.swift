import Diagnostics

/// Replaces bytes of a page that are not text with one-byte placeholders.
///
/// The placeholder keeps all offsets. It becomes U+FFFD in HTML, as CommonMark requires for U+0000 and browsers do
/// for the rest. Control characters in fences stay, because code can be about them: HTML shows pictures of them.
struct PlainTextGuard {
  /// U+001A, the control character “substitute”; in the page, it is a control character anyway.
  static let standIn: UInt8 = 0x1A

  /// The page with placeholders, or nil if nothing had to be replaced.
  private(set) var replaced: [UInt8]?
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter claimsFence: whether the text of a fence with that name is not code.
  init(_ file: SourceFile, body: SourceRange, claimsFence: (String) -> Bool) {
    let defects = file.bytes.withUnsafeBufferPointer { Self.findDefects($0, in: body) }
    guard !defects.isEmpty else { return }
    var bytes = file.bytes
    let others = Self.outsideOfCode(defects, of: file, body, claimsFence)
    for offset in others { bytes[offset] = Self.standIn }
    replaced = bytes
    guard !others.isEmpty else { return }
    report(others, of: file, body: body)
  }

  /// The defects that are not control characters in fences, which are part of the code: those of terminal colors are in
  /// fences for them.
  private static func outsideOfCode(
    _ defects: [Int], of file: SourceFile, _ body: SourceRange, _ claimsFence: (String) -> Bool
  ) -> [Int] {
    guard defects.contains(where: { isControl(file.bytes[$0]) }) else { return defects }
    var fences = file.bytes.withUnsafeBufferPointer { CodeFence.all($0, in: body) }[...]
    return defects.filter { offset in
      while let fence = fences.first, fence.range.upperBound <= offset { fences = fences.dropFirst() }
      guard let fence = fences.first, fence.range.contains(offset), isControl(file.bytes[offset]) else { return true }
      return TerminalColors.isPart(file.bytes[offset]) ? !fence.isColored : claimsFence(fence.name)
    }
  }

  /// Whether code can show a byte: not U+0000, which nobody writes on purpose, nor the placeholder.
  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0 && byte != standIn }

  private mutating func report(_ defects: [Int], of file: SourceFile, body: SourceRange) {
    func location(_ offset: Int) -> SourceLocation {
      SourceLocation(path: file.path, range: offset..<offset + 1)
    }
    let start = file.bytes[body].prefix(2)
    if start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF]) {
      diagnostics.append(.utf16Text(at: location(body.lowerBound)))
      return
    }
    let malformed = defects.filter { file.bytes[$0] >= 0x80 }
    if let first = malformed.first {
      diagnostics.append(.malformedText(count: malformed.count, at: location(first), offset: first))
    }
    if let first = defects.first(where: { file.bytes[$0] < 0x80 }) {
      let count = defects.count - malformed.count
      diagnostics.append(.controlCharacter(file.bytes[first], count: count, at: location(first)))
    }
  }

  /// The offsets of control characters and of bytes that are not well-formed UTF-8.
  private static func findDefects(_ bytes: UnsafeBufferPointer<UInt8>, in range: SourceRange) -> [Int] {
    var defects: [Int] = []
    let raw = UnsafeRawBufferPointer(bytes)
    var index = range.lowerBound
    while index < range.upperBound {
      // Check eight bytes at a time as long as all are plain ASCII.
      while index + 8 <= range.upperBound {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let belowSpace = (word &- 0x2020_2020_2020_2020) & ~word
        guard (word | belowSpace) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      guard index < range.upperBound else { break }
      let byte = bytes[index]
      if byte < 0x80 {
        if isForbiddenControl(byte) { defects.append(index) }
        index += 1
      } else {
        let length = sequenceLength(bytes, at: index, end: range.upperBound)
        if length == 0 { defects.append(index) }
        index += max(length, 1)
      }
    }
    return defects
  }

  /// HTML allows only tab, line feed, form feed, and carriage return.
  private static func isForbiddenControl(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F: true
    default: false
    }
  }

  /// Length of the well-formed non-ASCII sequence that starts here, or 0 (Unicode 16, table 3-7).
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: length = 3
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= end, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
