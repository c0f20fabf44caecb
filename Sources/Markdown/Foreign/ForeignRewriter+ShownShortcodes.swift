/// Shortcodes of which it is known what they show: by their templates, or else by their arguments.
extension ForeignRewriter {
  // MARK: Templates

  /// Writes what the template of a shortcode shows.
  ///
  /// - Returns: false where that is not known.
  mutating func writeShown(by tag: ForeignTag) -> Bool {
    guard tag.isShortcode, !tag.isTransparent, let program = reader.shortcodes.programs[tag.key.name],
      output.count <= PageLimits.pageSize
    else { return false }
    let close = tag.isSelfClosing ? nil : reader.ends.next(tag.key, from: tag.range.upperBound)
    let content = close.map { reader.trimmed(tag.range.upperBound..<$0) } ?? 0..<0
    guard close != nil || tag.isSelfClosing || !program.showsContent else { return false }
    let run = ShortcodeRun(program, tag.attributes, reader, hasContent: !content.isEmpty)
    let form = ShortcodeOutput.Form(isHTML: isInHTMLBlock, keepsElements: reader.keepsHTML)
    guard let shown = ShortcodeOutput(run, form), !shown.blocks.isEmpty else { return false }
    var parts = shown.parts
    guard (parts.content != nil) == !content.isEmpty else { return false }
    if isWithinAddress(tag.range) {
      guard shown.isPlain, shown.blocks.count == 1, content.isEmpty else { return false }
      replace(tag.range) { $0.putValue(shown.blocks[0].text) }
      return true
    }
    if shown.isCode, !isInHTMLBlock, let close, isLine(content),
      let end = reader.find(tag.isCall ? "%}" : "}}", from: close, reach: 100)
    {
      replace(tag.range.lowerBound..<end + 2) { $0.writeCodeSpan(content) }
      return true
    }
    if shown.isAroundContent, !isText(content) {
      guard !shown.isLinkAroundContent, let block = parts.content, Self.holdsOnlyTags(block.text),
        Self.holdsOnlyTags(block.rest)
      else { return false }
      parts.content = ShortcodeOutput.Block(holdsContent: true)
    }
    let isBlock = isAlone(tag.range) && !isInHTMLBlock && !isTableRow
    let before = parts.before + [parts.content].compactMap(\.self)
    if before.allSatisfy({ $0.text.isEmpty }) {
      remove(tag.range)
    } else {
      replace(tag.range) { rewriter in
        rewriter.write(parts.before.map(\.markdown), plain: parts.before.map(\.text), areBlocks: isBlock)
        guard let block = parts.content, !block.text.isEmpty else { return }
        if isBlock { rewriter.startBlock() }
        rewriter.putValue(isBlock ? block.markdown : block.text)
      }
    }
    hasRemoved = true
    guard close != nil else { return true }
    let after = parts.after.map { isBlock ? $0.markdown : $0.text }
    push(tag, nil, .shown(parts.content?.rest ?? "", after, areBlocks: isBlock))
    return true
  }

  /// Writes blocks, or their texts in a line.
  private mutating func write(_ blocks: [String], plain: [String], areBlocks: Bool) {
    guard areBlocks else {
      if !plain.isEmpty { putValue(plain.joined(separator: " ")) }
      return
    }
    for block in blocks {
      startBlock()
      putValue(block)
      endBlock()
    }
  }

  /// Writes what is behind the content of a shortcode.
  mutating func write(_ rest: String, behind blocks: [String], areBlocks: Bool) {
    if !rest.isEmpty {
      putValue(rest)
      if areBlocks { endBlock() }
    }
    write(blocks, plain: blocks, areBlocks: areBlocks)
  }

  private static func holdsOnlyTags(_ text: String) -> Bool {
    var isInTag = false
    for character in text {
      if character == "<" { isInTag = true }
      if !isInTag, character != " " { return false }
      if character == ">" { isInTag = false }
    }
    return true
  }

  private func isLine(_ content: Range<Int>) -> Bool {
    content.count <= ForeignReader.longestInLine && !bytes[content].contains(0x0A)
      && bytes[content].firstRange(of: "{{<".utf8) == nil && bytes[content].firstRange(of: "{{%".utf8) == nil
  }

  /// Whether content is a text without links, elements with blocks, and other shortcodes.
  private func isText(_ content: Range<Int>) -> Bool {
    guard content.count <= ForeignReader.longestInLine, let first = bytes[content].first, !"#-+>|:".utf8.contains(first)
    else { return false }
    for index in content {
      switch bytes[index] {
      case 0x0A: if reader.isLineEnd(index + 1) { return false }
      case UInt8(ascii: "]"): if reader.has("](", at: index) { return false }
      case UInt8(ascii: "{"): if reader.has("{{", at: index) { return false }
      case UInt8(ascii: "<"):
        if ["<a", "<div", "<p", "<h", "<u", "<o", "<t"].contains(where: { reader.has($0, at: index) }) { return false }
      default: break
      }
    }
    return true
  }

  // MARK: Arguments

  /// What the arguments of a shortcode say.
  private struct Said {
    var picture: Range<Int>?
    var alt: Range<Int>?
    var text: Range<Int>?
    var address: Range<Int>?
    /// Whether nothing else is in them.
    var isAll = false
    /// Whether the address is that of what is between the tags.
    var isAroundContent = false
  }

  /// Writes what the arguments of a shortcode say that nobody knows: a text, a link, or a picture.
  ///
  /// - Returns: false where they say nothing of that kind.
  mutating func writeArguments(of tag: ForeignTag) -> Bool {
    guard tag.isShortcode, !tag.isTransparent, let said = said(by: tag), !isWithinAddress(tag.range)
    else { return false }
    if !said.isAll { findings.note(tag.kind, subject: subject(of: tag), range: tag.range, in: text) }
    if said.isAroundContent {
      replace(tag.range) { rewriter in
        let closing = rewriter.writeLink(tag)
        rewriter.push(tag, nil, closing)
      }
      return true
    }
    let isBlock = isAlone(tag.range) && !isInHTMLBlock && !isTableRow
    replace(tag.range) { rewriter in
      if isBlock { rewriter.startBlock() }
      if rewriter.isInHTMLBlock { rewriter.writeHTML(said) } else { rewriter.writeMarkdown(said) }
      if isBlock { rewriter.endBlock() }
    }
    return true
  }

  private func said(by tag: ForeignTag) -> Said? {
    var said = Said()
    let isPaired = isPaired(tag)
    said.address = line(["href", "url", "link"], of: tag).flatMap { leadsSomewhere($0) ? $0 : nil }
    if isPaired {
      guard said.address != nil, isLinkAroundText(tag) else { return nil }
      said.isAroundContent = true
    } else {
      said.picture = line(["src", "image", "img"] + (tag.isCall ? ["path", "url"] : []), of: tag).flatMap {
        isPicture($0) ? $0 : nil
      }
      said.text = line(said.address == nil ? ["text"] : ["text", "title", "label"], of: tag).flatMap {
        ["true", "false"].contains(reader.string($0).lowercased()) ? nil : $0
      }
      if said.picture != nil { said.alt = line(["alt"], of: tag) ?? said.text }
      if said.picture != nil, said.alt == said.text { said.text = nil }
      guard said.picture != nil || said.text != nil else { return nil }
    }
    let used = [said.picture, said.alt, said.text, said.address].compactMap(\.self)
    said.isAll = tag.attributes.allSatisfy { attribute in
      guard let name = attribute.name else { return false }
      if case .string(let range)? = attribute.value, used.contains(range) { return true }
      return Self.isForNoReader(name) || tag.isCall && Self.namesOfSizes.contains(name)
        || ["_id", "-id"].contains(where: name.hasSuffix)
    }
    return said
  }

  /// How Zola makes a picture of another.
  private static let namesOfSizes: Set = ["width", "height", "op", "format", "quality", "scale"]

  private mutating func writeMarkdown(_ said: Said) {
    if said.address != nil { put("[") }
    if let picture = said.picture {
      put("![")
      if let alt = said.alt { putLinkText(alt) }
      put("](")
      putAddress(picture)
      put(said.text == nil ? ")" : ") ")
    }
    if let text = said.text { if said.address == nil { put(text) } else { putLinkText(text) } }
    if let address = said.address { write(.link(address)) }
  }

  private mutating func writeHTML(_ said: Said) {
    func isPlain(_ range: Range<Int>) -> Bool { !bytes[range].contains { "\"<>".utf8.contains($0) } }
    let address = said.address.flatMap { isPlain($0) ? $0 : nil }
    if let address { put(address, between: "<a href=\"", "\">") }
    if let picture = said.picture, isPlain(picture) {
      put(picture, between: "<img src=\"", "\"")
      if let alt = said.alt, isPlain(alt) { put(alt, between: " alt=\"", "\"") }
      put(said.text == nil ? ">" : "> ")
    }
    if let text = said.text { put(text) }
    if address != nil { put("</a>") }
  }

  private func leadsSomewhere(_ range: Range<Int>) -> Bool {
    isAddress(range)
      && ["/", "#", "./", "../", "https://", "http://", "mailto:"].contains { bytes[range].starts(with: $0.utf8) }
      && range.count > 1
  }

  private func isPicture(_ range: Range<Int>) -> Bool {
    guard isAddress(range), !bytes[range].contains(UInt8(ascii: " ")) else { return false }
    let ending = reader.string(range.lowerBound..<range.upperBound).split(separator: ".").last?.lowercased() ?? ""
    return ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"].contains(ending)
  }
}
