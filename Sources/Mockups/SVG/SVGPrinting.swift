import Dialogs
import Writing

/// Prints one picture.
struct SVGPrinting {
  var writer: HTMLWriter
  let fonts: SVGPrinter.Fonts
  let scene: Scene
  let form: SVGPrinter.Form
  /// What there is to paint.
  let shown: [SceneElement]
  /// Nil if no paint is a gradient.
  private let gradients: Palette?
  /// The prefix of every ID; empty in separate files.
  let prefix: String
  /// Number of clips and blurs so far, used for their IDs.
  var parts = 0

  init(_ scene: Scene, _ form: SVGPrinter.Form, writer: HTMLWriter) {
    self.scene = scene
    self.form = form
    self.writer = writer
    let palette = scene.platform.drawing.palette
    gradients = palette.hasGradients ? palette : nil
    switch form {
    case .inline(let idPrefix, _):
      prefix = Self.named(idPrefix) + "-" + scene.platform.id + "-"
      fonts = .readers
      shown = scene.elements
    case .standalone(_, let fonts):
      prefix = ""
      shown = SceneElement.still(scene.elements)
      self.fonts = fonts
    }
  }

  /// An ID for XML, where a digit or a hyphen cannot be first as in HTML.
  private static func named(_ id: String) -> String {
    let isName = id.utf8.first.map { !("0"..."9" ~= UnicodeScalar($0)) && $0 != UInt8(ascii: "-") } ?? false
    return isName ? id : "_" + id
  }

  mutating func print() {
    openRoot()
    if !isHidden { printName() }
    if case .standalone(let look, _) = form {
      SVGStyle.write(for: shown, of: scene, look, fonts, into: &writer)
    }
    if let gradients { define(gradients) }
    elements(shown[...])
    for rect in scene.outlines { outline(rect) }
    writer.markup("</svg>")
  }

  private var isHidden: Bool { if case .inline(_, true) = form { true } else { false } }

  private mutating func printName() {
    writer.markup("<title id=\"")
    id("title")
    writer.markup("\">")
    safeText(Substring(scene.transcript.name))
    writer.markup("</title><desc id=\"")
    id("desc")
    writer.markup("\">")
    safeText(Substring(scene.transcript.summary))
    writer.markup("</desc>")
  }

  private mutating func openRoot() {
    writer.markup("<svg")
    if case .standalone = form { writer.markup(" xmlns=\"http://www.w3.org/2000/svg\"") }
    writer.markup(" class=\"mockup mockup-")
    writer.text(scene.platform.id)
    if scene.extent == .bottom { writer.markup(" mockup-bottom") }
    writer.byte(UInt8(ascii: "\""))
    if !isHidden {
      writer.markup(" role=\"img\" aria-labelledby=\"")
      id("title")
      writer.byte(UInt8(ascii: " "))
      id("desc")
      writer.byte(UInt8(ascii: "\""))
    }
    if let language = scene.language {
      writer.markup(" lang=\"")
      safeText(Substring(language))
      writer.byte(UInt8(ascii: "\""))
    }
    writer.markup(" viewBox=\"0 0 ")
    writer.number(scene.size.width)
    writer.byte(UInt8(ascii: " "))
    writer.number(scene.size.height)
    writer.byte(UInt8(ascii: "\""))
    attribute(" width=\"", scene.size.width * scene.scale)
    attribute(" height=\"", scene.size.height * scene.scale)
    writer.byte(UInt8(ascii: ">"))
  }

  // MARK: Parts that elements share

  /// Gradients have no class: they look the same in every appearance.
  mutating func paint(_ role: PaintRole) {
    if let gradients, gradients[role]?.gradient != nil {
      writer.markup(role.isStroke ? " fill=\"none\" stroke=\"url(#" : " fill=\"url(#")
      writer.text(prefix)
      writer.text(role.name)
      writer.markup(")\"")
      return
    }
    writer.markup(" class=\"m-")
    writer.text(role.name)
    writer.byte(UInt8(ascii: "\""))
  }

  mutating func attribute(_ start: StaticString, _ value: Double, end: StaticString = "\"") {
    writer.markup(start)
    writer.number(value)
    writer.markup(end)
  }

  mutating func rectangle(_ rect: Rect) {
    attribute(" x=\"", rect.x)
    attribute(" y=\"", rect.y)
    attribute(" width=\"", rect.width)
    attribute(" height=\"", rect.height)
  }

  mutating func id(_ name: StaticString) {
    writer.text(prefix)
    writer.markup(name)
  }

  mutating func partID() {
    id("part")
    writer.number(parts)
  }

  /// Text with characters replaced that XML does not allow.
  mutating func safeText(_ text: Substring) {
    var text = text
    let isClean = text.withUTF8 { bytes in
      guard !XMLText.needsRepair(bytes) else { return false }
      writer.text(bytes)
      return true
    }
    if !isClean { writer.text(XMLText.repaired(text)) }
  }
}
