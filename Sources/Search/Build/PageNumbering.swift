/// The numbers of pages and entries in the index.
///
/// Pages with equally many entries are numbered one after the other, those with few entries first, in the order of the
/// catalogue otherwise. A few pairs of numbers then tell which page an entry belongs to (`Class`), where a table would
/// cost every reader a byte a page.
struct PageNumbering: Sendable {
  /// Pages with equally many entries.
  struct Class: Sendable {
    var entries: Int
    var pages: Int
  }

  /// The pages in their new order, each by the part that read it and its place there.
  let pages: [(part: Int, index: Int)]
  /// The number of each page's first entry.
  let firstEntries: [Int]
  let classes: [Class]
  let entryCount: Int

  init(_ parts: [IndexPart]) {
    pages = parts.indices
      .flatMap { part in parts[part].pages.indices.map { (part, $0) } }
      .sorted { left, right in
        let (left, right) = (parts[left.0].pages[left.1], parts[right.0].pages[right.1])
        return (left.entryCount, left.order) < (right.entryCount, right.order)
      }
    var firstEntries: [Int] = []
    var classes: [Class] = []
    var next = 0
    for page in pages {
      let count = parts[page.part].pages[page.index].entryCount
      firstEntries.append(next)
      next += count
      if classes.last?.entries != count { classes.append(Class(entries: count, pages: 0)) }
      classes[classes.count - 1].pages += 1
    }
    (self.firstEntries, self.classes, entryCount) = (firstEntries, classes, next)
  }
}
