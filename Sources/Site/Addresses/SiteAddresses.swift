import Diagnostics
import Dialogs
import Guidelines

/// Which file of a site has each address.
///
/// If several files claim one, `site/duplicate-url` reports it. A site that is built anyway publishes the first:
/// the theme’s assets and the search index, pages, other files, aliases, then what else Patternbook generates.
struct SiteAddresses: Sendable {
  /// What is published beside pages and aliases.
  let claims: [SiteAddress]
  private let generated: GeneratedFiles
  private var table = AddressTable<SiteAddress>()

  init(_ catalog: Catalog, _ sources: SourceTree) {
    generated = GeneratedFiles(catalog, sources)
    var claims = sources.assets.map { path in
      SiteAddress(path, .file, at: SourceLocation(path: SourceTree.contentFolder + "/" + path, range: nil))
    }
    let pages = catalog.pages.map { SiteAddress($0.path, .page, at: SourceLocation(path: $0.source, range: nil)) }
    let aliases = catalog.pages.flatMap(Self.aliases)
    // A fingerprinted name belongs to the stage that makes such names.
    let generated = generated
    let reserved = (pages + claims + aliases).compactMap { address in
      generated.family(of: address.path).map { SiteAddress(address.path, .generated, name: $0, at: nil) }
    }
    let (files, made) = (claims, generated.addresses)
    claims += made + reserved
    self.claims = claims
    // Every page of a site needs these folders and what is in them, so a file in their place is never published.
    let required = generated.folders + reserved + made.filter { generated.isRequired($0.path) }
    for address in [required, pages, files, aliases, made].joined() {
      _ = table.claim(address.path, for: address)
    }
  }

  /// The redirects that a page asks for.
  static func aliases(of page: ParsedPage) -> [SiteAddress] {
    page.frontMatter.aliases.map { alias in
      SiteAddress(alias.value, .alias, at: SourceLocation(path: page.source, range: alias.range))
    }
  }

  /// Whether a page, file or alias has its address to itself, or comes before the others that want it.
  func publishes(_ address: SiteAddress) -> Bool { table.owner(of: address.path) == address }

  /// Whether a page is published.
  func publishes(_ page: ParsedPage) -> Bool {
    page.reference == nil
      ? publishes(SiteAddress(page.path, .page, at: SourceLocation(path: page.source, range: nil)))
      : generates(page.path)
  }

  /// Whether Patternbook publishes a file of its own at a path.
  func generates(_ path: String) -> Bool {
    table.owner(of: path).map { $0.kind == .generated && $0.path == path } ?? false
  }

  /// Whether a path may be written at all: it is an author's, or in the list of generated files.
  func allows(_ path: String) -> Bool {
    let isReserved = generated.family(of: path) != nil
    // The name that an author chose for a reserved address may differ in case.
    return table.owner(of: path).map { $0.path == path || isReserved && $0.kind == .generated } ?? isReserved
  }
}
