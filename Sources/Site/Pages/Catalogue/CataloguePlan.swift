import Dialogs
import Guidelines

/// How the catalogue is cut into pages: the dialogs of the library, and behind them the examples of the rules.
///
/// One page holds all dialogs of most libraries, so that its filters see all of them. A larger library gets several
/// pages, and pictures for a part of its dialogs: a page that takes seconds to load is no overview.
struct CataloguePlan: Sendable {
  /// The first page, whose address templates know.
  static let path = "catalogue.html"
  /// What authors may call it in their links.
  static let source = "catalogue.md"

  /// Dialogs on one page: typographic entries of about a kilobyte.
  private static let longestPage = 1000
  /// Pictures of the library, and as many of the rules: about five kilobytes each.
  private static let mostPictures = 400

  /// A page of the catalogue.
  struct Part: Sendable {
    var path: String
    var isOfRules: Bool
    /// From 1, among the pages of its half.
    var number: Int
    /// Its dialogs; entries are made of them when the page's turn comes, since all of them at once take much memory.
    fileprivate(set) var places: [Place]
    /// Which of the dialogs are drawn.
    var drawn: [Bool]
  }

  /// A block of a page, both as indices.
  struct Place: Sendable {
    fileprivate var page: Int
    fileprivate var block: Int
    fileprivate var kind: Int
  }

  let parts: [Part]
  private let catalog: Catalog

  /// - Parameter taken: keys of the addresses at which the author publishes something; the catalogue gives way.
  init(_ catalog: Catalog, _ navigation: Navigation, taken: Set<String>) {
    self.catalog = catalog
    guard catalog.hasDialogs, !taken.contains(Self.path) else {
      parts = []
      return
    }
    let order = Dictionary(
      navigation.sequence.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    parts =
      Self.parts(of: catalog.pages, order, isOfRules: false, taken)
      + Self.parts(of: catalog.reference, order, isOfRules: true, taken)
  }

  /// Where the pages of the catalogue are.
  static func paths(of catalog: Catalog, taken: Set<String>) -> [String] {
    guard catalog.hasDialogs else { return [] }
    return [(catalog.pages, false), (catalog.reference, true)].flatMap { pages, isOfRules in
      let count = pages.reduce(0) { $0 + $1.blocks.count { $0.dialog != nil } }
      return (0..<(count + longestPage - 1) / longestPage).map {
        path(isOfRules: isOfRules, number: $0 + 1, taken)
      }
    }
  }

  /// The dialogs of a page of the catalogue.
  func entries(of part: Part) -> [CatalogueEntry] {
    let pages = part.isOfRules ? catalog.reference : catalog.pages
    return part.places.compactMap { place in
      CatalogueEntry(pages[place.page].blocks[place.block], on: pages[place.page], of: catalog.configuration)
    }
  }

  /// Whether search finds all of the library's dialogs.
  var isSearchedWhole: Bool {
    catalog.pages.allSatisfy { $0.frontMatter.search.isIncluded || $0.blocks.isEmpty }
  }

  /// The number of dialogs in one half.
  func count(ofRules: Bool) -> Int {
    parts.reduce(0) { $0 + ($1.isOfRules == ofRules ? $1.places.count : 0) }
  }

  /// The number of pictures in one half.
  func drawnCount(ofRules: Bool) -> Int {
    parts.reduce(0) { $0 + ($1.isOfRules == ofRules ? $1.drawn.count { $0 } : 0) }
  }

  private static func parts(
    of pages: [ParsedPage], _ order: [String: Int], isOfRules: Bool, _ taken: Set<String>
  ) -> [Part] {
    // Page after page in reading order, and of each page block after block: then by kind, which leaves that as it is.
    let inOrder = pages.indices.map { (page: $0, order: order[pages[$0].path] ?? 0) }.sorted {
      ($0.order, $0.page) < ($1.order, $1.page)
    }
    var byKind = [[Place]](repeating: [], count: DialogKind.allCases.count)
    for (page, _) in inOrder {
      for (block, content) in pages[page].blocks.enumerated() {
        guard let kind = content.dialog?.kind.value, let number = DialogKind.allCases.firstIndex(of: kind) else {
          continue
        }
        byKind[number].append(Place(page: page, block: block, kind: number))
      }
    }
    let places = byKind.flatMap(\.self)
    let drawn = Self.drawn(places)
    return stride(from: 0, to: places.count, by: longestPage).enumerated().map { index, start in
      let range = start..<min(start + longestPage, places.count)
      return Part(
        path: path(isOfRules: isOfRules, number: index + 1, taken), isOfRules: isOfRules, number: index + 1,
        places: Array(places[range]), drawn: Array(drawn[range]))
    }
  }

  /// Which of the dialogs are drawn, where there are too many: the first ones of each kind.
  private static func drawn(_ places: [Place]) -> [Bool] {
    var seen = [Int](repeating: 0, count: DialogKind.allCases.count)
    let ranks = places.map { place in
      seen[place.kind] += 1
      return seen[place.kind]
    }
    var drawn = [Bool](repeating: false, count: places.count)
    for index in places.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }).prefix(mostPictures) {
      drawn[index] = true
    }
    return drawn
  }

  /// An address of its own, whatever the author has called a page.
  private static func path(isOfRules: Bool, number: Int, _ taken: Set<String>) -> String {
    var name = (isOfRules ? "catalogue-rules" : "catalogue") + (number == 1 ? "" : "-\(number)")
    while taken.contains(AddressTable<Void>.key(name + ".html")) { name += "_" }
    return name + ".html"
  }
}
