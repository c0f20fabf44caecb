/// The numbers of pages and entries in the index.
///
/// Pages with equally many entries of each kind are numbered one after the other, those with few entries first, then
/// those with short titles, in the order of the site’s pages otherwise. A few numbers then tell which page an entry belongs to and of which kind it is
/// (`Class`), where tables would cost every reader some bytes a page.
struct PageNumbering: Sendable {
  /// Pages with equally many entries of each kind.
  struct Class: Sendable, Hashable {
    /// Entries of a page, by `SearchEntry.Kind.allCases`: that is the order in which they are numbered, too.
    var entries: [Int]
    var pages = 0

    var entryCount: Int { entries.reduce(0, +) }
  }

  /// The pages in their new order, each by the part that read it and its place there.
  let pages: [(part: Int, index: Int)]
  /// The number of each page's first entry.
  let firstEntries: [Int]
  let classes: [Class]
  let entryCount: Int
  /// For each entry its rank: that is how sets of entries name it.
  ///
  /// Dialogs and rules are ranked before sections, which have hardly any facets: the many dialogs with one role or on
  /// one platform are then neighbors.
  let ranks: [Int]

  init(_ parts: [IndexPart]) {
    pages = parts.indices
      .flatMap { part in parts[part].pages.indices.map { (part, $0) } }
      .sorted { left, right in
        let (left, right) = (parts[left.0].pages[left.1], parts[right.0].pages[right.1])
        if left.entryCount != right.entryCount { return left.entryCount < right.entryCount }
        if left.kinds != right.kinds { return left.kinds.lexicographicallyPrecedes(right.kinds) }
        if left.titleLength != right.titleLength { return left.titleLength < right.titleLength }
        return left.order < right.order
      }
    var firstEntries: [Int] = []
    var classes: [Class] = []
    var next = 0
    for page in pages {
      let page = parts[page.part].pages[page.index]
      firstEntries.append(next)
      next += page.entryCount
      if classes.last?.entries != page.kinds { classes.append(Class(entries: page.kinds)) }
      classes[classes.count - 1].pages += 1
    }
    (self.firstEntries, self.classes, entryCount) = (firstEntries, classes, next)
    ranks = Self.ranks(classes, entryCount: next)
  }

  /// For each entry its kind, as a place in `SearchEntry.Kind.allCases`.
  static func kinds(_ classes: [Class]) -> [UInt8] {
    var kinds: [UInt8] = []
    for part in classes {
      for _ in 0..<part.pages {
        for (kind, count) in part.entries.enumerated() {
          kinds += repeatElement(UInt8(truncatingIfNeeded: kind), count: count)
        }
      }
    }
    return kinds
  }

  static func ranks(_ classes: [Class], entryCount: Int) -> [Int] {
    let kinds = kinds(classes)
    var next = (section: kinds.count { $0 != 0 }, other: 0)
    return kinds.map { kind in
      if kind == 0 {
        next.section += 1
        return next.section - 1
      }
      next.other += 1
      return next.other - 1
    }
  }
}
