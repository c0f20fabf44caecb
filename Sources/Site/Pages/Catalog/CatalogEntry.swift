package import Dialogs
import Guidelines
import Mockups
import Words

/// A dialog of the library, with the properties for filters.
package struct CatalogEntry: Sendable {
  package var dialog: Dialog
  /// ID of its figure.
  package var id: String
  /// The file of the page, relative to the root of the project.
  package var source: String
  /// The page, relative to the root of the site.
  package var path: String
  package var pageTitle: String
  /// The platforms it is drawn for.
  package var platforms: [Platform]
  /// The packs that check it.
  package var packs: [String]
  /// BCP 47 tag of its text.
  package var language: String

  init?(_ block: PageBlock, on page: ParsedPage, of configuration: SiteConfiguration) {
    guard let dialog = block.dialog else { return nil }
    self.dialog = dialog
    id = block.id
    source = page.source
    path = page.path
    pageTitle = page.title
    platforms = block.platforms
    packs = configuration.ruleSettings.guidelines(of: dialog, page: page.frontMatter.guidelines)
    language = dialog.language?.value ?? page.language(in: configuration)
  }

  /// The roles of its buttons other than the default role.
  package var roles: [Dialog.Button.Role] {
    let roles = Set(dialog.allButtons.map(\.role))
    return [.destructive, .cancel].filter(roles.contains)
  }

  /// What names it.
  func name(in words: Words) -> String { words.name(of: dialog) }

  /// The address of its figure: absolute, or relative to the root of the site if its address is not known.
  ///
  /// - Parameter site: where the site is published, with a slash at its end.
  package func address(at site: String?) -> String {
    (site.map { $0 + SiteURL.encoded(path) } ?? SiteURL.fromRoot(path)) + "#" + id
  }
}

/// Filters for dialogs; nil matches any.
package struct CatalogFilter: Sendable {
  package var platform: Platform?
  package var kind: DialogKind?
  package var pack: String?
  package var role: Dialog.Button.Role?

  package init(
    platform: Platform? = nil, kind: DialogKind? = nil, pack: String? = nil, role: Dialog.Button.Role? = nil
  ) {
    self.platform = platform
    self.kind = kind
    self.pack = pack
    self.role = role
  }

  package func matches(_ entry: CatalogEntry) -> Bool {
    platform.map(entry.platforms.contains) ?? true && kind.map { $0 == entry.dialog.kind.value } ?? true
      && pack.map(entry.packs.contains) ?? true
      && role.map { role in entry.dialog.allButtons.contains { $0.role == role } } ?? true
  }
}

extension Library {
  /// The dialogs of authors, in the order of their pages, except those that cannot be read.
  package var dialogs: [CatalogEntry] {
    pages.flatMap { page in page.blocks.compactMap { CatalogEntry($0, on: page, of: configuration) } }
  }

  /// Whether there are any.
  var hasDialogs: Bool { pages.contains { $0.blocks.contains { $0.dialog != nil } } }
}
