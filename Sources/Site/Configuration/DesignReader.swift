import Diagnostics
import Dialogs
import Guidelines
import Mockups
import YAML

extension SiteConfiguration {
  /// The keys of `web`, which sets the look of dialogs on the web.
  static let designKeys: [KeyShape] =
    DesignTokens.Role.allCases.map { role in
      KeyShape(
        role.rawValue, .either([SiteBrand.color, .mapping(SiteBrand.accentKeys)]), DesignReader.summary(of: role))
    } + [
      KeyShape("radius", .number(DesignReader.radii), "Radius of the corners of dialogs, in CSS pixels; default: 12"),
      KeyShape(
        "button-radius", .number(DesignReader.buttonRadii),
        "Radius of the corners of buttons, in CSS pixels; default: 8, or that of dialogs if it is less"),
      KeyShape("font", .text, "Font of dialogs, before those of the system"),
      KeyShape(
        "buttons", .choice(DesignReader.ButtonOrder.allCases.map(\.rawValue)),
        "Where the primary button of a row is; default: primary-last"),
    ]
}

/// Reads the site's own look of dialogs on the web.
struct DesignReader {
  enum ButtonOrder: String, CaseIterable {
    case primaryFirst = "primary-first"
    case primaryLast = "primary-last"
  }

  /// A dialog has to be higher than its corners.
  static let radii = 0.0...32.0
  static let buttonRadii = 0.0...100.0
  /// The contrasts that level AA of WCAG requires: of text, and of lines around controls.
  private static let pairs: [(role: DesignTokens.Role, ground: DesignTokens.Role, least: Double, what: String)] = [
    (.text, .surface, 4.5, "text"), (.primary, .surface, 4.5, "the label of a button"),
    (.destructive, .surface, 4.5, "the label of a button"), (.onPrimary, .primary, 4.5, "the label of a button"),
    (.onDestructive, .destructive, 4.5, "the label of a button"), (.border, .surface, 3, "the line around a field"),
  ]

  private let path: String
  private var given: [DesignTokens.Role: (light: BrandColor, dark: BrandColor?, node: YAMLNode)] = [:]

  static func summary(of role: DesignTokens.Role) -> String {
    switch role {
    case .primary: "Color of the primary button, of labels of other buttons, and of switches"
    case .onPrimary: "Color of the label of the primary button; default: black or white"
    case .destructive: "Color of destructive buttons"
    case .onDestructive: "Color of the label of a filled destructive button; default: black or white"
    case .surface: "Background color of dialogs"
    case .text: "Color of text"
    case .border: "Color of lines around fields and buttons"
    }
  }

  /// The look that a mapping describes; values that cannot be used are reported and left out.
  static func read(_ node: YAMLNode, _ outer: inout MappingReader, path: String) -> DesignTokens? {
    var reader = MappingReader(
      node, keys: SiteConfiguration.designKeys, path: path,
      rules: .init(invalidValue: .configuration, unknownKey: .configuration), what: "“web”")
    var design = DesignReader(path: path)
    for role in DesignTokens.Role.allCases { design.readColor(role, &reader) }
    let radius = reader.number("radius", in: radii, "It rounds the corners of dialogs, in CSS pixels.")
    let buttonRadius = reader.number(
      "button-radius", in: buttonRadii, "It rounds the corners of buttons, in CSS pixels.")
    let font = reader.text("font").flatMap { readFont($0, &reader) }
    let order = reader.choice("buttons", ButtonOrder.self)?.value
    let colors = design.colors()
    reader.add(design.findings(about: colors))
    outer.add(reader.finish())
    return DesignTokens(
      colors: colors.filter { design.given[$0.key] != nil || design.given[$0.key.ground] != nil }
        .mapValues { .init(light: $0.light.number, dark: $0.dark.number) },
      snackbarAction: design.snackbarAction(colors), radius: radius?.value, buttonRadius: buttonRadius?.value,
      font: font, isPrimaryFirst: order == .primaryFirst)
  }

  private init(path: String) { self.path = path }

  private mutating func readColor(_ role: DesignTokens.Role, _ outer: inout MappingReader) {
    SiteBrand.reportBareColor(role.rawValue, &outer)
    guard let node = outer.node(role.rawValue) else { return }
    guard case .mapping = node.content else {
      if let light = color(node, role, &outer) { given[role] = (light, nil, node) }
      return
    }
    var reader = MappingReader(
      node, keys: SiteBrand.accentKeys, path: path,
      rules: .init(invalidValue: .configuration, unknownKey: .configuration), what: "“\(role.rawValue)”")
    for key in ["light", "dark"] { SiteBrand.reportBareColor(key, &reader) }
    let light = reader.text("light").flatMap { color($0, role, &reader) }
    let dark = reader.text("dark").flatMap { color($0, role, &reader) }
    if let light {
      given[role] = (light, dark, node)
    } else if let dark {
      reader.report("“\(role.rawValue)” has no “light”", "Give the color of the light appearance, too.", at: node.range)
      given[role] = (dark, dark, node)
    }
    outer.add(reader.finish())
  }

  private func color(_ node: YAMLNode, _ role: DesignTokens.Role, _ reader: inout MappingReader) -> BrandColor? {
    if let color = node.text.flatMap(BrandColor.init) { return color }
    reader.report(
      node.text.map { "“\($0.prefix(40))” is not a color" } ?? "“\(role.rawValue)” is \(node.kindName), not a color",
      "Write it with three or six hexadecimal digits, in quotes: \"#0b57c4\".", at: node.range)
    return nil
  }

  private static func readFont(_ node: YAMLNode, _ reader: inout MappingReader) -> String? {
    let name = node.text ?? ""
    guard !name.isEmpty, name.utf8.count <= 100,
      !name.unicodeScalars.contains(where: {
        $0.value < 0x20 || $0.value == 0x7F || "\"'\\<>{};,&".unicodeScalars.contains($0)
      })
    else {
      reader.report(
        "“\(name.prefix(40))” is not the name of a font", "Give the name of one font: Public Sans.", at: node.range)
      return nil
    }
    return name
  }

  // MARK: Colors

  private typealias Colors = [DesignTokens.Role: (light: BrandColor, dark: BrandColor)]

  /// All colors: as given, derived from those that are given, or those of the neutral look.
  private func colors() -> Colors {
    var colors: Colors = [:]
    for role in DesignTokens.Role.allCases {
      guard let neutral = DesignTokens.neutral[role] else { continue }
      colors[role] = (BrandColor(number: neutral.light), BrandColor(number: neutral.dark))
    }
    for (role, color) in given { colors[role] = (color.light, color.dark ?? colors[role]?.dark ?? color.light) }
    let surface = colors[.surface]?.dark ?? BrandColor(number: 0)
    for role in [DesignTokens.Role.primary, .destructive] {
      // A brand color keeps its hue in the dark.
      if let color = given[role], color.dark == nil {
        colors[role]?.dark = Self.readable(color.light, on: surface)
      }
    }
    for role in [DesignTokens.Role.onPrimary, .onDestructive] where given[role] == nil && given[role.ground] != nil {
      guard let ground = colors[role.ground] else { continue }
      colors[role] = (Self.label(on: ground.light), Self.label(on: ground.dark))
    }
    return colors
  }

  /// The primary color of the other appearance, as far as it can be read on a snackbar.
  private func snackbarAction(_ colors: Colors) -> DesignTokens.Shade? {
    guard given[.primary] != nil, let primary = colors[.primary] else { return nil }
    let ground = DesignTokens.snackbarGround
    return DesignTokens.Shade(
      light: Self.readable(primary.dark, on: BrandColor(number: ground.light)).number,
      dark: Self.readable(primary.light, on: BrandColor(number: ground.dark)).number)
  }

  /// A color, or a lighter or darker one with the same hue that can be read.
  private static func readable(_ color: BrandColor, on ground: BrandColor) -> BrandColor {
    let isDark = ground.contrast(with: BrandColor(number: 0)) < ground.contrast(with: BrandColor(number: 0xFFFFFF))
    var (lab, readable) = (color.lab, color)
    while readable.contrast(with: ground) < 4.5, isDark ? lab.lightness < 1 : lab.lightness > 0 {
      lab.lightness += isDark ? 0.02 : -0.02
      readable = BrandColor(lab)
    }
    return readable
  }

  /// Black or white, whichever is easier to read; the better of them always has at least 4.5:1.
  private static func label(on ground: BrandColor) -> BrandColor {
    let (black, white) = (BrandColor(number: 0), BrandColor(number: 0xFFFFFF))
    return ground.contrast(with: white) >= 4.5 ? white : black
  }

  /// Colors that are hard to read, each once, where the site sets one of the two.
  private func findings(about colors: Colors) -> [Diagnostic] {
    Self.pairs.compactMap { role, ground, least, what in
      guard let front = colors[role], let back = colors[ground], let node = given[role]?.node ?? given[ground]?.node
      else { return nil }
      let appearances = [("light", front.light, back.light), ("dark", front.dark, back.dark)]
      guard let (appearance, color, below) = appearances.first(where: { $0.1.contrast(with: $0.2) < least })
      else { return nil }
      let tenths = Int(color.contrast(with: below) * 10)
      return Diagnostic(
        rule: .configuration, severity: .warning,
        summary: "“\(role.rawValue)” \(color.hex) on “\(ground.rawValue)” \(below.hex) is hard to see in the "
          + "\(appearance) appearance: the contrast is \(tenths / 10).\(tenths % 10):1, and \(what) needs "
          + (least == 3 ? "3:1" : "4.5:1"),
        explanation: "Mockups show the colors as given. Level AA of WCAG requires the contrast. Give a color for each "
          + "appearance if one does not fit both: {light: \"#0b57c4\", dark: \"#9cc4ff\"}.",
        location: SourceLocation(path: path, range: node.range))
    }
  }
}

extension DesignTokens.Role {
  /// What labels of this color are on; itself for colors that are not of labels.
  fileprivate var ground: DesignTokens.Role {
    switch self {
    case .onPrimary: .primary
    case .onDestructive: .destructive
    default: self
    }
  }
}

extension BrandColor {
  /// A color as 0xRRGGBB.
  init(number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
