/// What components become, in whichever notation.
extension ForeignRewriter {
  mutating func write(_ component: Component, _ tag: ForeignTag) {
    var component = component
    if case .code = component, writeCodeInLine(tag) { return }
    // A block would end the table.
    if isTableRow {
      switch component {
      case .image, .video, .serviceVideo, .embedded, .resource, .link, .badge, .element, .icon, .nothing, .stories,
        .term:
        break
      default: component = .content
      }
    }
    let closing: Closing
    switch component {
    case .tabs: closing = writeContainer("tabs", title: nil)
    case .codeGroup: closing = writeContainer("code-group", title: nil)
    case .tab:
      closing = writeTab(tag)
      if holdsCode(tag) {
        writeCode(tag, closing)
        return
      }
    case .box(let kind): closing = writeBox(kind, tag)
    case .advice(let isGood): closing = writeContainer(isGood ? "success Do" : "danger Don’t", title: nil)
    case .details:
      let heading = title(of: tag) ?? title(positional(of: tag), of: tag)
      closing = writeContainer("details", title: heading, id: anchor(ofTitle: heading, tag))
    case .card:
      closing = writeCard(tag)
      if isCardOfCode(tag) {
        writeCode(tag, closing)
        return
      }
    case .image: closing = writeImage(tag)
    case .video: closing = writeVideo(tag)
    case .serviceVideo(let service): closing = writeVideo(of: service, tag)
    case .embedded: closing = writeEmbedded(tag)
    case .resource:
      writeResource(tag)
      return
    case .heading: closing = writeHeading(tag)
    case .code:
      fenceTitle = fenceTitle ?? line(["filename", "file-name", "title"], of: tag)
      if let code = string(["code"], of: tag) { writeCode(language: language(of: tag), code) }
      writeCode(tag, .none)
      return
    case .element(let name):
      // On a line of its own, it would begin a block of HTML.
      if !isAlone(tag.range) { put("<\(name)>") }
      closing = isAlone(tag.range) ? .none : .endTag(name)
    case .table(let name): closing = writePartOfTable(name)
    case .listing:
      startBlock()
      fenceTitle = string(["file-name", "filename", "title"], of: tag)
      closing = .caption(number: line(["number"], of: tag), line(["caption"], of: tag))
    case .link: closing = writeLink(tag)
    case .badge:
      if let text = badgeText(of: tag) { writeBadge(text) }
      closing = .none
    case .captioned:
      startBlock()
      closing = .caption(number: nil, line(["caption"], of: tag))
    case .quotation: closing = writeQuotation(tag)
    case .stories: closing = writeStories(tag)
    case .field: closing = writeField(tag)
    case .term: closing = writeTerm(tag)
    case .list(let part): closing = writeList(part, tag)
    case .pagesBelow:
      startBlock()
      put("<div id=\"\(MarkdownDocument.pagesBelow)\"></div>")
      endBlock()
      closing = .none
    case .icon:
      if let text = line(["label", "aria-label", "title", "alt"], of: tag) { writeBadge(text) }
      closing = .none
    case .content, .nothing: closing = .none
    case .head:
      if let close = isPaired(tag) ? reader.ends.next(tag.key, from: index) : nil { (index, copied) = (close, close) }
      closing = .none
    }
    if isPaired(tag) { push(tag, component, closing) } else { write(closing) }
  }

  /// What a badge says in its attributes.
  func badgeText(of tag: ForeignTag) -> Range<Int>? {
    if let text = string(["text", "label", "@text", "@label"], of: tag) { return text }
    return isPaired(tag) ? nil : line(["status", "children", "title", "name", "value"], of: tag)
  }

  /// Writes what a badge says; in a heading, the anchor leaves it out.
  private mutating func writeBadge(_ text: Range<Int>) {
    let isInHeading = bytes[content..<end].first == UInt8(ascii: "#")
    if isInHeading { put(BadgeInHeading.open) }
    put(text)
    if isInHeading { put(BadgeInHeading.close) }
  }

  private mutating func writeContainer(_ name: String, title: Range<Int>?, id: String? = nil) -> Closing {
    guard frames.count < Self.deepest else { return .none }
    startBlock()
    // Containers around have more colons.
    let colons = 3 + Self.deepest - frames.count
    put(String(repeating: ":", count: colons) + name)
    if let title, isOneLine(title) {
      put(" ")
      putTitle(title) { $0.putArgument($1) }
    }
    if let id { put(" {#\(id)}") }
    endBlock()
    return .colons(colons)
  }

  private mutating func writeBox(_ kind: String?, _ tag: ForeignTag) -> Closing {
    var positional = positional(of: tag)
    let color = string(["color"], of: tag)
    // `{% note warning Title %}`
    let isNamed = kind == "note" && tag.key.notation == .template && !tag.isInclude
    let kind = isNamed && positional.first.map(isKindOfNote) == true ? nil : kind
    var type = string(["type", "variant", "kind", "intent", "level"], of: tag) ?? color
    type = type ?? string(["status"], of: tag) ?? style(of: tag)
    if kind == nil, type == nil, let place = placeOfType(positional, of: tag) { type = positional.remove(at: place) }
    var name = kind ?? type.flatMap { Component.box(ofType: reader.string($0)) } ?? "note"
    let words = title(titles(positional.filter { !isSwitch($0) }, of: tag), of: tag)
    let heading = title(of: tag) ?? words ?? admonitionTitle(of: tag)
    // Green is only a look, and does not say that anything has succeeded.
    let isUntitled = kind == nil && type == color && heading?.isEmpty != false && BoxKind(name) == .success
    let id = string(["id"], of: tag).map(reader.string).flatMap { $0.utf8.allSatisfy(AttributeList.isName) ? $0 : nil }
    let attributes = [id.map { "#" + $0 }, isUntitled ? "title=\"\"" : nil].compactMap(\.self)
    if !attributes.isEmpty { name += " {" + attributes.joined(separator: " ") + "}" }
    let closing = writeContainer(name, title: heading)
    if !isPaired(tag), let content = string(["content", "text", "body", "message", "children"], of: tag) {
      put(content)
    }
    return closing
  }

  /// Which argument without a name says the kind of a box: the first, or behind a title in quotes another in quotes,
  /// as in `{% alert "Read this", "warning" %}`.
  private func placeOfType(_ arguments: [Range<Int>], of tag: ForeignTag) -> Int? {
    arguments.prefix(4).indices.first { place in
      let isQuoted = "\"'".utf8.contains(bytes[arguments[place].lowerBound - 1])
      return (place == 0 || isQuoted && tag.key.notation == .template)
        && Component.box(ofType: reader.string(arguments[place])) != nil
    }
  }

  /// The arguments of a box that can be its title: the last one behind the format of its content, or those in front of
  /// that, as in `{% callout "info", "md", "Title" %}`.
  private func titles(_ arguments: [Range<Int>], of tag: ForeignTag) -> [Range<Int>] {
    guard tag.key.notation == .template, !tag.isInclude, let place = arguments.firstIndex(where: isFormat) else {
      return arguments
    }
    if let title = arguments[place...].last(where: { !isFormat($0) }) { return [title] }
    return Array(arguments[..<place])
  }

  /// Whether an argument in quotes says what the content is written in, or nothing.
  private func isFormat(_ argument: Range<Int>) -> Bool {
    guard "\"'".utf8.contains(bytes[argument.lowerBound - 1]), argument.count < 30 else { return false }
    return argument.isEmpty
      || ["md", "markdown", "html", "mdx", "md-block", "markdown-block", "html-block"].contains(reader.string(argument))
  }

  /// The kind of a box that its `style` names; on other tags, that is a style sheet.
  private func style(of tag: ForeignTag) -> Range<Int>? {
    guard let style = string(["style"], of: tag), style.count < 30,
      Component.box(ofType: reader.string(style)) != nil
    else { return nil }
    return style
  }

  /// Whether a word without quotes and capitals is the kind of a box.
  private func isKindOfNote(_ word: Range<Int>) -> Bool {
    word.count < 30 && bytes[word].allSatisfy { (0x61...0x7A).contains($0) } && !isQuoted(word)
      && Component.box(ofType: reader.string(word)) != nil
  }

  /// Whether an argument of a box turns a part of it off, and is not a title: `no-header`.
  private func isSwitch(_ argument: Range<Int>) -> Bool {
    guard argument.count < 30 else { return false }
    let name = reader.string(argument)
    if name.hasPrefix("no-") || name.hasPrefix("no_") { return !name.contains { $0.isWhitespace } }
    return ["noheader", "noicon", "notitle"].contains(name.lowercased())
  }

  /// The kind of an admonition that nobody knows is its title.
  private func admonitionTitle(of tag: ForeignTag) -> Range<Int>? {
    guard tag.key.notation == .admonition, let name = tag.componentName, Component(name) == nil else { return nil }
    return reader.trimmed(tag.range.lowerBound + 3..<tag.range.upperBound)
  }

  private mutating func writeImage(_ tag: ForeignTag) -> Closing {
    guard let source = source(of: tag).map({ fileOfProject($0, tag) }), isAddress(source) else { return .none }
    if writeImageAsHTML(source, tag) { return .none }
    let link = tag.key.notation == .shortcode ? line(["link"], of: tag).flatMap { isAddress($0) ? $0 : nil } : nil
    if link != nil { put("[") }
    put("![")
    if let alt = alternativeText(of: tag), !alt.isEmpty { putLinkText(alt) }
    put("](")
    put(source, between: "<", (appearance(of: tag, showing: source) ?? "") + ">")
    put(")")
    if let link { write(.link(link)) }
    if !isTableRow, isAlone(tag.range) { writeCaption(of: tag) }
    return .none
  }

  /// Writes what readers see below an image: Hugo’s `figure` also has a title, and says whose the image is.
  private mutating func writeCaption(of tag: ForeignTag) {
    let isFigure = tag.key.notation == .shortcode && tag.key.name == "figure"
    let (caption, owner) = (line(["caption"], of: tag), isFigure ? line(["attr"], of: tag) : nil)
    if isFigure, let title = line(["title"], of: tag) { writeTitle(title, address: nil) }
    guard caption != nil || owner != nil else { return }
    startBlock()
    if let caption { put(caption) }
    if let owner {
      if caption != nil { put(" ") }
      let address = line(["attrlink"], of: tag).flatMap { isAddress($0) ? $0 : nil }
      if address != nil { put("[") }
      putLinkText(owner)
      if let address { write(.link(address)) }
    }
    endBlock()
  }

  /// What the address of an image ends with that Starlight hides in one appearance; nil for one that is always shown.
  func appearance(of tag: ForeignTag, showing source: Range<Int>) -> String? {
    guard let names = string(["class", "className"], of: tag), !bytes[source].contains(UInt8(ascii: "#")) else {
      return nil
    }
    let classes = bytes[names].split(separator: 0x20)
    let hidden = ["dark", "light"].filter { look in classes.contains { $0.elementsEqual("\(look):sl-hidden".utf8) } }
    guard hidden.count == 1 else { return nil }
    return hidden == ["dark"] ? "#only-light" : "#only-dark"
  }

  /// The file of an image; of several, the first.
  func source(of tag: ForeignTag) -> Range<Int>? {
    if let source = string(["src", "img", "url", "file", "source"], of: tag) { return source }
    guard case .expression(let range)? = tag.attributes.first(where: { $0.name == "sources" })?.value else {
      return tag.isInclude || tag.key.notation == .component ? nil : positional(of: tag).first
    }
    return reader.strings(in: range, limit: 1).first
  }

  /// Writes a drawing that the page imports as a component: `import Plan from './plan.svg'`, `<Plan />`.
  mutating func writeDrawing(of tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, let path = imports[tag.key.name] else { return false }
    let file = path.lowerBound..<bytes[path].prefix { $0 != UInt8(ascii: "?") }.endIndex
    guard bytes[file].suffix(4).elementsEqual(".svg".utf8), isAddress(file) else { return false }
    let alt = line(["title", "aria-label", "alt"], of: tag)
    replace(tag.range) { rewriter in
      if let alt, !rewriter.bytes[alt].contains(where: { "\"<>".utf8.contains($0) }) {
        rewriter.put(alt, between: "<img alt=\"", "\" ")
      } else {
        rewriter.put("<img ")
      }
      rewriter.put(file, between: "src=\"", "\">")
    }
    return true
  }

  /// What a link without content says.
  func linkText(of tag: ForeignTag) -> Range<Int>? { line(["text", "label", "title", "children"], of: tag) }

  /// The anchor that a link sets, with or without an address.
  func anchor(of tag: ForeignTag) -> Range<Int>? {
    guard tag.key.notation == .component, let id = line(["id"], of: tag) else { return nil }
    return bytes[id].contains { $0 <= 0x20 || "\"'<>&`".utf8.contains($0) } ? nil : id
  }

  mutating func writeLink(_ tag: ForeignTag) -> Closing {
    if let id = anchor(of: tag) {
      put("<a id=\"")
      put(id)
      put("\"></a>")
    }
    guard let address = string(Component.linkAttributes + ["link"], of: tag), isAddress(address) else {
      noteAddressOfScript(of: tag)
      if !isPaired(tag), let text = linkText(of: tag) { put(text) }
      return .none
    }
    guard isPaired(tag) else {
      if let text = linkText(of: tag) {
        if isInHTMLBlock, !bytes[address].contains(UInt8(ascii: "\"")) {
          put(address, between: "<a href=\"", "\">")
          put(text)
          put("</a>")
        } else {
          put("[")
          putLinkText(text)
          write(.link(address))
        }
      }
      return .none
    }
    if isInHTMLBlock, !bytes[address].contains(UInt8(ascii: "\"")) {
      put("<a href=\"")
      put(address)
      put("\">")
      return .endTag("a")
    }
    put("[")
    return .link(address)
  }

  private func language(of tag: ForeignTag) -> Range<Int>? { string(["language", "lang"], of: tag) }

  /// Writes the code between tags.
  private mutating func writeCode(_ tag: ForeignTag, _ closing: Closing) {
    guard isPaired(tag), let close = reader.ends.next(tag.key, from: index) else { return }
    var content = reader.trimmed(index..<close)
    var isIndented = false
    if let constant = reader.constant(inBraces: content) {
      // A page that has become too long is refused, whatever else it would show.
      if output.count <= PageLimits.pageSize {
        writeCode(language: language(of: tag), constant.code, at: content)
      }
      (index, copied) = (close, close)
      return push(tag, .code, closing)
    } else if noteName(content, tag) {
      fenceTitle = nil
      (index, copied) = (close, close)
      return push(tag, .code, closing)
    } else if let text = textOfExpressions(content) {
      writeCode(language: language(of: tag), text, at: content)
      (index, copied) = (close, close)
      return push(tag, .code, closing)
    } else if bytes[content].first == UInt8(ascii: "{"), content.count > 1,
      let text = reader.text(ofExpression: content.lowerBound + 1..<content.upperBound - 1)
    {
      content = text
    } else if bytes[content].first == UInt8(ascii: "{"), content.count > 1,
      let text = JoinedStrings.text(bytes[reader.trimmed(content.lowerBound + 1..<content.upperBound - 1)])
    {
      writeCode(language: language(of: tag), text, at: content)
      (index, copied) = (close, close)
      return push(tag, .code, closing)
    } else {
      // Blanks behind the tag are not indentation.
      content = (bytes[index..<close].firstIndex { !ForeignReader.isBlank($0) } ?? close)..<close
      isIndented = true
    }
    writeCode(language: language(of: tag), content, isBetweenTags: isIndented)
    (index, copied) = (close, close)
    // Its end tag ends it.
    push(tag, .code, closing)
  }
}
