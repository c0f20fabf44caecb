import Dialogs
import Writing

/// The style sheet inside a separate picture, with only the paints it uses.
enum SVGStyle {
  static func write(
    for elements: [SceneElement], of scene: Scene, _ look: SVGPrinter.Look, _ fonts: SVGPrinter.Fonts,
    into writer: inout HTMLWriter
  ) {
    let drawing = scene.platform.drawing
    let own = scene.platform.palette
    let palette = scene.isAnnotated ? own.merging(NotePalette.palette) : own
    var used = Set<PaintRole>()
    collect(elements, into: &used)
    let roles = palette.roles.filter { used.contains($0) && palette[$0]?.gradient == nil }

    writer.markup("<style>text{font-family:")
    if fonts == .readers { writer.ownFont(of: scene.platform, quote: "'") }
    writer.markup(fonts == .measured ? drawing.family.standIns : drawing.family.fileStack)
    writer.byte(UInt8(ascii: "}"))
    let strokes = roles.filter(\.isStroke)
    if !strokes.isEmpty {
      for (index, role) in strokes.enumerated() { selector(role, isFirst: index == 0, into: &writer) }
      writer.markup("{fill:none;stroke-linecap:round;stroke-linejoin:round}")
    }
    for role in roles {
      guard let paint = palette[role] else { continue }
      rule(role, look == .dark ? paint.dark : paint.light, into: &writer)
    }
    if look == .automatic {
      media("(prefers-color-scheme:dark)", roles, into: &writer) { role in
        palette[role].flatMap { $0.dark == $0.light ? nil : $0.dark }
      }
      media("(prefers-contrast:more)", roles, into: &writer) { palette[$0]?.strongLight }
      media("(prefers-contrast:more)and (prefers-color-scheme:dark)", roles, into: &writer) {
        palette[$0]?.strongDark
      }
    }
    writer.markup("</style>")
  }

  /// The paints for a preference of the reader, if any of them differs.
  private static func media(
    _ query: StaticString, _ roles: [PaintRole], into writer: inout HTMLWriter, _ color: (PaintRole) -> Color?
  ) {
    let rules = roles.compactMap { role in color(role).map { (role, $0) } }
    guard !rules.isEmpty else { return }
    writer.markup("@media")
    writer.markup(query)
    writer.byte(UInt8(ascii: "{"))
    for (role, color) in rules { rule(role, color, into: &writer) }
    writer.byte(UInt8(ascii: "}"))
  }

  static func collect(_ elements: [SceneElement], into used: inout Set<PaintRole>) {
    for element in elements {
      switch element {
      case .clipped(_, _, let inner), .marked(_, let inner): collect(inner, into: &used)
      default: break
      }
      if let role = element.role { used.insert(role) }
    }
  }

  private static func selector(_ role: PaintRole, isFirst: Bool, into writer: inout HTMLWriter) {
    writer.markup(isFirst ? ".m-" : ",.m-")
    writer.text(role.name)
  }

  /// Opacity has its own property, because other programs than browsers do not support colors with opacity.
  private static func rule(_ role: PaintRole, _ color: Color, into writer: inout HTMLWriter) {
    selector(role, isFirst: true, into: &writer)
    writer.markup(role.isStroke ? "{stroke:" : "{fill:")
    writer.solidColor(color)
    writer.markup(role.isStroke ? ";stroke-opacity:" : ";fill-opacity:")
    writer.number(color.opacity)
    writer.byte(UInt8(ascii: "}"))
  }
}
