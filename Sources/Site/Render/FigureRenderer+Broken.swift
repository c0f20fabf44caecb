import Diagnostics
import Words
import Writing

extension FigureRenderer {
  /// The box for a block that cannot be shown.
  func renderBroken(_ findings: [Diagnostic], in file: SourceFile?, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"dialog-error\"><p class=\"dialog-error-title\">")
    writer.word(.broken, of: words)
    writer.markup("</p>\n")
    for finding in findings where finding.severity == .error {
      writer.markup("<p>")
      findingRenderer.english(finding.summary, into: &writer)
      writer.markup(" <code>")
      writer.text(finding.rule)
      writer.markup("</code></p>\n")
      guard let file, let range = finding.location?.range else { continue }
      let line = file.line(at: range.lowerBound)
      writer.markup("<pre><code>")
      writer.text("\(file.path):\(line)\n")
      writer.text(file.text(file.lineRange(line)))
      writer.markup("</code></pre>\n")
      if !finding.explanation.isEmpty {
        writer.markup("<p>")
        findingRenderer.english(finding.explanation, into: &writer)
        writer.markup("</p>\n")
      }
    }
    writer.markup("</div>\n")
  }
}

extension Word {
  fileprivate static let broken = Word("figure.broken")
}
