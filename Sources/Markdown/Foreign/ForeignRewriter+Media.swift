/// Videos, captions, examples, and headings that are components.
extension ForeignRewriter {
  // MARK: Videos

  /// Writes a video as HTML, or a link to the page of one.
  mutating func writeVideo(_ tag: ForeignTag) -> Closing {
    guard let source = source(of: tag) else { return .none }
    guard Self.isVideo(bytes[source]), !bytes[source].contains(UInt8(ascii: "\"")) else {
      writeLink(to: tag, source) { $0.put(source) }
      return .none
    }
    put(source, between: "<video src=\"", "\"")
    if let poster = line(["poster"], of: tag), isAddress(poster), !bytes[poster].contains(UInt8(ascii: "\"")) {
      put(poster, between: " poster=\"", "\"")
    }
    put("></video>")
    return .none
  }

  /// Writes a link to the page of a video at a service.
  mutating func writeVideo(of service: String, _ tag: ForeignTag) -> Closing {
    guard let name = serviceVideo(of: tag) else { return .none }
    let isAddress = bytes[name].contains(UInt8(ascii: ":"))
    writeLink(to: tag, name) { rewriter in
      if !isAddress { rewriter.put(service) }
      rewriter.put(name)
    }
    return .none
  }

  /// Writes a link with the title of a tag, or else with the address as its text.
  private mutating func writeLink(
    to tag: ForeignTag, _ source: Range<Int>, _ putAddress: (inout ForeignRewriter) -> Void
  ) {
    let title = line(["title", "label", "alt", "caption"], of: tag)
    if isInHTMLBlock {
      guard !bytes[source].contains(where: { "\"<>".utf8.contains($0) }) else { return }
      put("<a href=\"")
      putAddress(&self)
      put("\">")
      if let title { put(title) } else { putAddress(&self) }
      return put("</a>")
    }
    put(title == nil ? "<" : "[")
    if let title {
      putLinkText(title)
      put("](<")
    }
    putAddress(&self)
    put(title == nil ? ">" : ">)")
  }

  /// The name of a video at a service, or its whole address.
  func serviceVideo(of tag: ForeignTag) -> Range<Int>? {
    let names = ["id", "videoid", "videoId", "video-id", "video", "src", "url"]
    guard let name = line(names, of: tag) ?? (tag.isInclude ? nil : positional(of: tag).first), !name.isEmpty else {
      return nil
    }
    let isName = bytes[name].allSatisfy { ForeignReader.isNamePart($0) && $0 != UInt8(ascii: ".") }
    let isWhole = bytes[name].starts(with: "https://".utf8) && bytes[name].allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isName || isWhole && isAddress(name) ? name : nil
  }

  /// Whether a file is one that browsers play.
  private static func isVideo(_ address: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")), path.endIndex - dot <= 5 else { return false }
    let ending = String(decoding: path[(dot + 1)...], as: UTF8.self).lowercased()
    return ["m4v", "mov", "mp4", "ogv", "webm"].contains(ending)
  }

  // MARK: Pages of other sites

  /// Writes a page within the page as HTML, which decides what is shown of it.
  mutating func writeEmbedded(_ tag: ForeignTag) -> Closing {
    guard let page = embeddedPage(of: tag) else { return .none }
    let isBlock = !isInHTMLBlock && !isTableRow && isAlone(tag.range)
    if isBlock { startBlock() }
    put(page, between: "<iframe src=\"", "\"")
    if let title = line(["title"], of: tag), !bytes[title].contains(where: { "\"<>".utf8.contains($0) }) {
      put(title, between: " title=\"", "\"")
    }
    put("></iframe>")
    if isBlock { endBlock() }
    return .none
  }

  /// The address of a page within the page.
  func embeddedPage(of tag: ForeignTag) -> Range<Int>? {
    let first = tag.key.notation == .template && !tag.isInclude ? positional(of: tag).first : nil
    guard let page = line(["src", "url", "href"], of: tag) ?? first, isAddress(page),
      bytes[page].starts(with: "https://".utf8), !bytes[page].contains(where: { $0 <= 0x20 || $0 == 0x22 })
    else { return nil }
    return page
  }

  // MARK: Captions

  /// Whether all that a component says besides its content is a caption below: `<Figure caption="a"><img …></Figure>`.
  func isCaptioned(_ tag: ForeignTag, _ known: Component?) -> Bool {
    switch known {
    case nil, .content?: break
    case .image?: if source(of: tag) != nil { return false }
    default: return false
    }
    return tag.range.lowerBound == content && !isTableRow && isPaired(tag) && line(["caption"], of: tag) != nil
      && !isEmpty(tag)
  }

  // MARK: Stories

  /// Writes links to examples in a Storybook, which would load from elsewhere.
  mutating func writeStories(_ tag: ForeignTag) -> Closing {
    guard let (base, names) = stories(of: tag) else { return .none }
    let hasSlash = bytes[base].last == UInt8(ascii: "/")
    for (number, name) in names.enumerated() {
      if number > 0 { put(", ") }
      put("[")
      putLinkText(name)
      put("](<")
      put(base, between: "", hasSlash ? "?path=/story/" : "/?path=/story/")
      put(name, between: "", ">)")
    }
    return .none
  }

  /// The address of a Storybook, and the names of the examples in it that a component shows:
  /// `<Embed baseUrl="https://a.example/" stories={[{id: 'button--small'}]} />`.
  func stories(of tag: ForeignTag) -> (base: Range<Int>, names: [Range<Int>])? {
    guard tag.key.notation == .component, !isPaired(tag),
      let base = line(["baseUrl", "baseURL", "storybookUrl", "storybook"], of: tag), isAddress(base),
      bytes[base].starts(with: "https://".utf8), bytes[base].allSatisfy({ $0 > 0x20 && !"?#\\".utf8.contains($0) })
    else { return nil }
    var names: [Range<Int>] = []
    for attribute in tag.attributes {
      switch (attribute.name, attribute.value) {
      case ("story"?, let value?), ("storyId"?, let value?), ("id"?, let value?):
        if let name = string(of: value) { names.append(name) }
      case ("stories"?, .expression(let range)?): names += reader.strings(in: range, limit: 50)
      default: break
      }
    }
    // Names of other things have no two hyphens.
    names = names.filter { name in
      bytes[name].firstRange(of: "--".utf8) != nil
        && bytes[name].allSatisfy { ForeignReader.isNamePart($0) && !".:$".utf8.contains($0) }
    }
    return names.isEmpty ? nil : (base, names)
  }

  // MARK: Headings

  /// Writes a heading, whose lines become one: `<Heading as="h3" id="a">Title</Heading>`.
  mutating func writeHeading(_ tag: ForeignTag) -> Closing {
    guard let text = headingText(of: tag), !beginsHeading(text) else { return .none }
    startBlock()
    put(String(repeating: "#", count: headingLevel(of: tag)) + " ")
    (index, copied) = (text.lowerBound, text.lowerBound)
    return .heading(id: anchor(of: tag), end: reader.ends.next(tag.key, from: index) ?? index)
  }

  /// Joins the lines of a heading that is a component.
  ///
  /// - Returns: false outside of one.
  mutating func joinLineOfHeading() -> Bool {
    let isInHeading = frames.suffix(Self.deepest).contains { frame in
      if case .heading(_, let end) = frame.closing { index < end } else { false }
    }
    guard isInHeading else { return false }
    flush()
    while index < end, ForeignReader.isSpace(bytes[index]) { index += 1 }
    copied = index
    if !reader.has("</", at: index), let last = output.last, last != 0x20, last != UInt8(ascii: "[") { put(" ") }
    return true
  }

  /// What a heading says, if it is one paragraph.
  func headingText(of tag: ForeignTag) -> Range<Int>? {
    guard tag.key.notation == .component, isPaired(tag),
      let close = reader.ends.next(tag.key, from: tag.range.upperBound)
    else { return nil }
    let text = reader.trimmed(tag.range.upperBound..<close)
    guard !text.isEmpty, text.count <= ForeignReader.longestInLine else { return nil }
    let hasBlankLine = text.contains { bytes[$0] == 0x0A && reader.isLineEnd($0 + 1) }
    return hasBlankLine || "#-+*>|`~".utf8.contains(bytes[text.lowerBound]) && bytes[text].contains(0x0A) ? nil : text
  }

  /// Whether a text is an element of HTML for a heading: a component around it only changes its look.
  private func beginsHeading(_ text: Range<Int>) -> Bool {
    reader.has("<h", at: text.lowerBound) && text.count > 3 && (0x31...0x36).contains(bytes[text.lowerBound + 2])
  }

  /// The level that `as="h3"` or `level={3}` says; 2 without either.
  private func headingLevel(of tag: ForeignTag) -> Int {
    for attribute in tag.attributes where attribute.name.map(["as", "level", "tag", "type"].contains) == true {
      let range: Range<Int>
      switch attribute.value {
      case .string(let text): range = text
      case .expression(let text): range = string(of: .expression(text)) ?? reader.trimmed(text)
      case nil: continue
      }
      let digits = bytes[range].drop { $0 | 0x20 == UInt8(ascii: "h") }
      if digits.count == 1, let digit = digits.first, (0x31...0x36).contains(digit) { return Int(digit - 0x30) }
    }
    return 2
  }
}
