/// Components of a site’s own around content.
extension ForeignRewriter {
  /// What is reported of a component that nobody knows: only where its attributes have nothing for readers, its content
  /// is all of it.
  func kind(ofUnknown tag: ForeignTag) -> ForeignKind {
    guard isPaired(tag), !isEmpty(tag) else {
      let hasTexts = tag.attributes.contains { attribute in
        guard let written = attribute.name, let value = attribute.value, !Self.isEvent(written) else { return false }
        return !Self.isAboutLook(Self.plain(written)) && (saysSomething(value) || holdsTexts(value))
      }
      return hasTexts ? ComponentTags.texts : ComponentTags.made
    }
    let isLink = isLinkAroundText(tag)
    let isMissing = tag.attributes.contains { attribute in
      guard let written = attribute.name, let value = attribute.value, !Self.isEvent(written) else { return false }
      let name = Self.plain(written)
      if Self.addressAttributes.contains(name) { return !isLink }
      return Self.textAttributes.contains(name)
        || !Self.isAboutLook(name) && (saysSomething(value) || holdsTexts(value))
    }
    return isMissing ? ComponentTags.holder : ComponentTags.wrapper
  }

  /// Whether a component around content has texts or addresses in attributes other than those that are shown.
  func losesTexts(_ tag: ForeignTag, besides shown: Set<String>) -> Bool {
    tag.attributes.contains { attribute in
      guard let written = attribute.name, let value = attribute.value, !Self.isEvent(written) else { return false }
      let name = Self.plain(written)
      guard !shown.contains(name), !Self.isAboutLook(name) else { return false }
      return Self.addressAttributes.contains(name) || Self.textAttributes.contains(name) || saysSomething(value)
        || holdsTexts(value)
    }
  }

  /// Whether a component without texts of its own is around cards alone, all of which are shown: a grid by another name.
  func isGridOfCards(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, tag.attributes.allSatisfy({ $0.name.map(Self.isForNoReader) ?? false }),
      isPaired(tag), let close = reader.ends.next(tag.key, from: tag.range.upperBound)
    else { return false }
    let first = bytes[tag.range.upperBound..<close].prefix(Self.longestLinkText).drop(while: ForeignReader.isSpace)
    guard first.first == UInt8(ascii: "<") else { return false }
    let name = String(decoding: first.dropFirst().prefix(60).prefix(while: ForeignReader.isNamePart), as: UTF8.self)
    guard !name.isEmpty, case .card? = Component(name) ?? Component(likelyOf: name) else { return false }
    let rest = bytes[tag.range.upperBound..<close].suffix(Self.longestLinkText)
    guard let last = rest.lastIndex(where: { !ForeignReader.isSpace($0) }) else { return false }
    return rest[...last].suffix(name.utf8.count + 3).elementsEqual("</\(name)>".utf8)
      || rest[...last].suffix(2).elementsEqual("/>".utf8)
  }

  /// Whether a component around content says nothing but numbers and truth values, which are about its look:
  /// `<Narrow value={80} centered>`.
  func isOnlyMeasured(_ tag: ForeignTag) -> Bool {
    guard isMDX, tag.key.notation == .component, !tag.attributes.isEmpty, isPaired(tag), !isEmpty(tag) else {
      return false
    }
    return tag.attributes.allSatisfy { attribute in
      guard let name = attribute.name, name == "value" || !Self.textAttributes.contains(name) else { return false }
      guard let value = attribute.value else { return true }
      guard case .expression(let range) = value else { return false }
      let expression = reader.trimmed(range)
      if bytes[expression].elementsEqual("true".utf8) || bytes[expression].elementsEqual("false".utf8) { return true }
      return !expression.isEmpty
        && bytes[expression].allSatisfy { (0x30...0x39).contains($0) || "-.".utf8.contains($0) }
    }
  }

  /// Whether an expression of lists or objects has words between quotes: `[{label: 'More about it'}]`.
  private func holdsTexts(_ value: ForeignTag.Value) -> Bool {
    guard case .expression(let range) = value else { return false }
    let data = reader.trimmed(range)
    guard let first = bytes[data].first, "[{<".utf8.contains(first) else { return false }
    return reader.strings(in: data.lowerBound..<min(data.upperBound, data.lowerBound + 2000), limit: 50).contains {
      $0.count > 1 && bytes[$0].contains(where: ForeignReader.isLetter)
    }
  }

  /// Whether nothing is between the tags of a component: what it shows comes from elsewhere.
  func isEmpty(_ tag: ForeignTag) -> Bool {
    var index = tag.range.upperBound
    let last = min(end, index + Self.longestLinkText)
    while index < last, ForeignReader.isSpace(bytes[index]) { index += 1 }
    return reader.has("</", at: index) && reader.string(endOf: index) == tag.key.name
  }

  /// Whether readers would see the value of an attribute whose name says nothing: words or a path, not a number.
  private func saysSomething(_ value: ForeignTag.Value) -> Bool {
    guard let text = string(of: value), let first = bytes[text].first else { return false }
    let isNumber = (0x30...0x39).contains(first) || "#-.+".utf8.contains(first)
    guard !isNumber, !bytes[text].elementsEqual("true".utf8), !bytes[text].elementsEqual("false".utf8) else {
      return false
    }
    return bytes[text].contains { ForeignReader.isLetter($0) || $0 >= 0x80 }
  }

  /// Whether an attribute says nothing about what a component shows, but how it looks or behaves.
  static func isForNoReader(_ name: String) -> Bool { isEvent(name) || isAboutLook(plain(name)) }

  /// Whether an attribute says what happens: `@click` of Vue, which is also how Ember marks what it passes.
  private static func isEvent(_ name: String) -> Bool { name.first == "@" && events.contains(plain(name)) }

  private static let events: Set = [
    "blur", "change", "click", "close", "focus", "hover", "input", "keydown", "keyup", "open", "select", "submit",
    "toggle", "update",
  ]

  /// Whether an attribute says how a component looks or behaves, by what its name is or ends with.
  private static func isAboutLook(_ name: String) -> Bool {
    if lookAttributes.contains(name) || lookBeginnings.contains(where: name.hasPrefix) { return true }
    // `onClick`, not `only`.
    if name.hasPrefix("on"), name.dropFirst(2).first?.isUppercase == true { return true }
    return lookEndings.contains(where: name.hasSuffix)
  }

  /// Whether a component can only be a link around its content: it has one address, and text of one line in it.
  func isLinkAroundText(_ tag: ForeignTag) -> Bool {
    let addresses = tag.attributes.filter { $0.name.map { Self.addressAttributes.contains(Self.plain($0)) } ?? false }
    guard addresses.count == 1, let address = string(Component.linkAttributes + ["link"], of: tag), isWhole(address),
      !Component.completesAddress(tag.key.name), isPaired(tag),
      let close = reader.ends.next(tag.key, from: tag.range.upperBound),
      close - tag.range.upperBound <= Self.longestLinkText
    else { return false }
    let content = reader.trimmed(tag.range.upperBound..<close)
    // The tags may be on lines of their own.
    guard !content.isEmpty, !bytes[content].contains(UInt8(ascii: "\n")),
      !isMarkOfBlock(bytes[content.lowerBound])
    else { return false }
    // Links cannot be in links.
    return !content.contains { index in
      bytes[index] == UInt8(ascii: "]") && reader.has("](", at: index)
        || bytes[index] == UInt8(ascii: "<")
          && (reader.has("<a", at: index) || bytes[index + 1] == tag.key.name.utf8.first)
    }
  }

  /// Whether an address leads somewhere by itself, and is not the name of a route.
  private func isWhole(_ address: Range<Int>) -> Bool {
    let bytes = bytes[address]
    guard isAddress(address), !bytes.contains(where: { "{} ".utf8.contains($0) }) else { return false }
    return bytes.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "#") }
      || bytes.suffix(3).elementsEqual(".md".utf8)
      || bytes.starts(with: "mailto:".utf8)
  }

  private func isMarkOfBlock(_ byte: UInt8) -> Bool { "#-+>|:".utf8.contains(byte) }

  /// The name of an attribute without the mark that Ember, or Vue, puts in front of it.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("@") || name.hasPrefix(":") ? String(name.dropFirst()) : name
  }

  private static let longestLinkText = 300
  private static let lookBeginnings = ["aria-", "data-", "client:", "v-", "class:", "on:", "slot:", "xmlns"]
  private static let lookEndings = [
    "ClassName", "Class", "Style", "Color", "Size", "Width", "Height", "Id", "Key", "Icon", "Position", "Variant",
  ]
  private static let lookAttributes: Set = [
    "align", "alignItems", "animation", "appearance", "as", "background", "bg", "border", "class", "className",
    "color", "cols", "columns", "component", "container", "css", "defaultValue", "dir", "direction", "display", "flex",
    "float", "fontSize", "fontWeight", "gap", "group", "groupId", "height", "icon", "id", "is", "justify",
    "justifyContent", "key", "kind", "lang", "language", "layout", "level", "loading", "m", "margin", "mode", "mt",
    "orientation", "overflow", "p", "padding", "placement", "position", "ref", "rel", "role", "rows", "shape", "size",
    "slot", "spacing", "style", "sx", "tag", "target", "textAlign", "theme", "tone", "variant", "width", "wrap",
  ]
  /// Attributes whose values readers would see.
  private static let textAttributes: Set = [
    "alt", "author", "caption", "content", "date", "default", "description", "heading", "header", "label", "message",
    "name", "required", "subtitle", "summary", "text", "title", "tooltip", "type", "value", "values", "version",
  ]
  /// Attributes whose values lead somewhere, or show something.
  private static let addressAttributes: Set = ["href", "link", "route", "src", "to", "url"]
}
