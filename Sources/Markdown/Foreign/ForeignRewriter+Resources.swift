/// Blocks of GitBook that components of other tools with the same names do not have.
extension ForeignRewriter {
  /// What a template tag is that only GitBook writes so: `{% embed url="…" %}`, `{% file src="…" %}`, `{% stepper %}`,
  /// `{% content-ref url="…" %}`, `{% code title="…" %}` around a fence, and `{% @name/block url="…" %}`.
  func blockOfGitBook(_ tag: ForeignTag) -> Component? {
    guard tag.key.notation == .template, !tag.isInclude else { return nil }
    switch tag.key.name {
    case "stepper": return .content
    case "code":
      let first = bytes[tag.range.upperBound..<end].first { !ForeignReader.isSpace($0) }
      return isPaired(tag) && (first == UInt8(ascii: "`") || first == UInt8(ascii: "~")) ? .listing : nil
    case "content-ref": return contentOfResource(tag)?.isEmpty == false ? .content : .resource
    case "embed", "file": return .resource
    default: return tag.key.name.hasPrefix("@") ? .resource : nil
    }
  }

  /// The address of what a tag leads to, which must be named: other tools name files of their own.
  func resource(of tag: ForeignTag) -> Range<Int>? {
    line([tag.key.name == "file" ? "src" : "url"], of: tag).flatMap { isAddress($0) ? $0 : nil }
  }

  /// What is between a tag and its end; nil where that belongs to another tag, because such tags need no end.
  private func contentOfResource(_ tag: ForeignTag) -> Range<Int>? {
    let start = tag.range.upperBound
    guard !tag.isSelfClosing, let close = reader.ends.next(tag.key, from: start) else { return nil }
    let content = bytes[start..<min(close, start + ForeignReader.longestInLine)]
    guard content.endIndex == close, content.firstRange(of: "{%".utf8) == nil else { return nil }
    return reader.trimmed(start..<close)
  }

  /// Writes a link to a page of another site or to a file, in a paragraph of its own.
  mutating func writeResource(_ tag: ForeignTag) {
    guard let address = resource(of: tag) else { return }
    let content = contentOfResource(tag)
    let text = content.flatMap { isTextOfLink($0) ? $0 : nil }
    let isBlock = !isInHTMLBlock && !isTableRow && tag.range.lowerBound == self.content
    if isBlock { startBlock() }
    if !isInHTMLBlock {
      put("[")
      if let text { put(text) } else { putLinkText(name(ofResource: address)) }
      write(.link(address))
    } else if bytes[address].contains(UInt8(ascii: "\"")) {
      put(text ?? address)
    } else {
      put(address, between: "<a href=\"", "\">")
      put(text ?? name(ofResource: address))
      put("</a>")
    }
    if isBlock { endBlock() }
    guard let content else { return }
    // A caption that is more than a line of text is behind the link, up to its end tag.
    if text == nil, !content.isEmpty { return push(tag, .resource, .none) }
    let close = reader.ends.next(tag.key, from: tag.range.upperBound) ?? content.upperBound
    let end = reader.find("%}", from: close).map { $0 + 2 } ?? close
    (index, copied) = (end, end)
  }

  /// Whether what is between two tags can be the text of a link.
  private func isTextOfLink(_ content: Range<Int>) -> Bool {
    isOneLine(content) && !bytes[content].contains { "[]<".utf8.contains($0) }
  }

  /// The name of a file, or the address of a page of another site.
  private func name(ofResource address: Range<Int>) -> Range<Int> {
    guard bytes[address].firstRange(of: "://".utf8) == nil,
      let slash = bytes[address].lastIndex(of: UInt8(ascii: "/")), slash + 1 < address.upperBound
    else { return address }
    return slash + 1..<address.upperBound
  }
}
