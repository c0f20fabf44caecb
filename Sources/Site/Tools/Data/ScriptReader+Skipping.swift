extension ScriptReader {
  /// The next byte; nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// Takes a name, with what follows its dots; empty if there is none.
  mutating func word() -> String {
    let start = position
    guard let first = peek, first != UInt8(ascii: "."), Self.isWord(first) else { return "" }
    while let next = peek, Self.isWord(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips the types in a call: `<Theme, "a">` in `define<Theme, "a">({})`.
  mutating func skipTypeArguments() {
    guard peek == UInt8(ascii: "<") else { return }
    var (depth, index) = (0, position)
    let last = min(bytes.count, position + Self.longestTypes)
    while index < last {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="): return
      default: break
      }
      index += 1
      guard depth == 0 else { continue }
      if index < last, bytes[index] == UInt8(ascii: "(") { position = index }
      return
    }
  }

  private static let longestTypes = 500

  /// Takes some characters if they are next, after space.
  mutating func take(_ text: String) -> Bool {
    skipSpace()
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  /// Skips space and comments, and returns whether a line ended.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hasEnded = false
    while let byte = peek {
      if byte == UInt8(ascii: "\n") {
        hasEnded = true
        position += 1
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        position += 1
      } else if byte == 0xEF, bytes[position...].starts(with: [0xEF, 0xBB, 0xBF]) {
        position += 3
      } else if !skipComment() {
        break
      }
    }
    return hasEnded
  }

  private mutating func skipComment() -> Bool {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "#!".utf8) && position == 0 {
      position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return true
    }
    guard rest.starts(with: "/*".utf8) else { return false }
    position += 2
    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
    position = min(position + 2, bytes.count)
    return true
  }

  /// Skips to the end of a statement: a semicolon or the end of a line outside of brackets.
  mutating func skipStatement() {
    skipCode(until: ";", endsAtLine: true)
  }

  /// Skips code until one of some characters outside of brackets and strings.
  ///
  /// A bracket that closes more than was opened ends it, too.
  mutating func skipCode(until ends: String, endsAtLine: Bool = false) {
    var depth = 0
    var last: UInt8 = UInt8(ascii: "(")
    while let byte = peek {
      if depth == 0, ends.utf8.contains(byte) { return }
      if depth == 0, endsAtLine, byte == UInt8(ascii: "\n"), !"=,(&|?:+".utf8.contains(last) { return }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 {
          // At the level of statements, nothing is open.
          if endsAtLine { position += 1 }
          return
        }
        depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        last = byte
        continue
      case UInt8(ascii: "`"):
        skipTemplate()
        last = byte
        continue
      case UInt8(ascii: "/"):
        if skipComment() { continue }
        if "(,=:[!&|?{};>".utf8.contains(last) {
          skipPattern()
          last = byte
          continue
        }
      default: break
      }
      if byte != 0x20, byte != 0x09, byte != 0x0D, byte != 0x0A { last = byte }
      position += 1
    }
  }

  /// Skips a regular expression, which ends on its line.
  private mutating func skipPattern() {
    position += 1
    var isInSet = false
    while let byte = peek, byte != UInt8(ascii: "\n") {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet: return
      default: break
      }
    }
    position = min(position, bytes.count)
  }

  /// Skips a template, with the code in it.
  mutating func skipTemplate() {
    position += 1
    var open: [Int] = []
    var depth = 0
    while let byte = peek {
      position += 1
      if let outer = open.last {
        // Within `${…}`, only brackets and the templates in it count.
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") {
          depth -= 1
          if depth == outer { open.removeLast() }
        }
        continue
      }
      if byte == UInt8(ascii: "\\") { position += 1 }
      if byte == UInt8(ascii: "`") { break }
      if byte == UInt8(ascii: "$"), peek == UInt8(ascii: "{") {
        open.append(depth)
        depth += 1
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Takes a string in quotes, with escapes resolved; a line end also ends it.
  mutating func string() -> String {
    guard let quote = peek else { return "" }
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != quote, byte != UInt8(ascii: "\n") {
      position += 1
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "u"): text += Array(String(scalar(digits: 4)).utf8)
      case UInt8(ascii: "x"): text += Array(String(scalar(digits: 2)).utf8)
      case UInt8(ascii: "\n"): break
      default: text.append(escaped)
      }
    }
    if peek == quote { position += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Takes the number of a character: `00e9`, or `{1f600}`.
  private mutating func scalar(digits: Int) -> Character {
    let isBraced = digits == 4 && peek == UInt8(ascii: "{")
    if isBraced { position += 1 }
    let rest = bytes[position...].prefix(isBraced ? 6 : digits).prefix { $0 != UInt8(ascii: "}") }
    let value = UInt32(String(decoding: rest, as: UTF8.self), radix: 16)
    if value != nil { position += rest.count }
    if isBraced, peek == UInt8(ascii: "}") { position += 1 }
    return Character(value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
  }
}
