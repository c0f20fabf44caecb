/// Cards, and titles of what is not a container.
extension ForeignRewriter {
  mutating func writeCard(_ tag: ForeignTag) -> Closing {
    var address = string(["href", "to", "link", "url"], of: tag)
    if address == nil { noteAddressOfScript(of: tag) }
    var footer = string(["footer", "byline"], of: tag).flatMap { $0.isEmpty ? nil : Closing.footer($0) } ?? .none
    // A link with a text of its own is below the content.
    if let target = address, isAddress(target), isPaired(tag), let text = line(["url_text"], of: tag) {
      address = nil
      footer = .footerLink(text, target)
    }
    let name = tag.key.name
    let isOwn =
      tag.key.notation == .component && Component(name) == nil && Component(likelyOf: name) == nil
      && componentOfMintlify(tag) == nil
    if isOwn { writeRest(of: tag) }
    // What is above the title, where a card has both.
    if titleText(["title", "heading"], of: tag) != nil, let header = string(["header"], of: tag), !header.isEmpty {
      startBlock()
      put(header)
      endBlock()
    }
    if isOwn, frames.isEmpty, title(of: tag).map(isTitleOfPage) == true {
      // The page has it already.
      startBlock()
    } else if let title = title(of: tag) {
      writeTitle(title, address: address, readsLinks: tag.key.notation == .shortcode, id: anchor(ofTitle: title, tag))
    } else {
      startBlock()
      if let address {
        if isLinkAroundText(tag) { return writeLink(tag) }
        // Without a title, a description is all that can be a link.
        if let text = line(["description", "subtitle"], of: tag), isAddress(address) {
          put("[")
          putLinkText(text)
          put("](")
          putAddress(address)
          put(")")
          endBlock()
          return .none
        }
        findings.note(ComponentTags.holder, subject: "<\(tag.key.name)>", range: tag.range, in: self.text)
      }
    }
    if let description = string(["description", "subtitle"], of: tag), !description.isEmpty {
      put(description)
      endBlock()
    }
    return footer
  }

  /// Writes the picture that a component of the site’s own has besides a title, and notes what else it says.
  private mutating func writeRest(of tag: ForeignTag) {
    var shown: Set = [
      "title", "heading", "header", "label", "summary", "name", "description", "subtitle", "footer", "byline", "href",
      "to", "link", "url",
    ]
    if let source = string(["src", "image", "img"], of: tag), isAddress(source), Self.isPicture(bytes[source]) {
      shown.formUnion(["src", "image", "img", "alt"])
      startBlock()
      put("![")
      if let alt = string(["alt"], of: tag), isOneLine(alt) { putLinkText(alt) }
      put("](")
      put(source, between: "<", ">)")
      endBlock()
    }
    if losesTexts(tag, besides: shown) {
      findings.note(ComponentTags.holder, subject: "<\(tag.key.name)>", range: tag.range, in: text)
    }
  }

  /// Whether an address is that of a picture, by its ending.
  static func isPicture(_ address: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let isOfWeb = address.starts(with: "https://".utf8)
    guard !address.contains(where: { "<>\n".utf8.contains($0) || $0 == UInt8(ascii: ":") && !isOfWeb }) else {
      return false
    }
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), path.endIndex - dot <= 5 else { return false }
    let ending = String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased()
    return ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"].contains(ending)
  }

  /// Whether a title is that of the page, in its front matter.
  private func isTitleOfPage(_ title: Range<Int>) -> Bool {
    reader.frontMatter.values["title"].map { bytes[title].elementsEqual($0.utf8) } ?? false
  }

  /// Whether the content of a card is code: `{{< card code=true lang="C" >}}`.
  func isCardOfCode(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .shortcode, isPaired(tag), let code = string(["code"], of: tag) else { return false }
    return bytes[code].elementsEqual("true".utf8)
  }

  /// Writes a paragraph of a title.
  ///
  /// - Parameters:
  ///   - readsLinks: whether links of Markdown are links in it, if it is none itself.
  ///   - id: the anchor in front of it.
  mutating func writeTitle(_ title: Range<Int>, address: Range<Int>?, readsLinks: Bool = false, id: String? = nil) {
    guard isOneLine(title) else { return }
    startBlock()
    if let id { put("<a id=\"\(id)\"></a>") }
    let address = address.flatMap { isAddress($0) ? $0 : nil }
    // Marks within marks would end them.
    let mark = bytes[title].firstRange(of: "**".utf8) == nil ? "**" : ""
    put(address == nil ? mark : "[" + mark)
    let isMarkdown = readsLinks && address == nil
    putTitle(title, takesLinks: address == nil) { isMarkdown ? $0.put($1) : $0.putLinkText($1) }
    put(address == nil ? mark : mark + "](")
    if let address {
      putAddress(address)
      put(")")
    }
    endBlock()
  }
}
