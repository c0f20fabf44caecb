import Dialogs
import Files
import Mockups
import Words
import Writing

/// Renders a library page: the entries by kind, each with a small mockup and its text.
struct CatalogRenderer {
  /// The path of the page in the site.
  let path: String
  let entries: [CatalogEntry]
  /// The entries that are drawn.
  let drawn: [Bool]
  /// BCP 47 tag of the page.
  let language: String
  let words: Words

  /// The entries.
  func html() -> [UInt8] {
    var writer = HTMLWriter(capacity: entries.count * 6000)
    var start = 0
    while start < entries.count {
      let kind = entries[start].dialog.kind.value
      let end = entries[start...].firstIndex { $0.dialog.kind.value != kind } ?? entries.count
      writer.markup("<section class=\"catalogue-kind\"")
      writer.attribute("data-kind", kind.rawValue)
      writer.markup(" aria-labelledby=\"kind-")
      writer.text(kind.rawValue)
      writer.markup("\">\n<h2 id=\"kind-")
      writer.text(kind.rawValue)
      writer.markup("\">")
      writer.word(kind.plural, of: words)
      writer.markup(" <span class=\"catalogue-number\">")
      writer.number(end - start)
      writer.markup("</span></h2>\n<ul class=\"catalogue-cards\">\n")
      for index in start..<end { render(index, into: &writer) }
      writer.markup("</ul>\n</section>\n")
      start = end
    }
    return writer.bytes
  }

  private func render(_ index: Int, into writer: inout HTMLWriter) {
    let entry = entries[index]
    writer.markup("<li class=\"catalogue-card")
    switch entry.dialog.marking {
    case .plain: break
    case .good: writer.markup(" dialog-do")
    case .bad: writer.markup(" dialog-dont")
    }
    writer.markup("\"")
    writer.attribute("data-platform", entry.platforms.map(\.id).joined(separator: " "))
    if !entry.packs.isEmpty { writer.attribute("data-pack", entry.packs.joined(separator: " ")) }
    if !entry.roles.isEmpty { writer.attribute("data-role", entry.roles.map(\.rawValue).joined(separator: " ")) }
    writer.markup(">\n")
    if drawn[index] { renderPicture(of: entry, index, into: &writer) }
    if entry.dialog.marking != .plain {
      writer.markup("<p class=\"dialog-mark\">")
      writer.word(entry.dialog.marking == .good ? .do : .dont, of: words)
      writer.markup("</p>\n")
    }
    renderWords(of: entry, into: &writer)
    writer.markup("</li>\n")
  }

  /// The mockup on its first platform, hidden from screen readers: the text next to it is equivalent.
  private func renderPicture(of entry: CatalogEntry, _ index: Int, into writer: inout HTMLWriter) {
    guard let platform = entry.platforms.first,
      let scene = MockupRenderer.scene(for: entry.dialog, on: platform, words: words)
    else { return }
    writer.markup("<div class=\"catalogue-stage\" aria-hidden=\"true\">")
    Self.draw(scene, ofEntry: index, into: &writer)
    writer.markup("</div>\n")
  }

  /// The drawing of an entry on one of its platforms.
  static func draw(_ scene: Scene, ofEntry index: Int, into writer: inout HTMLWriter) {
    SVGPrinter.print(scene, .inline(idPrefix: "c\(index)", isHidden: true), into: &writer)
  }

  private func renderWords(of entry: CatalogEntry, into writer: inout HTMLWriter) {
    let dialog = entry.dialog
    writer.markup("<div class=\"catalogue-words\"")
    if entry.language != language { writer.attribute("lang", entry.language) }
    if dialog.isRightToLeft { writer.markup(" dir=\"rtl\"") }
    writer.markup(">\n")
    writer.markup("<h3><a href=\"")
    writer.url(from: path, to: entry.path)
    writer.markup("#")
    writer.url(entry.id)
    writer.markup("\">")
    writer.text(entry.name(in: words))
    writer.markup("</a></h3>\n")
    if dialog.title != nil, let message = dialog.message {
      writer.markup("<p class=\"catalogue-message\">")
      writer.text(message.value)
      writer.markup("</p>\n")
    }
    let buttons = dialog.allButtons
    if !buttons.isEmpty {
      writer.markup("<ul class=\"catalogue-buttons\">")
      for button in buttons { render(button, into: &writer) }
      writer.markup("</ul>\n")
    }
    writer.markup("</div>\n<p class=\"catalogue-place\">")
    writer.text(entry.platforms.map(words.name).joined(separator: ", "))
    writer.markup(" <span>")
    writer.word(.catalogPlace, of: words) { _, writer in writer.text(entry.pageTitle) }
    writer.markup("</span></p>\n")
  }

  private func render(_ button: Dialog.Button, into writer: inout HTMLWriter) {
    switch button.role {
    case .default: writer.markup("<li>")
    case .destructive: writer.markup("<li class=\"catalogue-destructive\">")
    case .cancel: writer.markup("<li class=\"catalogue-cancel\">")
    }
    writer.text(button.label.value)
    let role: Word = button.role == .destructive ? .catalogDestructive : .catalogCancel
    // “Cancel” says it itself.
    if button.role != .default, button.label.value.lowercased() != words.text(role).lowercased() {
      writer.markup(" <span>")
      writer.word(role, of: words)
      writer.markup("</span>")
    }
    writer.markup("</li>")
  }
}
