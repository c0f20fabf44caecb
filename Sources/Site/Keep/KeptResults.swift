import Diagnostics
import Guidelines
import Markdown
import Synchronization
import Words

/// What earlier runs of a pipeline made, each result with what it was made from.
///
/// A run takes from here what would come out the same, and leaves what the next run can take. A build keeps nothing; a
/// preview keeps one of these as long as it runs.
package final class KeptResults: Sendable {
  /// Whether runs leave anything here.
  let isKeeping: Bool
  private let kept = Mutex(PageResults())
  /// The results in the other languages of a site, by their tags.
  private let languages = Mutex<[String: KeptResults]>([:])

  let listed: Kept<ListedFiles>
  let words: Kept<(words: Words, diagnostics: [Diagnostic])>
  let templates: Kept<(templates: PageTemplates?, diagnostics: [Diagnostic])>
  let assetCheck: Kept<AssetCheck>
  let assets: Kept<ThemeAssets>
  let links: Kept<LinkIndex>
  let referencePlan: Kept<ReferencePlan>
  let reference: Kept<[ParsedPage]>
  let addresses: Kept<SiteAddresses>
  let targets: Kept<LinkTable>
  let validator: Kept<Validator>
  /// The findings of rules about all pages.
  let siteFindings: Kept<[Diagnostic]>
  /// Whether no two files share an address.
  let distinctAddresses: Kept<Bool>
  let places: Kept<SitePlaces>
  let navigation: Kept<SiteNavigation>
  let relations: Kept<PageRelations>

  /// The results of single pages, by file.
  struct PageResults: Sendable {
    var pages = ResultsByFile<KeptPage>()
    var checks = ResultsByFile<PageCheck>()
  }

  private init(isKeeping: Bool) {
    self.isKeeping = isKeeping
    listed = Kept(isKeeping: isKeeping)
    words = Kept(isKeeping: isKeeping)
    templates = Kept(isKeeping: isKeeping)
    assetCheck = Kept(isKeeping: isKeeping)
    assets = Kept(isKeeping: isKeeping)
    links = Kept(isKeeping: isKeeping)
    referencePlan = Kept(isKeeping: isKeeping)
    reference = Kept(isKeeping: isKeeping)
    addresses = Kept(isKeeping: isKeeping)
    targets = Kept(isKeeping: isKeeping)
    validator = Kept(isKeeping: isKeeping)
    siteFindings = Kept(isKeeping: isKeeping)
    distinctAddresses = Kept(isKeeping: isKeeping)
    places = Kept(isKeeping: isKeeping)
    navigation = Kept(isKeeping: isKeeping)
    relations = Kept(isKeeping: isKeeping)
  }

  /// Room for the results of runs that follow each other.
  package convenience init() { self.init(isKeeping: true) }

  /// Room for the results in one of the other languages of a site.
  func language(_ tag: String) -> KeptResults {
    languages.withLock { languages in
      if let known = languages[tag] { return known }
      let results = KeptResults(isKeeping: isKeeping)
      languages[tag] = results
      return results
    }
  }

  /// Keeps nothing.
  package static var none: KeptResults { KeptResults(isKeeping: false) }

  /// The digest of some inputs; of nothing if no result is kept, because then nobody compares it.
  func digest(_ add: (inout InputDigest.Inputs) -> Void) -> InputDigest {
    InputDigest { if isKeeping { add(&$0) } }
  }

  /// Where the files that pages include are, or would be.
  var includedPlaces: Set<String> {
    pages.pages.values.reduce(into: []) { places, page in
      if let inclusions = page.inclusions { places.formUnion(inclusions.places) }
    }
  }

  /// The results of single pages.
  var pages: PageResults {
    get { kept.withLock { $0 } }
    set { if isKeeping { kept.withLock { $0 = newValue } } }
  }
}
