import Dialogs
import Files
import Markdown

/// Finds related pages: pages that show the same dialog, name the same rule, share a tag, or link to each other.
///
/// Works on lists of pages by feature, never on pairs of pages, so that its cost grows with the number of links and
/// dialogs: in a list of many pages, each looks only at its neighbors.
struct PageRelations: Sendable {
  /// The relations that a page shows, as indexes of published pages.
  struct Links: Sendable, Hashable {
    var related: [Int] = []
    var backlinks: [Int] = []
    /// Backlinks beyond those listed.
    var moreBacklinks = 0
  }

  /// Maximum number of each.
  static let longestList = 5

  /// A shared feature counts more the fewer pages share it.
  private enum Weight {
    static let sameDialog = 8
    static let tag = 6
    static let rule = 2
    /// For a link from the other page, or a dialog that leads to one on this page.
    static let backlink = 24
    /// For a link to the other page, which the text already shows.
    static let link = 8
    static let scale = 16
    /// A lower score is chance, such as one rule that many pages name.
    static let least = 16
  }

  /// Number of neighbors in a list that a page looks at on either side.
  private static let window = 8

  /// By what the pages share.
  private var groups: [String: PageGroup] = [:]
  /// For each page, the names of its groups.
  private var memberships: [[String]]
  private var outgoing: [[Int]]
  private var incoming: [[Int]]
  /// Published pages by every target that a link can have.
  private let targets: [String: Int]
  /// Pages by the IDs of their dialogs; nil if no dialog leads to another.
  private let holders: [String: Int]?
  private let rules: RuleLinks
  /// What the addresses of the site were made from, and what was taken from each page.
  private let addresses: InputDigest
  private var offers: [InputDigest]

  /// - Parameters:
  ///   - rules: maps a rule to its page.
  ///   - addresses: the digest of what determines the addresses of the site.
  init(_ library: Library, _ rules: RuleLinks, addresses: InputDigest = InputDigest { _ in }) {
    let published = library.published
    (self.rules, self.addresses) = (rules, addresses)
    offers = library.offers.map(\.relations)
    memberships = Array(repeating: [], count: published.count)
    outgoing = memberships.map { _ in [] }
    incoming = outgoing
    targets = Self.targets(of: published)
    holders = Self.holders(of: library.pages)
    for index in library.pages.indices { add(library.pages[index], at: index) }
  }

  /// The relations after some pages have changed; nil if pages have come or gone.
  ///
  /// - Parameter addresses: the digest of what determines the addresses of the site.
  func updated(_ library: Library, addresses: InputDigest) -> PageRelations? {
    guard addresses == self.addresses, library.offers.count == offers.count else { return nil }
    var updated = self
    for (index, offer) in library.offers.enumerated() where offer.relations != offers[index] {
      let page = library.pages[index]
      if holders == nil, page.leadsOn { return nil }
      updated.remove(index)
      updated.add(page, at: index)
      updated.offers[index] = offer.relations
    }
    return updated
  }

  private mutating func add(_ page: ParsedPage, at index: Int) {
    // Its links help those who are lost, and say nothing about the pages.
    if page.path == PageAssembler.notFoundPage { return }
    var linked: Set<Int> = [index]
    for link in page.document.links where link.image == nil {
      guard case .file(let path, _) = link.target, let target = targets[path] else { continue }
      add(link: target, from: index, &linked)
    }
    for tag in page.frontMatter.tags { join(index, "tag " + tag.lowercased(), Weight.tag) }
    for dialog in page.blocks.lazy.compactMap(\.dialog) {
      join(index, Self.words(of: dialog), Weight.sameDialog)
      for rule in dialog.violates.map(\.value) + dialog.allow.map(\.rule.value) {
        join(index, "rule " + rule, Weight.rule)
      }
      // Below a counter-example is a link to each rule that it breaks.
      for rule in dialog.violates {
        if let path = rules.path(of: rule.value), let target = targets[path] {
          add(link: target, from: index, &linked)
        }
      }
      if let id = dialog.situation.leadsTo?.value, let target = holders?[id] {
        add(link: target, from: index, &linked)
      }
    }
  }

  private mutating func remove(_ page: Int) {
    for name in memberships[page] {
      groups[name]?.remove(page)
      if groups[name]?.pages.isEmpty ?? false { groups[name] = nil }
    }
    for target in outgoing[page] { incoming[target].removeAll { $0 == page } }
    (memberships[page], outgoing[page]) = ([], [])
  }

  /// The relations of a page, most related first; ties stay in page order.
  func links(of page: Int, among published: [ParsedPage]) -> Links {
    let own = published[page].path
    var others: [Other] = []
    for group in memberships[page].compactMap({ groups[$0] }) {
      let (pages, place) = (group.pages, group.place(of: page))
      let share = group.weight * Weight.scale / (Int.bitWidth - pages.count.leadingZeroBitCount)
      for other in pages[max(0, place - Self.window)..<min(pages.count, place + Self.window + 1)] where other != page {
        others.append(Other(page: other, score: share))
      }
    }
    for other in outgoing[page] { others.append(Other(page: other, score: Weight.link)) }
    // Pages above link here through navigation.
    for other in incoming[page] where !Self.isAbove(published[other].path, own) {
      others.append(Other(page: other, score: Weight.backlink, leadsHere: true))
    }
    Self.merge(&others)
    var links = Links()
    links.backlinks = Self.best(others) { $0.leadsHere }
    links.moreBacklinks = others.count { $0.leadsHere } - links.backlinks.count
    // Rule pages link to each other through navigation.
    guard published[page].reference == nil else { return links }
    links.related = Self.best(others) { other in
      other.score >= Weight.least && !links.backlinks.contains(other.page) && published[other.page].reference == nil
        && !Self.isAbove(published[other.page].path, own)
    }
    return links
  }

  /// A page that shares something with another.
  private struct Other {
    let page: Int
    var score: Int
    var leadsHere = false
  }

  /// Sums the weights of each page; afterward, pages are in order.
  private static func merge(_ others: inout [Other]) {
    others.sort { $0.page < $1.page }
    var count = 0
    for other in others {
      if count > 0, others[count - 1].page == other.page {
        others[count - 1].score += other.score
        others[count - 1].leadsHere = others[count - 1].leadsHere || other.leadsHere
      } else {
        others[count] = other
        count += 1
      }
    }
    others.removeLast(others.count - count)
  }

  /// The candidates with the highest scores, first of equals; only these are checked for eligibility.
  private static func best(_ others: [Other], where mayBe: (Other) -> Bool) -> [Int] {
    var best: [Other] = []
    for other in others {
      let place = best.firstIndex { $0.score < other.score } ?? best.count
      guard place < longestList, mayBe(other) else { continue }
      if best.count == longestList { best.removeLast() }
      best.insert(other, at: place)
    }
    return best.map(\.page)
  }

  private mutating func add(link target: Int, from page: Int, _ linked: inout Set<Int>) {
    guard linked.insert(target).inserted else { return }
    outgoing[page].append(target)
    incoming[target].append(page)
  }

  private mutating func join(_ page: Int, _ name: String, _ weight: Int) {
    if groups[name, default: PageGroup(weight: weight)].insert(page) { memberships[page].append(name) }
  }

  /// Published pages by every target that a link can have.
  private static func targets(of published: [ParsedPage]) -> [String: Int] {
    var targets = [String: Int](minimumCapacity: published.count * 2)
    for (index, page) in published.enumerated() {
      targets[page.sourcePath] = index
      targets[page.path] = index
    }
    for (index, page) in published.enumerated() {
      for alias in page.frontMatter.aliases where targets[alias.value] == nil { targets[alias.value] = index }
    }
    return targets
  }

  /// Pages by the IDs of their dialogs; an ID used by several pages is ignored.
  private static func holders(of pages: [ParsedPage]) -> [String: Int]? {
    guard pages.contains(where: \.leadsOn) else { return nil }
    var holders: [String: Int?] = [:]
    for (index, page) in pages.enumerated() {
      for block in page.blocks { holders[block.id] = holders[block.id] == nil ? index : .some(nil) }
    }
    return holders.compactMapValues { $0 }
  }

  /// The same for dialogs with the same text.
  static func words(of dialog: Dialog) -> String {
    var words = "dialog " + dialog.kind.value.rawValue + "\n"
    words += dialog.headline?.value ?? ""
    for button in dialog.allButtons { words += "\n" + button.label.value }
    return words
  }

  /// Whether a page is the index of a folder that contains another page.
  private static func isAbove(_ path: String, _ other: String) -> Bool {
    guard SitePath.name(of: path) == "index.html" else { return false }
    let folder = SitePath.folder(of: path)
    return folder.isEmpty || other.hasPrefix(folder + "/")
  }
}

extension ParsedPage {
  /// Whether one of its dialogs leads to another.
  fileprivate var leadsOn: Bool { blocks.contains { $0.dialog?.situation.leadsTo != nil } }
}
