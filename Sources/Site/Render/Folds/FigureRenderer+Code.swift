import Dialogs
import Highlighting
import Mockups
import Snippets
import Words
import Writing

extension FigureRenderer {
  /// The source code of a dialog for the frameworks of its platforms: each distinct snippet once, shown for all of
  /// its platforms.
  func renderCode(of figure: Figure, into writer: inout HTMLWriter) {
    let platforms = figure.scenes.map(\.platform)
    let snippets = CodeSnippet.all(for: figure.dialog, on: platforms, in: frameworks)
    guard !snippets.isEmpty || platforms.contains(where: { !$0.isBuiltFor }) else { return }
    renderFold("code", .code, into: &writer) { writer in
      for snippet in snippets {
        render(snippet, isAlone: platforms.count == 1, into: &writer)
      }
      for platform in platforms where !platform.isBuiltFor {
        renderPanel(of: platform, in: figure, into: &writer) { writer in
          writer.markup("<p class=\"dialog-note\">")
          writer.word(.noCode, of: words) { _, writer in writer.text(words.name(of: platform)) }
          writer.markup("</p>")
        }
      }
    }
  }

  private func render(_ snippet: CodeSnippet, isAlone: Bool, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"dialog-panel\" data-platform=\"")
    for (index, platform) in snippet.platforms.enumerated() {
      if index > 0 { writer.byte(UInt8(ascii: " ")) }
      writer.text(platform.id)
    }
    writer.markup("\"")
    writer.attribute("data-framework", snippet.framework.id)
    writer.markup("><p class=\"dialog-framework\">")
    writer.text(snippet.framework.name)
    if !isAlone {
      writer.markup("<span class=\"dialog-fold-platform\"> ")
      writer.word(.onPlatforms, of: words) { _, writer in
        for (index, platform) in snippet.platforms.enumerated() {
          if index > 0 { writer.markup(", ") }
          writer.text(words.name(of: platform))
        }
      }
      writer.markup("</span>")
    }
    writer.markup("</p><pre dir=\"ltr\" translate=\"no\"><code class=\"language-")
    writer.text(snippet.framework.language)
    writer.markup("\">")
    snippet.code.withUnsafeBufferPointer { code in
      writer.code(code, in: CodeLanguage.named(snippet.framework.language))
    }
    writer.markup("</code></pre></div>")
  }
}

extension Word {
  fileprivate static let code = Word("figure.code")
  fileprivate static let noCode = Word("figure.no_code")
  fileprivate static let onPlatforms = Word("figure.on_platforms")
}
