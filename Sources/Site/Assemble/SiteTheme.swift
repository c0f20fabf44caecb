import Diagnostics
import Words

/// The templates and assets that give a site its look.
struct SiteTheme: Sendable {
  var templates: PageTemplates
  var assets: ThemeAssets

  /// Compiles and checks the templates.
  ///
  /// - Returns: the theme, or nil with at least one error among the diagnostics.
  static func load(_ sources: SourceTree, _ words: Words) -> (theme: SiteTheme?, diagnostics: [Diagnostic]) {
    var (templates, diagnostics) = PageTemplates.load(sources.templates, words)
    let unknown = AssetParts.unknownWords(in: sources.themeAssets)
    diagnostics += unknown
    guard let templates, unknown.isEmpty else { return (nil, diagnostics) }
    let assets = ThemeAssets(AssetParts.joined(sources.themeAssets, words))
    return (SiteTheme(templates: templates, assets: assets), diagnostics)
  }
}
