import HTML

/// HTML of MDX, whose attributes can be expressions.
extension ForeignRewriter {
  /// Elements around blocks: what is in them on lines of its own is Markdown.
  private static let blocks: Set = [
    "article", "aside", "blockquote", "center", "details", "div", "figure", "footer", "header", "main", "nav",
    "section",
  ]

  /// Copies a tag of HTML, on one line and without expressions, which HTML cannot have.
  mutating func openHTML(_ tag: ForeignTag) -> Bool {
    let isBlock = isAlone(tag.range) && Self.blocks.contains(tag.key.name)
    replace(tag.range) { $0.writeHTML(tag) }
    guard isBlock, isPaired(tag) else { return true }
    push(tag, nil, .none)
    endBlock()
    return true
  }

  mutating func closeHTML(_ key: ForeignTag.Key, at range: Range<Int>) -> Bool {
    let isBlock = isAlone(range) && Self.blocks.contains(key.name)
    if isBlock { pop(key) }
    replace(range) { rewriter in
      rewriter.put("</\(key.name)>")
    }
    // What follows a summary is Markdown, not HTML.
    if isBlock || key.name == "summary" && reader.isLineEnd(range.upperBound) { endBlock() }
    return true
  }

  private mutating func writeHTML(_ tag: ForeignTag) {
    let isPlain = tag.attributes.allSatisfy { attribute in
      if case .expression = attribute.value { false } else { attribute.name != "className" }
    }
    // MDX closes any element with a slash, HTML only those that have no end tag.
    let isClosed = tag.isSelfClosing && !SafeHTML.isVoid(tag.key.name)
    if isPlain, !isClosed, !bytes[tag.range].contains(UInt8(ascii: "\n")) { return put(tag.range) }
    put("<" + tag.key.name)
    for attribute in tag.attributes {
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
      put(quote)
    }
    if isClosed {
      put("></\(tag.key.name)>")
    } else {
      put(tag.isSelfClosing ? " />" : ">")
    }
  }

  /// What HTML calls attributes that scripts call otherwise.
  private static let attributes = ["className": "class", "htmlFor": "for"]
}
