import HTML

/// HTML of MDX, whose attributes can be expressions.
extension ForeignRewriter {
  /// Elements around blocks: what is in them on lines of its own is Markdown.
  private static let blocks: Set = [
    "article", "aside", "blockquote", "center", "details", "div", "figure", "footer", "header", "main", "nav",
    "section",
  ]

  /// Copies a tag of HTML, on one line and without expressions, which HTML cannot have.
  ///
  /// To MDX, what is between tags is Markdown. In Markdown, a tag that begins a line makes HTML of all up to the next
  /// blank line.
  mutating func openHTML(_ tag: ForeignTag) -> Bool {
    let name = tag.key.name
    if name == "a" { noteAddressOfScript(of: tag) }
    guard isAlone(tag.range) else {
      if index == content, Self.isBlock(name) { isInHTMLBlock = true }
      replace(tag.range) { $0.writeHTML(tag) }
      return true
    }
    let isPaired = isPaired(tag)
    let beginsBlock = followsBlank || isPreviousLineBlank
    let isBlock = isPaired && (Self.blocks.contains(name) || Self.isBlock(name) && isBeforeMarkdown(tag.range))
    // Paragraphs of Markdown cannot be in a paragraph of HTML.
    if isBlock, name == "p" { replace(tag.range) { $0.startBlock() } } else { replace(tag.range) { $0.writeHTML(tag) } }
    if isBlock {
      push(tag, nil, .none, isHTML: true)
      endBlock()
      isInHTMLBlock = false
    } else if !Self.isBlock(name), !Self.others.contains(name) {
      joinText(behind: tag.range)
      guard index == tag.range.upperBound else { return true }
      if isBeforeBlock(tag.range) {
        endBlock()
        isInHTMLBlock = false
      } else if beginsBlock {
        // On a line of its own, any tag begins a block of HTML, unless that is in a paragraph.
        isInHTMLBlock = true
      }
    }
    return true
  }

  /// Whether a tag that begins with a capital is around Markdown, with no blank line behind it: to Vue, it is that of a
  /// component, but to Markdown, all up to the next blank line would be HTML.
  mutating func isAroundMarkdown(_ tag: ForeignTag) -> Bool {
    guard followsBlank, isAlone(tag.range), tag.key.name.utf8.first.map({ $0 < UInt8(ascii: "a") }) ?? false,
      isPaired(tag), isBeforeBlock(tag.range) || isBeforeText(tag.range)
    else { return false }
    (isInHTML, isInHTMLBlock) = (false, false)
    return true
  }

  /// Whether the next line is text, and there is Markdown in it, or in those that follow.
  private mutating func isBeforeText(_ range: Range<Int>) -> Bool {
    let start = reader.lineEnd(from: range.upperBound) + 1
    guard start < end, bytes[start..<end].prefix(while: ForeignReader.isBlank).count < 4 else { return false }
    let text = reader.trimmed(start..<reader.lineEnd(from: start)).lowerBound
    return beginsText(at: text) && isBeforeMarkdown(range)
  }

  /// Whether the next line begins a component, or a block of Markdown: without a blank line, it would be HTML.
  private func isBeforeBlock(_ range: Range<Int>) -> Bool {
    let lineEnd = reader.lineEnd(from: range.upperBound)
    guard lineEnd < end, !reader.isLineEnd(lineEnd + 1) else { return false }
    let next = bytes[(lineEnd + 1)..<end].drop(while: ForeignReader.isBlank)
    guard let first = next.first, let second = next.dropFirst().first else { return false }
    switch first {
    case UInt8(ascii: "<"): return (0x41...0x5A).contains(second)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"): return second == 0x20
    case 0x30...0x39: return second == UInt8(ascii: ".") || second == UInt8(ascii: ")")
    case UInt8(ascii: "|"): return true
    default: return false
    }
  }

  mutating func closeHTML(_ key: ForeignTag.Key, at range: Range<Int>) -> Bool {
    let isOpen = frames.suffix(64).contains { $0.key == key }
    // Behind a paragraph, Markdown goes on.
    let isBlock = isAlone(range) && (isOpen || Self.blocks.contains(key.name) || key.name == "p")
    if isBlock { pop(key) }
    if isBlock, isOpen, key.name == "p" {
      remove(range)
    } else {
      replace(range) { rewriter in
        // Elements of one’s own do not end a paragraph.
        if isBlock, key.name.contains("-") { rewriter.startBlock() }
        rewriter.put("</\(key.name)>")
      }
    }
    if isBlock { isInHTMLBlock = false }
    // What follows a summary is Markdown, not HTML.
    if isBlock || key.name == "summary" && reader.isLineEnd(range.upperBound) { endBlock() }
    return true
  }

  /// Writes code between backticks in a block of HTML, in which Markdown is not read.
  mutating func putCodeInHTML(_ span: Range<Int>) {
    let marks = bytes[span].prefix { $0 == UInt8(ascii: "`") }.count
    guard span.count > 2 * marks else { return put(span) }
    put("<code>")
    var start = span.lowerBound + marks
    let end = span.upperBound - marks
    for index in start..<end where "<&".utf8.contains(bytes[index]) {
      put(start..<index)
      put(bytes[index] == UInt8(ascii: "<") ? "&lt;" : "&amp;")
      start = index + 1
    }
    put(start..<end)
    put("</code>")
  }

  /// Whether a tag can stand around blocks: elements of one’s own can, too.
  private static func isBlock(_ name: String) -> Bool { blockNames.contains(name) || name.contains("-") }

  /// Elements whose content is code, or something other than text.
  private static let others: Set = [
    "audio", "canvas", "iframe", "math", "object", "picture", "pre", "script", "select", "source", "style", "svg",
    "template", "textarea", "track", "video",
  ]

  /// Whether the lines behind a tag, up to a blank one, have links, emphasis, code, or components that are images.
  ///
  /// Lines that a tag before has looked through are not looked through again: there can be a tag on each line.
  private mutating func isBeforeMarkdown(_ range: Range<Int>) -> Bool {
    let first = reader.lineEnd(from: range.upperBound) + 1
    var start = first
    let last = min(end, first + Self.reach)
    if plainLines.contains(first) || plainLines.upperBound == first {
      start = plainLines.upperBound
      if endsPlainLines { return start < last }
    }
    endsPlainLines = false
    while start < last, !endsPlainLines, !reader.isLineEnd(start) {
      let lineEnd = min(reader.lineEnd(from: start), last)
      endsPlainLines = holdsMarkdown(bytes[start..<lineEnd])
      if !endsPlainLines { start = lineEnd + 1 }
    }
    plainLines = first..<max(first, start)
    return endsPlainLines
  }

  private func holdsMarkdown(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    line.contains(UInt8(ascii: "`"))
      || line.indices.contains { index in
        switch line[index] {
        case UInt8(ascii: "]"): reader.has("](", at: index)
        case UInt8(ascii: "*"): reader.has("**", at: index)
        case UInt8(ascii: "<"): isImage(PartialInclusion.componentName(reader, at: index))
        default: false
        }
      }
  }

  private func isImage(_ name: String?) -> Bool {
    if case .image? = name.flatMap({ Component($0) }) { true } else { false }
  }

  private static let reach = 2000

  /// Goes on with the text of the next line, so that the tag is within its paragraph.
  private mutating func joinText(behind range: Range<Int>) {
    guard frames.last?.prefix.isEmpty ?? true, isBeforeMarkdown(range) else { return }
    let start = reader.lineEnd(from: range.upperBound) + 1
    guard start < end else { return }
    let next = bytes[start..<end].firstIndex { !ForeignReader.isBlank($0) } ?? end
    if next < end, beginsText(at: next) { (index, copied) = (next, next) }
  }

  /// Whether a line goes on with a paragraph, and begins no block of its own.
  func beginsText(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if ForeignReader.isLetter(byte) || byte >= 0x80 { return true }
    return byte == UInt8(ascii: "[") || ["![", "**", "_"].contains { reader.has($0, at: offset) }
      || byte == UInt8(ascii: "`") && !reader.has("```", at: offset)
  }

  private mutating func writeHTML(_ tag: ForeignTag) {
    let areAttributesPlain = tag.attributes.allSatisfy { attribute in
      if case .expression = attribute.value { false } else { attribute.name != "className" }
    }
    let isPlain = areAttributesPlain && (tag.key.name != "img" || appearance(of: tag, showing: 0..<0) == nil)
    // MDX closes any element with a slash, HTML only those that have no end tag.
    let isClosed = tag.isSelfClosing && !SafeHTML.isVoid(tag.key.name)
    if isPlain, !isClosed, !bytes[tag.range].contains(UInt8(ascii: "\n")) { return put(tag.range) }
    writeAttributes(tag)
    if isClosed {
      put("></\(tag.key.name)>")
    } else {
      put(tag.isSelfClosing ? " />" : ">")
    }
  }

  /// Writes a start tag without what only a script knows.
  mutating func writeStartTag(_ tag: ForeignTag) {
    writeAttributes(tag)
    put(">")
  }

  private mutating func writeAttributes(_ tag: ForeignTag) {
    put("<" + tag.key.name)
    for attribute in tag.attributes where attribute.name?.hasPrefix("set:") != true {
      let name = attribute.name.map { Self.attributes[$0] ?? $0 } ?? ""
      guard let value = attribute.value else {
        put(" " + name)
        continue
      }
      guard let value = string(of: value), !bytes[value].contains(UInt8(ascii: "\n")) else { continue }
      let quote = bytes[value].contains(UInt8(ascii: "\"")) ? "'" : "\""
      guard !bytes[value].contains(quote.utf8.first ?? 0) else { continue }
      put(" \(name)=\(quote)")
      if !value.isEmpty { put(value) }
      if name == "src", tag.key.name == "img", let end = appearance(of: tag, showing: value) { put(end) }
      put(quote)
    }
  }

  /// What HTML calls attributes that scripts call otherwise.
  private static let attributes = ["className": "class", "htmlFor": "for"]
}
