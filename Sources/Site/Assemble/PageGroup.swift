/// Pages that share something, in order.
struct PageGroup: Sendable {
  private(set) var pages: [Int] = []
  let weight: Int

  init(weight: Int) { self.weight = weight }

  /// Adds a page.
  ///
  /// - Returns: whether it was not there.
  mutating func insert(_ page: Int) -> Bool {
    let place = self.place(of: page)
    if place < pages.count, pages[place] == page { return false }
    pages.insert(page, at: place)
    return true
  }

  mutating func remove(_ page: Int) {
    let place = self.place(of: page)
    if place < pages.count, pages[place] == page { pages.remove(at: place) }
  }

  /// The place of a page, or the place at which it would be.
  func place(of page: Int) -> Int {
    // Pages come in order when all are added.
    guard let last = pages.last, page <= last else { return pages.count }
    var range = pages.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if pages[middle] < page { range = middle + 1..<range.upperBound } else { range = range.lowerBound..<middle }
    }
    return range.lowerBound
  }
}
