/// HTML in pages that are not MDX: elements with Markdown in them, and Markdown within blocks of HTML.
extension ForeignRewriter {
  /// Elements that begin a block of HTML wherever they begin a line (CommonMark, section “HTML blocks”, kind 6).
  static let blockNames: Set<String> = {
    let names = """
      address article aside blockquote body center details dd dialog dir div dl dt fieldset figcaption figure footer form
      h1 h2 h3 h4 h5 h6 header hr html iframe legend li link main menu menuitem nav ol optgroup option p section summary
      table tbody td tfoot th thead title tr ul
      """
    return Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
  }()

  /// Notes whether a line begins a block of HTML, which indentation must not make code where Markdown has ended the
  /// block before it.
  mutating func noteHTML(_ first: inout Int, of start: Int, _ indent: Int) {
    let isWithinElement = beginsTagWithinElement
    countElements()
    // The content of an admonition stays indented.
    let outermost = max(first, start + indent - min(bodies.last ?? 0, indent))
    guard !isMDX, content < end, bytes[content] == UInt8(ascii: "<") else {
      let isIndented = isWithinElement && !isInList && start + indent - first >= 4
      if continuesHTML(indent) || isIndented { (first, hasChanged) = (outermost, true) }
      return
    }
    noteTagEnd()
    htmlIndent = isWithinElement || openElements > 0 ? indent : 0
    if !isInHTMLBlock { isInHTMLBlock = beginsHTMLBlock(at: content) }
    guard !isInList, start + indent - first >= 4 else { return }
    let line = bytes[content..<reader.lineEnd(from: content)]
    if hasMarkdownHTML, !followsBlank || !frames.isEmpty { first = outermost }
    if isWithinElement { (first, hasChanged) = (outermost, true) }
    if Self.holdsMarkdown(line) { first = outermost }
  }

  /// Whether text behind a blank line is indented like the tags of the elements around it: to Jekyll, it is theirs, and
  /// not code.
  func continuesHTML(_ indent: Int) -> Bool {
    followsBlank && openElements > 0 && !isMDX && !isInList && htmlIndent >= 4 && indent >= htmlIndent
  }

  /// Elements around others, which have an end tag in any page.
  private static let containers: Set = [
    "article", "aside", "details", "div", "dl", "fieldset", "figure", "footer", "form", "header", "main", "nav", "ol",
    "section", "table", "ul",
  ]

  /// Whether the line begins with a tag, a shortcode, or a comment, and an element is open: to Jekyll, a blank line does
  /// not end a block of HTML, so that what is indented behind it is not code.
  var beginsTagWithinElement: Bool {
    guard openElements > 0 || hasMarkdownHTML, !isMDX, content + 1 < end else { return false }
    let next = bytes[content + 1]
    switch bytes[content] {
    case UInt8(ascii: "<"):
      // A heading ends what is counted, but not an element around it.
      if next == UInt8(ascii: "/") { return true }
      return openElements > 0 && (ForeignReader.isLetter(next) || reader.has("<!--", at: content))
    case UInt8(ascii: "{"):
      return next == UInt8(ascii: "%") || reader.has("{{<", at: content) || reader.has("{{%", at: content)
    default: return false
    }
  }

  /// Bytes of a tag that is looked at for the line that it ends in.
  private static let longestTag = 2000

  /// Notes where the tag ends that the line begins with, if that is what a later line begins with: in a paragraph, such
  /// a line would be a quote.
  private mutating func noteTagEnd() {
    tagEnd = nil
    guard !reader.isSpent, content + 1 < end, ForeignReader.isLetter(bytes[content + 1]) else { return }
    let last = min(end, content + Self.longestTag)
    var quote: UInt8?
    var isLineStart = false
    var index = content + 1
    while index < last {
      let byte = bytes[index]
      switch byte {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = byte }
      case UInt8(ascii: "\n"):
        // A blank line ends the paragraph, and with it the tag.
        guard !reader.isLineEnd(index + 1) else { return }
      case UInt8(ascii: ">") where quote == nil:
        if isLineStart { tagEnd = index }
        return
      default: break
      }
      isLineStart = byte == UInt8(ascii: "\n") || isLineStart && ForeignReader.isBlank(byte)
      index += 1
    }
    reader.spend(index - content)
  }

  /// Goes on with the end of a tag that the next line begins with.
  mutating func joinTagEnd() -> Bool {
    guard let tagEnd, tagEnd > index, reader.trimmed(index..<tagEnd).isEmpty else { return false }
    flush()
    (index, copied, hasChanged) = (tagEnd, tagEnd, true)
    return true
  }

  /// Counts the elements that the line opens and closes.
  private mutating func countElements() {
    guard !isMDX, content < end, openElements > 0 || bytes[content] == UInt8(ascii: "<") else { return }
    let lineEnd = reader.lineEnd(from: content)
    var index = content
    while index < lineEnd, let open = bytes[index..<lineEnd].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      let isEnd = index < lineEnd && bytes[index] == UInt8(ascii: "/")
      if isEnd { index += 1 }
      let name = bytes[index..<lineEnd].prefix(12).prefix(while: ForeignReader.isLetter)
      if Self.containers.contains(String(decoding: name, as: UTF8.self).lowercased()) {
        openElements = max(openElements + (isEnd ? -1 : 1), 0)
      }
    }
  }

  /// Takes back that a line opens an element, which is left out with the lines behind that close it.
  mutating func leaveCountedElement(_ element: Range<Int>) {
    let name = bytes[(element.lowerBound + 1)..<element.upperBound].prefix(12).prefix(while: ForeignReader.isLetter)
    guard bytes[element].contains(UInt8(ascii: "\n")),
      Self.containers.contains(String(decoding: name, as: UTF8.self).lowercased())
    else { return }
    openElements = max(openElements - 1, 0)
  }

  /// Bytes of a line that are looked at for the tag that it begins with.
  static let mostOfTag = 200

  /// Whether an empty line is behind HTML whose elements have all ended, which would otherwise go on with what follows.
  func isBehindHTML(_ lineEnd: Int) -> Bool {
    guard isInHTML, !isInList, openElements == 0, !isMDX, lineEnd < end else { return false }
    let previous = output[min(lastLine, output.count)...].prefix(Self.mostOfTag).drop(while: ForeignReader.isBlank)
    // Of an element that is not counted, nobody knows whether it has ended.
    let name = previous.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix(12).prefix(while: ForeignReader.isLetter)
    guard previous.first == UInt8(ascii: "<"),
      Self.containers.contains(String(decoding: name, as: UTF8.self).lowercased())
    else { return false }
    // Indented further, the next line would become code.
    return bytes[(lineEnd + 1)..<end].prefix(while: ForeignReader.isBlank).count < shift + 4
  }

  private func beginsHTMLBlock(at offset: Int) -> Bool {
    let slash = reader.has("</", at: offset) ? 2 : 1
    guard offset + slash < end else { return false }
    let name = bytes[(offset + slash)..<end].prefix(12).prefix {
      ForeignReader.isLetter($0) || (0x30...0x39).contains($0)
    }
    if Self.blockNames.contains(String(decoding: name, as: UTF8.self).lowercased()) { return true }
    // A tag alone on its line begins one, too, but within no paragraph.
    let line = reader.trimmed(offset..<reader.lineEnd(from: offset))
    return followsBlank && !name.isEmpty && bytes[line].last == UInt8(ascii: ">")
      && bytes[line].count { $0 == UInt8(ascii: ">") } == 1
  }

  static func holdsMarkdown(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = Array("markdown".utf8)
    return line.indices.contains { line[$0] == word[0] && line[$0...].starts(with: word) }
  }

  /// Whether a heading of Markdown begins at an offset.
  func isHeading(at offset: Int) -> Bool {
    let marks = bytes[offset..<end].prefix { $0 == UInt8(ascii: "#") }
    return (1...6).contains(marks.count) && reader.has(" ", at: marks.endIndex)
  }

  /// Whether the line above is `<hr>`, which holds nothing: to CommonMark, what follows without a blank line is HTML, too.
  func isBelowRule(_ start: Int) -> Bool {
    let above = bytes[text.body.lowerBound..<max(start - 1, text.body.lowerBound)]
    let line = above.suffix(10)
    guard let bracket = line.lastIndex(of: UInt8(ascii: "<")), reader.beginsLine(at: bracket) else { return false }
    let tag = line[bracket...].filter { $0 > 0x20 && $0 != UInt8(ascii: "/") }
    return tag.elementsEqual("<hr>".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Whether a line is text below an element that has ended, within one whose content is Markdown, or within none: to
  /// kramdown and Python-Markdown, the end tag ends the HTML.
  func isBelowElement(_ start: Int, _ indent: Int) -> Bool {
    let first = start + indent
    guard !isMDX, start > text.body.lowerBound, indent < shift(of: indent) + 4,
      beginsText(at: first) || bytes[first] == UInt8(ascii: "*") || Self.holdsItemMark(bytes[first..<content])
    else { return false }
    if let frame = frames.last {
      guard frame.isHTML, frame.openElements == openElements else { return false }
    } else if !reader.endsHTMLAtTags || openElements > 0 {
      return false
    }
    let above = reader.trimmed(max(text.body.lowerBound, start - Self.mostOfTag)..<start)
    guard bytes[above].last == UInt8(ascii: ">"), let tag = bytes[above].lastIndex(of: UInt8(ascii: "<")),
      reader.has("</", at: tag)
    else { return false }
    return Self.blockNames.contains(reader.string(tag + 2..<above.upperBound - 1).lowercased())
  }

  /// Ends a block of HTML, which would otherwise go on to the next blank line, in front of what can only be Markdown.
  mutating func leaveHTML() {
    guard isInHTML || isInHTMLBlock else { return }
    if !isPreviousLineBlank { newline() }
    hasChanged = true
    isInHTML = false
    isInHTMLBlock = false
  }

  // MARK: Elements with Markdown in them

  /// Copies the tag of an element that says that its content is Markdown: `<div markdown="1">`.
  mutating func openMarkdownHTML(_ tag: ForeignTag) -> Bool {
    guard let attribute = tag.attributes.first(where: { $0.name?.lowercased() == "markdown" }), isOn(attribute),
      index == content, Self.blockNames.contains(tag.key.name.lowercased()), isPaired(tag)
    else {
      if closeFrame(tag) { return true }
      if let frame = frames.lastIndex(where: { $0.key == tag.key }), !tag.isSelfClosing { frames[frame].inner += 1 }
      return leaveOutEvents(of: tag)
    }
    replace(tag.range) { rewriter in
      rewriter.startBlock()
      rewriter.writeTag(tag)
    }
    push(tag, nil, .none, isHTML: true)
    frames[frames.count - 1].openElements = openElements
    endBlock()
    (hasMarkdownHTML, isInHTML, isInHTMLBlock) = (true, false, false)
    return true
  }

  /// Writes the end tag that `<iframe … />` lacks: to Vue and to MDX, the slash ends it, and nobody means the rest of the
  /// page to be in it, as it is in HTML.
  private mutating func closeFrame(_ tag: ForeignTag) -> Bool {
    guard tag.isSelfClosing, tag.key.name.lowercased() == "iframe", !isEmpty(tag) else { return false }
    replace(tag.range) { rewriter in
      rewriter.writeTag(tag)
      rewriter.put("</\(tag.key.name)>")
    }
    return true
  }

  private func isOn(_ attribute: ForeignTag.Attribute) -> Bool {
    guard case .string(let value)? = attribute.value else { return true }
    return !bytes[value].elementsEqual("0".utf8)
  }

  mutating func closeMarkdownHTML(_ key: ForeignTag.Key, at range: Range<Int>) -> Bool {
    guard let frame = frames.lastIndex(where: { $0.key == key }) else { return false }
    guard frames[frame].inner == 0 else {
      frames[frame].inner -= 1
      return false
    }
    pop(key)
    replace(range) { rewriter in
      rewriter.startBlock()
      rewriter.put("</\(key.name)>")
    }
    if reader.isLineEnd(range.upperBound) { endBlock() }
    (isInHTML, isInHTMLBlock) = (false, false)
    return true
  }

  /// Writes a tag without the attributes that are for the other tool.
  mutating func writeTag(_ tag: ForeignTag) {
    put("<" + tag.key.name)
    for attribute in tag.attributes {
      guard let name = attribute.name, name.lowercased() != "markdown", !Self.isForVueOnly(name) else { continue }
      put(" " + name)
      guard case .string(let value)? = attribute.value else { continue }
      let quote = bytes[value].contains(UInt8(ascii: "\"")) ? "'" : "\""
      put("=" + quote)
      if bytes[value].contains(UInt8(ascii: "\n")) {
        put(String(decoding: bytes[value].map { ForeignReader.isSpace($0) ? 0x20 : $0 }, as: UTF8.self))
      } else {
        put(value)
      }
      put(quote)
    }
    put(">")
  }

  // MARK: Markdown within HTML

  mutating func writeHTMLLink(to address: Range<Int>, around writeContent: (inout ForeignRewriter) -> Void) {
    put("<a href=\"")
    put(address)
    put("\">")
    writeContent(&self)
    put("</a>")
  }

  mutating func writeHTMLImage(_ content: Range<Int>, at address: Range<Int>) {
    put("<img src=\"")
    put(address)
    put("\" alt=\"")
    if !bytes[content].contains(UInt8(ascii: "\"")) { put(content) }
    put("\">")
  }

  /// An element in front of a block that links lead to; without HTML, nothing.
  mutating func writeLineAnchor(_ name: Range<Int>) {
    startBlock()
    guard reader.keepsHTML else { return }
    put(name, between: "<div id=\"" + LineAnchors.prefix, "\"></div>")
    endBlock()
  }

  /// Code within a line.
  mutating func writeCodeSpan(_ content: Range<Int>) {
    let run = longestRun(of: UInt8(ascii: "`"), in: content)
    let marks = String(repeating: "`", count: run + 1)
    put(content, between: run == 0 ? marks : marks + " ", run == 0 ? marks : " " + marks)
  }
}
