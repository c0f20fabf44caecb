import Dialogs
import Mockups
import Site
import Snippets
import Writing

/// Whatever parses is drawn: finite, well-formed, and with the author's text as text.
enum MockupProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let probe = PageProbe(BlockProperties.page(with: bytes))
    guard let dialog = probe.page.blocks.first?.dialog else { return }
    for platform in Platform.allCases {
      for framework in CodeSnippet.frameworks {
        guard let code = framework.code(for: dialog, on: platform) else { continue }
        _ = try utf8(code, "\(framework.name) code")
      }
      guard let scene = MockupRenderer.scene(for: dialog, on: platform) else { continue }
      try check(scene)
      var page = HTMLWriter()
      SVGPrinter.print(scene, .inline(idPrefix: "block"), into: &page)
      LivePrinter.print(scene, of: dialog, idPrefix: "block", into: &page)
      try MarkupCheck.check(page.bytes)
      var picture = HTMLWriter()
      SVGPrinter.print(scene, .standalone(.light), into: &picture)
      try MarkupCheck.check(picture.bytes, isXML: true)
    }
  }

  private static func check(_ scene: Scene) throws(Violation) {
    let size = scene.size
    try require(
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite, "\(scene.platform): \(size)")
    for box in scene.boxes {
      let frame = box.frame
      try require(
        frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y.isFinite && frame.height.isFinite,
        "\(scene.platform): \(box.part) is at \(frame)")
    }
  }
}
