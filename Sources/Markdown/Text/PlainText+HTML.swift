extension PlainText {
  /// An element whose content is not text.
  enum HiddenElement: String, CaseIterable {
    case script, style
  }

  /// Adds the text of HTML that an author wrote: a block of lines, or one tag within a line.
  ///
  /// Tags, comments and what scripts and style sheets hold are left out; character references are decoded.
  ///
  /// - Returns: where running text is in the piece: none in `pre` and `code`.
  mutating func html(_ html: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var scanner = HTMLScanner(html: html)
    scanner.run(&self)
    return scanner.runs
  }
}

private struct HTMLScanner {
  let html: UnsafeBufferPointer<UInt8>
  private var index = 0
  private(set) var runs: [Range<Int>] = []
  /// How many `code` elements are open.
  private var code = 0

  init(html: UnsafeBufferPointer<UInt8>) { self.html = html }

  mutating func run(_ text: inout PlainText) {
    if let hidden = text.hidden { skipContent(of: hidden, &text) }
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"): readTag(&text)
      case UInt8(ascii: "&"): readReference(&text)
      case let byte where PlainText.isSpace(byte): take(1, &text)
      default: readRun(&text)
      }
    }
  }

  /// Takes over a number of bytes.
  private mutating func take(_ count: Int, _ text: inout PlainText) {
    text.text(UnsafeBufferPointer(rebasing: html[index..<index + count]))
    index += count
  }

  /// Takes over what stands up to the next tag, reference or line end.
  private mutating func readRun(_ text: inout PlainText) {
    let end =
      html[index...].firstIndex { byte in
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || PlainText.isSpace(byte)
      } ?? html.count
    if text.preformatted == 0, code == 0 { runs.append(index..<end) }
    take(end - index, &text)
  }

  // MARK: Tags

  private mutating func readTag(_ text: inout PlainText) {
    var nameStart = index + 1
    guard nameStart < html.count else { return take(1, &text) }
    let mark = html[nameStart]
    let isEnd = mark == UInt8(ascii: "/")
    if isEnd || mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?") { nameStart += 1 }
    if mark == UInt8(ascii: "!"), html[nameStart...].prefix(2).elementsEqual("--".utf8) { return skipComment() }
    let name = html[nameStart...].prefix(while: HTMLName.isPart)
    guard !name.isEmpty || nameStart > index + 1 else { return take(1, &text) }
    index = name.endIndex
    skipAttributes()
    if !isEnd, let hidden = HTMLName.hidden(name) { return skipContent(of: hidden, &text) }
    if HTMLName.matches(name, "pre") { text.preformatted = max(text.preformatted + (isEnd ? -1 : 1), 0) }
    if HTMLName.matches(name, "code") { code = max(code + (isEnd ? -1 : 1), 0) }
    if HTMLName.isCell(name) {
      if isEnd { text.endCell() }
    } else if HTMLName.isBlock(name) {
      text.endBlock()
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

  private mutating func skipComment() {
    index += 4
    while index < html.count, !html[index...].prefix(3).elementsEqual("-->".utf8) { index += 1 }
    index = min(index + 3, html.count)
  }

  /// Goes to the end tag of a script or style sheet, which may stand in a later piece.
  private mutating func skipContent(of element: PlainText.HiddenElement, _ text: inout PlainText) {
    let name = element.rawValue.utf8
    while index < html.count {
      let isEndTag =
        html[index] == UInt8(ascii: "<")
        && html[index...].dropFirst(2).prefix(name.count).elementsEqual(name) { $0 | 0x20 == $1 }
      if isEndTag {
        text.hidden = nil
        return
      }
      index += 1
    }
    text.hidden = element
  }

  // MARK: Character references

  private mutating func readReference(_ text: inout PlainText) {
    let body = html[(index + 1)...].prefix(10)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")),
      let scalar = CharacterReference.decode(html[index + 1..<end])
    else { return take(1, &text) }
    index = end + 1
    text.text(String(scalar))
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

  static func hidden(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> PlainText.HiddenElement? {
    PlainText.HiddenElement.allCases.first { name.elementsEqual($0.rawValue.utf8) { $0 | 0x20 == $1 } }
  }

  /// Whether the element is none of those that stand within a line of text: both its ends separate words.
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

/// Character references, numeric ones and those few names that are common in HTML.
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
