import Files
import Guidelines

/// Leads from each page of a site to the same page in its other languages.
struct LanguageLinks: Sendable {
  /// The same page in one of the languages.
  struct Link: Sendable, Hashable {
    let language: SiteLanguage
    /// Relative to the root of the present language: `../fr/a.html`.
    let path: String
    /// Its full address; nil if that of the site is not known.
    let address: String?
    let isCurrent: Bool
    /// Whether its text is in the language.
    let isTranslated: Bool
  }

  private struct Version: Sendable {
    let language: SiteLanguage
    let folder: String
    let configuration: SiteConfiguration
    let addresses: SiteAddresses
    /// The paths of pages by what they are called in all languages, and what they are called by path.
    var paths: [String: String] = [:]
    var identities: [String: String] = [:]
    /// The pages that are shown as originals, and those that explain rules, by path.
    var untranslated: Set<String> = []
  }

  private let versions: [Version]
  /// The place of the present language.
  let own: Int

  /// - Parameter place: the present language.
  init(_ sites: [CheckedEdition], of place: Int) {
    own = place
    versions = zip(sites, sites[0].configuration.languages).map { site, language in
      var version = Version(
        language: language, folder: site.configuration.folder, configuration: site.configuration,
        addresses: site.addresses)
      for page in site.library.published where site.addresses.publishes(page) {
        let identity = page.reference == nil ? SourceTree.identity(ofPage: page.sourcePath) : page.path
        version.paths[identity] = page.path
        version.identities[page.path] = identity
        if page.isUntranslated || page.reference != nil { version.untranslated.insert(page.path) }
      }
      return version
    }
  }

  /// The language that pages are in.
  var language: SiteLanguage { versions[own].language }

  /// The page in each language, the first language first; the home page where it is missing.
  ///
  /// - Parameter path: the page, relative to the root of the present language.
  func links(of path: String) -> [Link] {
    let identity = versions[own].identities[path]
    return versions.indices.map { place in
      let version = versions[place]
      let same =
        place == own ? path : identity.map { version.paths[$0] } ?? (version.addresses.generates(path) ? path : nil)
      let target = same ?? "index.html"
      let folder = version.folder.isEmpty ? "" : version.folder + "/"
      return Link(
        language: version.language,
        path: place == own ? target : (versions[own].folder.isEmpty ? "" : "../") + folder + target,
        address: version.configuration.address(of: target), isCurrent: place == own,
        isTranslated: same != nil && !version.untranslated.contains(target))
    }
  }

  /// The full address of the original of a page that is not in the present language; nil for all other pages.
  func original(of path: String) -> String? {
    guard own > 0, versions[own].untranslated.contains(path) else { return nil }
    return links(of: path)[0].address
  }
}
