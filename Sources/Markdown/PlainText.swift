/// The text that a reader sees of HTML that was rendered here.
///
/// It is for search, so blocks are apart from each other and nothing else is kept: tags, comments and what scripts and
/// styles hold are left out, character references are decoded, white space is one blank, the end of a block a line end.
package enum PlainText {
  /// Appends the text of a piece of HTML, which may begin and end anywhere between tags.
  package static func append(textOf html: ArraySlice<UInt8>, to text: inout [UInt8]) {
    text.reserveCapacity(text.count + html.count)
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
        let byte = html[index]
        switch byte {
        case UInt8(ascii: "<"): readTag(&text)
        case UInt8(ascii: "&"): readReference(&text)
        case UInt8(ascii: " "), 0x09...0x0D:
          index += 1
          if preformatted > 0, byte != UInt8(ascii: "\r") {
            text.append(byte)
          } else if let last = text.last, text.count > start, last != UInt8(ascii: " "), last != UInt8(ascii: "\n") {
            text.append(UInt8(ascii: " "))
          }
        default:
          let begin = index
          while index < html.count, html[index] > 0x20, html[index] != UInt8(ascii: "<"),
            html[index] != UInt8(ascii: "&")
          {
            index += 1
          }
          text.append(contentsOf: UnsafeBufferPointer(rebasing: html[begin..<max(index, begin + 1)]))
          index = max(index, begin + 1)
        }
      }
    }

    // MARK: Tags

    private mutating func readTag(_ text: inout [UInt8]) {
      let rest = html[index...]
      if rest.starts(with: "<!--".utf8) { return skip(past: "-->") }
      var nameStart = index + 1
      let isEnd = nameStart < html.count && html[nameStart] == UInt8(ascii: "/")
      if isEnd { nameStart += 1 }
      let name = html[nameStart...].prefix { HTMLName.isPart($0) }
      guard !name.isEmpty || rest.dropFirst().first.map({ "!?/".utf8.contains($0) }) ?? false else {
        text.append(html[index])
        index += 1
        return
      }
      index = name.endIndex
      skipAttributes()
      if !isEnd, HTMLName.holdsNoText(name) { return skip(past: "</") }
      if HTMLName.matches(name, "pre") { preformatted = max(preformatted + (isEnd ? -1 : 1), 0) }
      if HTMLName.isCell(name) {
        if isEnd { separate(&text, with: UInt8(ascii: " ")) }
      } else if HTMLName.isBlock(name) {
        separate(&text, with: UInt8(ascii: "\n"))
      }
    }

    /// Goes behind the end of the tag; a `>` within quotes does not end it.
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

    private mutating func skip(past end: StaticString) {
      let length = end.utf8CodeUnitCount
      while index + length <= html.count {
        let isEnd = end.withUTF8Buffer { html[index..<index + length].elementsEqual($0) }
        if isEnd, end.utf8CodeUnitCount == 3 {
          index += length
          return
        }
        // The end tag of a script is read as any other tag.
        if isEnd { return }
        index += 1
      }
      index = html.count
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

/// The names of elements, as far as they matter for text.
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

  /// Whether the element stands within a line of text; of the others both ends separate words.
  private static let inline: [StaticString] = [
    "a", "em", "strong", "code", "img", "b", "i", "u", "s", "span", "sub", "sup", "small", "kbd", "del", "ins", "mark",
    "abbr", "cite", "q", "var", "samp", "time", "wbr", "bdi", "bdo", "dfn", "data", "input", "label",
  ]

  static func isBlock(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    !inline.contains { matches(name, $0) }
  }
}

/// Character references, numeric ones and those few names that rendered pages hold.
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
