package import Dialogs
import Writing

/// The style sheet for inline pictures: once per site, for the platforms it uses.
///
/// Colors are custom properties, set for light and dark by the system preference and by `data-theme` on any element
/// around a picture, so that a light picture can be on a dark page. There are no inline styles, so pictures also work
/// on a page with a strict Content Security Policy.
package enum MockupStylesheet {
  package static func css(for platforms: [Platform]) -> [UInt8] {
    var writer = HTMLWriter(capacity: 8192 * platforms.count)
    let platforms = Set(platforms).sorted().filter { !$0.drawing.kinds.isEmpty }
    writer.markup(
      """
      .mockup{display:block;max-width:100%;height:auto;direction:ltr;forced-color-adjust:none;print-color-adjust:exact;\
      -webkit-print-color-adjust:exact}

      """)
    // Each element with a theme sets all properties again: the nearest one applies.
    properties(platforms, ":root,[data-theme=light]", \.light, into: &writer)
    writer.markup("@media (prefers-color-scheme:dark){\n")
    properties(platforms, ":root:not([data-theme=light])", \.dark, into: &writer)
    writer.markup("}\n")
    properties(platforms, "[data-theme=dark]", \.dark, into: &writer)
    writer.markup("@media (prefers-contrast:more){\n")
    properties(platforms, ":root,[data-theme=light]", \.strongLight, into: &writer)
    writer.markup("}\n@media (prefers-contrast:more) and (prefers-color-scheme:dark){\n")
    properties(platforms, ":root:not([data-theme=light])", \.strongDark, into: &writer)
    writer.markup("}\n@media (prefers-contrast:more){\n")
    properties(platforms, "[data-theme=dark]", \.strongDark, into: &writer)
    writer.markup("}\n")
    for platform in platforms {
      classes(of: platform, into: &writer)
      buttons(of: platform, into: &writer)
    }
    noteClasses(into: &writer)
    if platforms.count > 1 { panels(of: platforms, into: &writer) }
    return writer.bytes
  }

  /// Shows what belongs to the selected platform; the theme hides the rest.
  private static func panels(of platforms: [Platform], into writer: inout HTMLWriter) {
    writer.markup("@supports selector(:has(*)){\n")
    for (index, platform) in platforms.enumerated() {
      writer.markup(index == 0 ? ".dialog:has([value=" : ",\n.dialog:has([value=")
      writer.text(platform.id)
      writer.markup("]:checked) [data-platform~=")
      writer.text(platform.id)
      writer.markup("]")
    }
    writer.markup("{position:static!important;visibility:visible!important}\n}\n")
  }

  private static func buttons(of platform: Platform, into writer: inout HTMLWriter) {
    let radius = platform.drawing.buttonRadius(in: .actionSheet)
    let alertRadius = platform.drawing.buttonRadius(in: .alert)
    button(platform, "{--live-radius:", radius, into: &writer)
    // Of live dialogs, only alerts have a role.
    if alertRadius != radius { button(platform, "[role]{--live-radius:", alertRadius, into: &writer) }
  }

  private static func button(
    _ platform: Platform, _ property: StaticString, _ radius: Double, into writer: inout HTMLWriter
  ) {
    writer.markup(".live-")
    writer.text(platform.id)
    writer.markup(property)
    writer.number(radius)
    writer.markup("px}\n")
  }

  private static func properties(
    _ platforms: [Platform], _ selector: StaticString, _ color: (Paint) -> Color?, into writer: inout HTMLWriter
  ) {
    writer.markup(selector)
    writer.markup("{\n")
    for platform in platforms {
      let palette = platform.drawing.palette
      for role in palette.roles {
        guard let paint = palette[role], paint.gradient == nil, let color = color(paint) else { continue }
        writer.markup("--")
        name(platform, role, into: &writer)
        writer.byte(UInt8(ascii: ":"))
        writer.color(color)
        writer.markup(";\n")
      }
    }
    for role in NotePalette.palette.roles {
      guard let color = NotePalette.palette[role].flatMap(color) else { continue }
      writer.markup("--")
      writer.text(role.name)
      writer.byte(UInt8(ascii: ":"))
      writer.color(color)
      writer.markup(";\n")
    }
    writer.markup("}\n")
  }

  /// Notes look the same on every platform.
  private static func noteClasses(into writer: inout HTMLWriter) {
    for role in NotePalette.palette.roles {
      writer.markup(".mockup .m-")
      writer.text(role.name)
      writer.markup(
        role.isStroke ? "{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke:var(--" : "{fill:var(--")
      writer.text(role.name)
      writer.markup(")}\n")
    }
  }

  private static func classes(of platform: Platform, into writer: inout HTMLWriter) {
    let drawing = platform.drawing
    writer.markup(".mockup-")
    writer.text(platform.id)
    writer.markup("{font-family:")
    writer.markup(drawing.family.stack)
    writer.markup("}\n")
    for role in drawing.palette.roles where drawing.palette[role]?.gradient == nil {
      writer.markup(".mockup-")
      writer.text(platform.id)
      writer.markup(" .m-")
      writer.text(role.name)
      writer.markup(
        role.isStroke ? "{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke:var(--" : "{fill:var(--")
      name(platform, role, into: &writer)
      writer.markup(")}\n")
    }
  }

  private static func name(_ platform: Platform, _ role: PaintRole, into writer: inout HTMLWriter) {
    writer.text(platform.id)
    writer.byte(UInt8(ascii: "-"))
    writer.text(role.name)
  }
}
