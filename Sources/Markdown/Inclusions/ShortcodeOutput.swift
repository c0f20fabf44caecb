/// What a shortcode shows, in Markdown.
struct ShortcodeOutput {
  /// A paragraph or a heading.
  struct Block {
    var isHeading = false
    var text = ""
    /// Whether what is between the tags is behind its text.
    var holdsContent = false
    /// What is behind the content.
    var rest = ""

    var isEmpty: Bool { text.isEmpty && !holdsContent }
    /// What it is in a place for blocks: headings of templates have no anchors, and are in no contents.
    var markdown: String { isHeading && !text.contains("**") ? "**" + text + "**" : text }
  }

  private(set) var blocks: [Block] = []
  /// Whether elements or links are around the content, which has to be a line then.
  private(set) var isAroundContent = false
  /// Whether one of these is a link.
  private(set) var isLinkAroundContent = false
  /// Whether there is nothing but text.
  private(set) var isPlain = true

  private struct Element {
    let name: String
    let close: String
    /// How long the text was in front of it, and how much behind its tag.
    let start: Int
    let inner: Int
    let isBehindContent: Bool
  }

  private let form: Form
  private let values: [String]
  private var block = Block()
  private var elements: [Element] = []

  /// Where it is written.
  struct Form {
    /// Whether Markdown is not read there.
    let isHTML: Bool
    /// Whether elements of HTML stay.
    let keepsElements: Bool
  }

  /// The blocks in front of the one with the content, that one, and those behind it.
  var parts: (before: ArraySlice<Block>, content: Block?, after: ArraySlice<Block>) {
    guard let index = blocks.firstIndex(where: \.holdsContent) else { return (blocks[...], nil, []) }
    return (blocks[..<index], blocks[index], blocks[(index + 1)...])
  }

  /// Whether the content is all there is, as code.
  var isCode: Bool {
    blocks.count == 1 && blocks[0].holdsContent && blocks[0].text == "<code>" && blocks[0].rest == "</code>"
  }

  /// - Returns: nil where only Hugo knows what it shows, or where Markdown has nothing for it.
  init?(_ run: ShortcodeRun, _ form: Form) {
    (self.form, values) = (form, run.values)
    guard run.output.withUnsafeBufferPointer({ read($0) }), elements.isEmpty else { return nil }
    endBlock()
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    if block.holdsContent { block.rest += text } else { block.text += text }
  }

  private mutating func addBlank() {
    let last = block.holdsContent ? block.rest.last : block.text.last
    if block.holdsContent ? last != " " : last.map({ !" [".contains($0) }) == true { add(" ") }
  }

  /// Writes a text that is not Markdown.
  private mutating func addPlain(_ text: String) {
    for character in text {
      if form.isHTML {
        add(String(character))
        continue
      }
      let isFirst = block.text.isEmpty && !block.holdsContent
      if "\\`*_[]{}<>~^$=+#|".contains(character) || isFirst && "-:".contains(character) { add("\\") }
      add(String(character))
    }
  }

  private mutating func endBlock() {
    guard !block.isEmpty else {
      block.isHeading = false
      return
    }
    while block.text.last == " ", !block.holdsContent { block.text.removeLast() }
    while block.rest.last == " " { block.rest.removeLast() }
    if !block.isEmpty { blocks.append(block) }
    block = Block()
  }

  /// Ends a paragraph, of which there is only one in a link.
  private mutating func part() { if elements.isEmpty { endBlock() } else { addBlank() } }

  // MARK: HTML

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case ShortcodeRun.Mark.content:
        guard !block.holdsContent, !blocks.contains(where: \.holdsContent) else { return false }
        block.holdsContent = true
        if !elements.isEmpty { isAroundContent = true }
        index += 1
      case ShortcodeRun.Mark.unknown: return false
      case ShortcodeRun.Mark.value:
        let value = values[Int(bytes[index + 1] - ShortcodeRun.Mark.firstNumber)]
        guard !value.utf8.contains(where: { $0 < 0x20 }) else { return false }
        add(value)
        index += 2
      case UInt8(ascii: "<"):
        if bytes[index...].starts(with: "<!--".utf8) {
          guard let end = bytes[index...].firstRange(of: "-->".utf8) else { return false }
          index = end.upperBound
          continue
        }
        guard let tag = Tag(bytes, at: index) else { return false }
        if let end = Self.end(ofDrawing: tag, bytes) {
          index = end
          continue
        }
        guard apply(tag) else { return false }
        index = tag.end
      case let byte where ForeignReader.isSpace(byte):
        addBlank()
        index += 1
      default:
        let end = bytes[index...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "<") } ?? bytes.count
        addPlain(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      }
    }
    return true
  }

  /// The offset behind a drawing without a title, which is an icon beside a text.
  private static func end(ofDrawing tag: Tag, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard tag.name == "svg", !tag.isEnd, !tag.attributes.contains(where: { $0.name == "aria-label" }),
      let close = bytes[tag.end...].firstRange(of: "</svg>".utf8),
      bytes[tag.end..<close.lowerBound].firstRange(of: "<title".utf8) == nil,
      bytes[tag.end..<close.lowerBound].firstRange(of: "<text".utf8) == nil
    else { return nil }
    return close.upperBound
  }

  private static let namesOfBlocks: Set = [
    "address", "article", "aside", "center", "div", "figcaption", "figure", "footer", "header", "main", "nav", "p",
    "section",
  ]
  private static let plain: Set = ["button", "font", "label", "span", "time"]
  /// Elements within a line that readers tell from the text around.
  private static let meaningful: Set = [
    "abbr", "b", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "samp", "small", "strong", "sub", "sup",
    "u", "var",
  ]

  private mutating func apply(_ tag: Tag) -> Bool {
    let name = tag.name
    switch name {
    case _ where Self.namesOfBlocks.contains(name): part()
    case _ where Self.plain.contains(name) || name.contains("-"): break
    case "br":
      isPlain = false
      if !block.isEmpty { add(form.keepsElements ? "<br>" : " ") }
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isPlain = false
      part()
      if !tag.isEnd, elements.isEmpty { block.isHeading = true }
    case "img": return addImage(tag)
    case "a": return tag.isEnd ? close(name) : openLink(tag)
    case _ where Self.meaningful.contains(name):
      if tag.isEnd { return close(name) }
      let isKept = form.keepsElements
      open(name, isKept ? "<\(name)>" : "", isKept ? "</\(name)>" : "")
    default: return false
    }
    return true
  }

  private mutating func open(_ name: String, _ text: String, _ close: String) {
    let start = block.holdsContent ? block.rest.utf8.count : block.text.utf8.count
    add(text)
    isPlain = isPlain && text.isEmpty
    elements.append(
      Element(
        name: name, close: close, start: start, inner: text.utf8.count, isBehindContent: block.holdsContent))
  }

  private mutating func close(_ name: String) -> Bool {
    guard let element = elements.popLast(), element.name == name else { return false }
    let isAround = block.holdsContent && !element.isBehindContent
    let text = block.holdsContent ? block.rest : block.text
    let inner = text.utf8.dropFirst(element.start + element.inner)
    if !isAround, inner.allSatisfy({ $0 == 0x20 }) {
      // Without a text, it is an icon that a style sheet draws.
      let rest = String(Substring(text.utf8.prefix(element.start)))
      if block.holdsContent { block.rest = rest } else { block.text = rest }
      return true
    }
    if isAround, name == "a", !element.close.isEmpty { isLinkAroundContent = true }
    if text.last == " " {
      if block.holdsContent { block.rest.removeLast() } else { block.text.removeLast() }
    }
    add(element.close)
    return true
  }

  private mutating func openLink(_ tag: Tag) -> Bool {
    guard !elements.contains(where: { $0.name == "a" }), let address = text(of: "href", in: tag) else { return false }
    // A script may do something there.
    if address.isEmpty || address == "#" {
      open("a", "", "")
    } else if form.isHTML {
      guard !address.contains("\"") else { return false }
      open("a", "<a href=\"\(address)\">", "</a>")
    } else {
      open("a", "[", "](<\(address)>)")
    }
    return true
  }

  private mutating func addImage(_ tag: Tag) -> Bool {
    guard let source = text(of: "src", in: tag), let alt = text(of: "alt", in: tag) else { return false }
    isPlain = false
    guard !source.isEmpty else { return true }
    if form.isHTML {
      guard !source.contains("\""), !alt.contains("\"") else { return false }
      add("<img src=\"\(source)\" alt=\"\(alt)\">")
    } else {
      add("![")
      addPlain(alt)
      add("](<\(source)>)")
    }
    return true
  }

  /// The text of an attribute, without anything that would end it where it is written; empty for one that is not there.
  private func text(of name: String, in tag: Tag) -> String? {
    guard let value = tag.attributes.first(where: { $0.name == name })?.value else { return "" }
    var text = ""
    var index = value.startIndex
    while index < value.endIndex {
      switch value[index] {
      case ShortcodeRun.Mark.content, ShortcodeRun.Mark.unknown: return nil
      case ShortcodeRun.Mark.value:
        text += values[Int(value[index + 1] - ShortcodeRun.Mark.firstNumber)]
        index += 2
      default:
        let end = value[index...].firstIndex { $0 < 0x20 } ?? value.endIndex
        if end == index { return nil }
        text += String(decoding: value[index..<end], as: UTF8.self)
        index = end
      }
    }
    let trimmed = text.drop { $0 == " " }
    let isSafe = trimmed.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"<>\\".utf8.contains($0) }
    return isSafe ? String(trimmed) : nil
  }

  /// A tag of HTML with marks in it.
  private struct Tag {
    let name: String
    let isEnd: Bool
    private(set) var attributes: [(name: String, value: Slice<UnsafeBufferPointer<UInt8>>)] = []
    private(set) var end = 0

    init?(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
      var index = start + 1
      isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let word = bytes[index...].prefix(40).prefix {
        ForeignReader.isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
      }
      guard let first = word.first, ForeignReader.isLetter(first) else { return nil }
      name = String(decoding: word, as: UTF8.self).lowercased()
      index = word.endIndex
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: ">") {
          end = index + 1
          return
        }
        guard ForeignReader.isLetter(byte) else {
          index += byte == ShortcodeRun.Mark.value ? 2 : 1
          continue
        }
        let word = bytes[index...].prefix { ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "@") }
        index = word.endIndex
        while index < bytes.count, ForeignReader.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
        index += 1
        while index < bytes.count, ForeignReader.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count else { return nil }
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let value = bytes[index...].prefix {
          isQuoted ? $0 != quote : !ForeignReader.isSpace($0) && $0 != UInt8(ascii: ">")
        }
        attributes.append((String(decoding: word, as: UTF8.self).lowercased(), value))
        index = value.endIndex + (isQuoted ? 1 : 0)
      }
      return nil
    }
  }
}
