import Diagnostics
import Files
import Testing
import Theme

@testable import Site

@Suite struct BrandTests {
  private static let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 32\"/>"

  private func build(
    _ settings: String, _ files: [String: String] = [:]
  ) async throws -> (findings: [Diagnostic], site: [String: String]) {
    let base = [
      "Content/site.yml": "version: 1\ntitle: Tea Shop\n" + settings, "Content/index.md": "# Tea\n\nText.\n",
      "Content/images/logo.svg": Self.svg, "Content/images/dark.svg": Self.svg, "Content/fonts/a b.woff2": "x",
    ]
    let built = try await Pipeline(files: .memory(texts: base.merging(files) { $1 })).build()
    return (built.result.diagnostics, built.site)
  }

  // MARK: Colors

  @Test(arguments: [
    ("#0b6573", "#0b6573"), ("0B6573", "#0b6573"), ("#06c", "#0066cc"), ("red", nil), ("#12", nil), ("", nil),
    ("#1234567", nil), ("#ｆｆｆ", nil),
  ])
  func readsColors(text: String, hex: String?) { #expect(BrandColor(text)?.hex == hex) }

  @Test(arguments: [("#000000", "#ffffff", 21.0), ("#ffffff", "#ffffff", 1), ("#777777", "#ffffff", 4.478)])
  func measuresContrastAsWCAGDoes(one: String, two: String, ratio: Double) throws {
    let found = try #require(BrandColor(one)).contrast(with: try #require(BrandColor(two)))
    #expect(abs(found - ratio) < 0.001)
  }

  @Test(arguments: ["#0b6573", "#ff0000", "#ffffff", "#000000", "#ffd400", "#123456", "#abcabc"])
  func comesBackFromLab(hex: String) throws {
    let color = try #require(BrandColor(hex))
    #expect(BrandColor(color.lab).hex == hex)
  }

  /// Every hue, dark and bright, and grays.
  static let accents: [BrandColor] =
    (0..<4).flatMap { red in
      (0..<4).flatMap { green in
        (0..<4).compactMap { blue in
          BrandColor([red, green, blue].map { ["00", "55", "aa", "ff"][$0] }.joined())
        }
      }
    }

  @Test func textCanBeReadWithEveryAccent() throws {
    for accent in Self.accents {
      for dark in [nil, accent] {
        var colors: [String: [BrandColor]] = [:]
        for token in Theme.tokens {
          if let built = token.colors { colors[token.name] = [built.light, built.dark].compactMap { BrandColor($0) } }
        }
        for (token, light, dark) in BrandPalette(light: accent, dark: dark).colors { colors[token] = [light, dark] }
        for appearance in 0..<2 {
          func color(_ token: String) throws -> BrandColor { try #require(colors[token])[appearance] }
          func contrast(_ text: String, _ ground: String) throws -> Double {
            try color(text).contrast(with: try color(ground))
          }
          for ground in BrandPalette.grounds {
            for text in ["--accent", "--accent-ink", "--ink", "--ink-soft"] {
              #expect(try contrast(text, ground) >= 4.5, "\(accent.hex) \(text) on \(ground) \(appearance)")
            }
          }
          for (text, ground, least) in [
            ("--ink-faint", "--paper", 4.5), ("--ink-faint", "--wash", 4.5), ("--accent-ink", "--accent-wash", 4.5),
            ("--ink", "--accent-wash", 4.5), ("--on-accent", "--accent", 4.5), ("--edge", "--paper", 3),
          ] {
            #expect(try contrast(text, ground) >= least, "\(accent.hex) \(text) on \(ground) \(appearance)")
          }
        }
      }
    }
  }

  @Test func keepsAnAccentThatCanBeRead() throws {
    let palette = BrandPalette(light: try #require(BrandColor("#7a1f5c")), dark: BrandColor("#f2a6d8"))
    let accent = try #require(palette.colors.first { $0.token == "--accent" })
    #expect([accent.light.hex, accent.dark.hex] == ["#7a1f5c", "#f2a6d8"])
  }

  @Test func namesTheColorThatReplacesOneThatCannotBeRead() async throws {
    let findings = try await build("accent: \"#ffd400\"\n").findings
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.first?.summary
        == "“#ffd400” is hard to read in the light appearance: its contrast is 1.2:1, and text needs 4.5:1")
    #expect(try await build("accent: {light: \"#7a1f5c\", dark: \"#f2a6d8\"}\n").findings == [])
  }

  @Test(arguments: [
    ("accent: #0b6573", "“accent” has no value, because YAML reads “#” as the start of a comment"),
    ("accent: {light: petrol}", "“petrol” is not a color"),
    ("accent: {dark: \"#fff\"}", "“accent” has no “light”"),
    ("accent: [a]", "“accent” is a list, not a color"),
    (
      "logo: images/lgo.svg",
      "“logo” names “images/lgo.svg”, which is not a file of the site; did you mean “images/logo.svg”?"
    ),
    ("logo: {dark: images/dark.svg}", "“logo” has no “light”"),
    ("logo: ../../secret.svg", "“logo” is not a file of the site"),
    ("logo: https://a.example/logo.svg", "“logo” is not a file of the site"),
    ("logo: fonts/a b.woff2", "“logo” cannot be “fonts/a b.woff2”"),
    ("logo: {light: images/logo.svg, drak: images/dark.svg}", "unknown key “drak”; did you mean “dark”?"),
    ("favicon: index.md", "“favicon” names “index.md”, which is not a file of the site"),
    ("font: \"a{b}\"", "“a{b}” is not a list of fonts"),
    ("font: {files: [{family: A}]}", "a font needs a file and a family"),
    ("font: {files: [{file: fonts/a b.woff2, family: A, weight: heavy}]}", "“weight” cannot be “heavy”"),
  ])
  func reportsMistakes(settings: String, summary: String) async throws {
    #expect(try await build(settings + "\n").findings.map(\.summary) == [summary])
  }

  // MARK: What is published

  @Test func publishesNothingOfOursButOneLine() async throws {
    let (findings, site) = try await build("")
    #expect(findings == [])
    let page = try #require(site["index.html"])
    #expect(!page.contains("<img"))
    #expect(page.contains("Built with Patternbook"))
    let icon = try #require(site.first { $0.key.hasPrefix("assets/favicon.") })
    #expect(icon.value.contains(">T</text>"))
    #expect(try await build("credit: false\n").site["index.html"]?.contains("Patternbook") == false)
  }

  @Test func showsALogoForEachAppearance() async throws {
    let (findings, site) = try await build(
      "logo: {light: images/logo.svg, dark: /images/dark.svg, title: false}\nfavicon: images/logo.svg\n",
      ["Content/a/b.md": "# B\n"])
    #expect(findings == [])
    let page = try #require(site["a/b.html"])
    #expect(
      page.contains(
        "<img class=\"brand-logo brand-light\" src=\"../images/logo.svg\" alt=\"\" width=\"56\" height=\"28\" loading=\"lazy\">"
          + "<img class=\"brand-logo brand-dark\" src=\"../images/dark.svg\" alt=\"\" width=\"56\" height=\"28\" loading=\"lazy\">"
      ))
    #expect(page.contains("<span class=\"visually-hidden\">Tea Shop</span>"))
    #expect(page.contains("<link rel=\"icon\" type=\"image/svg+xml\" href=\"../images/logo.svg\">"))
    #expect(!site.keys.contains { $0.hasPrefix("assets/favicon.") })
  }

  @Test func putsFontsBeforeThoseOfTheSystem() async throws {
    let (findings, site) = try await build(
      "font: {text: \"Acme Sans, serif\", files: [{file: fonts/a b.woff2, family: Acme Sans, style: italic}]}\n")
    #expect(findings == [])
    let sheet = try #require(site.first { $0.key.hasPrefix("assets/site.") && $0.key.hasSuffix(".css") }).value
    #expect(
      sheet.contains(
        "src: url(\"../fonts/a%20b.woff2\") format(\"woff2\");\nfont-weight: 100 900;\nfont-style: italic;"))
    #expect(sheet.contains("--face: \"Acme Sans\", serif, -apple-system"))
  }

  @Test func saysWhenAStyleSheetReplacesTheSettings() async throws {
    let findings = try await build("accent: \"#0b6573\"\n", ["Templates/assets/site.css": "a { color: red; }\n"])
      .findings
    #expect(
      findings.map(\.summary)
        == ["this setting has no effect, because Templates/assets/site.css replaces the whole style sheet"])
  }

  // MARK: Tokens

  @Test func everyTokenIsExplainedAndUsed() {
    let sheets = Theme.files.filter { $0.name.hasSuffix(".css") }
    let names = sheets.flatMap { TokenCheck.names(in: $0.bytes) }
    for token in Theme.tokens {
      #expect(!token.summary.isEmpty, "\(token.name)")
      #expect(names.contains { $0.text == token.name && !$0.isSet }, "\(token.name) is not used")
    }
    let set = names.filter { $0.text.isEmpty == false && $0.isSet }.map(\.text)
    let inTokens = Theme.files.filter { $0.name == Theme.tokensFile }.flatMap { TokenCheck.names(in: $0.bytes) }
      .filter(\.isSet).map(\.text)
    #expect(inTokens == Theme.tokens.map(\.name))
    #expect(Set(inTokens).isSubset(of: set))
  }

  @Test func reportsTokensThatDoNothing() async throws {
    let (findings, _) = try await build(
      "",
      [
        "Templates/assets/site.css/90-own.css":
          ":root { --acent: red; --own: 1px; --face: serif; }\n/* --no: 1 */\na { margin: var(--own); color: var(--ikn); "
          + "top: var(--hm, 0); }\n"
      ])
    #expect(
      findings.map(\.summary) == [
        "unknown token “--acent”; did you mean “--accent”?", "unknown token “--ikn”; did you mean “--ink”?",
      ])
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(findings.first?.location == SourceLocation(path: "Templates/assets/site.css/90-own.css", range: 8..<15))
  }

  @Test func theBuiltInStyleSheetsUseOnlyWhatIsSet() throws {
    let assets = try SourceTree.read(.memory([:])).themeAssets
    let findings = TokenCheck.findings(in: assets, own: Set(assets.keys), templates: [])
    #expect(findings.map(\.summary) == [])
  }
}
