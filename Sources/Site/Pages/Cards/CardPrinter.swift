package import Mockups
import Words

/// How social cards become PNG files.
package struct CardPrinter: Sendable {
  /// Asked once, and only if a site has cards.
  package var isReady: @Sendable () -> Bool
  /// A drawing whose text has the width that the layout has for it.
  package var fit: @Sendable (Scene) throws -> Scene
  /// Converts an SVG file to PNG.
  package var convert: @Sendable ([UInt8]) throws -> [UInt8]
  /// A file of the last build; nil if it was changed since, or there is none.
  package var published: @Sendable (String) -> [UInt8]?
  /// Told why a page has no card.
  package var complain: @Sendable (_ page: String, any Error) -> Void

  package init(
    isReady: @escaping @Sendable () -> Bool, fit: @escaping @Sendable (Scene) throws -> Scene,
    convert: @escaping @Sendable ([UInt8]) throws -> [UInt8], published: @escaping @Sendable (String) -> [UInt8]?,
    complain: @escaping @Sendable (_ page: String, any Error) -> Void
  ) {
    (self.isReady, self.fit, self.convert) = (isReady, fit, convert)
    (self.published, self.complain) = (published, complain)
  }

  /// The file of a card: from the last build if the card is the same; nil if it cannot be made.
  func file(of card: SocialCard, on page: String) -> (path: String, bytes: [UInt8])? {
    let drawing = card.svg
    let path = SocialCard.path(of: drawing, on: page)
    if let bytes = published(path) { return (path, bytes) }
    do {
      var fitted = card
      fitted.scene = try card.scene.map(fit)
      return (path, try convert(fitted.scene == card.scene ? drawing : fitted.svg))
    } catch {
      complain(page, error)
      return nil
    }
  }
}

/// The social cards of a site.
struct SiteCards: Sendable {
  let printer: CardPrinter
  /// The card of the home page and of generated pages; nil if it cannot be made.
  let home: (path: String, bytes: [UInt8])?
  private let configuration: SiteConfiguration
  private let words: Words

  /// Nil if a site has no cards, or they cannot be made.
  init?(_ site: SiteRenderer) {
    let library = site.library
    (configuration, words) = (library.configuration, library.words)
    guard configuration.makesSocialCards, let printer = site.options.cards, printer.isReady() else { return nil }
    self.printer = printer
    // A text that cannot be read stops the build when its page is published.
    let page = library.pages.first { $0.path == "index.html" }.map { (try? library.whole($0)) ?? $0 }
    let description =
      page?.frontMatter.description ?? configuration.description ?? page.flatMap { PageSummary.text(of: $0.document) }
    home = printer.file(
      of: SocialCard(of: page, description: description, configuration, words), on: "index.html")
  }

  /// Writes the card of a page, and returns where it is; nil for the home page, and if the card cannot be made.
  func write(_ page: ParsedPage, description: String?, to output: any SiteOutput) throws -> String? {
    guard page.path != "index.html" else { return nil }
    let card = SocialCard(of: page, description: description, configuration, words)
    guard let file = printer.file(of: card, on: page.path) else { return nil }
    try output.write(file.path, file.bytes)
    return file.path
  }
}
