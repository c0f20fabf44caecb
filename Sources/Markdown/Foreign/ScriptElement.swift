/// An element that is the value of an attribute, and whose text is known without running a script:
/// `<>Remove <b>all</b> files</>`.
struct ScriptElement {
  enum Piece {
    /// Text between tags, in which line ends and the blanks around them mean nothing.
    case text(Range<Int>)
    /// What is between the quotes of a string.
    case string(Range<Int>)
    case start(ForeignTag)
    case end
  }

  private(set) var pieces: [Piece] = []

  /// Longer ones are no titles.
  private static let longest = 2000

  /// Reads an expression; nil where it is not an element, or where a script makes a part of it.
  init?(_ expression: Range<Int>, _ reader: ForeignReader) {
    guard expression.count <= Self.longest, reader.has("<", at: expression.lowerBound) else { return nil }
    let end = expression.upperBound
    // What does not end in the expression is not looked for behind it.
    let isMDX = reader.isMDX
    var reader = ForeignReader(reader.bytes, end: end)
    reader.isMDX = isMDX
    var (index, depth) = (expression.lowerBound, 0)
    while index < end {
      if index > expression.lowerBound, depth == 0 { return nil }
      switch reader.bytes[index] {
      case UInt8(ascii: "<"):
        guard let construct = ComponentTags().read(&reader, at: index), construct.range.upperBound <= end else {
          return nil
        }
        index = construct.range.upperBound
        if case .start(let tag) = construct.meaning {
          guard Self.isKnown(tag) else { return nil }
          if tag.isSelfClosing { continue }
          pieces.append(.start(tag))
          depth += 1
        } else {
          pieces.append(.end)
          depth -= 1
        }
      case UInt8(ascii: "{"):
        guard let close = reader.endOfBraces(at: index, last: end) else { return nil }
        let content = reader.trimmed(index + 1..<close - 1)
        if let text = reader.text(ofExpression: content) {
          pieces.append(.string(text))
        } else if !content.isEmpty, !reader.has("/*", at: content.lowerBound) {
          return nil
        }
        index = close
      default:
        let text = reader.bytes[index..<end].prefix { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "{") }
        pieces.append(.text(text.startIndex..<text.endIndex))
        index = text.endIndex
      }
    }
    guard depth == 0, !pieces.isEmpty else { return nil }
  }

  /// Whether all that an element shows is between its tags, as text.
  private static func isKnown(_ tag: ForeignTag) -> Bool {
    let name = tag.key.name
    if name.isEmpty { return true }
    if name.utf8.first.map({ (0x61...0x7A).contains($0) }) == true {
      return tag.isSelfClosing ? ["br", "wbr"].contains(name) : marks.contains(name) || plain.contains(name)
    }
    switch Component(name) {
    case .icon?: return true
    case .link?, .element?, .code?, .content?: return !tag.isSelfClosing
    // Those that translate text are around it.
    case nil: return !tag.isSelfClosing
    default: return false
    }
  }

  /// The name of the element of HTML that a tag becomes within a line; nil where only its content stays.
  static func mark(of tag: ForeignTag) -> String? {
    if marks.contains(tag.key.name) { return tag.key.name }
    switch tag.key.name.isEmpty ? nil : Component(tag.key.name) {
    case .element(let name)?: return name
    case .code?: return "code"
    default: return nil
    }
  }

  private static let marks: Set = [
    "b", "cite", "code", "del", "em", "i", "ins", "kbd", "mark", "q", "s", "samp", "small", "strong", "sub", "sup", "u",
    "var",
  ]
  private static let plain: Set = [
    "a", "abbr", "div", "h1", "h2", "h3", "h4", "h5", "h6", "p", "span", "time",
  ]

  /// The only text of an element, if it is on one line and nothing else is in it.
  func line(_ reader: ForeignReader) -> Range<Int>? {
    var line: Range<Int>?
    for piece in pieces {
      switch piece {
      case .start, .end: continue
      case .text(let range):
        let text = reader.trimmed(range)
        if text.isEmpty { continue }
        guard line == nil, !reader.bytes[text].contains(0x0A) else { return nil }
        line = text
      case .string(let text):
        guard line == nil, !reader.bytes[text].contains(0x0A) else { return nil }
        line = text
      }
    }
    return line
  }

  /// The lines of a text, without what a script does not see: blanks at their beginnings and ends, except at those of the
  /// text.
  static func lines(of text: Range<Int>, _ reader: ForeignReader) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = text.lowerBound
    while start <= text.upperBound {
      let end = min(reader.lineEnd(from: start), text.upperBound)
      let inner = reader.trimmed(start..<end)
      let isOnly = start == text.lowerBound && end == text.upperBound
      if isOnly {
        lines.append(start..<end)
      } else if !inner.isEmpty {
        lines.append(
          (start == text.lowerBound ? start : inner.lowerBound)..<(end == text.upperBound ? end : inner.upperBound))
      }
      start = end + 1
    }
    return lines
  }
}
