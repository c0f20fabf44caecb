import Dialogs
import Mockups
import Words
import Writing

/// The collapsed parts below a figure: each is a file in this folder and a line here.
extension FigureRenderer {
  func renderFolds(of figure: Figure, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"dialog-folds\">\n")
    renderTranscripts(of: figure, into: &writer)
    renderCode(of: figure, into: &writer)
    renderUse(of: figure, into: &writer)
    writer.markup("</div>\n")
  }

  /// A collapsed part of a figure.
  ///
  /// - Parameters:
  ///   - name: the end of its class name: `dialog-transcript`.
  ///   - title: the text of its summary.
  func renderFold(
    _ name: StaticString, _ title: Word, into writer: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    writer.markup("<details class=\"dialog-fold dialog-")
    writer.markup(name)
    writer.markup("\"><summary>")
    writer.word(title, of: words)
    writer.markup("</summary>")
    body(&writer)
    writer.markup("</details>\n")
  }

  /// A part that is shown while the tab of a platform is selected, with the platform name if there are several.
  func renderPanel(
    of platform: Platform, in figure: Figure, into writer: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
  ) {
    writer.markup("<div class=\"dialog-panel\"")
    writer.attribute("data-platform", platform.id)
    writer.markup(">")
    if figure.scenes.count > 1 {
      writer.markup("<p class=\"dialog-fold-platform\">")
      writer.text(words.name(of: platform))
      writer.markup("</p>")
    }
    body(&writer)
    writer.markup("</div>")
  }
}
