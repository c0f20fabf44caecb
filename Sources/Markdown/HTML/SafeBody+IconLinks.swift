import HTML
import Writing

/// Links that show an icon and nothing else: a style sheet or a script of another site would draw it.
extension SafeBody {
  /// Writes what a link is called in which a reader could not see or hear anything.
  ///
  /// - Parameter isAuthored: false for a link of Markdown, of which only what the author’s HTML in it shows counts.
  mutating func writeName(of link: HTMLNode, isAuthored: Bool) {
    guard let address = link.attribute("href"), let first = address.first,
      // A heading has a link to itself.
      first != UInt8(ascii: "#"),
      // What goes on in another block may show something there.
      link.hasEndTag,
      link.attribute("aria-hidden")?.elementsEqual("true".utf8) != true,
      let icon = LinkedIcon(link, { places.range(of: $0) != nil }), isAuthored || icon.hasElements
    else { return }
    if let label = icon.label {
      label.withUnsafeBufferPointer { label in TextRepair.forEachPiece(of: label) { page.html.text($0) } }
    } else if let name = icon.name ?? IconWords.host(address) {
      page.html.text(name)
    }
  }
}

/// What is in a link that shows nothing.
private struct LinkedIcon {
  /// What the link or something in it is called.
  private(set) var label: [UInt8]?
  /// The name of the icon.
  private(set) var name: String?
  /// Whether the author’s HTML has anything in the link.
  private(set) var hasElements = false

  /// How many steps into a link are looked at.
  private static let mostSteps = 200
  private static let longestLabel = 500

  /// - Parameter isAuthored: whether the author wrote a start tag.
  /// - Returns: nil if the link shows anything.
  init?(_ link: HTMLNode, _ isAuthored: (Range<Int>) -> Bool) {
    takeLabel(of: link)
    var walk = HTMLWalk(link)
    // How many elements are open from one on that is taken out with its content.
    var (steps, removed, isTitle) = (0, 0, false)
    while let event = walk.next() {
      steps += 1
      guard steps <= Self.mostSteps else { return nil }
      guard case .enter(let node) = event else {
        removed = max(removed - 1, 0)
        isTitle = false
        continue
      }
      switch node.kind {
      case .comment: break
      case .text:
        if Self.isBlank(node.text) { continue }
        if removed == 0 { return nil }
        if isTitle { take(label: Array(node.text)) }
      case .element:
        if let tag = node.startTag, isAuthored(tag) {
          hasElements = true
          takeLabel(of: node)
          name = name ?? node.attribute("class").flatMap { IconWords.name(inClasses: $0) }
        }
        // A drawing has its title in itself.
        isTitle = removed > 0 && node.name == "title"
        if removed == 0, Self.isVisible(node) { return nil }
        if removed > 0 || SafeHTML.treatment(of: node) == .remove { removed += 1 }
      }
    }
  }

  private mutating func takeLabel(of node: HTMLNode) {
    for attribute in ["aria-label", "title"] { if let label = node.attribute(attribute) { take(label: label) } }
  }

  private mutating func take(label: [UInt8]) {
    // A framework fills in templates.
    guard self.label == nil, label.count <= Self.longestLabel, !label.contains(UInt8(ascii: "{")),
      !label.withUnsafeBufferPointer(Self.isBlank)
    else { return }
    self.label = label
  }

  /// Whether a text consists of blanks, including those at which no line ends.
  private static func isBlank(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy { $0 <= 0x20 || $0 == 0xC2 || $0 == 0xA0 }
  }

  private static let visible: Set = ["audio", "hr", "iframe", "img", "input", "meter", "progress", "video"]

  /// Whether a reader sees an element that has no text in it.
  private static func isVisible(_ node: HTMLNode) -> Bool {
    visible.contains(node.name) || SafeBody.isCustom(node) && SafeBody.saysSomething(node)
  }
}
