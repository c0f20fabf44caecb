package import Dialogs
package import Words
package import Writing

/// Writes a dialog as a live `dialog` element with real buttons, fields, and switches.
///
/// Its picture is the one before it: the live script puts a copy of that below the controls. Each control has its
/// position in `data-box` (left, top, width, and height in points of the scene). Without JavaScript, the element
/// stays closed. It requires `live.css` and `live.js` of the theme.
package enum LivePrinter {
  /// Appends the live form of a scene, directly after its inline picture.
  ///
  /// - Parameter idPrefix: the prefix of the picture.
  package static func print(
    _ scene: Scene, of dialog: Dialog, idPrefix: String, words: Words = .english, into writer: inout HTMLWriter
  ) {
    var printing = LivePrinting(scene, dialog, idPrefix: idPrefix, words: words, writer: writer)
    // The bytes are moved in and out without being copied.
    writer = HTMLWriter()
    printing.print()
    writer = printing.writer
  }

  /// A file with one live dialog, which opens at once and again with a button.
  ///
  /// - Parameters:
  ///   - style: the theme's `live.css`.
  ///   - script: the theme's `live.js`.
  package static func document(
    _ scene: Scene, of dialog: Dialog, look: SVGPrinter.Look, words: Words = .english, style: [UInt8], script: [UInt8]
  ) -> [UInt8] {
    let id = "dialog"
    var writer = HTMLWriter(capacity: 48_000)
    writer.markup("<!doctype html>\n<html")
    writer.attribute("lang", words.language)
    switch look {
    case .light: writer.markup(" data-theme=\"light\"")
    case .dark: writer.markup(" data-theme=\"dark\"")
    case .automatic: break
    }
    writer.markup(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>
      """)
    writer.text(XMLText.repaired(Substring(scene.transcript.name)))
    writer.markup("</title>\n<style>\n")
    writer.markup(rendered: MockupStylesheet.css(for: [scene.platform]))
    writer.markup(rendered: style)
    writer.markup(
      """
      :root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
      :root[data-theme=light]{color-scheme:light}
      :root[data-theme=dark]{color-scheme:dark}
      body{max-width:48rem;margin:0 auto;padding:1.5rem;background:light-dark(#f3f7f7,#0f1515);\
      color:light-dark(#131f20,#e4ecec)}
      body>button{margin-top:1rem;padding:.25rem .75rem;font:inherit}
      </style>
      </head>
      <body>
      <div data-live-panel>
      """)
    SVGPrinter.print(scene, .inline(idPrefix: id), into: &writer)
    print(scene, of: dialog, idPrefix: id, words: words, into: &writer)
    writer.markup(
      """
      </div>
      <button type="button" data-live-document>
      """)
    writer.word(.liveAgain, of: words)
    writer.markup(
      """
      </button>
      <p role="status"></p>
      <script>

      """)
    writer.markup(rendered: script)
    writer.markup("</script>\n</body>\n</html>\n")
    return writer.bytes
  }
}

extension Word {
  static let liveText = Word("live.text")
  static let liveChoices = Word("live.choices")
  static let liveHelp = Word("live.help")
  static let liveImage = Word("live.image")
  fileprivate static let liveAgain = Word("live.again")
}
