/// What template tags of a site's own say in arguments without names.
extension ForeignRewriter {
  // MARK: Images

  /// The alternative text of an image: `{% image "img/a.png", "A picture" %}`.
  ///
  /// A tag that takes a class, such as `{% image_with_class "img/a.png" "wide" "A picture" %}`, has it in front.
  func alternativeText(of tag: ForeignTag) -> Range<Int>? {
    if let text = string(["alt", "caption", "title"], of: tag) { return text }
    guard tag.key.notation == .template, !tag.isInclude,
      string(["src", "img", "url", "file", "source"], of: tag) == nil
    else { return nil }
    let texts = positional(of: tag).filter { isQuoted($0) }
    let place = tag.key.name.hasSuffix("class") ? 2 : 1
    return texts.count > place ? texts[place] : nil
  }

  /// The path of a file that a template tag names from the root of the project, without what says that it is relative.
  func fileOfProject(_ path: Range<Int>, _ tag: ForeignTag) -> Range<Int> {
    guard tag.key.notation == .template, !tag.isInclude, isQuoted(path), reader.has("./", at: path.lowerBound) else {
      return path
    }
    return path.lowerBound + 2..<path.upperBound
  }

  /// Writes the image of a template tag as HTML: among HTML, in which Markdown is not read, and where the tag says that
  /// the image means nothing, which Markdown cannot.
  ///
  /// - Returns: false where Markdown says all.
  mutating func writeImageAsHTML(_ source: Range<Int>, _ tag: ForeignTag) -> Bool {
    let isDecorative = string(["alt"], of: tag)?.isEmpty == true
    guard tag.key.notation == .template, !tag.isInclude || isDecorative, reader.keepsHTML, !isTableRow,
      !bytes[source].contains(where: { "\"<>".utf8.contains($0) })
    else { return false }
    let text = alternativeText(of: tag)
    guard isInHTMLBlock || text?.isEmpty == true else { return false }
    let isBlock = !isInHTMLBlock && isAlone(tag.range)
    if isBlock { startBlock() }
    put(source, between: "<img src=\"", "\"")
    if let text, !bytes[text].contains(where: { "\"<>".utf8.contains($0) }) { put(text, between: " alt=\"", "\"") }
    put(">")
    if isBlock { endBlock() }
    return true
  }

  // MARK: Addresses

  /// Writes the address that a tag stands for in a link, if it is all that the tag is given: `[A]({% page "/a/" %})`.
  ///
  /// - Returns: false where the tag stays for those who report it.
  mutating func writeAddress(of tag: ForeignTag) -> Bool {
    guard tag.key.notation == .template, !tag.isInclude, !tag.isBranch, tag.attributes.count == 1,
      tag.attributes[0].name == nil, let argument = positional(of: tag).first, isQuoted(argument),
      case let path = reader.trimmed(argument), !path.isEmpty,
      path.count <= ForeignReader.longestInLine,
      !bytes[path].contains(where: { $0 <= 0x20 || "()<>{}\"'\\`".utf8.contains($0) }),
      isWithinAddress(tag.range), !isPaired(tag)
    else { return false }
    let isFromRoot = bytes[path.lowerBound] == UInt8(ascii: "/")
    // Two slashes begin the name of another host.
    if isFromRoot, reader.has("//", at: path.lowerBound) { return false }
    guard isFromRoot || leadsToPage(path) else { return false }
    replace(tag.range) { rewriter in
      if !isFromRoot { rewriter.put("/") }
      rewriter.put(path)
    }
    return true
  }

  /// Whether an expression stands for the address of the site by its name, and what follows is the path of a page:
  /// templates show nothing in place of what they do not know.
  func standsForSite(_ expression: Range<Int>) -> Bool {
    guard expression.count <= 60, reader.has("{{", at: expression.lowerBound),
      reader.has("/", at: expression.upperBound), expression.lowerBound > text.body.lowerBound,
      "(\"'<= ".utf8.contains(bytes[expression.lowerBound - 1]), isWithinAddress(expression)
    else { return false }
    let content = Self.content(ofExpression: expression, reader)
    guard !content.isEmpty, bytes[content].allSatisfy({ ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "_") })
    else { return false }
    let last = reader.string(content).split(separator: ".").last ?? ""
    guard Self.namesOfSite.contains(last.lowercased().filter { $0 != "_" && $0 != "-" }) else { return false }
    let line = expression.upperBound..<reader.nearLineEnd(from: expression.upperBound)
    let end = bytes[line].firstIndex { $0 <= 0x20 || "()<>{}\"'".utf8.contains($0) } ?? line.upperBound
    return leadsToPage(expression.upperBound..<end)
  }

  /// What templates call the address that a site is published at.
  private static let namesOfSite: Set = [
    "base", "basepath", "baseurl", "pathprefix", "root", "rooturl", "siteroot", "siteurl",
  ]

  /// Whether a path from the root of the site is one of a page or a file of it.
  private func leadsToPage(_ path: Range<Int>) -> Bool {
    guard let links = reader.links else { return false }
    let path = reader.trimmed(path)
    let name = bytes[path].prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
      .split(separator: UInt8(ascii: "/"))
    guard !name.isEmpty, !name.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) else {
      return false
    }
    let text = name.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    return links.findFromRoot(text, isImage: false) != nil
  }

  // MARK: Quotes

  /// Whether an argument is in quotes.
  func isQuoted(_ argument: Range<Int>) -> Bool {
    argument.lowerBound > 0 && "\"'".utf8.contains(bytes[argument.lowerBound - 1])
  }

  /// Writes an argument without the backslashes in front of quotes in it.
  mutating func putArgument(_ argument: Range<Int>) {
    var start = argument.lowerBound
    for index in argument.dropLast() where bytes[index] == UInt8(ascii: "\\") {
      guard "\"'".utf8.contains(bytes[index + 1]) else { continue }
      put(start..<index)
      start = index + 1
    }
    put(start..<argument.upperBound)
  }
}
