import Theme
import Writing

extension SourceTree {
  /// Adds the files of the theme that are made from the settings of the site.
  mutating func add(_ brand: SiteBrand, title: String) {
    let style = BrandStyle.css(for: brand)
    // After the built-in tokens, and before all parts of the site.
    if !style.isEmpty { themeAssets["site.css/01-tokens.site.css"] = style }
    if brand.favicon == nil, themeAssets[BrandIcon.name] == nil {
      themeAssets[BrandIcon.name] = BrandIcon.svg(for: title, brand)
    }
  }
}

/// The part of the style sheet that is made from the settings of the site.
enum BrandStyle {
  static func css(for brand: SiteBrand) -> [UInt8] {
    var text = ""
    for face in brand.faces {
      let address = SiteURL.relative(from: ThemeAssets.folder + "/site.css", to: face.file.path)
      let format =
        ["ttf": "truetype", "otf": "opentype"][SiteBrand.ending(of: face.file.path)]
        ?? SiteBrand.ending(of: face.file.path)
      text += """
        @font-face {
        font-family: \(face.family);
        src: url("\(address)") format("\(format)");
        font-weight: \(face.weight);
        font-style: \(face.isItalic ? "italic" : "normal");
        font-display: swap;
        }

        """
    }
    var tokens: [String] = []
    if let accent = brand.accent {
      for (token, light, dark) in BrandPalette(light: accent.light, dark: accent.dark).colors {
        tokens.append("\(token): \(light == dark ? light.hex : "light-dark(\(light.hex), \(dark.hex))");")
      }
    }
    for (token, font) in [("--face", brand.textFont), ("--face-code", brand.codeFont)] {
      guard let font, let built = Theme.tokens.first(where: { $0.name == token })?.value else { continue }
      tokens.append("\(token): \(font), \(built);")
    }
    if !tokens.isEmpty { text += ":root {\n" + tokens.joined(separator: "\n") + "\n}\n" }
    return Array(text.utf8)
  }
}

/// The icon of a site without one: the first letter of its title on its accent color.
enum BrandIcon {
  static let name = "favicon.svg"

  static func svg(for title: String, _ brand: SiteBrand) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><rect width=\"32\" height=\"32\" rx=\"7\"")
    writer.attribute("fill", brand.lightColor(of: "--accent"))
    writer.markup("/><text x=\"16\" y=\"16.5\" dominant-baseline=\"central\" text-anchor=\"middle\"")
    writer.markup(" font-family=\"system-ui,sans-serif\" font-size=\"20\" font-weight=\"700\"")
    writer.attribute("fill", brand.lightColor(of: "--on-accent"))
    writer.markup(">")
    writer.text(text(of: letter(of: title)))
    writer.markup("</text></svg>\n")
    return writer.bytes
  }

  /// The letter that stands for a title.
  static func letter(of title: String) -> Character { title.first { $0.isLetter || $0.isNumber } ?? "•" }

  /// A letter as the icon shows it: it can have any number of marks.
  static func text(of letter: Character) -> String {
    String(String.UnicodeScalarView(letter.uppercased().unicodeScalars.prefix(8)))
  }
}
