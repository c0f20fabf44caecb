package import Dialogs
import Writing

/// The style sheet for inline pictures: once per site, for the platforms it uses.
///
/// Colors are custom properties with a light and a dark value: the color scheme of a picture chooses, which the system
/// preference sets for the page, and `data-theme` for an element around a picture, so that a light picture can be on a
/// dark page. There are no inline styles, so pictures also work on a page with a strict Content Security Policy.
package enum MockupStylesheet {
  package static func css(for platforms: [Platform]) -> [UInt8] {
    var writer = HTMLWriter(capacity: 8192 * platforms.count)
    let platforms = Set(platforms).sorted().filter { !$0.drawing.kinds.isEmpty }
    writer.markup(
      """
      .mockup{display:block;max-width:100%;height:auto;direction:ltr;forced-color-adjust:none;print-color-adjust:exact;\
      -webkit-print-color-adjust:exact}

      """)
    let shades = Shade.all(of: platforms)
    // The stage of a figure has its own color scheme, so that its caption keeps that of the page.
    writer.markup(
      """
      :root{color-scheme:light dark}
      [data-theme=light]:not(figure){color-scheme:light}
      [data-theme=dark]:not(figure){color-scheme:dark}

      """)
    properties(shades, into: &writer) { paint in (paint.light, paint.dark) }
    writer.markup("@media (prefers-contrast:more){\n")
    properties(shades, into: &writer) { paint in
      paint.strongLight == nil && paint.strongDark == nil
        ? nil : (paint.strongLight ?? paint.light, paint.strongDark ?? paint.dark)
    }
    writer.markup("}\n")
    families(of: platforms, into: &writer)
    for shade in shades { classes(of: shade, into: &writer) }
    for platform in platforms { buttons(of: platform, into: &writer) }
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
    let radius = platform.buttonRadius(in: .actionSheet)
    let alertRadius = platform.buttonRadius(in: .alert)
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

  /// The properties of all paints that have colors, light and dark.
  private static func properties(
    _ shades: [Shade], into writer: inout HTMLWriter, _ colors: (Paint) -> (light: Color, dark: Color)?
  ) {
    writer.markup(":root{\n")
    for shade in shades where shade.isNamed {
      guard let colors = colors(shade.paint) else { continue }
      writer.markup("--")
      shade.name(into: &writer)
      write(colors, into: &writer)
    }
    for role in NotePalette.palette.roles {
      guard let colors = NotePalette.palette[role].flatMap(colors) else { continue }
      writer.markup("--")
      writer.text(role.name)
      write(colors, into: &writer)
    }
    writer.markup("}\n")
  }

  /// The value of a property.
  private static func write(_ colors: (light: Color, dark: Color), into writer: inout HTMLWriter) {
    writer.byte(UInt8(ascii: ":"))
    if colors.light == colors.dark {
      writer.color(colors.light)
    } else {
      writer.markup("light-dark(")
      writer.color(colors.light)
      writer.byte(UInt8(ascii: ","))
      writer.color(colors.dark)
      writer.byte(UInt8(ascii: ")"))
    }
    writer.markup(";\n")
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

  /// Each font once, with all platforms that have it.
  private static func families(of platforms: [Platform], into writer: inout HTMLWriter) {
    var written: Set<FontFamily> = []
    for family in platforms.map({ $0.drawing.family }) where written.insert(family).inserted {
      selector(platforms.filter { $0.drawing.family == family }, into: &writer)
      writer.markup("{font-family:")
      writer.markup(family.stack)
      writer.markup("}\n")
    }
    let own = platforms.filter { $0.design?.font != nil }
    guard let first = own.first else { return }
    selector(own, into: &writer)
    writer.markup("{font-family:")
    writer.ownFont(of: first, quote: "\"")
    writer.markup(first.drawing.family.stack)
    writer.markup("}\n")
  }

  private static func classes(of shade: Shade, into writer: inout HTMLWriter) {
    selector(shade.platforms, into: &writer)
    writer.markup(" .m-")
    writer.text(shade.role.name)
    writer.markup(
      shade.role.isStroke ? "{fill:none;stroke-linecap:round;stroke-linejoin:round;stroke:var(--" : "{fill:var(--")
    shade.name(into: &writer)
    writer.markup(")}\n")
  }

  /// Selects the pictures of platforms.
  private static func selector(_ platforms: [Platform], into writer: inout HTMLWriter) {
    if platforms.count > 1 { writer.markup(":is(") }
    for (index, platform) in platforms.enumerated() {
      writer.markup(index == 0 ? ".mockup-" : ",.mockup-")
      writer.text(platform.id)
    }
    if platforms.count > 1 { writer.markup(")") }
  }

  /// A paint of a role, with all platforms that paint the role alike.
  private struct Shade {
    var role: PaintRole
    var paint: Paint
    var platforms: [Platform]
    /// The first platform and role with this paint, which name its property.
    var namesake: (platform: Platform, role: PaintRole)

    /// Whether it is the one that the property is named for.
    var isNamed: Bool { namesake.platform == platforms[0] && namesake.role == role }

    /// The name of the property, after its hyphens.
    func name(into writer: inout HTMLWriter) {
      writer.text(namesake.platform.id)
      writer.byte(UInt8(ascii: "-"))
      writer.text(namesake.role.name)
    }

    private struct Key: Hashable {
      var role: PaintRole
      var paint: Paint
    }

    /// The solid paints of platforms, in their order.
    static func all(of platforms: [Platform]) -> [Shade] {
      var (shades, places): ([Shade], [Key: Int]) = ([], [:])
      var namesakes: [Paint: (Platform, PaintRole)] = [:]
      for platform in platforms {
        let palette = platform.palette
        for role in palette.roles {
          guard let paint = palette[role], paint.gradient == nil else { continue }
          if let place = places[Key(role: role, paint: paint)] {
            shades[place].platforms.append(platform)
          } else {
            places[Key(role: role, paint: paint)] = shades.count
            let namesake = namesakes[paint] ?? (platform, role)
            namesakes[paint] = namesake
            shades.append(Shade(role: role, paint: paint, platforms: [platform], namesake: namesake))
          }
        }
      }
      return shades
    }
  }
}
