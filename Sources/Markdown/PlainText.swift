/// The visible text of rendered HTML.
///
/// For search: blocks are separated and everything else is removed, such as tags, comments, scripts, and styles.
/// Character references are decoded, a line ending in a paragraph becomes a space, and the end of a block becomes a
/// line feed.
package enum PlainText {
  /// Appends the text of a piece of HTML, which can start and end anywhere between tags.
  package static func append(textOf html: ArraySlice<UInt8>, to text: inout [UInt8]) {
    html.withUnsafeBufferPointer { html in
      var scanner = Scanner(html: html, start: text.count)
      scanner.run(&text)
    }
  }

  private struct Scanner {
    let html: UnsafeBufferPointer<UInt8>
    /// Where the text of this piece begins.
    let start: Int
    var index = 0
    var preformatted = 0

    mutating func run(_ text: inout [UInt8]) {
      while index < html.count {
        switch html[index] {
        case UInt8(ascii: "<"): readTag(&text)
        case UInt8(ascii: "&"): readReference(&text)
        case let byte where isSpace(byte): readSpace(&text)
        case UInt8(ascii: " ") where preformatted == 0 && !mayTakeSpace(text): index += 1
        default: readRun(&text)
        }
      }
    }

    private func mayTakeSpace(_ text: [UInt8]) -> Bool {
      guard text.count > start, let last = text.last else { return false }
      return last != UInt8(ascii: " ") && last != UInt8(ascii: "\n")
    }

    private mutating func readSpace(_ text: inout [UInt8]) {
      let byte = html[index]
      index += 1
      if preformatted > 0 {
        if byte != UInt8(ascii: "\r") { text.append(byte) }
      } else if mayTakeSpace(text) {
        text.append(UInt8(ascii: " "))
      }
    }

    /// Copies the text up to the next tag, reference, or line ending.
    private mutating func readRun(_ text: inout [UInt8]) {
      let (html, begin) = (html, index)
      let raw = UnsafeRawBufferPointer(html)
      var cursor = begin
      // Copy eight bytes at a time: words are short, and a branch at the end of each is mispredicted.
      while cursor + 8 <= html.count {
        let word = raw.loadUnaligned(fromByteOffset: cursor, as: UInt64.self)
        let less = word ^ 0x3C3C_3C3C_3C3C_3C3C
        let ampersand = word ^ 0x2626_2626_2626_2626
        let zeros = (less &- 0x0101_0101_0101_0101) & ~less | (ampersand &- 0x0101_0101_0101_0101) & ~ampersand
        let controls = (word &- 0x1010_1010_1010_1010) & ~word
        if (zeros | controls) & 0x8080_8080_8080_8080 != 0 { break }
        cursor += 8
      }
      while cursor < html.count, html[cursor] != UInt8(ascii: "<"), html[cursor] != UInt8(ascii: "&"),
        !isSpace(html[cursor])
      {
        cursor += 1
      }
      text.append(contentsOf: UnsafeBufferPointer(rebasing: html[begin..<cursor]))
      index = cursor
    }

    private func isSpace(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) }

    // MARK: Tags

    private mutating func readTag(_ text: inout [UInt8]) {
      var nameStart = index + 1
      guard nameStart < html.count else { return takeByte(&text) }
      let mark = html[nameStart]
      let isEnd = mark == UInt8(ascii: "/")
      if isEnd || mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") { nameStart += 1 }
      if mark == UInt8(ascii: "!"), html[nameStart...].prefix(2).elementsEqual("--".utf8) { return skipComment() }
      let name = html[nameStart...].prefix(while: HTMLName.isPart)
      guard !name.isEmpty || nameStart > index + 1 else { return takeByte(&text) }
      index = name.endIndex
      skipAttributes()
      if !isEnd, HTMLName.holdsNoText(name) { return skipContent(of: name) }
      if HTMLName.matches(name, "pre") { preformatted = max(preformatted + (isEnd ? -1 : 1), 0) }
      if HTMLName.isCell(name) {
        if isEnd { separate(&text, with: UInt8(ascii: " ")) }
      } else if HTMLName.isBlock(name) {
        separate(&text, with: UInt8(ascii: "\n"))
      }
    }

    private mutating func takeByte(_ text: inout [UInt8]) {
      text.append(html[index])
      index += 1
    }

    /// Skips to the end of the tag; a `>` in quotes does not end it.
    private mutating func skipAttributes() {
      var quote: UInt8?
      while index < html.count {
        let byte = html[index]
        index += 1
        if let open = quote {
          if byte == open { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        } else if byte == UInt8(ascii: ">") {
          return
        }
      }
    }

    private mutating func skipComment() {
      index += 4
      while index < html.count, !html[index...].prefix(3).elementsEqual("-->".utf8) { index += 1 }
      index = min(index + 3, html.count)
    }

    /// Skips to the end tag of a script or style sheet.
    private mutating func skipContent(of name: Slice<UnsafeBufferPointer<UInt8>>) {
      while index < html.count {
        let isEndTag =
          html[index] == UInt8(ascii: "<")
          && html[index...].dropFirst(2).prefix(name.count).elementsEqual(name) { $0 | 0x20 == $1 | 0x20 }
        if isEndTag { return }
        index += 1
      }
    }

    private func separate(_ text: inout [UInt8], with separator: UInt8) {
      while text.count > start, text.last == UInt8(ascii: " ") { text.removeLast() }
      if text.count > start, text.last != UInt8(ascii: "\n") { text.append(separator) }
    }

    // MARK: Character references

    private mutating func readReference(_ text: inout [UInt8]) {
      let body = html[(index + 1)...].prefix(10)
      guard let end = body.firstIndex(of: UInt8(ascii: ";")),
        let scalar = CharacterReference.decode(html[index + 1..<end])
      else {
        text.append(html[index])
        index += 1
        return
      }
      index = end + 1
      text.append(contentsOf: String(scalar).utf8)
    }
  }
}

/// The element names that matter for text.
private enum HTMLName {
  static func isPart(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func matches(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ other: StaticString) -> Bool {
    guard name.count == other.utf8CodeUnitCount else { return false }
    return other.withUTF8Buffer { other in name.elementsEqual(other) { $0 | 0x20 == $1 | 0x20 } }
  }

  static func isCell(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    matches(name, "td") || matches(name, "th")
  }

  static func holdsNoText(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    matches(name, "script") || matches(name, "style")
  }

  /// Whether the element is not inline: both of its tags separate words.
  static func isBlock(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch name.count {
    case 1: !"abiqsu".utf8.contains(name[name.startIndex] | 0x20)
    case 2: !matches(name, "em")
    case 3: !isAny(name, of: "img", "sub", "sup", "kbd", "del", "ins", "var", "bdi", "bdo", "dfn", "wbr")
    case 4: !isAny(name, of: "code", "span", "mark", "abbr", "cite", "samp", "time", "data")
    case 5: !isAny(name, of: "small", "input", "label")
    case 6: !matches(name, "strong")
    default: true
    }
  }

  private static func isAny(_ name: Slice<UnsafeBufferPointer<UInt8>>, of others: StaticString...) -> Bool {
    others.contains { matches(name, $0) }
  }
}

/// Character references: numeric ones and the few names that rendered pages contain.
private enum CharacterReference {
  static func decode(_ body: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    if body.first == UInt8(ascii: "#") {
      let digits = String(decoding: body.dropFirst(), as: UTF8.self)
      let value = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap { $0 == 0 ? "\u{FFFD}" : Unicode.Scalar($0) }
    }
    return switch String(decoding: body, as: UTF8.self) {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case "nbsp": " "
    default: nil
    }
  }
}
