import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown
import Mockups
import Search

/// All files that Patternbook adds to a site, listed in one place by stage.
///
/// Files of authors are checked against this list, and the output refuses files that neither belong to an author nor
/// are listed. A stage that generates another file must add it here.
struct GeneratedFiles: Sendable {
  let library: Library
  /// Keys of the addresses at which the author publishes something.
  let taken: Set<String>
  private let tags: TagPlan
  /// Keys of the names of style sheets, scripts, and icons, without fingerprints.
  private let themeNames: Set<String>

  init(_ library: Library, _ sources: SourceTree) {
    self.library = library
    let taken = library.addresses(beside: sources.assets.map(\.path))
    self.taken = taken
    tags = TagPlan(library, taken: taken)
    themeNames = Set(
      (sources.themeAssets.keys.map(AssetParts.publishedName) + [ThemeAssets.mockups])
        .map { AddressTable<Void>.key($0) })
  }

  /// Files whose paths are known before the site is rendered.
  var addresses: [SiteAddress] {
    var addresses = [
      SiteAddress(PageAssembler.searchPage, .generated, name: "the search page", at: nil),
      SiteAddress(Sitemap.path, .generated, name: "the sitemap", at: nil),
      SiteAddress(SearchStage.rootPath, .generated, name: "the search index", at: nil),
      SiteAddress(SiteManifest.name, .generated, name: "the site manifest", at: nil),
    ]
    // An author's own page for wrong addresses replaces it.
    if !pageKeys.contains(PageAssembler.notFoundPage) {
      addresses.append(
        SiteAddress(PageAssembler.notFoundPage, .generated, name: "the “page not found” page", at: nil))
    }
    addresses += folders + contents + reference + catalog + programs
    addresses += tags.paths.map { SiteAddress($0, .generated, name: "the pages of tags", at: nil) }
    if library.configuration.publishesMockups { addresses += mockups }
    return addresses
  }

  /// Folders of files whose names are known only after they are generated.
  var folders: [SiteAddress] {
    [
      SiteAddress(ThemeAssets.folder + "/", .generated, name: Self.themeFiles, at: nil),
      SiteAddress(SearchStage.folder + "/", .generated, name: "the search index", at: nil),
    ]
      + (library.configuration.makesSocialCards
        ? [SiteAddress(SocialCard.folder + "/", .generated, name: Self.cards, at: nil)] : [])
      + languages
  }

  /// The folders of the other languages, which only their own pages and files are published in.
  private var languages: [SiteAddress] {
    guard library.configuration.folder.isEmpty else { return [] }
    return library.configuration.languages.dropFirst().map { language in
      SiteAddress(language.tag + "/", .generated, name: "the site in “\(language.tag)”", at: nil)
    }
  }

  /// Whether the pages of a site need the file at a path to work.
  func isRequired(_ path: String) -> Bool { path == SearchStage.rootPath }

  private static let cards = "the social cards"
  private static let themeFiles = "the site’s style sheets, scripts, and icons"

  /// Index pages of folders that have none.
  private var contents: [SiteAddress] {
    let permalinks = library.configuration.permalinks
    let pages = Set(library.published.map(\.path) + library.referencePaths)
    let aliases = Set(library.published.lazy.flatMap(\.frontMatter.aliases).map(\.value))
    // Navigation leads to these, so that they come before others of the same name.
    let places = ListPlaces(permalinks, taken: pages)
    let listed = Self.folders(of: library.published.lazy.filter(\.isInNavigation).map(\.place)).map(places.path)
    let others = Self.folders(of: library.published.lazy.map(\.path)).map(places.ownPath)
    let asked = library.plan.lists.keys.map(places.ownPath)
    var known: Set<String> = []
    return (listed.sorted() + others.sorted() + asked.sorted()).compactMap { path in
      guard !pages.contains(path), !pages.contains(permalinks.spelling.spelled(path)), known.insert(path).inserted
      else { return nil }
      let folder = SitePath.folder(of: path)
      // An author who leads this address elsewhere needs no list of the folder.
      if aliases.contains(path), !folder.isEmpty { return nil }
      return SiteAddress(
        path, .generated, name: folder.isEmpty ? "the home page" : "the index page of the folder “\(folder)”", at: nil)
    }
  }

  /// The folders that paths are in, and those around them, with the root.
  private static func folders(of paths: some Sequence<String>) -> Set<String> {
    var folders: Set<String> = [""]
    for path in paths {
      var folder = SitePath.folder(of: path)
      while folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    return folders
  }

  /// Pages about rules; a page of the author can replace each of them.
  private var reference: [SiteAddress] {
    let pages = pageKeys
    return library.referencePaths.filter { !pages.contains(AddressTable<Void>.key($0)) }.map {
      SiteAddress($0, .generated, name: "the rule reference", at: nil)
    }
  }

  /// Pages of the library; a page of the author can replace it.
  private var catalog: [SiteAddress] {
    guard library.hasDialogs, !pageKeys.contains(CatalogPlan.path) else { return [] }
    return ([CatalogPlan.path] + CatalogPlan.paths(of: library, taken: taken).filter { $0 != CatalogPlan.path })
      .map { SiteAddress($0, .generated, name: "the catalog", at: nil) }
  }

  private var pageKeys: Set<String> { Set(library.pages.map { AddressTable<Void>.key($0.path) }) }

  /// Files for tools.
  private var programs: [SiteAddress] {
    var addresses: [SiteAddress] = []
    let configuration = library.configuration
    if configuration.url != nil, configuration.showsDates {
      addresses.append(SiteAddress(AtomFeed.path, .generated, name: "the feed", at: nil))
    }
    guard configuration.hasMarkdown else { return addresses }
    for path in [LLMSText.path, LLMSText.fullPath] {
      addresses.append(SiteAddress(path, .generated, name: "the text for language models", at: nil))
    }
    return addresses
      + library.published.map { page in
        SiteAddress(
          MarkdownCopy.path(of: page.path), .generated, name: "the Markdown copy of “\(page.source)”",
          at: page.reference == nil ? SourceLocation(path: page.source, range: nil) : nil)
      }
  }

  /// Mockup files.
  private var mockups: [SiteAddress] {
    library.pages.flatMap { page in
      page.distinctBlocks.map { page.blocks[$0] }.filter { $0.dialog != nil }.flatMap { block in
        block.platforms.flatMap { platform in
          MockupFile.looks.map { look in
            SiteAddress(
              MockupFile.path(of: block.id, of: page.path, on: platform, look), .generated,
              name: "a mockup of “\(page.source)”",
              at: SourceLocation(path: page.source, range: block.range))
          }
        }
      }
    }
  }

  /// The purpose of a file with a fingerprint in its name; nil if the path cannot be such a file.
  ///
  /// These names are known only after the files are generated, so their form is reserved.
  func family(of path: String) -> String? {
    let key = AddressTable<Void>.key(path)
    if let language = languages.first(where: { key.hasPrefix(AddressTable<Void>.key($0.path)) }) {
      return language.name
    }
    if SitePath.folder(of: key) == SearchStage.folder, SearchIndex.isFileName(SitePath.name(of: key)) {
      return "the search index"
    }
    if library.configuration.makesSocialCards, SitePath.folder(of: key) == SocialCard.folder,
      SocialCard.isFileName(SitePath.name(of: key))
    {
      return Self.cards
    }
    guard key.hasPrefix(ThemeAssets.folder + "/"),
      let name = ThemeAssets.name(ofPublished: String(key.dropFirst(ThemeAssets.folder.count + 1))),
      themeNames.contains(name) || name.hasPrefix("catalogue") && name.hasSuffix(".js")
    else { return nil }
    return Self.themeFiles
  }
}
