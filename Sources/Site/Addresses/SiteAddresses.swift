import Diagnostics
import Dialogs
import Guidelines

/// Which file of a site has each address.
///
/// Where several want one, `site/duplicate-url` reports it. A site that is built nevertheless publishes the first:
/// authors’ pages, then their files, then aliases, then what Patternbook makes.
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
    claims += generated.addresses + reserved
    self.claims = claims
    // No site does without these folders, so a file in their place is never published.
    let (files, made) = (claims.filter { $0.kind == .file }, claims.filter { $0.kind == .generated })
    for address in [generated.folders, pages, files, aliases, made].joined() {
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
    table.owner(of: path).map { $0.path == path } ?? (generated.family(of: path) != nil)
  }
}
