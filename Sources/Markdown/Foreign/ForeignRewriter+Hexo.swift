/// Tags of Hexo whose words are not arguments of other tools.
extension ForeignRewriter {
  /// Writes what such a tag shows in its line: an image, a link, or an address.
  ///
  /// - Returns: false for other tags, and where nothing can be shown.
  mutating func writeOfHexo(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .template, !tag.isInclude, !tag.isSelfClosing,
      case let words = TagWords(tag.range, reader).words, let first = words.first, words.allSatisfy(isOneLine)
    else { return false }
    switch tag.key.name {
    case "asset_img", "asset_image": return writeImageOfHexo(tag, words, isAsset: true)
    case "img":
      return words.contains(where: { !TagWords.isQuoted($0, reader) && isImage($0) })
        && writeImageOfHexo(tag, words, isAsset: false)
    case "asset_path": return writeAddress(assetFolder, first, tag)
    case "asset_link": return writeLink(words.dropFirst().first ?? first, to: assetFolder, first, tag, words.last)
    case "post_path": return writeAddress(Self.posts, first, tag)
    case "post_link": return writeLink(words.dropFirst().first ?? first, to: Self.posts, first, tag, words.last)
    case "link":
      guard words.count > 1, let place = words.dropFirst().firstIndex(where: isWholeAddress) else { return false }
      let text = first.lowerBound..<words[place - 1].upperBound
      return writeLink(text, to: "", words[place], tag, nil)
    case "gist": return writeLink(nil, to: "https://gist.github.com/", first, tag, nil)
    case "jsfiddle": return writeLink(nil, to: "https://jsfiddle.net/", first, tag, nil)
    case "youtube":
      guard words.count > 1, reader.string(words[1]) == "playlist" else { return false }
      return writeLink(nil, to: "https://www.youtube.com/playlist?list=", first, tag, nil)
    default: return false
    }
  }

  /// Where posts are called by the names of their files.
  private static let posts = "/_posts/"

  /// The folder beside a page that has its files: `guide/` for `guide.md`.
  private var assetFolder: String {
    let stem = LinkIndex.stem(ofPage: text.path)
    return (stem.split(separator: "/").last.map(String.init) ?? stem) + "/"
  }

  private func isImage(_ word: Range<Int>) -> Bool {
    PathPattern.isImage(reader.string(word.lowerBound..<bytes[word].prefix { $0 != UInt8(ascii: "?") }.endIndex))
  }

  private func isWholeAddress(_ word: Range<Int>) -> Bool {
    isAddress(word)
      && (bytes[word].starts(with: "/".utf8) || bytes[word].starts(with: "http://".utf8)
        || bytes[word].starts(with: "https://".utf8))
  }

  // MARK: Links

  /// Writes an address alone: `<a href="{% post_path name %}">`.
  private mutating func writeAddress(_ folder: String, _ name: Range<Int>, _ tag: ForeignTag) -> Bool {
    guard isAddress(name), !bytes[name].contains(UInt8(ascii: "\"")) else { return false }
    replace(tag.range) { rewriter in
      rewriter.put(folder)
      rewriter.put(name)
    }
    return true
  }

  /// Writes a link.
  ///
  /// - Parameters:
  ///   - label: its text; without one, it is the address.
  ///   - last: the word that may say that the text is HTML.
  private mutating func writeLink(
    _ label: Range<Int>?, to folder: String, _ name: Range<Int>, _ tag: ForeignTag, _ last: Range<Int>?
  ) -> Bool {
    guard isAddress(name), !bytes[name].contains(UInt8(ascii: "\"")), !isPaired(tag) else { return false }
    let isHTML = last.map { reader.string($0) == "false" && $0 != name } ?? false
    let label = label.flatMap { isHTML && $0 == last ? name : $0 }
    let isBlock = label == nil && isAlone(tag.range) && !isInHTMLBlock && !isTableRow
    replace(tag.range) { rewriter in
      if isBlock { rewriter.startBlock() }
      if rewriter.isInHTMLBlock {
        rewriter.put(name, between: "<a href=\"\(folder)", "\">")
        rewriter.put(label ?? name)
        rewriter.put("</a>")
      } else if let label {
        rewriter.put("[")
        if isHTML { rewriter.put(label) } else { rewriter.putPlain(label) }
        rewriter.put(name, between: "](<\(folder)", ">)")
      } else {
        rewriter.put(name, between: "<\(folder)", ">")
      }
      if isBlock { rewriter.endBlock() }
    }
    return true
  }

  /// Writes a text in which marks of links and HTML mean nothing.
  private mutating func putPlain(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where "[]<".utf8.contains(bytes[index]) {
      put(start..<index)
      put("\\")
      start = index
    }
    put(start..<range.upperBound)
  }

  // MARK: Images

  /// Writes `{% img class /a.png 500 400 "title" "alternative text" %}`, which some write as `"title 'text'"`.
  private mutating func writeImageOfHexo(_ tag: ForeignTag, _ words: [Range<Int>], isAsset: Bool) -> Bool {
    guard let place = words.firstIndex(where: isImage) ?? (isAsset ? words.indices.first : nil),
      isAddress(words[place]), !bytes[words[place]].contains(where: { "\"\\".utf8.contains($0) })
    else { return false }
    let source = words[place]
    let isSize = { (word: Range<Int>) in bytes[word].allSatisfy { (0x30...0x39).contains($0) || $0 == 0x25 } }
    let texts = words[(place + 1)...].drop(while: isSize)
    var title = texts.first
    var alt = texts.dropFirst().first
    if let whole = title, alt == nil { (title, alt) = parts(ofTitle: whole) }
    let text = alt ?? title
    let folder = isAsset ? assetFolder : ""
    replace(tag.range) { rewriter in
      if rewriter.isInHTMLBlock {
        rewriter.put(source, between: "<img src=\"\(folder)", "\" alt=\"")
        if let text, !rewriter.bytes[text].contains(where: { "\"<>".utf8.contains($0) }) { rewriter.put(text) }
        return rewriter.put("\">")
      }
      rewriter.put("![")
      if let text { rewriter.putPlain(text) }
      rewriter.put(source, between: "](<\(folder)", ">")
      if let title, !title.isEmpty, !rewriter.bytes[title].contains(where: { "\"\\".utf8.contains($0) }) {
        rewriter.put(title, between: " \"", "\"")
      }
      rewriter.put(")")
    }
    return true
  }

  /// The parts of a title that holds the alternative text, too: `title "text"`.
  private func parts(ofTitle whole: Range<Int>) -> (title: Range<Int>?, alt: Range<Int>?) {
    let strings = reader.strings(in: whole, limit: 3)
    guard let first = strings.first, let last = strings.last, last.upperBound + 1 == whole.upperBound else {
      return (whole, nil)
    }
    if strings.count == 2 { return (first, last) }
    let title = reader.trimmed(whole.lowerBound..<first.lowerBound - 1)
    return strings.count == 1 && !title.isEmpty ? (title, first) : (whole, nil)
  }

  // MARK: Code

  /// Writes code with its title, and where it is from below.
  mutating func writeCode(_ code: TitledCode) {
    writeCode(language: code.language, code.content) { rewriter in
      if let marks = code.marks { rewriter.put(marks, between: " {", "}") }
      guard let title = code.title, !rewriter.bytes[title].contains(where: { "`\n\r".utf8.contains($0) }) else {
        return
      }
      let quote = rewriter.bytes[title].contains(UInt8(ascii: "\"")) ? "'" : "\""
      if quote == "'", rewriter.bytes[title].contains(UInt8(ascii: "'")) { return }
      rewriter.put(title, between: " title=\(quote)", quote)
    }
    guard let address = code.address, isAddress(address), !isTableRow else { return }
    startBlock()
    if let text = code.addressText {
      put("[")
      putLinkText(text)
      write(.link(address))
    } else {
      putAddress(address)
    }
    endBlock()
  }

  // MARK: Quotes

  /// Whose a quote is.
  struct Attribution {
    var author: Range<Int>?
    var title: Range<Int>?
    var address: Range<Int>?
  }

  /// What a tag around a quote is: `{% blockquote Author, Title %}`; nil for any other, and for one of another tool, whose
  /// arguments have quotation marks or names.
  func quoteOfHexo(_ tag: ForeignTag) -> Component? {
    guard tag.key.notation == .template, !tag.isInclude, isPaired(tag),
      ["blockquote", "quote", "pullquote", "centerquote"].contains(tag.key.name),
      TagWords(tag.range, reader).words.allSatisfy({ !TagWords.isQuoted($0, reader) }),
      tag.attributes.allSatisfy({ $0.name == nil })
    else { return nil }
    return .quotation
  }

  /// Writes the beginning of a quote.
  mutating func writeQuotation(_ tag: ForeignTag) -> Closing {
    startBlock()
    put("<blockquote>")
    endBlock()
    // Words behind the name of the others are classes.
    let hasSource = tag.key.name == "blockquote" || tag.key.name == "quote"
    return .quotation(hasSource ? attribution(of: tag) : Attribution())
  }

  private func attribution(of tag: ForeignTag) -> Attribution {
    let words = TagWords(tag.range, reader).words
    guard let first = words.first, let last = words.last else { return Attribution() }
    let place = words.dropFirst().firstIndex { bytes[$0].firstRange(of: "://".utf8) != nil && isAddress($0) }
    if let place {
      let title = place + 1 < words.count ? words[place + 1].lowerBound..<last.upperBound : nil
      return Attribution(
        author: first.lowerBound..<words[place - 1].upperBound, title: title, address: words[place])
    }
    let whole = first.lowerBound..<last.upperBound
    guard let comma = bytes[whole].firstIndex(of: UInt8(ascii: ",")) else { return Attribution(author: whole) }
    return Attribution(author: whole.lowerBound..<comma, title: reader.trimmed(comma + 1..<whole.upperBound))
  }

  /// Writes whose a quote is, and its end.
  mutating func write(_ attribution: Attribution) {
    startBlock()
    if attribution.author != nil || attribution.address != nil {
      put("—")
      if let author = attribution.author {
        put(" **")
        putPlain(author)
        put("**")
      }
      if let address = attribution.address {
        put(" [")
        putPlain(attribution.title ?? address)
        write(.link(address))
      } else if let title = attribution.title, !title.isEmpty {
        put(", ")
        putPlain(title)
      }
      endBlock()
    }
    put("</blockquote>")
    endBlock()
  }
}
