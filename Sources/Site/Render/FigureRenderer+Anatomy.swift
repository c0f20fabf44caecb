import Dialogs
import Mockups
import Words
import Writing

extension FigureRenderer {
  /// A drawing with numbers, and the list of what they name.
  func render(_ anatomy: Anatomy, of figure: Figure, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"anatomy\">")
    SVGPrinter.print(anatomy.scene, .inline(idPrefix: figure.block.id), into: &writer)
    // A number in a list item is read out, and the list has the name of its drawing.
    writer.markup("<div class=\"anatomy-parts\"><ol")
    writer.attribute("aria-label", anatomy.scene.transcript.name)
    writer.markup(">")
    for part in anatomy.parts { render(part, into: &writer) }
    writer.markup("</ol>")
    render(anatomy.sources, on: anatomy.scene.platform, of: figure.page, into: &writer)
    writer.markup("</div></div>")
  }

  private func render(_ part: Anatomy.Part, into writer: inout HTMLWriter) {
    writer.markup("<li><b>")
    writer.text(part.name)
    writer.markup("</b>")
    if !part.text.isEmpty {
      writer.markup(" <span>")
      writer.text(part.text)
      writer.markup("</span>")
    }
    if !part.figures.isEmpty {
      writer.markup("<dl>")
      for figure in part.figures {
        writer.markup("<div><dt>")
        writer.text(figure.name)
        writer.markup("</dt><dd>")
        writer.text(figure.value)
        writer.markup("</dd></div>")
      }
      writer.markup("</dl>")
    }
    writer.markup("</li>")
  }

  /// - Parameter page: the page with the figure; the one with all figures is linked from it.
  private func render(
    _ sources: [FigureSource], on platform: Platform, of page: ParsedPage, into writer: inout HTMLWriter
  ) {
    guard !sources.isEmpty else { return }
    writer.markup("<p>")
    writer.word(.sources, of: words) { _, writer in
      for (index, source) in sources.enumerated() {
        if index > 0 { writer.markup(", ") }
        writer.markup("<a href=\"")
        writer.url(source.url)
        writer.markup("\">")
        writer.text(source.name)
        writer.markup("</a>")
      }
    }
    if let path = rules.figuresPath {
      writer.markup(" · <a href=\"")
      writer.url(from: page.path, to: path)
      writer.markup("#")
      writer.url(FiguresPage.anchor(of: platform))
      writer.markup("\">")
      writer.text(words.text(.allFigures, ("platform", words.name(of: platform))))
      writer.markup("</a>")
    }
    writer.markup("</p>")
  }
}

extension Word {
  fileprivate static let sources = Word("anatomy.sources")
  fileprivate static let allFigures = Word("anatomy.all_figures")
}
