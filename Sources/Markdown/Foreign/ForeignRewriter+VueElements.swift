import HTML

/// Elements that Vue shows only where a condition holds, or once for each item of a list: `<p v-if="isEmpty">`,
/// `<li v-for="item in items">`.
///
/// They are left out on any page: no other tool has such attributes.
extension ForeignRewriter {
  private static let conditionKind = ForeignKind(
    noun: "conditional element",
    advice: "Patternbook does not know whether its condition holds. Take “v-if” out if all readers are to see the "
      + "element. An element with “v-else” stays.",
    isOfSite: true)

  private static let listKind = ForeignKind(
    noun: "repeated element",
    advice: "Patternbook does not know the data that “v-for” goes through, so what it would list is missing. Write the "
      + "list in the page.",
    isOfSite: true)

  /// Bytes in which the end tag of an element is looked for.
  private static let longestElement = 200_000

  /// Leaves out an element with its content of which nobody knows whether readers are to see it, and one that they are
  /// never to see.
  ///
  /// What has `v-else` stays: readers see one of the branches, and the last one needs nothing to be known. Without it,
  /// nothing would be in their place.
  ///
  /// - Returns: false where it is read as other elements are.
  mutating func skipElementOfVue(_ tag: ForeignTag) -> Bool {
    guard tag.key.notation == .component, index >= verbatimEnd else { return false }
    let isRepeated = tag.attributes.contains { $0.name == "v-for" }
    let condition = tag.attributes.first { $0.name == "v-if" || $0.name == "v-else-if" }
    guard isRepeated || condition != nil else { return false }
    var isKnown = false
    if !isRepeated, case .string(let value)? = condition?.value {
      let text = reader.string(reader.trimmed(value))
      if text == "true" { return false }
      isKnown = text == "false"
    }
    guard let end = endOfElement(tag) else { return false }
    if !isKnown { findings.note(isRepeated ? Self.listKind : Self.conditionKind, range: tag.range, in: text) }
    if tag.range.lowerBound == content {
      if isPreviousLineBlank { isInHTMLBlock = false }
      leaveCountedElement(tag.range.lowerBound..<end)
    }
    remove(tag.range.lowerBound..<end)
    return true
  }

  /// Where an element ends that may have others of its name in it, and code.
  private mutating func endOfElement(_ tag: ForeignTag) -> Int? {
    let start = tag.range.upperBound
    if tag.isSelfClosing || SafeHTML.isVoid(tag.key.name) { return start }
    guard isPaired(tag), !reader.isSpent else { return nil }
    let last = min(end, start + Self.longestElement)
    var (depth, place, spans) = (1, start, CodeSpans())
    while place < last {
      switch bytes[place] {
      case UInt8(ascii: "\n"):
        place += 1
        if let codeEnd = CodeLines.end(&reader, at: CodeLines.content(reader, from: place)), codeEnd > place {
          place = codeEnd - 1
        }
      case UInt8(ascii: "`"): place = spans.end(reader, at: place)
      case UInt8(ascii: "<"):
        guard let construct = ComponentTags().read(&reader, at: place) else {
          place += 1
          continue
        }
        place = construct.range.upperBound
        switch construct.meaning {
        case .start(let inner): if inner.key == tag.key, !inner.isSelfClosing { depth += 1 }
        case .end(let key): if key == tag.key { depth -= 1 }
        default: break
        }
        if depth == 0 { return place }
      default: place += 1
      }
    }
    reader.spend(max(last - start, 1))
    return nil
  }

  // MARK: Events

  /// Whether an attribute is none of HTML by its name, so that CommonMark takes a tag with it for text: `@click`,
  /// `#header`.
  static func isForVueOnly(_ name: String) -> Bool { name.first == "@" || name.first == "#" }

  /// Whether an attribute says what happens: `@click="a"`, `@submit.prevent`.
  private static func isEventOfVue(_ attribute: ForeignTag.Attribute) -> Bool {
    guard let name = attribute.name?.utf8, name.first == UInt8(ascii: "@"),
      name.dropFirst().first.map(ForeignReader.isLetter) ?? false
    else { return false }
    return attribute.value != nil || name.contains(UInt8(ascii: "."))
  }

  /// Elements of HTML that begin a block whatever their attributes are (CommonMark, section “HTML blocks”, kind 1).
  private static let rawElements: Set = ["pre", "script", "style", "textarea"]

  /// Writes the tag of an element of HTML in a paragraph without what Vue does when something happens:
  /// `<button @click="count++">`.
  ///
  /// Within a block of HTML, the tag is one to CommonMark, too.
  ///
  /// - Returns: false where the tag stays as it is.
  mutating func leaveOutEvents(of tag: ForeignTag) -> Bool {
    let name = tag.key.name.lowercased()
    guard tag.attributes.contains(where: Self.isEventOfVue), SafeHTML.isElement(name), !Self.rawElements.contains(name),
      SafeHTML.isVoid(name) || tag.isSelfClosing || isPaired(tag), !holdsBlankLine(tag.range)
    else { return false }
    guard !isInHTMLBlock || index == content && followsBlank && !Self.blockNames.contains(name) else { return false }
    replace(tag.range) { $0.writeTag(tag) }
    return true
  }

  /// Whether a blank line ends a paragraph within a range.
  private func holdsBlankLine(_ range: Range<Int>) -> Bool {
    range.contains { bytes[$0] == UInt8(ascii: "\n") && reader.isLineEnd($0 + 1) }
  }

  /// Whether a tag that begins at an index may have an attribute for an event: a blank, an at sign, and a letter.
  static func holdsEventOfVue(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    tag.indices.dropFirst().dropLast().contains { index in
      tag[index] == UInt8(ascii: "@") && tag[index - 1] <= UInt8(ascii: " ") && ForeignReader.isLetter(tag[index + 1])
    }
  }

  /// Whether a tag that begins at an index has an attribute with which Vue decides whether to show the element.
  static func holdsConditionOfVue(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    tag.indices.contains { index in
      tag[index] == UInt8(ascii: "v")
        && ["v-if", "v-for", "v-else"].contains { tag[index...].starts(with: $0.utf8) }
    }
  }
}
