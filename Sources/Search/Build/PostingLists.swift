import Files

/// The postings of all pages by the list that they belong to, best first.
struct PostingLists: Sendable {
  /// The words of all parts: what lists are called.
  private(set) var lists = Vocabulary()
  /// The entries in which each list occurs, also those whose postings were cut.
  private(set) var frequencies: [Int] = []
  /// For each part, the number here of each of its lists.
  private(set) var numbers: [[Int]] = []

  let greatestImpact: Int

  /// An impact above the lowest 25 bits, an entry in them.
  private var postings: [UInt32] = []
  private var ends: [Int] = []

  /// - Parameter parts: What the pages hold; they have no postings afterward.
  /// - Throws: `FileError` where they cannot be read.
  init(_ parts: inout [IndexPart], _ numbering: PageNumbering, _ weights: SearchWeights) throws(FileError) {
    greatestImpact = weights.greatestImpact
    for part in parts {
      numbers.append((0..<part.words.lists.count).map { lists.insert(part.words.lists[$0]) })
    }
    for part in parts.indices { parts[part].close() }
    frequencies = Array(repeating: 0, count: lists.count)
    for (part, numbers) in zip(parts, numbers) {
      for (list, frequency) in part.indexer.frequencies.enumerated() { frequencies[numbers[list]] += frequency }
    }
    let floors = try floors(parts, weights)
    try place(&parts, numbering, floors, longest: weights.longestList)
    orderByImpact()
  }

  /// The postings of a list, those with the greatest impact first, then those of the first entries.
  func postings(of list: Int) -> some RandomAccessCollection<(impact: Int, entry: Int)> {
    postings[(list == 0 ? 0 : ends[list - 1])..<ends[list]].lazy.map { posting in
      (Int(posting >> 25), Int(posting & Self.entryMask))
    }
  }

  private static let entryMask: UInt32 = 1 << 25 - 1

  /// Where a list is too long, the impact that a posting must have, and how many that have just that find room.
  private struct Floor {
    var impact: UInt32
    var room: Int
  }

  private func floors(_ parts: [IndexPart], _ weights: SearchWeights) throws(FileError) -> [Int: Floor] {
    let long = frequencies.indices.filter { frequencies[$0] > weights.longestList }
    guard !long.isEmpty else { return [:] }
    var rows = [Int32](repeating: -1, count: frequencies.count)
    for (row, list) in long.enumerated() { rows[list] = Int32(row) }
    let width = 256
    var histogram = [Int](repeating: 0, count: long.count * width)
    for (part, numbers) in zip(parts, numbers) {
      for page in part.pages {
        for posting in try page.postings.read() {
          let row = rows[numbers[Int(posting >> 8)]]
          if row >= 0 { histogram[Int(row) * width + Int(posting & 0xFF)] += 1 }
        }
      }
    }
    var floors: [Int: Floor] = [:]
    for (row, list) in long.enumerated() {
      var room = weights.longestList
      var impact = width - 1
      while impact > 0, histogram[row * width + impact] <= room {
        room -= histogram[row * width + impact]
        impact -= 1
      }
      floors[list] = Floor(impact: UInt32(impact), room: room)
    }
    return floors
  }

  /// Puts each posting into its list, and gives back those of the page.
  ///
  /// Pages come in the order of their numbers, so that entries ascend in every list.
  private mutating func place(
    _ parts: inout [IndexPart], _ numbering: PageNumbering, _ floors: [Int: Floor], longest: Int
  ) throws(FileError) {
    var floorImpacts = [UInt8](repeating: 0, count: lists.count)
    var floors = floors
    for (list, floor) in floors { floorImpacts[list] = UInt8(truncatingIfNeeded: floor.impact) }
    var total = 0
    var next: [Int] = []
    for frequency in frequencies {
      next.append(total)
      total += min(frequency, longest)
      ends.append(total)
    }
    postings = Array(repeating: 0, count: total)
    for (page, firstEntry) in zip(numbering.pages, numbering.firstEntries) {
      let numbers = numbers[page.part]
      let (read, ends) = try parts[page.part].takePostings(ofPage: page.index)
      var position = 0
      for (entry, end) in ends.enumerated() {
        let entry = UInt32(truncatingIfNeeded: firstEntry + entry) & Self.entryMask
        while position < Int(end) {
          let posting = read[position]
          position += 1
          let list = numbers[Int(posting >> 8)]
          let impact = posting & 0xFF
          let floor = UInt32(floorImpacts[list])
          if impact < floor { continue }
          if impact == floor {
            guard let room = floors[list]?.room, room > 0 else { continue }
            floors[list]?.room = room - 1
          }
          postings[next[list]] = impact << 25 | entry
          next[list] += 1
        }
      }
    }
  }

  /// Sorts each list by counting: stable, so that entries go on ascending within an impact.
  private mutating func orderByImpact() {
    var sorted: [UInt32] = []
    var counts = [Int](repeating: 0, count: greatestImpact + 1)
    var start = 0
    for end in ends {
      defer { start = end }
      guard end - start > 1 else { continue }
      // Most lists are too short to be worth counting.
      if end - start <= Self.shortList {
        Self.orderByImpact(&postings, start..<end)
        continue
      }
      for impact in counts.indices { counts[impact] = 0 }
      for index in start..<end { counts[Int(postings[index] >> 25)] += 1 }
      var next = 0
      for impact in counts.indices.reversed() { (counts[impact], next) = (next, next + counts[impact]) }
      sorted.removeAll(keepingCapacity: true)
      sorted.append(contentsOf: repeatElement(0, count: end - start))
      for index in start..<end {
        let impact = Int(postings[index] >> 25)
        sorted[counts[impact]] = postings[index]
        counts[impact] += 1
      }
      postings.replaceSubrange(start..<end, with: sorted)
    }
  }

  private static let shortList = 16

  /// Sorts a short list by insertion, which is stable, too.
  private static func orderByImpact(_ postings: inout [UInt32], _ range: Range<Int>) {
    for index in range.dropFirst() {
      let posting = postings[index]
      var place = index
      while place > range.lowerBound, postings[place - 1] >> 25 < posting >> 25 {
        postings[place] = postings[place - 1]
        place -= 1
      }
      postings[place] = posting
    }
  }
}
