/// What programs write to terminals: escape sequences with colors, in fences called `ansi`.
///
/// See `CodeFence` for where they are.
enum TerminalColors {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  static let escape: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Whether a control character belongs to escape sequences.
  static func isPart(_ byte: UInt8) -> Bool { byte == escape || byte == bell }

  /// Code without escape sequences; nil if it has none.
  static func plain(_ code: Bytes) -> [UInt8]? {
    guard code.contains(escape) else { return nil }
    var plain: [UInt8] = []
    plain.reserveCapacity(code.count)
    var index = 0
    while index < code.count {
      guard code[index] == escape else {
        plain.append(code[index])
        index += 1
        continue
      }
      index = end(code, from: index)
    }
    return plain
  }

  /// The offset behind the sequence that begins at an offset.
  private static func end(_ code: Bytes, from start: Int) -> Int {
    guard start + 1 < code.count else { return code.count }
    var index = start + 2
    switch code[start + 1] {
    case UInt8(ascii: "["):
      while index < code.count, (0x20...0x3F).contains(code[index]) { index += 1 }
      // The letter that says what it does.
      return index < code.count && (0x40...0x7E).contains(code[index]) ? index + 1 : index
    case UInt8(ascii: "]"):
      // Such as the address of a link: it ends with a bell, or with an escape and a backslash.
      while index < code.count, !isPart(code[index]), code[index] != 0x0A { index += 1 }
      guard index < code.count, code[index] != 0x0A else { return index }
      let isLong = code[index] == escape && index + 1 < code.count && code[index + 1] == UInt8(ascii: "\\")
      return code[index] == bell ? index + 1 : isLong ? index + 2 : index
    case 0x20...0x2F:
      while index < code.count, (0x20...0x2F).contains(code[index]) { index += 1 }
      return index < code.count && (0x30...0x7E).contains(code[index]) ? index + 1 : index
    case 0x30...0x7E: return index
    default: return start + 1
    }
  }
}
