import Diagnostics

/// The block components of a page of Nuxt Content: `::tip{title="A"}` up to `::`, with more colons around others.
///
/// They are found before the page is rewritten, because only the colons say what a line ends.
struct MDCBlocks {
  /// What a line begins or ends.
  enum Line {
    case start(ForeignTag)
    case end(ForeignTag.Key, Range<Int>)
    /// The name of a slot, `#title`, whose content follows.
    case slot(Range<Int>)
  }

  private var lines: [Int: Line] = [:]
  /// The names and places of lines that end a component, in order.
  private(set) var ends: [(key: ForeignTag.Key, offset: Int)] = []

  static let kind = ForeignKind(
    noun: "component",
    advice: "What is in it stays. Write Markdown, or a component that Patternbook knows instead. To show its name to "
      + "readers, put it in backticks.", marks: .init(open: "::", close: ""))

  /// A component whose content is all that it shows.
  private static let wrapper = ForeignKind(
    noun: "component",
    advice: "What is in it stays, and only its look is lost. Write Markdown, or a component that Patternbook knows if "
      + "the look matters.", severity: .note, marks: .init(open: "::", close: ""))

  subscript(_ offset: Int) -> Line? { lines[offset] }

  init(_ reader: ForeignReader, from start: Int) {
    var reader = reader
    var open: [Opening] = []
    /// How many are open, by their colons: a line that ends none of them is not compared with all.
    var counts: [Int: Int] = [:]
    var index = start
    while index < reader.end {
      let content = CodeLines.content(reader, from: index)
      if let codeEnd = CodeLines.end(&reader, at: content) {
        index = codeEnd
        continue
      }
      var next = reader.lineEnd(from: content) + 1
      if reader.has("::", at: content) {
        if let colons = Self.closing(reader, at: content) {
          if counts[colons] ?? 0 > 0 {
            while let last = open.popLast() {
              counts[last.colons, default: 0] -= 1
              guard last.colons == colons else {
                add(last, isPaired: false)
                continue
              }
              add(last, isPaired: true)
              lines[content] = .end(last.tag.key, content..<content + colons)
              ends.append((last.tag.key, content))
              break
            }
          }
        } else if let opening = Opening(&reader, at: content) {
          open.append(opening)
          counts[opening.colons, default: 0] += 1
          next = opening.tag.range.upperBound + 1
        }
      } else if !open.isEmpty, let slot = Self.slot(reader, at: content) {
        lines[content] = .slot(slot)
      }
      index = next
    }
    for opening in open { add(opening, isPaired: false) }
  }

  private mutating func add(_ opening: Opening, isPaired: Bool) {
    // Three colons that nothing ends are those of a container, which has a finding of its own.
    if !isPaired, opening.colons > 2 { return }
    var tag = opening.tag
    if isPaired { tag = Self.meant(tag) }
    tag.isSelfClosing = !isPaired
    lines[tag.range.lowerBound] = .start(tag)
  }

  /// A component with the names that others have for what it is.
  private static func meant(_ tag: ForeignTag) -> ForeignTag {
    let hasNames = tag.attributes.contains { $0.name != nil }
    var meant = tag
    if !hasNames { meant = ForeignTag(key: tag.key, range: tag.range, attributes: tag.attributes, kind: wrapper) }
    // Its link is below its text.
    if MDCNames.isReference(tag.key.name), let address = tag.attributes.first(where: { $0.name == "to" }) {
      let text = tag.attributes.first { $0.name == "title" }?.value ?? address.value
      meant.attributes = [address, .init(name: "url_text", value: text)]
      meant.componentName = "card"
    }
    return meant
  }

  /// How many colons a line has that holds nothing else.
  private static func closing(_ reader: ForeignReader, at start: Int) -> Int? {
    let colons = reader.bytes[start..<reader.end].prefix { $0 == UInt8(ascii: ":") }
    return reader.isLineEnd(colons.endIndex) ? colons.count : nil
  }

  /// The line `#title`, which no heading is.
  private static func slot(_ reader: ForeignReader, at start: Int) -> Range<Int>? {
    guard reader.has("#", at: start), start + 1 < reader.end, ForeignReader.isLetter(reader.bytes[start + 1]) else {
      return nil
    }
    let name = reader.bytes[start + 1..<reader.end].prefix(60).prefix(while: AttributeList.isName)
    return reader.isLineEnd(name.endIndex) ? start..<name.endIndex : nil
  }

  /// A line that begins a component.
  private struct Opening {
    let colons: Int
    let tag: ForeignTag

    init?(_ reader: inout ForeignReader, at start: Int) {
      let colons = reader.bytes[start..<reader.end].prefix { $0 == UInt8(ascii: ":") }
      guard let head = MDCHead(&reader, at: colons.endIndex), reader.isLineEnd(head.end) else { return nil }
      self.colons = colons.count
      var attributes = head.attributes
      if let text = head.text { attributes.append(.init(name: "title", value: .string(text))) }
      var end = head.end
      if let properties = MDCHead.properties(reader, behind: end) {
        attributes += properties.attributes
        end = properties.end
      }
      tag = ForeignTag(
        key: .init(notation: .directive, name: head.name), range: start..<end, attributes: attributes,
        kind: MDCBlocks.kind)
    }
  }
}

/// The lines of block components, and components within a line.
struct MDCLines: ForeignConvention {
  let firstBytes: StaticString = ":#"
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    switch reader.mdc?[offset] {
    case .start(let tag)?: ForeignConstruct(range: tag.range, meaning: .start(tag))
    case .end(let key, let range)?: ForeignConstruct(range: range, meaning: .end(key))
    case .slot(let range)?: ForeignConstruct(range: range, meaning: .nothing)
    case nil: nil
    }
  }
}
