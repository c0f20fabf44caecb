import HTML

/// HTML, or text, on one line in which nothing is a mark of Markdown: it can be within a paragraph, a cell of a table, or
/// HTML.
enum HTMLLine {
  static func html(_ text: [UInt8]) -> String { line(text, isHTML: true) }

  /// - Parameter text: has no tags and no character references.
  static func text(_ text: [UInt8]) -> String { line(text, isHTML: false) }

  private static func line(_ text: [UInt8], isHTML: Bool) -> String {
    var line: [UInt8] = []
    line.reserveCapacity(text.count + text.count / 4)
    var index = 0
    // Behind a tag that nothing ends, all is text: looking for its end at each mark would take too long.
    var hasTags = isHTML
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "<"), hasTags, begins(text[(index + 1)...]) {
        if let end = end(of: text[index...]) {
          put(tag: text[index..<end], to: &line)
          index = end
          continue
        }
        hasTags = false
      }
      put(byte, isHTML: isHTML, isOuter: index == 0 || index == text.count - 1, to: &line)
      index += 1
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether what follows `<` makes it that of a tag or a comment.
  private static func begins(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map { ForeignReader.isLetter($0) || "/!?".utf8.contains($0) } ?? false
  }

  /// The index behind a tag or a comment; nil where nothing ends it.
  private static func end(of tag: ArraySlice<UInt8>) -> Int? {
    if tag.starts(with: "<!--".utf8) { return tag.firstRange(of: "-->".utf8)?.upperBound }
    var quote: UInt8?
    for index in tag.indices {
      switch tag[index] {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? tag[index]
      case UInt8(ascii: ">") where quote == nil: return index + 1
      default: break
      }
    }
    return nil
  }

  private static func put(tag: ArraySlice<UInt8>, to line: inout [UInt8]) {
    // A comment shows nothing.
    if tag.starts(with: "<!".utf8) || tag.starts(with: "<?".utf8) { return }
    line += tag.map { $0 < 0x20 ? 0x20 : $0 }
  }

  private static func put(_ byte: UInt8, isHTML: Bool, isOuter: Bool, to line: inout [UInt8]) {
    switch byte {
    case 0x0D: return
    // Blanks at an end could begin code, or break the line.
    case 0x09, 0x0A: line += "&#\(byte);".utf8
    case 0x20 where isOuter: line += "&#32;".utf8
    case 0..<0x20, 0x7F: line += "\u{FFFD}".utf8
    case UInt8(ascii: "&"): line += isHTML ? "&".utf8 : "&amp;".utf8
    case UInt8(ascii: "<"): line += "&lt;".utf8
    case UInt8(ascii: ">"): line += "&gt;".utf8
    case _ where isMark[Int(byte)]: line += "&#\(byte);".utf8
    default: line.append(byte)
    }
  }

  /// What can mean something to Markdown, or to what extends it.
  private static let isMark = (0..<256).map { "!#$()*+-.:=@[\\]^_`{|}~".utf8.contains(UInt8($0)) }
}
