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
  private let palette: Palette
  /// Nil if no paint is a gradient.
  private let gradients: Palette?
  /// Nil if elements have classes.
  private let attributeLook: SVGPrinter.Look?
  /// The prefix of every ID; empty in separate files.
  let prefix: String
  /// Number of clips and blurs so far, used for their IDs.
  var parts = 0

  init(_ scene: Scene, _ form: SVGPrinter.Form, writer: HTMLWriter) {
    self.scene = scene
    self.form = form
    self.writer = writer
    let palette = scene.platform.palette
    self.palette = scene.isAnnotated ? palette.merging(NotePalette.palette) : palette
    gradients = palette.hasGradients ? palette : nil
    switch form {
    case .inline(let idPrefix, _):
      prefix = Self.named(idPrefix) + "-" + scene.platform.id + "-"
      fonts = .readers
      shown = scene.elements
      attributeLook = nil
    case .standalone(let look, let fonts, let styling):
      prefix = ""
      shown = SceneLayers.layers(of: scene)
      self.fonts = fonts
      attributeLook = styling == .attributes ? look : nil
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
    if case .standalone(let look, _, .classes) = form {
      SVGStyle.write(for: shown, of: scene, look, fonts, into: &writer)
    }
    if let gradients { define(gradients) }
    elements(shown[...])
    for rect in scene.outlines { outline(rect) }
    writer.markup("</svg>")
  }

  var isHidden: Bool { if case .inline(_, true) = form { true } else { false } }

  private mutating func printName() {
    writer.markup("<title id=\"")
    nameID()
    writer.markup("\">")
    safeText(Substring(scene.transcript.name))
    writer.markup("</title><desc id=\"")
    descriptionID()
    writer.markup("\">")
    safeText(Substring(scene.transcript.summary))
    writer.markup("</desc>")
  }

  private mutating func openRoot() {
    writer.markup("<svg")
    if case .standalone = form { writer.markup(" xmlns=\"http://www.w3.org/2000/svg\"") }
    if attributeLook == nil {
      writer.markup(" class=\"mockup mockup-")
      writer.text(scene.platform.id)
      if scene.extent == .bottom { writer.markup(" mockup-bottom") }
    } else {
      writer.markup(" font-family=\"")
      let family = scene.platform.drawing.family
      if fonts == .readers { writer.ownFont(of: scene.platform, quote: "'") }
      writer.markup(fonts == .measured ? family.standIns : family.fileStack)
    }
    writer.byte(UInt8(ascii: "\""))
    if !isHidden {
      writer.markup(" role=\"img\" aria-labelledby=\"")
      nameID()
      writer.byte(UInt8(ascii: " "))
      descriptionID()
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
    if let attributeLook {
      color(of: role, attributeLook)
      return
    }
    writer.markup(" class=\"m-")
    writer.text(role.name)
    writer.byte(UInt8(ascii: "\""))
  }

  private mutating func color(of role: PaintRole, _ look: SVGPrinter.Look) {
    guard let paint = palette[role] else { return }
    let color = look == .dark ? paint.dark : paint.light
    writer.markup(
      role.isStroke ? " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke=\"" : " fill=\"")
    writer.solidColor(color)
    writer.byte(UInt8(ascii: "\""))
    if color.opacity < 1 { attribute(role.isStroke ? " stroke-opacity=\"" : " fill-opacity=\"", color.opacity) }
  }

  /// In files, parts have these IDs.
  private mutating func nameID() { prefix.isEmpty ? id("name") : id("title") }

  private mutating func descriptionID() { prefix.isEmpty ? id("description") : id("desc") }

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
