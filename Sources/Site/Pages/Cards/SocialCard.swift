import Dialogs
import Mockups
import Words
import Writing

/// The picture that other sites show with a link to a page: the name of the site, the title and description of the page,
/// and its first dialog.
struct SocialCard: Sendable {
  /// What stands above the title.
  var name: String
  var title: String
  var description: String?
  var brand: SiteBrand
  /// The letter in the mark of the site.
  var initial: Character
  /// Whether text starts at the right.
  var isRightToLeft: Bool
  /// The drawing of the dialog, if the page has one.
  var scene: Scene?

  /// The folder of the cards in a site.
  static let folder = "social-cards"
  /// In pixels, as sites that show cards ask for.
  static let (width, height) = (1200, 630)

  /// - Parameter page: the page; nil for a home page that nobody wrote.
  init(of page: ParsedPage?, description: String?, _ configuration: SiteConfiguration, _ words: Words) {
    let isHome = page?.path ?? "index.html" == "index.html"
    title = isHome ? configuration.title : page?.listTitle ?? ""
    // The title of the home page is the name of the site.
    name = isHome ? Self.host(of: configuration.url ?? "") : configuration.title
    // The card of a rule says what it asks, above its ID.
    self.description = page?.reference?.rule ?? description
    brand = configuration.brand
    initial = BrandIcon.letter(of: configuration.title)
    isRightToLeft = LanguageTag.isRightToLeft(page?.language(in: configuration) ?? configuration.language)
    scene = page.flatMap { Self.scene(of: $0, words) }
  }

  /// The first dialog that is not a counter-example.
  private static func scene(of page: ParsedPage, _ words: Words) -> Scene? {
    for block in page.blocks {
      guard let dialog = block.dialog, dialog.marking != .bad else { continue }
      for platform in block.platforms {
        if let scene = MockupRenderer.scene(for: dialog, on: platform, words: words) { return scene }
      }
    }
    return nil
  }

  /// `patterns.example.org` for `https://patterns.example.org/book/`.
  private static func host(of url: String) -> String {
    let parts = url.split(separator: "/", maxSplits: 2)
    return parts.count > 1 ? String(parts[1]) : ""
  }

  /// Where the card of a page is published.
  ///
  /// A changed card has another name, because other sites keep the cards that they load.
  static func path(of card: [UInt8], on page: String) -> String {
    folder + "/" + Fingerprint.of(Array(page.utf8)) + Fingerprint.of(card) + ".png"
  }

  /// Whether a file in the folder has the name of a card.
  static func isFileName(_ name: String) -> Bool {
    let length = 2 * Fingerprint.length
    return name.utf8.count == length + 4 && name.hasSuffix(".png")
      && name.utf8.prefix(length).allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
