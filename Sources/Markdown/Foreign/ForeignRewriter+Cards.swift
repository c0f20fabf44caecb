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
    // What is above the title, where a card has both.
    if titleText(["title", "heading"], of: tag) != nil, let header = string(["header"], of: tag), !header.isEmpty {
      startBlock()
      put(header)
      endBlock()
    }
    if let title = title(of: tag) {
      writeTitle(title, address: address)
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

  /// Whether the content of a card is code: `{{< card code=true lang="C" >}}`.
  func isCardOfCode(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .shortcode, isPaired(tag), let code = string(["code"], of: tag) else { return false }
    return bytes[code].elementsEqual("true".utf8)
  }

  /// Writes a paragraph of a title.
  mutating func writeTitle(_ title: Range<Int>, address: Range<Int>?) {
    guard isOneLine(title) else { return }
    startBlock()
    let address = address.flatMap { isAddress($0) ? $0 : nil }
    // Marks within marks would end them.
    let mark = bytes[title].firstRange(of: "**".utf8) == nil ? "**" : ""
    put(address == nil ? mark : "[" + mark)
    putTitle(title, takesLinks: address == nil) { $0.putLinkText($1) }
    put(address == nil ? mark : mark + "](")
    if let address {
      putAddress(address)
      put(")")
    }
    endBlock()
  }
}
