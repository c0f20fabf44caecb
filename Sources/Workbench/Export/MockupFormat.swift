import Dialogs
package import Mockups
import Site
import Words
import Writing

/// The formats for exported mockups.
package enum MockupFormat: Sendable {
  case svg(SVGPrinter.Styling)
  /// A page with a live dialog.
  case html
  /// Pixels.
  case png(PNGConverter)

  package var ending: String {
    switch self {
    case .svg: ".svg"
    case .html: ".html"
    case .png: ".png"
    }
  }

  /// What is drawn: for a live dialog, without notes about its parts.
  func scene(for dialog: Dialog, on platform: Platform, _ words: Words) -> Scene? {
    switch self {
    case .html: MockupRenderer.scene(for: dialog, on: platform, words: words)
    case .svg, .png: MockupRenderer.drawing(for: dialog, on: platform, words: words)
    }
  }

  /// The file of a scene.
  ///
  /// - Throws: `PNGConverter.Failure`.
  func bytes(
    of scene: Scene, _ dialog: Dialog, _ look: SVGPrinter.Look, _ words: Words, live: LiveAssets
  ) throws -> [UInt8] {
    switch self {
    case .svg(let styling): svg(scene, .standalone(look, styling: styling))
    case .html:
      LivePrinter.document(scene, of: dialog, look: look, words: words, style: live.style, script: live.script)
    case .png(let converter):
      try converter.convert(svg(converter.fitted(scene), .standalone(look, fonts: .measured)))
    }
  }

  private func svg(_ scene: Scene, _ form: SVGPrinter.Form) -> [UInt8] {
    var writer = HTMLWriter(capacity: 8192)
    SVGPrinter.print(scene, form, into: &writer)
    return writer.bytes
  }
}
