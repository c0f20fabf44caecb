/// Fields of interfaces, explained terms, and lists of components, most of which are of Mintlify.
extension ForeignRewriter {
  /// What a component is that says more in its attributes, or is something else, than those of other tools with its
  /// name.
  func componentOfMintlify(_ tag: ForeignTag) -> Component? {
    guard tag.key.notation == .component else { return nil }
    switch tag.key.name {
    case "Tooltip": return line(["tip"], of: tag) == nil ? nil : .term
    case "Update": return line(["label"], of: tag) == nil ? nil : .card
    case let name: return reader.isOfMintlify ? Self.componentsOfMintlify[name] ?? part(of: tag) : nil
    }
  }

  private static let componentsOfMintlify: [String: Component] = [
    "View": .card, "Tile": .card, "Prompt": .card, "Tree": .list(.whole), "FileTree": .list(.whole),
    "Color": .list(.whole), "Tree.Folder": .list(.group), "FileTree.Folder": .list(.group), "Color.Row": .list(.group),
    "Tree.File": .list(.item), "FileTree.File": .list(.item), "Color.Item": .list(.item),
  ]

  /// A part of a page that is for people or for programs: `<Visibility for="agents">`.
  private func part(of tag: ForeignTag) -> Component? {
    guard tag.key.name == "Visibility", let audience = string(["for"], of: tag) else { return nil }
    return bytes[audience].elementsEqual("agents".utf8) ? .head : .content
  }

  // MARK: Anchors

  /// The anchor that Mintlify gives a component with a title; nil where a heading or another component has it.
  mutating func anchor(ofTitle title: Range<Int>?, _ tag: ForeignTag) -> String? {
    guard reader.isOfMintlify, tag.key.notation == .component, !["Card", "Tile"].contains(tag.key.name), let title,
      isOneLine(title), !bytes[title].contains(UInt8(ascii: "<"))
    else { return nil }
    return anchor(for: string(["id"], of: tag) ?? title, behind: "")
  }

  private mutating func anchor(for text: Range<Int>, behind prefix: String) -> String? {
    guard text.count < Self.longestTitle else { return nil }
    if placedAnchors.isEmpty { placedAnchors = anchorsOfHeadings() }
    let slug = AnchorStyle.mintlify.slug(reader.string(text).filter { $0 != "`" && $0 != "*" })
    guard !slug.isEmpty, !slug.utf8.contains(where: { "\"<>&{}#".utf8.contains($0) || $0 <= 0x20 }),
      placedAnchors.insert(prefix + slug).inserted
    else { return nil }
    return prefix + slug
  }

  private static let longestTitle = 200

  /// The anchors that headings of the page have, and one that nothing has.
  private func anchorsOfHeadings() -> Set<String> {
    var anchors: Set = [""]
    var start = text.body.lowerBound
    while start < end {
      let lineEnd = min(reader.lineEnd(from: start), end)
      let line = reader.trimmed(start..<lineEnd)
      let heading = bytes[line].drop { $0 == UInt8(ascii: "#") }
      if heading.startIndex > line.lowerBound, line.count < Self.longestTitle {
        let words = String(decoding: heading, as: UTF8.self).filter { $0 != "`" && $0 != "*" }
        anchors.insert(AnchorStyle.mintlify.slug(words))
      }
      start = lineEnd + 1
    }
    return anchors
  }

  // MARK: Fields

  /// What a field is called: `<ParamField query="limit">`, `<ResponseField name="id">`.
  func fieldName(of tag: ForeignTag) -> Range<Int>? { line(Self.placesOfFields + ["name"], of: tag) }

  /// Where a request has a field.
  private static let placesOfFields = ["path", "query", "body", "header", "cookie"]

  /// Writes the name of a field, and in the same paragraph its type and what else is known of it.
  mutating func writeField(_ tag: ForeignTag) -> Closing {
    guard let name = fieldName(of: tag) else { return .none }
    startBlock()
    if reader.isOfMintlify, let id = anchor(for: name, behind: "param-") { put("<a id=\"\(id)\"></a>") }
    put("**")
    putValue(name)
    put("**")
    var separator = " "
    if let type = value("type", of: tag), !type.isEmpty {
      put(separator)
      putValue(type)
      separator = ", "
    }
    for word in Self.placesOfFields.filter({ string([$0], of: tag) != nil }) + words(of: tag) {
      put(separator + word)
      separator = ", "
    }
    if let value = value("default", of: tag), !value.isEmpty {
      put(separator + "default: ")
      putValue(value)
    }
    endBlock()
    return .none
  }

  /// What a field is, of what its tag can say without a value.
  private func words(of tag: ForeignTag) -> [String] {
    ["required", "deprecated"].filter { name in
      guard let attribute = tag.attributes.first(where: { $0.name == name }) else { return false }
      switch attribute.value {
      case nil: return true
      case .string(let range), .expression(let range): return reader.string(reader.trimmed(range)) != "false"
      }
    }
  }

  /// A value as text, also a number or a list that is not in quotes.
  private func value(_ name: String, of tag: ForeignTag) -> Range<Int>? {
    guard let value = tag.attributes.first(where: { $0.name == name })?.value else { return nil }
    if let text = string(of: value) { return text }
    guard case .expression(let range) = value, range.count < Self.longestTitle else { return nil }
    return reader.trimmed(range)
  }

  /// Writes a value as code, or as text if it has entities of HTML, which code would show.
  private mutating func putValue(_ value: Range<Int>) {
    if !bytes[value].contains(where: { "`&\n".utf8.contains($0) }) { return put(value, between: "`", "`") }
    var start = value.lowerBound
    for index in value where "\\`*_[]~^$<|\n".utf8.contains(bytes[index]) {
      put(start..<index)
      start = index
      if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "<") {
        put(bytes[index] == UInt8(ascii: "<") ? "&lt;" : " ")
        start = index + 1
      } else {
        put("\\")
      }
    }
    put(start..<value.upperBound)
  }

  // MARK: Terms

  /// Writes a term with its explanation, and the link that explains more: `<Tooltip tip="…" href="/a">API</Tooltip>`.
  mutating func writeTerm(_ tag: ForeignTag) -> Closing {
    var closing = ""
    if let address = line(["href"], of: tag), isAddress(address), !bytes[address].contains(UInt8(ascii: "\"")) {
      put(address, between: "<a href=\"", "\">")
      closing = "</a>"
    }
    guard let tip = line(["tip"], of: tag), !bytes[tip].contains(where: { "\"<>".utf8.contains($0) }) else {
      return .tags(closing)
    }
    put("<abbr title=\"")
    if let headline = line(["headline"], of: tag), !bytes[headline].contains(where: { "\"<>".utf8.contains($0) }) {
      put(headline)
      put(": ")
    }
    put(tip)
    put("\">")
    return .tags("</abbr>" + closing)
  }

  // MARK: Lists

  /// Whether a tag is of a list whose items are components: `<Tree><Tree.File name="a.js" /></Tree>`.
  func accepts(partOfList part: Component.PartOfList, _ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, !isTableRow else { return false }
    switch part {
    case .whole: return isPaired(tag)
    case .group: return isPaired(tag) && isInList(tag) && line(["name", "title"], of: tag) != nil
    case .item: return isInList(tag) && line(["name", "value"], of: tag) != nil
    }
  }

  private func isInList(_ tag: ForeignTag) -> Bool {
    if case .list? = frames.last?.component, case .tags? = frames.last?.closing { true } else { false }
  }

  /// Writes a part of a list as HTML, in which Markdown is not read; a list of Markdown stays one.
  mutating func writeList(_ part: Component.PartOfList, _ tag: ForeignTag) -> Closing {
    // A blank line within the list has ended the block.
    if !isInHTMLBlock, part != .whole { isInHTMLBlock = true }
    switch part {
    case .whole:
      let first = bytes[tag.range.upperBound..<end].prefix(Self.longestTitle).first { !ForeignReader.isSpace($0) }
      guard first == UInt8(ascii: "<") else { return .none }
      put("<ul>")
      isInHTMLBlock = true
      return .tags("</ul>")
    case .group:
      put("<li>")
      if let name = line(["name", "title"], of: tag) { put(name) }
      put("<ul>")
      return .tags("</ul></li>")
    case .item:
      put("<li>")
      if let name = line(["name"], of: tag) { put(name) }
      if let value = line(["value"], of: tag) { put(value, between: " <code>", "</code>") }
      return .tags("</li>")
    }
  }

  // MARK: Fences

  /// What the info string of a fence has for its title: the words behind the language that are neither attributes nor
  /// switches, as in `bash Request {1} lines`.
  func plainTitle(ofFence line: Range<Int>) -> String? {
    let line = reader.trimmed(line)
    guard let mark = bytes[line].first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"), line.count < 500 else {
      return nil
    }
    let info = reader.string(reader.trimmed(bytes[line].drop { $0 == mark }.startIndex..<line.upperBound))
    guard !info.contains("title="), !info.contains("filename=") else { return nil }
    var words: [Substring] = []
    var depth = 0
    var quote: Character?
    for word in info.split(whereSeparator: \.isWhitespace).dropFirst() {
      let isWithin = depth > 0 || quote != nil
      for character in word {
        if let open = quote {
          if character == open { quote = nil }
        } else if "\"'".contains(character), isWithin || word.contains("=") {
          quote = character
        } else if character == "{" {
          depth += 1
        } else if character == "}" {
          depth -= 1
        }
      }
      if !isWithin, !word.contains("="), !word.hasPrefix("{"), !Self.switches.contains(String(word)) {
        words.append(word)
      }
    }
    let title = words.joined(separator: " ").filter { $0 != "\"" && $0 != "`" }
    return title.isEmpty || title.hasPrefix("[") ? nil : title
  }

  private static let switches: Set = ["lines", "wrap", "expandable", "twoslash", "live", "copy", "nocopy"]
}
