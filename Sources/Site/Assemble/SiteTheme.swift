import Diagnostics
import Words

/// The templates and assets that give a site its look.
///
/// Loading checks both. The assets are created only for an output, because most runs only report findings.
struct SiteTheme: Sendable {
  let templates: PageTemplates
  private let assetSources: [String: [UInt8]]
  private let words: Words

  /// Compiles and checks the templates, and checks the words and tokens used by the assets of the site.
  ///
  /// - Returns: the theme, or nil with at least one error among the diagnostics.
  static func load(
    _ sources: SourceTree, _ words: Words, _ kept: KeptResults = .none,
    _ configured: InputDigest = InputDigest { _ in }
  ) -> (theme: SiteTheme?, diagnostics: [Diagnostic]) {
    var (templates, diagnostics) = kept.templates.result(of: templateInputs(sources, kept, configured)) {
      PageTemplates.load(sources.templates, words)
    }.value
    let check = kept.assetCheck.result(of: checkInputs(sources, kept, configured)) { AssetCheck(sources) }.value
    diagnostics += check.unknownWords + check.tokens
    guard let templates, check.unknownWords.isEmpty else { return (nil, diagnostics) }
    return (SiteTheme(templates: templates, assetSources: sources.themeAssets, words: words), diagnostics)
  }

  private static func templateInputs(
    _ sources: SourceTree, _ kept: KeptResults, _ configured: InputDigest
  ) -> InputDigest {
    kept.digest { inputs in
      inputs.add(configured)
      for (name, file) in sources.templates.sorted(by: { $0.key < $1.key }) {
        inputs.add(name)
        inputs.add(file.path)
        inputs.add(file.bytes)
      }
    }
  }

  /// What determines what is wrong with the assets of the site: templates can use their tokens.
  private static func checkInputs(
    _ sources: SourceTree, _ kept: KeptResults, _ configured: InputDigest
  ) -> InputDigest {
    kept.digest { inputs in
      inputs.add(templateInputs(sources, kept, configured))
      for (name, bytes) in sources.themeAssets.sorted(by: { $0.key < $1.key }) {
        inputs.add(name)
        inputs.add(number: sources.ownThemeAssets.contains(name))
        inputs.add(bytes)
      }
    }
  }

  /// What determines the assets.
  func inputs(_ configured: InputDigest, _ kept: KeptResults) -> InputDigest {
    kept.digest { inputs in
      inputs.add(configured)
      for (name, bytes) in assetSources.sorted(by: { $0.key < $1.key }) {
        inputs.add(name)
        inputs.add(bytes)
      }
    }
  }

  /// Style sheets and scripts with their parts joined, and icons, by name.
  var joinedAssets: [String: [UInt8]] { AssetParts.joined(assetSources, words) }

  /// Joins the parts of style sheets and scripts, and names all assets that a site publishes by their contents.
  ///
  /// - Parameters:
  ///   - hasVersions: whether the site is published in several versions.
  ///   - hasLanguages: whether it is published in several languages.
  func makeAssets(hasVersions: Bool, hasLanguages: Bool) -> ThemeAssets {
    let unused =
      [ReviewFrame.styleSheet] + (hasVersions ? [] : [Self.versionsStyleSheet])
      + (hasLanguages ? [] : [LanguageLinks.styleSheet, LanguageLinks.script])
    return ThemeAssets(joinedAssets.filter { !unused.contains($0.key) })
  }

  /// The style sheet of sites with several versions.
  static let versionsStyleSheet = "versions.css"
}

/// What is wrong with the style sheets and scripts of a site.
struct AssetCheck: Sendable {
  /// The theme cannot be used with these.
  let unknownWords: [Diagnostic]
  let tokens: [Diagnostic]

  init(_ sources: SourceTree) {
    unknownWords = AssetParts.unknownWords(
      in: sources.themeAssets.filter { sources.ownThemeAssets.contains($0.key) })
    tokens = TokenCheck.findings(
      in: sources.themeAssets, own: sources.ownThemeAssets, templates: sources.templates.values.map(\.bytes))
  }
}
