/// Shortcodes that Hugo and its theme Docsy bring along.
extension ForeignRewriter {
  /// Writes what such a shortcode shows: images of the page’s folder, or a link to a post or a video.
  ///
  /// - Returns: false for other shortcodes, and where nothing can be shown.
  mutating func writeOfHugo(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .shortcode, !tag.isTransparent, !isWithinAddress(tag.range) else { return false }
    switch tag.key.name {
    case "imgproc":
      guard let name = positional(of: tag).first, let image = images(fitting: "**\(reader.string(name))*", tag).first
      else { return false }
      write([image], tag)
    case "gallery":
      guard let pattern = line(["match"], of: tag) else { return false }
      let images = images(fitting: reader.string(pattern), tag)
      if images.isEmpty { return false }
      write(images, tag)
    case "tweet", "twitter", "twitter_simple", "x": return writePost(tag)
    default: return writeTitledVideo(tag)
    }
    return true
  }

  // MARK: Images of the page’s folder

  /// The paths of images in the folder of an index page, relative to it.
  private mutating func images(fitting pattern: String, _ tag: ForeignTag) -> [String] {
    guard let links = reader.links, pattern.utf8.count <= Self.longestPattern, foldersRead < Self.mostFoldersRead,
      text.path.utf8.starts(with: links.content), pattern.first != "/", !pattern.contains("..")
    else { return [] }
    let source = String(decoding: text.path.utf8.dropFirst(links.content.count), as: UTF8.self)
    guard let folder = LinkIndex.folder(ofIndexPage: LinkIndex.stem(ofPage: source)), !folder.isEmpty else { return [] }
    foldersRead += 1
    return links.findImages(folder + "/" + pattern).map(\.source).compactMap { path in
      path.hasPrefix(folder + "/") ? PercentEncoding.encode(String(path.dropFirst(folder.count + 1))) : nil
    }
  }

  private static let longestPattern = 100
  /// Each looks at all files of the site.
  private static let mostFoldersRead = 50

  /// Writes images, whose captions may be between the tags.
  private mutating func write(_ images: [String], _ tag: ForeignTag) {
    let beginsBlock = tag.range.lowerBound == content && (isPaired(tag) || isAlone(tag.range))
    let isBlock = beginsBlock && !isInHTMLBlock && !isTableRow
    replace(tag.range) { rewriter in
      if isBlock { rewriter.startBlock() }
      for (number, image) in images.enumerated() where !image.contains(where: { "\"<>".contains($0) }) {
        if number > 0 { rewriter.put(" ") }
        rewriter.put("<img src=\"\(image)\" alt=\"\">", at: tag.range)
      }
      if isBlock { rewriter.endBlock() }
      if rewriter.isPaired(tag) { rewriter.push(tag, nil, .none) }
    }
    hasRemoved = true
  }

  // MARK: Links

  /// Writes a link to a post: `{{< tweet user="a" id="1" >}}`, `{{< x user="a" id="1" >}}`.
  private mutating func writePost(_ tag: ForeignTag) -> Bool {
    guard !isPaired(tag), let id = line(["id"], of: tag) ?? positional(of: tag).last, !id.isEmpty,
      bytes[id].allSatisfy({ (0x30...0x39).contains($0) })
    else { return false }
    let user = line(["user"], of: tag) ?? positional(of: tag).dropLast().first
    guard user.map({ bytes[$0].allSatisfy(AttributeList.isName) }) ?? true else { return false }
    let name = user.map(reader.string) ?? ""
    write(address: "https://twitter.com/\(name.isEmpty ? "i" : name)/status/\(reader.string(id))", title: nil, tag)
    return true
  }

  /// Writes a link to a video with a title: `{{% blocks/resource youtube="a" title="A" %}}`.
  private mutating func writeTitledVideo(_ tag: ForeignTag) -> Bool {
    guard let id = line(["youtube"], of: tag), let title = line(["title"], of: tag), !title.isEmpty, !id.isEmpty,
      bytes[id].allSatisfy(AttributeList.isName),
      tag.attributes.allSatisfy({ $0.name.map(["youtube", "title", "thumbnail"].contains) ?? false })
    else { return false }
    write(address: "https://www.youtube.com/watch?v=\(reader.string(id))", title: title, tag)
    return true
  }

  private mutating func write(address: String, title: Range<Int>?, _ tag: ForeignTag) {
    let isBlock = isAlone(tag.range) && !isInHTMLBlock && !isTableRow
    replace(tag.range) { rewriter in
      if isBlock { rewriter.startBlock() }
      if rewriter.isInHTMLBlock {
        rewriter.put("<a href=\"\(address)\">")
        if let title { rewriter.put(title) } else { rewriter.put(address) }
        rewriter.put("</a>")
      } else if let title {
        rewriter.put("[")
        rewriter.putLinkText(title)
        rewriter.put("](<\(address)>)")
      } else {
        rewriter.put("<\(address)>")
      }
      if isBlock { rewriter.endBlock() }
      if rewriter.isPaired(tag) { rewriter.push(tag, nil, .none) }
    }
    hasRemoved = true
  }
}
