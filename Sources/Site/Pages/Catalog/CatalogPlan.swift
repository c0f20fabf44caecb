import Dialogs
import Guidelines

/// Divides the library into pages: the dialogs of the library, followed by the rule examples.
///
/// In most libraries, one page contains all dialogs, so that its filters cover all of them. A larger library gets
/// several pages, because a page that takes seconds to load is not useful as an overview; the largest get pictures for
/// only some dialogs.
struct CatalogPlan: Sendable {
  /// The first page, whose address templates know.
  static let path = "catalogue.html"
  /// The target that authors can link to.
  static let source = "catalogue.md"

  /// Number of dialogs per page.
  private static let longestPage = 180
  /// Number of pictures for the library, and as many for the rules: about five kilobytes each.
  private static let mostPictures = 400

  /// A page of the library.
  struct Part: Sendable {
    var path: String
    var isOfRules: Bool
    /// The page number in its part, starting at 1.
    var number: Int
    /// Its dialogs; entries are created page by page, because all of them would take much memory.
    fileprivate(set) var places: [Place]
    /// The dialogs that are drawn.
    var drawn: [Bool]
  }

  /// A block of a page; both are indexes.
  struct Place: Sendable {
    fileprivate var page: Int
    fileprivate var block: Int
    fileprivate var kind: Int
  }

  let parts: [Part]
  /// Whether search covers all dialogs of the library.
  let isSearchedWhole: Bool
  private let library: Library
  /// The dialogs of all pages of each part, and those that are drawn: each page of the library tells both.
  private let dialogs: (count: Int, drawn: Int)
  private let examples: (count: Int, drawn: Int)

  /// - Parameter taken: keys of the addresses at which the author publishes something, which take precedence.
  init(_ library: Library, _ navigation: Navigation, taken: Set<String>) {
    self.library = library
    isSearchedWhole = library.pages.allSatisfy { $0.frontMatter.search.isIncluded || $0.blocks.isEmpty }
    guard library.hasDialogs, !taken.contains(Self.path) else {
      (parts, dialogs, examples) = ([], (0, 0), (0, 0))
      return
    }
    let order = Dictionary(
      navigation.sequence.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let ofDialogs = Self.parts(of: library.pages, order, isOfRules: false, taken)
    let ofRules = Self.parts(of: library.reference, order, isOfRules: true, taken)
    (dialogs, examples) = (Self.counts(ofDialogs), Self.counts(ofRules))
    parts = ofDialogs + ofRules
  }

  private static func counts(_ parts: [Part]) -> (count: Int, drawn: Int) {
    parts.reduce(into: (0, 0)) { counts, part in
      counts.0 += part.places.count
      counts.1 += part.drawn.count { $0 }
    }
  }

  /// The paths of the library pages.
  static func paths(of library: Library, taken: Set<String>) -> [String] {
    guard library.hasDialogs else { return [] }
    return [(library.pages, false), (library.reference, true)].flatMap { pages, isOfRules in
      let count = pages.reduce(0) { $0 + $1.blocks.count { $0.dialog != nil } }
      return (0..<(count + longestPage - 1) / longestPage).map {
        path(isOfRules: isOfRules, number: $0 + 1, taken)
      }
    }
  }

  /// The dialogs of a library page.
  func entries(of part: Part) -> [CatalogEntry] {
    let pages = part.isOfRules ? library.reference : library.pages
    return part.places.compactMap { place in
      CatalogEntry(pages[place.page].blocks[place.block], on: pages[place.page], of: library.configuration)
    }
  }

  /// The number of dialogs in a part.
  func count(ofRules: Bool) -> Int { ofRules ? examples.count : dialogs.count }

  /// The number of pictures in a part.
  func drawnCount(ofRules: Bool) -> Int { ofRules ? examples.drawn : dialogs.drawn }

  private static func parts(
    of pages: [ParsedPage], _ order: [String: Int], isOfRules: Bool, _ taken: Set<String>
  ) -> [Part] {
    // In reading order of pages and blocks, then by kind with a stable sort.
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

  /// The dialogs to draw if there are too many: the first ones of each kind.
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

  /// A unique address, whatever names the author has used.
  private static func path(isOfRules: Bool, number: Int, _ taken: Set<String>) -> String {
    var name = (isOfRules ? "catalogue-rules" : "catalogue") + (number == 1 ? "" : "-\(number)")
    while taken.contains(AddressTable<Void>.key(name + ".html")) { name += "_" }
    return name + ".html"
  }
}
