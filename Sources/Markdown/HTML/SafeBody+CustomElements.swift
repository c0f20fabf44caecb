import Diagnostics
import HTML
import Writing

/// Elements that only a script could show: what their attributes say to readers stays.
extension SafeBody {
  /// Whether an element is one that a script would define: its name has a hyphen.
  static func isCustom(_ node: HTMLNode) -> Bool {
    node.isHTML && !node.isKnown && node.name.utf8.dropFirst().contains(UInt8(ascii: "-"))
  }

  /// Whether the attributes of a custom element say anything, or name a picture.
  static func saysSomething(_ node: HTMLNode) -> Bool {
    let attributes = node.attributes
    return !texts(in: attributes).isEmpty || attributes.contains(where: isPicture)
  }

  /// Writes what the attributes of a custom element say: its heading level, its link, its anchor, and texts.
  mutating func enterCustom(_ node: HTMLNode, _ tag: Range<Int>, at range: SourceRange) -> Bool {
    let attributes = node.attributes
    func value(_ name: String) -> [UInt8]? { attributes.first { $0.name == name }?.value }
    if let level = value("tag").flatMap({ Self.headingLevel(String(decoding: $0.prefix(3), as: UTF8.self)) }) {
      endParagraph()
      return enterHeading(node, level, at: range, isFirst: true)
    }
    let hasContent = node.hasChildren && !node.beginningOfText(1).isEmpty
    let texts = Self.texts(in: attributes)
    if !hasContent, let picture = attributes.first(where: Self.isPicture) {
      writePicture(picture, alt: texts.first, at: range)
      push(OpenElement())
      return true
    }
    // A link needs a text; a bare address is none.
    let hasText = hasContent || !texts.isEmpty
    let address =
      !hasText ? nil : attributes.first { $0.name == "href" }.flatMap { publishedAddress($0, of: node, at: range) }
    let id = value("id").flatMap { take(id: $0) }
    guard address != nil || id != nil || !texts.isEmpty else {
      push(OpenElement())
      return true
    }
    noteContent()
    guard let address else {
      if let id { writeAnchor(id) }
      write(texts, isBeforeContent: hasContent)
      push(OpenElement())
      return true
    }
    page.html.markup("<a")
    if let id { page.html.attribute("id", id) }
    writeAddress("href", address)
    page.html.markup(">")
    if hasContent, isPlain(contentOf: node, behind: tag) {
      write(texts, isBeforeContent: true)
      push(OpenElement(name: "a"))
      return true
    }
    // A link cannot be around another, nor around blocks.
    write(text: texts.first ?? value("href") ?? [])
    page.html.markup("</a>")
    if texts.count > 1 { page.html.markup(": ") }
    write(Array(texts.dropFirst()), isBeforeContent: false)
    if hasContent { page.html.markup(" ") }
    push(OpenElement())
    return true
  }

  /// The address that a link of a custom element is published with; nil for an unsafe one, or within another link.
  private mutating func publishedAddress(
    _ attribute: HTMLAttribute, of node: HTMLNode, at range: SourceRange
  ) -> [UInt8]? {
    guard let first = attribute.value.first, !isInLink else { return nil }
    // Demos of elements have anchors that lead nowhere: `href="#red"`.
    if first == UInt8(ascii: "#"), !attribute.value.contains(UInt8(ascii: "{")) { return attribute.value }
    return page.note(address: attribute.value, for: .link, at: range)
  }

  /// Names of attributes whose values are read as texts, alone or behind a hyphen: `card-title`.
  private static let textNames: Set = [
    "alt", "caption", "description", "heading", "label", "subtitle", "summary", "text", "title",
  ]
  private static let longestText = 2000

  /// The texts in attributes, each once.
  private static func texts(in attributes: [HTMLAttribute]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for attribute in attributes {
      let name = attribute.name
      guard let last = name.split(separator: "-").last, textNames.contains(String(last)),
        !["aria-", "data-", "v-", ":", "@", "["].contains(where: name.hasPrefix)
      else { continue }
      let value = attribute.value
      guard value.count <= longestText, value.contains(where: { $0 > 0x20 }), !value.contains(UInt8(ascii: "{")),
        ![Array("true".utf8), Array("false".utf8)].contains(value), !texts.contains(value), texts.count < 10
      else { continue }
      texts.append(value)
    }
    return texts
  }

  /// Writes texts in a row, the first one as their title if something follows it.
  private mutating func write(_ texts: [[UInt8]], isBeforeContent: Bool) {
    for (index, text) in texts.enumerated() {
      let isTitle = index == 0 && (texts.count > 1 || isBeforeContent)
      page.html.markup(index == 0 ? (isTitle ? "<strong>" : "") : " ")
      write(text: text)
      if isTitle { page.html.markup("</strong>") }
    }
    if isBeforeContent, !texts.isEmpty { page.html.markup(" ") }
  }

  private mutating func write(text: [UInt8]) {
    text.withUnsafeBufferPointer { text in TextRepair.forEachPiece(of: text) { page.html.text($0) } }
  }

  /// Whether an attribute is the address of an image.
  private static func isPicture(_ attribute: HTMLAttribute) -> Bool {
    guard attribute.name == "src" || attribute.name == "href", attribute.value.count <= longestText,
      !attribute.value.contains(UInt8(ascii: "{"))
    else { return false }
    let path = attribute.value.prefix { !"?#".utf8.contains($0) }
    return endsOfPictures.contains { end in
      path.count > end.utf8.count && zip(path.suffix(end.utf8.count), end.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
  }

  private static let endsOfPictures = [".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"]

  /// Writes the picture that an element without content shows.
  private mutating func writePicture(_ attribute: HTMLAttribute, alt: [UInt8]?, at range: SourceRange) {
    let text = alt.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let image = MarkdownDocument.Link.Image(alt: text, title: "", isDecorative: text.isEmpty)
    guard let address = page.note(address: attribute.value, for: .image, image: image, at: range) else { return }
    noteContent()
    page.html.markup("<img")
    writeAddress("src", address)
    page.html.attribute("alt", text)
    page.html.markup(" />")
  }

  private mutating func writeAnchor(_ id: String) {
    page.html.markup("<span")
    page.html.attribute("id", id)
    page.html.markup("></span>")
  }

  private static let longestPlain = 1000
  /// Elements that can be in a link.
  private static let inline: Set = [
    "b", "br", "code", "del", "em", "i", "ins", "kbd", "s", "small", "span", "strong", "sub", "sup",
  ]

  /// Whether the content of an element can be in a link: short text with nothing but marks of text in it.
  private func isPlain(contentOf node: HTMLNode, behind tag: Range<Int>) -> Bool {
    let name = Array(node.name.utf8)
    let content = source[tag.upperBound...].prefix(Self.longestPlain)
    var place = content.startIndex
    while let open = content[place...].firstIndex(of: UInt8(ascii: "<")) {
      let isEnd = open + 1 < content.endIndex && content[open + 1] == UInt8(ascii: "/")
      let written = content[(open + (isEnd ? 2 : 1))...].prefix { $0 > 0x20 && !">/".utf8.contains($0) }
      if isEnd, written.elementsEqual(name, by: { $0 | 0x20 == $1 | 0x20 }) { return true }
      guard Self.inline.contains(String(decoding: written, as: UTF8.self)) else { return false }
      place = open + 1
    }
    return false
  }
}
