/// What is refused before Gumbo sees it.
///
/// Gumbo takes time in proportion to the elements around each tag, frees a tree by recursion, and repeats formatting
/// elements that are never closed in each block that follows. One pass over the tags finds how deep they can nest at
/// most: an end tag counts only where it certainly closes what was opened last, so that the bounds are never less than
/// what Gumbo meets.
package struct HTMLBounds {
  /// Elements around one place.
  package static let depth = 1_000
  /// Formatting elements open, summed over all tags.
  package static let repeatedElements = 300_000

  /// Whether HTML may be parsed.
  static func allow(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    var bounds = HTMLBounds(html)
    return bounds.scan()
  }

  private let html: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var open: [String] = []
  private var openFormatting = 0
  private var repeated = 0
  /// From here on no end tag counts, for a comment or script before holds what may be tags.
  private var isUncertain = false
  /// Whether all that was opened last belongs to an SVG image, where elements can close themselves.
  private var isInSVG = false
  /// Whether there has been an SVG image or formula, in which elements of HTML that have no content can have some.
  private var hasForeign = false

  private init(_ html: UnsafeBufferPointer<UInt8>) {
    self.html = html
  }

  private mutating func scan() -> Bool {
    while let next = html[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = next + 1
      guard index < html.count else { return true }
      let byte = html[index]
      if Self.isLetter(byte) {
        readStartTag()
      } else if byte == UInt8(ascii: "/") {
        readEndTag()
      } else if byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
        readMarkup()
      }
      repeated += openFormatting
      if open.count > Self.depth || repeated > Self.repeatedElements { return false }
    }
    return true
  }

  // MARK: Start tags

  private mutating func readStartTag() {
    let name = readName()
    let isSelfClosing = isUncertain ? false : skipAttributes()
    if isInSVG, Self.shapes.contains(name) {
      if !isSelfClosing { push(name) }
      return
    }
    isInSVG = name == "svg" && !isInSVG && !isUncertain && !isSelfClosing
    if name == "svg" || name == "math" {
      if isSelfClosing { return }
      hasForeign = true
    }
    if hasForeign ? Self.voidEverywhere.contains(name) : Self.voidElements.contains(name) { return }
    if !isUncertain, let closed = Self.closedByStart[name] { pop(while: closed.contains) }
    push(name)
    if Self.textElements.contains(name) { skipText(of: name) }
  }

  private mutating func push(_ name: String) {
    open.append(name)
    if Self.formatting.contains(name) { openFormatting += 1 }
  }

  private mutating func pop() {
    if let name = open.popLast(), Self.formatting.contains(name) { openFormatting -= 1 }
  }

  private mutating func pop(while condition: (String) -> Bool) {
    while let last = open.last, condition(last) { pop() }
  }

  /// Goes behind the tag, by the rules of the HTML standard.
  ///
  /// - Returns: whether it ends in a slash.
  private mutating func skipAttributes() -> Bool {
    var isSelfClosing = false
    while index < html.count {
      let byte = html[index]
      index += 1
      if byte == UInt8(ascii: ">") { return isSelfClosing }
      isSelfClosing = byte == UInt8(ascii: "/")
      guard !isSelfClosing, !Self.isSpace(byte) else { continue }
      // A name, which may begin with any byte, even “=”.
      while index < html.count, !Self.endsName(html[index]) { index += 1 }
      skipSpaces()
      guard index < html.count, html[index] == UInt8(ascii: "=") else { continue }
      index += 1
      skipSpaces()
      skipValue()
    }
    return false
  }

  private mutating func skipValue() {
    guard index < html.count else { return }
    let quote = html[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index = (html[(index + 1)...].firstIndex(of: quote) ?? html.count - 1) + 1
    } else {
      while index < html.count, html[index] != UInt8(ascii: ">"), !Self.isSpace(html[index]) { index += 1 }
    }
  }

  private mutating func skipSpaces() {
    while index < html.count, Self.isSpace(html[index]) { index += 1 }
  }

  // MARK: End tags

  private mutating func readEndTag() {
    index += 1
    guard index < html.count, Self.isLetter(html[index]) else { return skip(behind: ">") }
    let name = readName()
    if isUncertain { return }
    _ = skipAttributes()
    if let closed = Self.closedByEnd[name] {
      let kept = open.reversed().drop(while: closed.contains)
      if kept.first == name { while open.count > kept.count { pop() } }
    }
    if open.last == name {
      pop()
      if name == "svg" { isInSVG = false }
    } else {
      isInSVG = false
    }
  }

  // MARK: What is not read as tags

  private mutating func readMarkup() {
    if html[index...].starts(with: "!--".utf8) {
      skip(behind: "-->", from: index + 3)
    } else if html[index...].starts(with: "![CDATA[".utf8) {
      skip(behind: "]]>", from: index + 8)
    } else {
      skip(behind: ">")
    }
  }

  /// Goes behind a script, a style sheet or the like; its end tag is still to be read.
  private mutating func skipText(of name: String) {
    guard !isUncertain else { return }
    var end = index
    while let next = html[end...].firstIndex(of: UInt8(ascii: "<")) {
      end = next + 1
      let rest = html[end...]
      if rest.first == UInt8(ascii: "/"),
        rest.dropFirst().prefix(name.utf8.count).elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 })
      {
        index = next
        return
      }
      // A tag or a comment in there may be one after all.
      if let byte = rest.first, Self.isLetter(byte) || "/!?".utf8.contains(byte) { break }
    }
    isUncertain = true
  }

  private mutating func skip(behind end: StaticString, from start: Int? = nil) {
    guard !isUncertain else { return }
    let begin = start ?? index
    var cursor = begin
    let last = end.utf8Start[end.utf8CodeUnitCount - 1]
    while let next = html[min(cursor, html.count)...].firstIndex(of: last) {
      cursor = next + 1
      let length = end.utf8CodeUnitCount
      let isEnd =
        cursor - length >= begin
        && html[cursor - length..<cursor].elementsEqual(UnsafeBufferPointer(start: end.utf8Start, count: length))
      if isEnd {
        // Such a comment may end sooner for Gumbo, which matters only if it holds what may be tags.
        if html[begin..<cursor].contains(UInt8(ascii: "<")) {
          isUncertain = true
        } else {
          index = cursor
        }
        return
      }
    }
    isUncertain = true
  }

  // MARK: Names

  private mutating func readName() -> String {
    let start = index
    while index < html.count, !Self.endsTagName(html[index]) { index += 1 }
    return String(decoding: html[start..<index], as: UTF8.self).lowercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0C || byte == 0x0D
  }

  private static func endsTagName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    endsTagName(byte) || byte == UInt8(ascii: "=")
  }

  private static let voidElements: Set = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "hr", "img", "image", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]
  private static let voidEverywhere: Set = ["br", "embed", "hr", "img", "meta"]
  /// Elements that the parser opens again in the next block where they are not closed.
  package static let formatting: Set = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]
  private static let textElements: Set = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
  ]
  private static let shapes: Set = [
    "circle", "clippath", "defs", "ellipse", "g", "line", "lineargradient", "mask", "path", "polygon", "polyline",
    "radialgradient", "rect", "stop", "symbol", "text", "tspan", "use",
  ]
  private static let items: Set = ["p", "li", "dd", "dt"]
  private static let cells: Set = ["p", "td", "th"]
  private static let rows: Set = ["p", "td", "th", "tr"]
  private static let rowGroups: Set = ["p", "td", "th", "tr", "tbody", "thead", "tfoot"]

  /// Elements that authors leave open, and the start tags that close them.
  private static let closedByStart: [String: Set<String>] = [
    "p": ["p"], "li": ["li", "p"], "dd": ["dd", "dt", "p"], "dt": ["dd", "dt", "p"], "td": cells, "th": cells,
    "tr": rows,
    "tbody": rowGroups, "thead": rowGroups, "tfoot": rowGroups,
  ]

  /// The end tags that close them.
  private static let closedByEnd: [String: Set<String>] = [
    "ul": items, "ol": items, "dl": items, "div": items, "td": items, "th": items, "blockquote": items,
    "details": items,
    "section": items, "article": items, "li": ["p"], "dd": ["p"], "dt": ["p"], "tr": cells, "tbody": rows,
    "thead": rows,
    "tfoot": rows, "table": rowGroups,
  ]
}
