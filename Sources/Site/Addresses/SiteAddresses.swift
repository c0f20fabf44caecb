import Diagnostics
import Dialogs
import Guidelines

/// Determines which file of a site has each address.
///
/// If several files claim an address, `site/duplicate-url` reports it. If the site is built anyway, the first is
/// published: theme assets and the search index, pages, other files, aliases, then other generated files.
struct SiteAddresses: Sendable {
  /// What is published beside pages and aliases.
  let claims: [SiteAddress]
  private let generated: GeneratedFiles
  private var table = AddressTable<SiteAddress>()
  /// Pages by the aliases that lead to them.
  private var targets: [String: String] = [:]

  init(_ library: Library, _ sources: SourceTree) {
    generated = GeneratedFiles(library, sources)
    var claims = sources.assets.map(Self.file)
    let pages = library.pages.map { SiteAddress($0.path, .page, at: SourceLocation(path: $0.source, range: nil)) }
    let aliases = library.pages.flatMap(Self.aliases)
    for page in library.pages {
      for alias in page.frontMatter.aliases where targets[alias.value] == nil { targets[alias.value] = page.path }
    }
    // Fingerprinted names belong to the stage that generates them.
    let generated = generated
    let reserved = (pages + claims + aliases).compactMap { address in
      generated.family(of: address.path).map { SiteAddress(address.path, .generated, name: $0, at: nil) }
    }
    let (files, made) = (claims, generated.addresses)
    claims += made + reserved
    self.claims = claims
    // Every page needs these folders and their contents, so a file in their place is never published.
    let required = generated.folders + reserved + made.filter { generated.isRequired($0.path) }
    for address in [required, pages, files, aliases, made].joined() {
      _ = table.claim(address.path, for: address)
    }
  }

  /// The address of a file that is published unchanged.
  static func file(_ asset: SourceTree.Asset) -> SiteAddress {
    SiteAddress(asset.path, .file, at: SourceLocation(path: asset.file, range: nil))
  }

  /// The redirects that a page asks for.
  static func aliases(of page: ParsedPage) -> [SiteAddress] {
    page.frontMatter.aliases.map { alias in
      SiteAddress(alias.value, .alias, at: SourceLocation(path: page.source, range: alias.range))
    }
  }

  /// Whether a page, file, or alias owns its address or has priority for it.
  func publishes(_ address: SiteAddress) -> Bool { table.owner(of: address.path) == address }

  /// Whether an address of the same page differs from an alias only in letter case: both can be published.
  func publishesTwin(of alias: SiteAddress) -> Bool {
    table.owner(of: alias.path).map { alias.isTwin(of: $0) } ?? false
  }

  /// Whether a path differs from that of a page or an alias only in letter case.
  func allowsTwin(_ path: String) -> Bool {
    table.owner(of: path).map { ($0.kind == .alias || $0.kind == .page) && $0.path != path } ?? false
  }

  /// Whether something is published at a path.
  func isWritten(_ path: String) -> Bool { table.owner(of: path)?.path == path }

  /// The path of the page that an alias leads to; nil if there is none at that path.
  func target(ofAlias path: String) -> String? {
    guard let target = targets[path], table.owner(of: path)?.kind == .alias else { return nil }
    return target
  }

  /// Whether a page is published.
  func publishes(_ page: ParsedPage) -> Bool {
    page.reference == nil
      ? publishes(SiteAddress(page.path, .page, at: SourceLocation(path: page.source, range: nil)))
      : generates(page.path)
  }

  /// Whether Patternbook publishes its own file at a path.
  func generates(_ path: String) -> Bool {
    table.owner(of: path).map { $0.kind == .generated && $0.path == path } ?? false
  }

  /// Whether a path may be written: it belongs to an author or is in the list of generated files.
  func allows(_ path: String) -> Bool {
    let isReserved = generated.family(of: path) != nil
    // The name that an author chose for a reserved address may differ in letter case.
    return table.owner(of: path).map { $0.path == path || isReserved && $0.kind == .generated } ?? isReserved
  }
}
