/// Titles of components, which can be elements.
extension ForeignRewriter {
  /// The first argument with one of these names that can be a title: a text, or an element whose text is known.
  func titleText(_ names: [String], of tag: ForeignTag) -> Range<Int>? {
    for name in names {
      guard let value = tag.attributes.first(where: { $0.name == name })?.value else { continue }
      if case .expression(let range) = value, case let expression = reader.trimmed(range),
        ScriptElement(expression, reader) != nil
      {
        return expression
      }
      if let text = string(of: value) { return text }
    }
    return nil
  }

  /// Whether a title can be written on one line.
  func isOneLine(_ title: Range<Int>) -> Bool {
    !title.isEmpty && (!bytes[title].contains(UInt8(ascii: "\n")) || element(at: title) != nil)
  }

  /// The element that a title is; nil where it is a text.
  private func element(at title: Range<Int>) -> ScriptElement? {
    guard reader.has("<", at: title.lowerBound) else { return nil }
    let first = max(text.body.lowerBound, title.lowerBound - ForeignReader.longestInLine)
    let before = bytes[first..<title.lowerBound].last { !ForeignReader.isSpace($0) }
    return before == UInt8(ascii: "{") ? ScriptElement(title, reader) : nil
  }

  /// Writes a title on one line.
  ///
  /// - Parameter takesLinks: whether links in it can stay links.
  mutating func putTitle(
    _ title: Range<Int>, takesLinks: Bool = true, orText write: (inout ForeignRewriter, Range<Int>) -> Void
  ) {
    guard let element = element(at: title) else { return write(&self, title) }
    var closings: [Closing] = []
    for piece in element.pieces {
      switch piece {
      case .text(let range):
        for (number, line) in ScriptElement.lines(of: range, reader).enumerated() {
          if number > 0 { put(" ") }
          putEscaped(line)
        }
      case .string(let range): putEscaped(range)
      case .start(let tag):
        if let name = ScriptElement.mark(of: tag) {
          put("<\(name)>")
          closings.append(.endTag(name))
        } else if takesLinks, tag.key.name == "a" || isLink(tag),
          let address = string(Component.linkAttributes, of: tag), isAddress(address)
        {
          put("[")
          closings.append(.link(address))
        } else {
          closings.append(.none)
        }
      case .end: if let closing = closings.popLast() { self.write(closing) }
      }
    }
  }

  private func isLink(_ tag: ForeignTag) -> Bool {
    if case .link? = Component(tag.key.name) { true } else { false }
  }

  /// Writes text in which nothing is a mark of Markdown.
  private mutating func putEscaped(_ text: Range<Int>) {
    var start = text.lowerBound
    for index in text where "\\`*_[]~^$=+!#|".utf8.contains(bytes[index]) || bytes[index] == 0x0A {
      put(start..<index)
      put(bytes[index] == 0x0A ? " " : "\\")
      start = bytes[index] == 0x0A ? index + 1 : index
    }
    put(start..<text.upperBound)
  }

  // MARK: Findings

  /// Notes that a component is shown without its title or caption, because only a script knows it.
  mutating func noteTextsOfScript(of tag: ForeignTag, _ component: Component) {
    guard tag.key.notation == .component else { return }
    let (kind, names): (ForeignKind, [String])
    switch component {
    case .box, .details, .card: (kind, names) = (ComponentTags.untitled, Self.titles)
    case .tab: (kind, names) = (ComponentTags.untitled, ["label", "title", "tabname"])
    case .image, .captioned, .content, .listing: (kind, names) = (ComponentTags.uncaptioned, ["caption"])
    default: return
    }
    guard tag.attributes.contains(where: { names.contains($0.name ?? "") && isUnknown($0.value) }),
      (kind == ComponentTags.untitled ? titleText(names, of: tag) : line(names, of: tag)) == nil
    else { return }
    findings.note(kind, subject: "<\(tag.key.name)>", range: tag.range, in: self.text)
  }

  static let titles = ["title", "heading", "header", "label", "summary"]
}
