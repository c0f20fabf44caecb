/// Data that a script writes plainly, so that it is known without running the script: `[{name: 'a', required: true}]`.
indirect enum ScriptData {
  /// A string; empty for `null`.
  case text([UInt8])
  /// A number, or a truth value.
  case word([UInt8])
  case list([ScriptData])
  case object([(key: String, value: ScriptData)])

  /// The data of an expression; nil for one with anything else in it, such as a call, a name, or a tag.
  init?(_ expression: Slice<UnsafeBufferPointer<UInt8>>) {
    var parser = Parser(bytes: expression)
    guard let data = parser.value(depth: 0) else { return nil }
    parser.skip()
    guard parser.next == nil else { return nil }
    self = data
  }

  /// The bytes of a text, a word, or a list of them; nil for other data.
  var line: [UInt8]? {
    switch self {
    case .text(let text), .word(let text): return text
    case .list(let items):
      var line: [UInt8] = []
      for item in items {
        switch item {
        case .text(let text), .word(let text): line += line.isEmpty ? text : Array(", ".utf8) + text
        case .list, .object: return nil
        }
      }
      return line
    case .object: return nil
    }
  }

  private struct Parser {
    /// What is still to be read.
    var bytes: Slice<UnsafeBufferPointer<UInt8>>

    private static let deepest = 5

    var next: UInt8? { bytes.first }

    /// Skips blanks and comments.
    mutating func skip() {
      while let byte = bytes.first {
        if ForeignReader.isSpace(byte) {
          bytes = bytes.dropFirst()
        } else if bytes.starts(with: "//".utf8) {
          bytes = bytes.drop { $0 != 0x0A }
        } else if bytes.starts(with: "/*".utf8) {
          var last: UInt8 = 0
          let end = bytes.dropFirst(2).firstIndex { byte in
            defer { last = byte }
            return byte == UInt8(ascii: "/") && last == UInt8(ascii: "*")
          }
          bytes = end.map { bytes[($0 + 1)...] } ?? bytes.suffix(0)
        } else {
          return
        }
      }
    }

    /// Reads a sign.
    mutating func takes(_ sign: Character) -> Bool {
      skip()
      guard bytes.first == sign.asciiValue else { return false }
      bytes = bytes.dropFirst()
      return true
    }

    mutating func value(depth: Int) -> ScriptData? {
      skip()
      guard let byte = bytes.first, depth < Self.deepest else { return nil }
      if byte == UInt8(ascii: "[") { return list(depth: depth) }
      if byte == UInt8(ascii: "{") { return object(depth: depth) }
      guard "\"'`".utf8.contains(byte) else { return word() }
      guard var text = string() else { return nil }
      while takes("+") {
        skip()
        guard let more = string() else { return nil }
        text += more
      }
      return .text(text)
    }

    private mutating func list(depth: Int) -> ScriptData? {
      guard takes("[") else { return nil }
      var items: [ScriptData] = []
      while !takes("]") {
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        if takes(",") { continue }
        guard takes("]") else { return nil }
        break
      }
      return .list(items)
    }

    private mutating func object(depth: Int) -> ScriptData? {
      guard takes("{") else { return nil }
      var members: [(key: String, value: ScriptData)] = []
      while !takes("}") {
        guard let key = key(), takes(":"), let value = value(depth: depth + 1) else { return nil }
        members.append((key, value))
        if takes(",") { continue }
        guard takes("}") else { return nil }
        break
      }
      return .object(members)
    }

    private mutating func key() -> String? {
      skip()
      if let byte = bytes.first, "\"'".utf8.contains(byte) {
        return string().map { String(decoding: $0, as: UTF8.self) }
      }
      let name = bytes.prefix { ForeignReader.isLetter($0) || (0x30...0x39).contains($0) || "_$".utf8.contains($0) }
      bytes = bytes[name.endIndex...]
      return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }

    private mutating func string() -> [UInt8]? {
      guard let quote = bytes.first, "\"'`".utf8.contains(quote) else { return nil }
      var index = bytes.startIndex + 1
      while index < bytes.endIndex, bytes[index] != quote {
        if bytes[index] == 0x0A, quote != UInt8(ascii: "`") { return nil }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < bytes.endIndex else { return nil }
      defer { bytes = bytes[(index + 1)...] }
      return ScriptString.text(bytes[...index])
    }

    private mutating func word() -> ScriptData? {
      let word = bytes.prefix { ForeignReader.isNamePart($0) && $0 != UInt8(ascii: ":") }
      bytes = bytes[word.endIndex...]
      switch String(decoding: word.prefix(40), as: UTF8.self) {
      case "null", "undefined": return .text([])
      case "true", "false": return .word(Array(word))
      case let number: return number.first?.isNumber == true || number.first == "-" ? .word(Array(word)) : nil
      }
    }
  }
}
