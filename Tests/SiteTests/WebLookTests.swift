import Diagnostics
import Dialogs
import Files
import Mockups
import Testing

@testable import Site

/// The look that a site gives to dialogs on the web.
@Suite struct WebLookTests {
  private static let page = """
    # Tea

    ```dialog
    kind: alert
    platforms: [web, ios]
    title: Delete this tea?
    message: Others can no longer order it.
    buttons: [{label: Delete, role: destructive}, {label: Keep tea, role: cancel}]
    ```
    """

  private func build(_ settings: String) async throws -> (findings: [Diagnostic], site: [String: String]) {
    let files = ["Content/site.yml": "version: 1\ntitle: Tea Shop\n" + settings, "Content/index.md": Self.page]
    let built = try await Pipeline(files: .memory(texts: files)).build()
    return (built.result.diagnostics, built.site)
  }

  @Test func paintsDialogsInTheColorsOfTheSite() async throws {
    let (findings, site) = try await build(
      """
      web:
        primary: {light: "#1a4480", dark: "#a9c6ff"}
        destructive: "#b50909"
        surface: {light: "#fafafa", dark: "#101010"}
        font: Public Sans
        radius: 4
      """)
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
    let css = try #require(site.values.first { $0.contains(".mockup-web .m-panel{") })
    for (role, light, dark) in [
      ("fill", "#1A4480", "#A9C6FF"), ("panel", "#FAFAFA", "#101010"), ("on-fill", "#FFF", "#000"),
    ] {
      // Paints that are alike share a property.
      let rule = try #require(css.firstRange(of: ".mockup-web .m-\(role){fill:var("))
      let property = css[rule.upperBound...].prefix { $0 != ")" }
      #expect(css.contains("\(property):light-dark(\(light),\(dark));"), "\(role)")
    }
    #expect(css.contains(".mockup-web{font-family:\"Public Sans\",system-ui"))
    #expect(css.contains(".live-web{--live-radius:4px}"))
    // Other platforms have their own look.
    #expect(!css.contains("--ios-panel:#FAFAFA"))
    let page = try #require(site["index.html"])
    #expect(page.contains("rx=\"4\""))
  }

  @Test(arguments: ["#1a4480", "#ffd400", "#0a0a0a", "#f5f5f5", "#808080", "{light: \"#333333\", dark: \"#eeeeee\"}"])
  func actionOfASnackbarCanBeRead(_ primary: String) throws {
    let color = primary.hasPrefix("{") ? primary : "\"\(primary)\""
    let text = "version: 1\ntitle: Tea\nweb: {primary: \(color)}\n"
    let (configuration, _) = SiteConfiguration.parse(
      SourceFile(path: SiteConfiguration.path, text: text), in: .memory([:]))
    let action = try #require(configuration.design?.snackbarAction)
    let ground = DesignTokens.snackbarGround
    for (front, back) in [(action.light, ground.light), (action.dark, ground.dark)] {
      #expect(BrandColor(number: front).contrast(with: BrandColor(number: back)) >= 4.5)
    }
  }

  @Test(arguments: [
    ("web: {primry: \"#1a4480\"}", "unknown key “primry”"), ("web: {primary: blue}", "“blue” is not a color"),
    ("web:\n  primary: #1a4480", "“primary” has no value"), ("web: {primary: [1]}", "“primary” is a list, not a color"),
    ("web: {radius: 500}", "“radius” is “500”"),
    ("web: {radius: round}", "“radius” is “round”"), ("web: {buttons: right}", "right"),
    ("web: {font: \"Acme, 'Sans'\"}", "is not the name of a font"), ("web: 4", "web"),
    ("web: {text: {dark: \"#ffffff\"}}", "“text” has no “light”"),
    // Contrast, of what is given and with what is given.
    ("web: {text: \"#999999\"}", "“text” #999999 on “surface” #ffffff is hard to see in the light appearance"),
    ("web: {primary: \"#ffd400\"}", "“primary” #ffd400 on “surface” #ffffff"),
    ("web: {surface: \"#222222\"}", "on “surface” #222222"),
    ("web: {primary: \"#1a4480\", on-primary: \"#555555\"}", "“on-primary” #555555 on “primary” #1a4480"),
    ("web: {border: \"#dddddd\"}", "1.3:1, and the line around a field needs 3:1"),
  ])
  func reportsWhatCannotBeUsed(settings: String, summary: String) async throws {
    let findings = try await build(settings + "\n").findings
    #expect(findings.contains { $0.summary.contains(summary) && $0.location != nil }, "\(findings.map(\.summary))")
  }

  /// Any color is readable in the dark appearance, and so are labels on it, unless the site says otherwise.
  @Test(arguments: ["#1a4480", "#000000", "#5b1a6e", "#b50909"])
  func derivesWhatIsNotGiven(color: String) async throws {
    let findings = try await build("web: {primary: \"\(color)\", destructive: \"\(color)\"}\n").findings
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }
}
