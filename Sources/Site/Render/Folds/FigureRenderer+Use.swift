import Files
import Mockups
import Words
import Writing

extension FigureRenderer {
  /// The mockup files of a dialog, and a snippet that shows them elsewhere; empty if the site publishes none.
  func renderUse(of figure: Figure, into writer: inout HTMLWriter) {
    guard let files = mockupFiles, figure.page.reference == nil, !figure.scenes.isEmpty else { return }
    renderFold("use", .use, into: &writer) { writer in
      for scene in figure.scenes {
        renderPanel(of: scene.platform, in: figure, into: &writer) { writer in
          renderFiles(of: scene, in: figure, at: files.url, into: &writer)
        }
      }
      writer.markup("<p>")
      writer.word(.render, of: words) { _, writer in writer.markup("<code>--format png</code>") }
      writer.markup("</p><pre><code>")
      writer.text("patternbook render \(quoted(figure.page.source)) --id \(figure.block.id) -o mockups/")
      writer.markup("</code></pre>")
    }
  }

  private func renderFiles(of scene: Scene, in figure: Figure, at url: String?, into writer: inout HTMLWriter) {
    func path(_ look: SVGPrinter.Look) -> String {
      MockupFile.path(of: figure.block.id, of: figure.page.path, on: scene.platform, look)
    }
    func link(_ look: SVGPrinter.Look, _ label: Word, into writer: inout HTMLWriter) {
      writer.markup("<a href=\"")
      writer.url(from: figure.page.path, to: path(look))
      writer.markup("\">")
      writer.word(label, of: words)
      writer.markup("</a>")
    }
    writer.markup("<p>")
    writer.word(.files, of: words) { place, writer in
      if place == "light" { link(.light, .lightFile, into: &writer) } else { link(.dark, .darkFile, into: &writer) }
    }
    writer.markup("</p><pre><code>")
    // If the address of the site is not known, the files are saved next to the page.
    func place(_ look: SVGPrinter.Look) -> String {
      url.map { SiteURL.absolute(path(look), at: $0) } ?? SiteURL.fromRoot(SitePath.name(of: path(look)))
    }
    writer.text(picture(light: place(.light), dark: place(.dark), alt: scene.transcript.name))
    writer.markup("</code></pre>")
  }

  /// Markup that shows a light or a dark picture.
  private func picture(light: String, dark: String, alt: String) -> String {
    var snippet = HTMLWriter(capacity: 512)
    snippet.markup("<picture>\n  <source media=\"(prefers-color-scheme: dark)\" srcset=\"")
    snippet.url(dark)
    snippet.markup("\">\n  <img src=\"")
    snippet.url(light)
    snippet.markup("\"")
    snippet.attribute("alt", alt)
    snippet.markup(">\n</picture>")
    return String(decoding: snippet.bytes, as: UTF8.self)
  }

  /// A path quoted for a shell.
  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
    return isPlain
      ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension Word {
  fileprivate static let use = Word("figure.use")
  fileprivate static let files = Word("figure.files")
  fileprivate static let lightFile = Word("figure.light_file")
  fileprivate static let darkFile = Word("figure.dark_file")
  fileprivate static let render = Word("figure.render")
}
