import Diagnostics

/// The templates and assets that give a site its look.
struct SiteTheme: Sendable {
  var templates: PageTemplates
  var assets: ThemeAssets

  /// Compiles and checks the templates.
  ///
  /// - Returns: the theme, or nil with at least one error among the diagnostics.
  static func load(_ sources: SourceTree) -> (theme: SiteTheme?, diagnostics: [Diagnostic]) {
    let (templates, diagnostics) = PageTemplates.load(sources.templates)
    return (
      templates.map { SiteTheme(templates: $0, assets: ThemeAssets(AssetParts.joined(sources.themeAssets))) },
      diagnostics
    )
  }
}
