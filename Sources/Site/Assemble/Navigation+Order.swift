/// The order of the entries of sections.
extension Navigation {
  /// Sorts entries by who wrote them, the order that was given, and the name.
  ///
  /// Where no order is given and nearly all entries have dates, as posts have, the newest comes first. In sections of
  /// Hugo, which an `_index.md` or a weight tells, entries with the same weight, or without, are in the order of their
  /// dates, newest first, and of their titles. A section of Zola can say that weights of its pages do not count.
  mutating func sortEntries() {
    var newest = [String?](repeating: nil, count: sections.count)
    // A section comes before those in it.
    for index in sections.indices.reversed() {
      // Links to other sites come from plans, which are read later.
      let entries = sections[index].entries.compactMap { entry -> (entry: Entry, page: Page, day: String?)? in
        guard let page = page(of: entry) else { return nil }
        var day = page.day?.iso
        if case .section(let below) = entry, day == nil { day = newest[below] }
        return (entry, page, day)
      }
      let written = entries.filter { !$0.page.isReference }
      let dated = written.count { $0.day != nil }
      let isByDate = dated > 0 && dated * 5 >= written.count * 4 && written.allSatisfy { $0.page.order == nil }
      let isOfHugo = sections[index].page.isSectionOfHugo || written.contains { $0.page.isWeight }
      let sortedBy = sections[index].page.sortedBy
      let countsDays = (isByDate || isOfHugo) && sortedBy.map { $0 == .date } ?? true
      let sorted = entries.map { entry in
        let page = entry.page
        let isSection = if case .section = entry.entry { true } else { false }
        return (
          kind: page.isReference ? 1 : 0, order: (sortedBy == nil || isSection ? page.order : nil) ?? .infinity,
          day: countsDays ? entry.day ?? "" : "",
          title: isOfHugo && sortedBy != .name ? page.title.lowercased() : "",
          name: Self.name(of: page.place), entry: entry.entry
        )
      }.sorted { one, other in
        let first = (one.kind, one.order, other.day, one.title, one.name)
        return first < (other.kind, other.order, one.day, other.title, other.name)
      }
      sections[index].entries = sorted.map(\.entry)
      sections[index].isByDate = isByDate
      if isByDate { newest[index] = entries.compactMap(\.day).max() }
    }
  }

  /// Sorts the entries of folders that the navigation does not show as sections, so that their pages are in the order
  /// in which it shows these.
  ///
  /// Other pages come behind, as they were.
  mutating func sortAsRead(_ folders: Range<Int>, besides shown: Set<Int>, _ plan: NavigationPlan) {
    var first = [Int](repeating: .max, count: folders.count)
    for index in folders.reversed() {
      let entries = sections[index].entries.enumerated().map { offset, entry in
        var place = page(of: entry).flatMap { placeByPath[$0.path] } ?? .max
        if case .section(let below) = entry, below < first.count { place = min(place, first[below]) }
        return (place: place, offset: offset, entry: entry)
      }
      first[index] = entries.map(\.place).min() ?? .max
      guard !shown.contains(index), plan.folders[sections[index].folder]?.nodes == nil else { continue }
      let sorted = entries.sorted { ($0.place, $0.offset) < ($1.place, $1.offset) }
      if sorted.map(\.offset) != Array(entries.indices) {
        sections[index].entries = sorted.map(\.entry)
        sections[index].isByDate = false
      }
    }
  }

  /// The path of a page by which it is sorted: with its ending, `button-group` would come before `button`.
  static func name(of place: String) -> String {
    for ending in ["/index.html", ".html"] where place.hasSuffix(ending) { return String(place.dropLast(ending.count)) }
    return place
  }
}
