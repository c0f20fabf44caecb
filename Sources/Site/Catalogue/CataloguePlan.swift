import Dialogs

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
    var entries: [CatalogueEntry]
    /// Which of the entries are drawn.
    var drawn: [Bool]
  }

  let parts: [Part]

  /// - Parameter taken: addresses at which the author publishes something, in small letters; the catalogue gives way.
  init(_ catalog: Catalog, _ navigation: Navigation, taken: Set<String>) {
    let entries = catalog.dialogs
    guard !entries.isEmpty, !taken.contains(Self.path) else {
      parts = []
      return
    }
    let places = Dictionary(
      navigation.sequence.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    parts =
      Self.parts(of: entries, places, isOfRules: false, taken)
      + Self.parts(of: catalog.ruleExamples, places, isOfRules: true, taken)
  }

  /// The number of dialogs in one half.
  func count(ofRules: Bool) -> Int {
    parts.reduce(0) { $0 + ($1.isOfRules == ofRules ? $1.entries.count : 0) }
  }

  /// The number of pictures in one half.
  func drawnCount(ofRules: Bool) -> Int {
    parts.reduce(0) { $0 + ($1.isOfRules == ofRules ? $1.drawn.count { $0 } : 0) }
  }

  private static func parts(
    of entries: [CatalogueEntry], _ places: [String: Int], isOfRules: Bool, _ taken: Set<String>
  ) -> [Part] {
    let sorted = entries.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (a.kindOrder, places[a.path] ?? 0, left.offset) < (b.kindOrder, places[b.path] ?? 0, right.offset)
    }.map(\.element)
    let drawn = Self.drawn(sorted)
    return stride(from: 0, to: sorted.count, by: longestPage).enumerated().map { index, start in
      let range = start..<min(start + longestPage, sorted.count)
      return Part(
        path: path(isOfRules: isOfRules, number: index + 1, taken), isOfRules: isOfRules, number: index + 1,
        entries: Array(sorted[range]), drawn: Array(drawn[range]))
    }
  }

  /// Which of the dialogs are drawn, where there are too many: the first ones of each kind.
  private static func drawn(_ entries: [CatalogueEntry]) -> [Bool] {
    var seen: [DialogKind: Int] = [:]
    let ranks = entries.map { entry in
      seen[entry.dialog.kind.value, default: 0] += 1
      return seen[entry.dialog.kind.value, default: 0]
    }
    var drawn = [Bool](repeating: false, count: entries.count)
    for index in entries.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }).prefix(mostPictures) {
      drawn[index] = true
    }
    return drawn
  }

  /// An address of its own, whatever the author has called a page.
  private static func path(isOfRules: Bool, number: Int, _ taken: Set<String>) -> String {
    var name = (isOfRules ? "catalogue-rules" : "catalogue") + (number == 1 ? "" : "-\(number)")
    while taken.contains(name + ".html") { name += "_" }
    return name + ".html"
  }
}

extension CatalogueEntry {
  /// Kinds stand in the order in which they are listed.
  fileprivate var kindOrder: Int { DialogKind.allCases.firstIndex(of: dialog.kind.value) ?? 0 }
}
