import Diagnostics
import HTML
import Words
import Writing

/// Boxes that an author writes as HTML: `<div class="note">`, with a heading as its title or without.
extension SafeBody {
  private static let boxElements: Set = ["aside", "div", "section"]

  /// The kind of box that the classes of an element name.
  static func boxKind(of node: HTMLNode, writtenAs name: String) -> BoxKind? {
    guard boxElements.contains(name), let value = node.attribute("class") else { return nil }
    let names = String(decoding: value.prefix(longestClasses), as: UTF8.self)
    return BoxKind(classes: names.split(whereSeparator: \.isWhitespace))
  }

  private static let longestClasses = 200

  /// Whether the text of a box says what it is: “Note: …”.
  static func begins(_ node: HTMLNode, with kind: BoxKind, _ words: Words) -> Bool {
    let title = words.text(kind.title).lowercased()
    return node.beginningOfText(title.utf8.count).lowercased() == title
  }

  /// Writes the title of a box whose author gave it none, in front of what it holds.
  mutating func writeBoxTitle() {
    guard let kind = untitledBox else { return }
    untitledBox = nil
    page.html.markup("<p class=\"callout-title\">")
    page.html.word(kind.title, of: page.options.words)
    page.html.markup("</p>\n")
  }

  /// Writes the beginning of a title that is a heading in Markdown.
  mutating func enterBoxTitle(_ heading: MarkdownDocument.Heading) -> Bool {
    headingCount += 1
    startBoxTitle(id: heading.anchor)
    return true
  }

  /// Writes the beginning of a title that is a heading of the author’s HTML.
  mutating func enterBoxTitle(_ node: HTMLNode, at range: SourceRange, isFirst: Bool) -> Bool {
    startBoxTitle(id: (isFirst ? node.attribute("id") : nil).flatMap { take(id: $0) } ?? "")
    return true
  }

  private mutating func startBoxTitle(id: String) {
    untitledBox = nil
    page.html.markup("<p class=\"callout-title\"")
    if !id.isEmpty {
      page.html.attribute("id", id)
      ids.insert(id)
    }
    page.html.markup(">")
    push(OpenElement(name: "p", isContainer: true, isBoxTitle: true))
  }
}
