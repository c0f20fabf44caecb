import Theme

/// The colors of a site, derived from its accent color.
///
/// The neutral colors keep their lightness and take on the hue of the accent. Text has a contrast of at least 4.5:1 with
/// everything it can stand on, in both appearances.
struct BrandPalette: Sendable {
  /// The light and the dark color of each token that differs from the built-in ones, in their order.
  private(set) var colors: [(token: String, light: BrandColor, dark: BrandColor)] = []

  /// The light color of a token.
  func lightColor(of token: String) -> BrandColor? { colors.first { $0.token == token }?.light }

  /// What WCAG's level AA requires of text.
  static let leastContrast = 4.5

  /// - Parameters:
  ///   - light: the accent color in the light appearance.
  ///   - dark: that in the dark appearance; derived from the other if nil.
  init(light: BrandColor, dark: BrandColor?) {
    let (light, dark) = (Self.readable(light, isDark: false), Self.darkAccent(light: light, dark))
    for token in Theme.tokens {
      guard let built = token.colors, let lightBuilt = BrandColor(built.light), let darkBuilt = BrandColor(built.dark)
      else { continue }
      switch token.name {
      case "--accent": colors.append((token.name, light, dark))
      case "--accent-ink", "--accent-wash", "--on-accent":
        colors.append(
          (token.name, Self.shade(token.name, of: light, false), Self.shade(token.name, of: dark, true)))
      case _ where Self.neutrals.contains(token.name):
        colors.append(
          (token.name, Self.tinted(lightBuilt, like: light), Self.tinted(darkBuilt, like: dark)))
      default: continue
      }
    }
  }

  /// The tokens without a meaning of their own.
  static let neutrals: Set<String> = [
    "--paper", "--wash", "--stage", "--raised", "--line", "--edge", "--ink", "--ink-soft", "--ink-faint",
  ]
  /// What links and text stand on.
  static let grounds: Set<String> = ["--paper", "--wash", "--stage", "--raised"]

  /// The nearest color to an accent that can be read on every background of the built-in theme: darker in the light
  /// appearance, lighter in the dark one.
  static func readable(_ accent: BrandColor, isDark: Bool) -> BrandColor {
    moved(accent, towardLight: isDark) { contrast(of: $0, isDark: isDark) >= leastContrast + 0.05 }
  }

  /// The least contrast of a color with the backgrounds of the page.
  static func contrast(of color: BrandColor, isDark: Bool) -> Double {
    // Backgrounds with the hue of the accent differ from the built-in ones by less than the margin above.
    (isDark ? darkGrounds : lightGrounds).map(color.contrast).min() ?? 1
  }

  private static let lightGrounds = colors { $0.light }
  private static let darkGrounds = colors { $0.dark }

  private static func colors(_ appearance: ((light: String, dark: String)) -> String) -> [BrandColor] {
    Theme.tokens.filter { grounds.contains($0.name) }.compactMap { $0.colors.flatMap { BrandColor(appearance($0)) } }
  }

  private static func darkAccent(light: BrandColor, _ dark: BrandColor?) -> BrandColor {
    if let dark { return readable(dark, isDark: true) }
    // Bright brand colors are left alone; others become as light as the built-in one.
    let color = readable(light, isDark: true)
    guard color != light else { return light }
    let lab = light.lab
    return readable(
      BrandColor(lab.with(lightness: max(0.78, lab.lightness), chroma: min(lab.chroma, 0.12))), isDark: true)
  }

  private static func shade(_ token: String, of accent: BrandColor, _ isDark: Bool) -> BrandColor {
    let lab = accent.lab
    switch token {
    case "--accent-wash":
      return BrandColor(lab.with(lightness: isDark ? 0.33 : 0.945, chroma: isDark ? 0.05 : 0.02))
    case "--on-accent":
      let color = isDark ? BrandColor(lab.with(lightness: 0.25, chroma: 0.04)) : BrandColor("fff") ?? accent
      return moved(color, towardLight: !isDark) { $0.contrast(with: accent) >= leastContrast }
    default:
      let wash = shade("--accent-wash", of: accent, isDark)
      let color = BrandColor(
        lab.with(
          lightness: isDark ? min(lab.lightness + 0.09, 0.97) : max(lab.lightness - 0.1, 0), chroma: lab.chroma * 0.85))
      return moved(color, towardLight: isDark) { $0.contrast(with: wash) >= leastContrast }
    }
  }

  /// A neutral color with the hue of the accent.
  private static func tinted(_ neutral: BrandColor, like accent: BrandColor) -> BrandColor {
    let lab = neutral.lab
    return lab.chroma < 0.001
      ? neutral : BrandColor(accent.lab.with(lightness: lab.lightness, chroma: min(lab.chroma, 0.014)))
  }

  /// The nearest lightness at which a color passes; black or white if none does.
  private static func moved(_ color: BrandColor, towardLight: Bool, until passes: (BrandColor) -> Bool) -> BrandColor {
    if passes(color) { return color }
    let lab = color.lab
    var (near, far) = (lab.lightness, towardLight ? 1.0 : 0.0)
    for _ in 0..<12 {
      let middle = (near + far) / 2
      if passes(BrandColor(lab.with(lightness: middle, chroma: lab.chroma))) { far = middle } else { near = middle }
    }
    return BrandColor(lab.with(lightness: far, chroma: lab.chroma))
  }
}

extension SiteBrand {
  /// The color of a token in the light appearance, as in style sheets: `#0b6573`.
  func lightColor(of token: String) -> String {
    accent.flatMap { BrandPalette(light: $0.light, dark: $0.dark).lightColor(of: token)?.hex }
      ?? Theme.tokens.first { $0.name == token }?.colors?.light ?? "#000000"
  }
}
