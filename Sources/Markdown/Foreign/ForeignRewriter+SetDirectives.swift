/// Content that an attribute of Astro gives a tag: `<Fragment set:html={"<b>a</b>"} />`.
extension ForeignRewriter {
  private static let unknownContent = ForeignKind(
    noun: "content", plural: "pieces of content",
    advice: "Patternbook does not run JavaScript, so what “set:html” or “set:text” shows is missing. Write it in the "
      + "page, or as a plain string.")

  /// Writes such a tag with its content.
  ///
  /// - Returns: false for any other tag.
  mutating func writeSetDirective(_ tag: ForeignTag) -> Bool {
    guard isMDX, tag.key.notation == .component,
      let directive = tag.attributes.first(where: { Self.directives.contains($0.name ?? "") })
    else { return false }
    guard let content = content(of: directive) else {
      findings.note(Self.unknownContent, range: tag.range, in: text)
      remove(tag.range)
      if isPaired(tag) { push(tag, nil, .none) }
      return true
    }
    let line = directive.name == "set:html" ? HTMLLine.html(content) : HTMLLine.text(content)
    // The attribute replaces what is between the tags, which is mostly nothing.
    var end = tag.range.upperBound
    var isEmpty = true
    if isPaired(tag), let close = reader.ends.next(tag.key, from: end) {
      isEmpty = reader.trimmed(end..<close).isEmpty
      if isEmpty { end = reader.bytes[close...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? close }
    }
    let range = tag.range.lowerBound..<end
    let isBlock = isAlone(range)
    let element = isHTML(tag.key.name) && isEmpty ? tag.key.name : nil
    if element == nil, component(of: tag) == nil {
      findings.note(ComponentTags.wrapper, subject: "<\(tag.key.name)>", range: tag.range, in: text)
    }
    replace(range) { rewriter in
      if isBlock { rewriter.startBlock() }
      if element != nil { rewriter.writeStartTag(tag) }
      if !line.isEmpty { rewriter.put(line, at: range) }
      if let element { rewriter.put("</\(element)>") }
      if isBlock { rewriter.endBlock() }
    }
    if !isEmpty { push(tag, nil, .none) }
    hasRemoved = true
    return true
  }

  private static let directives: Set = ["set:html", "set:text"]

  /// The text that a directive has as a plain string; nil where only a script knows it.
  private func content(of directive: ForeignTag.Attribute) -> [UInt8]? {
    switch directive.value {
    case .string(let range): Self.withoutReferences(bytes[range])
    case .expression(let range): ScriptString.text(bytes[reader.trimmed(range)])
    case nil: []
    }
  }

  /// A value between quotes, in which MDX reads character references.
  private static func withoutReferences(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(value.count)
    var rest = value
    while let byte = rest.first {
      let reference = byte == UInt8(ascii: "&") ? references.first { rest.starts(with: $0.name.utf8) } : nil
      text.append(reference?.byte ?? byte)
      rest = rest.dropFirst(reference?.name.utf8.count ?? 1)
    }
    return text
  }

  private static let references: [(name: String, byte: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
    ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")),
    ("&apos;", UInt8(ascii: "'")),
  ]
}
