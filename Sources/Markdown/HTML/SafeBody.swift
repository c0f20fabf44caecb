import Diagnostics
import HTML
import Writing

/// Writes a rendered page again in which HTML of an author stands who is not trusted.
///
/// The whole page is parsed as a browser would parse it, because elements may begin in one piece of HTML and end in
/// another, with Markdown between. Then the tree is written: our elements as they were, those of the author if
/// `SafeHTML` lets them, text as text. So what is published is well-formed, whatever the author left open.
struct SafeBody {
  enum Result {
    case written
    /// The page cannot be parsed.
    case beyondBounds
    /// A heading or a dialog would be lost.
    case tangled
  }

  static func write(_ page: inout PageRenderer) -> Result {
    var body = SafeBody(page)
    let source = body.source
    let result = source.withUnsafeBufferPointer { bytes in
      guard let tree = HTMLTree(parsing: bytes) else { return Result.beyondBounds }
      body.write(tree)
      return body.isWhole ? .written : .tangled
    }
    if case .written = result {
      body.finish()
      page = body.page
    }
    return result
  }

  var page: PageRenderer
  let places: AuthoredPlaces
  var outline: [MarkdownDocument.Heading] = []
  private var missedHeadings = 0
  /// Ids of the author's elements.
  var ids: Set<String> = []
  /// Where the author's start tags stand that have been written: the parser may repeat an element.
  var seen: Set<Int> = []
  /// Names that are more than once in the page; nil until something is hidden.
  var repeatedNames: Set<ArraySlice<UInt8>>?
  /// Addresses as they are published, by where they are in the source.
  var addresses: [Int: [UInt8]] = [:]

  /// The page with a mark for each dialog.
  let source: [UInt8]
  /// Indices of our headings and of the dialogs, by where they are in the source.
  private var headings: [Int: Int] = [:]
  private var slots: [Int: Int] = [:]
  private var slotOffsets: [Int] = []
  var headingCount = 0

  /// The elements around the place that is written.
  private var open: [OpenElement] = []
  /// Those within which a heading is not one of the page.
  private var containers = 0
  /// Whether a reader would see more of what has been written than can be above a title: pictures, links, and badges.
  private var hasContent = false
  /// The element whose tags were taken out last, and where its start tag ends.
  private var lastUnwrapped: (kind: RemovedHTML.Kind, end: Int)?
  /// The box that has just begun, and has no title yet.
  var untitledBox: BoxKind?

  struct OpenElement {
    /// Nil for one that is not written.
    var name: String?
    /// The anchor of a heading of the author.
    var anchor: String?
    var isContainer = false
    /// Whether it is the title of a box, in which a heading of the page needs no link to itself.
    var isBoxTitle = false
  }

  private static let mark: StaticString = "<hr>"

  private init(_ page: PageRenderer) {
    let html = page.html.bytes
    var source: [UInt8] = []
    source.reserveCapacity(html.count + page.document.slots.count * Self.mark.utf8CodeUnitCount)
    var copied = 0
    let offsets = page.document.slots.map(\.offset)
    for (index, offset) in offsets.enumerated() {
      source += html[copied..<offset]
      copied = offset
      slots[source.count] = index
      source += UnsafeBufferPointer(start: Self.mark.utf8Start, count: Self.mark.utf8CodeUnitCount)
    }
    source += html[copied...]
    var passed = 0
    for (index, heading) in page.document.outline.enumerated() {
      while passed < offsets.count, offsets[passed] <= heading.offset { passed += 1 }
      headings[heading.offset + passed * Self.mark.utf8CodeUnitCount] = index
    }
    self.source = source
    self.page = page
    self.page.html = HTMLWriter(capacity: html.count + html.count / 8)
    places = AuthoredPlaces(
      page.authored.shifted(by: Self.mark.utf8CodeUnitCount, at: offsets), in: source, of: page.text)
  }

  private var isWhole: Bool {
    headingCount == page.document.outline.count && slotOffsets.count == page.document.slots.count
  }

  private mutating func finish() {
    for (index, offset) in slotOffsets.enumerated() { page.document.slots[index].offset = offset }
    page.document.outline = outline
    page.document.rawAnchors += ids.sorted()
    page.document.links.sort { $0.range.lowerBound < $1.range.lowerBound }
    // A title that is taken out is not among them. All headings of an included file have the place of its inclusion.
    if !page.document.isTitleTakenOut, let title = page.document.title,
      let heading = outline.first(where: {
        $0.range == title.range && $0.anchor == title.anchor && $0.text == title.text
      })
    {
      page.document.title = heading
    }
  }

  // MARK: The tree

  private mutating func write(_ tree: borrowing HTMLTree) {
    var walk = tree.walk()
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .comment: break
        case .text: write(text: node.text)
        case .element: if !enter(node) { walk.skip() }
        }
      case .leave: leave()
      }
    }
  }

  /// Writes what a reader sees as text.
  private mutating func write(text: UnsafeBufferPointer<UInt8>) {
    let saysNothing = untitledBox == nil && hasContent || text.allSatisfy { $0 <= 0x20 }
    if !saysNothing {
      hasContent = hasContent || !isInLink
      writeBoxTitle()
    }
    TextRepair.forEachPiece(of: text) { page.html.text($0) }
  }

  /// Writes an element's start tag.
  ///
  /// - Returns: whether the element is to be left, too.
  private mutating func enter(_ node: HTMLNode) -> Bool {
    guard let tag = node.startTag else { return enterImplied(node) }
    if let range = places.range(of: tag) { return enter(node, tag, at: range) }
    guard node.isHTML else { return false }
    if let index = headings[tag.lowerBound], untitledBox != nil { return enterBoxTitle(page.document.outline[index]) }
    if open.last?.isBoxTitle == true, source[tag].starts(with: "<a class=\"anchor\"".utf8) { return false }
    writeBoxTitle()
    if let slot = slots[tag.lowerBound] {
      writeSlots(through: slot)
      return false
    }
    let name = node.name
    if let index = headings[tag.lowerBound] {
      var heading = page.document.outline[index]
      heading.offset = page.html.count
      outline.append(heading)
      headingCount += 1
    }
    page.html.markup(rendered: source[tag])
    if name == "a" { writeName(of: node, isAuthored: false) }
    if SafeHTML.isVoid(name) || name == "input" { return false }
    push(OpenElement(name: name))
    return true
  }

  /// An element that the parser has put around others.
  private mutating func enterImplied(_ node: HTMLNode) -> Bool {
    // A paragraph's end tag without a start tag makes an empty paragraph, which nobody has written.
    guard node.hasChildren, case .keep(let name) = SafeHTML.treatment(of: node) else {
      push(OpenElement())
      return true
    }
    page.html.markup("<")
    page.html.text(name)
    page.html.markup(">")
    push(OpenElement(name: name))
    return true
  }

  /// Whether the place that is written is in a link.
  var isInLink: Bool { open.contains { $0.name == "a" } }

  /// Ends the paragraph that the place is in, which cannot hold a block.
  mutating func endParagraph() {
    guard let last = open.indices.last, open[last].name == "p" else { return }
    open[last].name = nil
    page.html.markup("</p>\n")
  }

  /// Notes that a reader sees something of what is written next.
  mutating func noteContent() {
    hasContent = true
    writeBoxTitle()
  }

  private mutating func leave() {
    guard let element = open.popLast() else { return }
    // A box without content needs no title.
    untitledBox = nil
    if element.isContainer { containers -= 1 }
    guard let name = element.name else { return }
    if let anchor = element.anchor, page.options.anchors { page.writeAnchorLink(anchor) }
    page.html.markup("</")
    page.html.text(name)
    page.html.markup(">")
  }

  mutating func push(_ element: OpenElement) {
    open.append(element)
    if element.isContainer { containers += 1 }
  }

  /// Dialogs stay in order; one that the parser has moved ahead takes those before it along.
  private mutating func writeSlots(through last: Int) {
    hasContent = true
    while slotOffsets.count <= last {
      page.startLine()
      slotOffsets.append(page.html.count)
    }
  }

  // MARK: Elements of the author

  private mutating func enter(_ node: HTMLNode, _ tag: Range<Int>, at range: SourceRange) -> Bool {
    let isFirst = seen.insert(tag.lowerBound).inserted
    switch SafeHTML.treatment(of: node) {
    case .keep(let name):
      if let level = Self.headingLevel(name) {
        if untitledBox != nil { return enterBoxTitle(node, at: range, isFirst: isFirst) }
        return enterHeading(node, level, at: range, isFirst: isFirst)
      }
      writeBoxTitle()
      if let kind = Self.boxKind(of: node, writtenAs: name) {
        writeStartTag(of: node, as: name, at: range, isFirst: isFirst, box: kind)
        push(OpenElement(name: name, isContainer: true))
        untitledBox = Self.begins(node, with: kind, page.options.words) ? nil : kind
        return true
      }
      writeStartTag(of: node, as: name, at: range, isFirst: isFirst)
      if SafeHTML.isVoid(name) { return false }
      if name == "a", isFirst, isLinkWritten(node) { writeName(of: node, isAuthored: true) }
      push(OpenElement(name: name, isContainer: !Self.plainContainers.contains(name)))
      return true
    case .ignore:
      push(OpenElement())
      return true
    case .unwrap:
      // Nothing is on it without a script, which has a finding of its own.
      if node.name == "canvas", !node.holdsText { return false }
      let attributes = node.attributes
      if hides(attributes), !isShownByScript(attributes) { return enterHidden(node, isFirst: isFirst) }
      if Self.isCheckbox(node) { return writeCheckbox(node) }
      // In a link, a button only looks like one.
      let isLook = node.name == "button" && open.suffix(Self.nearestLink).contains { $0.name == "a" }
      if isFirst, !isLook { note(unwrapped: kind(of: node, tag), tag, at: range) }
      if isFirst, Self.isCustom(node) { return enterCustom(node, tag, at: range) }
      push(OpenElement())
      return true
    case .remove:
      if node.name == "iframe", writeLink(to: node, at: range, isFirst: isFirst) { return false }
      // The head of a page, in which some tools let it say what search engines show.
      if node.name == "title", node.isHTML { return false }
      // Only a script would draw in it.
      if node.name == "svg", !node.hasChildren { return false }
      if isFirst { note(kind(of: node, tag), at: range) }
      return false
    }
  }

  private func kind(of node: HTMLNode, _ tag: Range<Int>) -> RemovedHTML.Kind {
    let isHidden = node.attribute("aria-hidden")?.elementsEqual("true".utf8) == true
    if node.name == "svg", isHidden, !node.holdsText { return .decoration("svg") }
    return node.isKnown
      ? .known(node.name)
      : .unknown(
        node.writtenName, isAroundContent: node.hasEndTag && node.hasChildren,
        isEmpty: node.hasEndTag && !node.hasChildren && node.attributes.isEmpty,
        isInWord: source[..<tag.lowerBound].last.map { $0 > 0x20 && $0 != UInt8(ascii: ">") } ?? false)
  }

  /// Elements within a link that are looked through for it.
  private static let nearestLink = 16

  /// Farther apart, elements have nothing to do with each other.
  private static let nearest = 40

  /// Notes an element whose tags are taken out; what is just behind another one on the same line is mostly a part of one
  /// text: `<project>/<repository>`.
  private mutating func note(unwrapped kind: RemovedHTML.Kind, _ tag: Range<Int>, at range: SourceRange) {
    var neighbor: RemovedHTML.Kind?
    if let last = lastUnwrapped, last.end <= tag.lowerBound, tag.lowerBound - last.end < Self.nearest,
      !source[last.end..<tag.lowerBound].contains(UInt8(ascii: "\n"))
    {
      neighbor = last.kind
    }
    page.removedHTML.note(kind, at: page.text.location(range), behind: neighbor)
    lastUnwrapped = (kind, tag.upperBound)
  }

  mutating func note(_ kind: RemovedHTML.Kind, at range: SourceRange) {
    page.removedHTML.note(kind, at: page.text.location(range))
  }

  /// Elements within which a heading is still one of the page.
  private static let plainContainers: Set = [
    "article", "details", "div", "header", "hgroup", "section", "span", "summary",
  ]

  static func headingLevel(_ name: String) -> Int? {
    guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h") else { return nil }
    return name.utf8.last.flatMap { (UInt8(ascii: "1")...UInt8(ascii: "6")).contains($0) ? Int($0) - 48 : nil }
  }

  /// A heading of the author is one of the page, too, unless it says nothing.
  mutating func enterHeading(_ node: HTMLNode, _ level: Int, at range: SourceRange, isFirst: Bool) -> Bool {
    let isNested = open.contains { $0.anchor != nil }
    let text = isFirst && !isNested ? node.textContent : ""
    guard !text.isEmpty else {
      writeStartTag(of: node, as: "h\(level)", at: range, isFirst: isFirst)
      push(OpenElement(name: "h\(level)", isContainer: true))
      return true
    }
    let given = node.attribute("id").flatMap { take(id: $0) }
    let anchor = page.options.anchors ? given ?? page.slugger.anchor(for: text) : given ?? ""
    var heading = MarkdownDocument.Heading(
      level: level, anchor: anchor, text: text, offset: page.html.count, textRange: textRange(of: text),
      range: page.text.fileRange(range), isTopLevel: containers == 0)
    if let place = page.text.includedPlace(of: range) { heading.included = place }
    if level == 1, page.document.title == nil {
      page.document.title = heading
      if !hasContent, containers == 0, takesOut(text) {
        page.document.isTitleTakenOut = true
        return false
      }
    }
    outline.append(heading)
    writeStartTag(of: node, as: "h\(level)", at: range, isFirst: isFirst, id: anchor)
    push(OpenElement(name: "h\(level)", anchor: anchor, isContainer: true))
    return true
  }

  /// Where a heading is in the page's plain text, behind the heading before it.
  ///
  /// Empty where it is not found: the plain text was taken from the source, the heading from what that became.
  private mutating func textRange(of heading: String) -> Range<Int> {
    let start = outline.last?.textRange.upperBound ?? 0
    let text = page.plain.bytes[min(start, page.plain.bytes.count)...]
    guard missedHeadings < Self.mostMissedHeadings else { return start..<start }
    guard let range = text.firstRange(of: Array(heading.utf8)) else {
      missedHeadings += 1
      return start..<start
    }
    let end = page.plain.bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return range.lowerBound..<(end ?? page.plain.bytes.count)
  }

  /// A page of headings that are not found must not be searched for each of them.
  private static let mostMissedHeadings = 100

  private func takesOut(_ title: String) -> Bool {
    switch page.leadingTitle {
    case .keep: false
    case .takeOut, .takeOutOfPage, .takeOutBehindText: true
    case .takeOutIfEqual(let other): title == other
    }
  }
}
