package import Dialogs
package import Files
import Mockups
import Words

/// The page of a review in the look of its site: values in, files out.
///
/// It is not part of a site. It has no script, and its style sheets are next to it, so it works without a server.
package struct ReviewFrame: Sendable {
  private let templates: PageTemplates
  private let assets: ThemeAssets
  private let configuration: SiteConfiguration
  private let words: Words

  /// The page that people open.
  package static let path = "index.html"
  /// The style sheets and the icon that it loads.
  private static let assetNames: Set = ["site.css", styleSheet, "favicon.svg"]
  /// The style sheet that only reviews have; a site does not publish it.
  static let styleSheet = "review.css"
  private static let template = "review"

  /// Loads the theme of a site; the built-in one if a template of the site has errors.
  ///
  /// - Parameters:
  ///   - library: the site under review, checked.
  ///   - files: the state of the site before the change. Its theme is used, so that nothing that is under review can put
  ///     a script into the page that people review it with.
  ///   - platforms: those that the page has drawings for.
  /// - Throws: `FileError`.
  package init(_ library: Library, themeOf files: FileTree, platforms: [Platform]) throws {
    (configuration, words) = (library.configuration, library.words)
    guard let theme = try Self.theme(of: files, library) ?? Self.theme(of: .memory([:]), library) else {
      preconditionFailure("the built-in theme has no errors")
    }
    templates = theme.templates
    let own = theme.joinedAssets.filter { Self.assetNames.contains($0.key) }
    assets = ThemeAssets(
      own.merging([ThemeAssets.mockups: MockupStylesheet.css(for: platforms)]) { $1 })
  }

  /// The theme with the color of the site; its fonts and pictures are not next to the page.
  private static func theme(of files: FileTree, _ library: Library) throws -> SiteTheme? {
    var sources = try SourceTree.read(files)
    var brand = SiteBrand()
    brand.accent = library.configuration.brand.accent
    sources.add(brand, title: library.configuration.title)
    return SiteTheme.load(sources, library.words).theme
  }

  /// Writes the page and what it loads.
  ///
  /// - Parameters:
  ///   - title: plain text, as are the description and the title of the site.
  ///   - body: HTML below the title.
  /// - Throws: `PageTooLarge`, and errors of the output.
  package func write(
    title: String, description: String, body: [UInt8], to output: any SiteOutput
  ) throws {
    var values = PageValues()
    values[.contentPolicy] = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
    values[.language] = configuration.language
    values[.direction] = LanguageTag.isRightToLeft(configuration.language) ? "rtl" : nil
    values[.title] = title
    values[.siteTitle] = configuration.title
    values[.documentTitle] = "\(title) – \(configuration.title)"
    values[.description] = description
    values[.cssURL] = assets["site.css"]
    values[.reviewCSSURL] = assets[Self.styleSheet]
    values[.mockupsCSSURL] = assets[ThemeAssets.mockups]
    values[.faviconURL] = assets["favicon.svg"]
    values[.bodyClass] = "review"
    values.set(.bodyHTML, html: body)
    try output.write(Self.path, try templates.render(values, template: Self.template))
    try assets.write(to: output)
  }
}
