/// How lists of entries are written in the index: numbers (`Digits`) in a row.
enum PostingCode {
  /// Postings, best first: groups of equal impact, each the step down from the impact before and the group's size
  /// (together in one number up to three), then its entries, ascending, as steps from one to the next.
  static func append(
    _ postings: some RandomAccessCollection<(impact: Int, entry: Int)>, greatest: Int, to bytes: inout some DigitSink
  ) {
    var impact = greatest
    var start = postings.startIndex
    while start != postings.endIndex {
      let own = postings[start].impact
      var end = start
      while end != postings.endIndex, postings[end].impact == own { end = postings.index(after: end) }
      let count = postings.distance(from: start, to: end)
      Digits.append((impact - own) * 4 + min(count, 4) - 1, to: &bytes)
      if count >= 4 { Digits.append(count - 4, to: &bytes) }
      var next = 0
      for posting in postings[start..<end] {
        Digits.append(posting.entry - next, to: &bytes)
        next = posting.entry + 1
      }
      impact = own
      start = end
    }
  }

  /// Hands over every posting of what `append` has written.
  static func forEachPosting(_ bytes: ArraySlice<UInt8>, greatest: Int, _ body: (_ impact: Int, _ entry: Int) -> Void) {
    var position = bytes.startIndex
    var impact = greatest
    while let head = Digits.read(bytes, at: &position) {
      impact -= head / 4
      var count = head % 4 + 1
      if count == 4 { count += Digits.read(bytes, at: &position) ?? 0 }
      var next = 0
      for _ in 0..<count {
        guard let step = Digits.read(bytes, at: &position) else { return }
        body(impact, next + step)
        next += step + 1
      }
    }
  }

  /// How many postings `append` has written.
  static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    forEachPosting(bytes, greatest: 0) { _, _ in count += 1 }
    return count
  }

  /// A set of entries, ascending: the gap before each run of neighbors, and the run's length less one.
  static func append(set entries: some Sequence<Int>, to bytes: inout [UInt8]) {
    var run: Range<Int>?
    var end = 0
    func write(_ run: Range<Int>) {
      Digits.append(run.lowerBound - end, to: &bytes)
      Digits.append(run.count - 1, to: &bytes)
      end = run.upperBound
    }
    for entry in entries {
      if let open = run, open.upperBound == entry {
        run = open.lowerBound..<(entry + 1)
      } else {
        run.map(write)
        run = entry..<(entry + 1)
      }
    }
    run.map(write)
  }

  /// What `append(set:)` has written, run by run.
  static func set(_ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var position = bytes.startIndex
    var end = 0
    while let gap = Digits.read(bytes, at: &position), let more = Digits.read(bytes, at: &position) {
      runs.append((end + gap)..<(end + gap + more + 1))
      end += gap + more + 1
    }
    return runs
  }
}
