/// What ends a block of HTML that goes on over blank lines (CommonMark, section “HTML blocks”, kinds 1 to 5).
enum HTMLBlockEnd {
  case endTag, comment, instruction, declaration, characterData

  /// Recognizes the beginning of such a block.
  init?(startOf line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard line.first == UInt8(ascii: "<"), line.count > 1 else { return nil }
    if line.starts(with: "<!--".utf8) {
      self = .comment
    } else if line.starts(with: "<?".utf8) {
      self = .instruction
    } else if line.starts(with: "<![CDATA[".utf8) {
      self = .characterData
    } else if line.starts(with: "<!".utf8), let letter = line.dropFirst(2).first,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
    {
      self = .declaration
    } else if Self.names.contains(where: { Self.begins(line.dropFirst(), with: $0) }) {
      self = .endTag
    } else {
      return nil
    }
  }

  private static let names = ["pre", "script", "style", "textarea"]

  private static func begins(_ line: Slice<UnsafeBufferPointer<UInt8>>, with name: String) -> Bool {
    let found = line.prefix(name.utf8.count)
    guard found.elementsEqual(name.utf8, by: { $0 | 0x20 == $1 }) else { return false }
    guard let next = line.dropFirst(found.count).first else { return true }
    return next == UInt8(ascii: ">") || next <= UInt8(ascii: " ")
  }

  /// Whether a line holds the end.
  func ends(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch self {
    case .comment: Self.holds(line, "-->")
    case .instruction: Self.holds(line, "?>")
    case .declaration: line.contains(UInt8(ascii: ">"))
    case .characterData: Self.holds(line, "]]>")
    case .endTag: Self.names.contains { Self.holds(line, "</\($0)>") }
    }
  }

  private static func holds(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
    let needle = Array(text.utf8)
    guard line.count >= needle.count else { return false }
    return (line.startIndex...(line.endIndex - needle.count)).contains { start in
      line[start] == needle[0] && zip(line[start...], needle).allSatisfy { Self.lowered($0) == $1 }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
