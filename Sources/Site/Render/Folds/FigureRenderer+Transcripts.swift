import Mockups
import Words
import Writing

extension FigureRenderer {
  /// The transcripts of a dialog on each of its platforms.
  func renderTranscripts(of figure: Figure, into writer: inout HTMLWriter) {
    renderFold("transcript", .transcript, into: &writer) { writer in
      for scene in figure.scenes where !scene.transcript.lines.isEmpty {
        renderPanel(of: scene.platform, in: figure, into: &writer) { writer in
          writer.markup("<ol>")
          for line in scene.transcript.lines { render(line, into: &writer) }
          writer.markup("</ol>")
        }
      }
    }
  }

  private func render(_ line: Transcript.Line, into writer: inout HTMLWriter) {
    writer.markup(line.kind == .wayOut ? "<li class=\"dialog-way-out\">" : "<li>")
    writer.text(line.text)
    if let note = line.note {
      writer.markup(" <span class=\"dialog-note\">")
      writer.text(note)
      writer.markup("</span>")
    }
    writer.markup("</li>")
  }
}

extension Word {
  fileprivate static let transcript = Word("figure.transcript")
}
