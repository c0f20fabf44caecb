import Markdown
import Writing

/// The list of a page's headings.
enum OutlineRenderer {
  /// Nested lists of levels two and three; deeper headings would be too many.
  static func html(_ outline: [MarkdownDocument.Heading]) -> [UInt8] {
    let headings = outline.filter { $0.isTopLevel && ($0.level == 2 || $0.level == 3) }
    guard headings.count > 1 else { return [] }
    var writer = HTMLWriter(capacity: headings.count * 64)
    var isNested = false
    writer.markup("<ul>")
    for (index, heading) in headings.enumerated() {
      let nests = heading.level == 3
      if nests != isNested {
        // A level-three heading without a level-two heading before it gets its own item.
        writer.markup(nests ? (index == 0 ? "<li><ul>" : "<ul>") : "</li></ul></li>")
        isNested = nests
      } else if index > 0 {
        writer.markup("</li>")
      }
      writer.markup("<li><a href=\"#")
      writer.url(heading.anchor)
      writer.markup("\">")
      writer.text(heading.text)
      writer.markup("</a>")
    }
    writer.markup(isNested ? "</li></ul></li></ul>" : "</li></ul>")
    return writer.bytes
  }
}
