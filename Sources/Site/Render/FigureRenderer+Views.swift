import Dialogs
import Mockups
import Words
import Writing

extension FigureRenderer {
  /// The pictures that a block compares, next to each other.
  func renderComparison(of figure: Figure, into writer: inout HTMLWriter) {
    guard let platform = figure.block.platforms.first else { return }
    let views = MockupRenderer.comparison(of: figure.dialog, on: platform, words: words)
    render(views, id: figure.block.id, into: &writer)
  }

  /// Pictures next to each other, each above what distinguishes it; on a phone, they are below each other.
  func render(_ views: [DialogView], id: String, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"dialog-views\">\n")
    for (index, view) in views.enumerated() {
      writer.markup("<div class=\"dialog-view\"><div")
      if let look = view.look { writer.attribute("data-theme", look.rawValue) }
      writer.markup(">")
      SVGPrinter.print(view.scene, .inline(idPrefix: "\(id)-view-\(index + 1)"), into: &writer)
      // The description of the picture says the same.
      writer.markup("</div><p aria-hidden=\"true\">")
      writer.text(view.label)
      writer.markup("</p></div>\n")
    }
    writer.markup("</div>")
  }
}
