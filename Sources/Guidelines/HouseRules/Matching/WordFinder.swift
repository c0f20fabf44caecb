/// Finds the words and phrases of several lists in a text in one pass.
struct WordFinder: Sendable {
  /// A match in a text.
  struct Match: Sendable, Hashable {
    /// Index of the list.
    var list: Int
    /// Index of the word in its list.
    var word: Int
    /// UTF-8 offsets in the text.
    var range: Range<Int>
  }

  private var tree: WordTree
  /// For each first byte, the node that it leads to; 0 for none.
  private var firstNodes = [Int32](repeating: 0, count: 256)
  /// For each byte, whether a pattern starts with it, and whether that can be within a word.
  private var beginnings = [Beginning](repeating: .none, count: 256)
  private var entries: [Entry] = []
  /// The patterns that match any word.
  private var wildEntries: [Entry] = []
  private let listCount: Int

  private struct Entry: Sendable {
    var list: Int
    var word: Int
    /// Whether it matches to the end of the word.
    var isPrefix: Bool
    var isBoundAtStart: Bool
    var isBoundAtEnd: Bool
  }

  private enum Beginning: UInt8 {
    case none, atWordStart, anywhere
  }

  /// - Parameters:
  ///   - lists: the patterns of each list.
  ///   - isExact: whether letter case matters.
  init(_ lists: [[WordPattern]], isExact: Bool) {
    tree = WordTree(isExact: isExact)
    listCount = lists.count
    for (list, patterns) in lists.enumerated() {
      for (word, pattern) in patterns.enumerated() { insert(pattern, list: list, word: word) }
    }
    for byte in tree.firstBytes {
      firstNodes[Int(byte)] = Int32(truncatingIfNeeded: tree.child(of: WordTree.root, by: byte) ?? 0)
    }
  }

  private mutating func insert(_ pattern: WordPattern, list: Int, word: Int) {
    let entry = Entry(
      list: list, word: word, isPrefix: pattern.isPrefix,
      isBoundAtStart: Self.isBound(pattern.text.unicodeScalars.first),
      isBoundAtEnd: Self.isBound(pattern.text.unicodeScalars.last))
    guard let first = pattern.text.unicodeScalars.first else {
      wildEntries.append(entry)
      for byte in UInt8.min...UInt8.max where byte >= 0xC2 || TextWords.isLetter(Unicode.Scalar(byte)) {
        begin(byte, .atWordStart)
      }
      return
    }
    tree.insert(pattern.text, number: entries.count)
    entries.append(entry)
    for variant in LetterVariants.of(first, isExact: false) {
      guard let byte = String(variant).utf8.first else { continue }
      begin(byte, entry.isBoundAtStart ? .atWordStart : .anywhere)
    }
  }

  private mutating func begin(_ byte: UInt8, _ beginning: Beginning) {
    if beginnings[Int(byte)].rawValue < beginning.rawValue { beginnings[Int(byte)] = beginning }
  }

  /// Whether only whole words match, unlike symbols and scripts without spaces.
  private static func isBound(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return true }
    return WordBounds.isPart(scalar) && !TextWords.areUncountable(in: String(scalar))
  }

  /// The matches in a text, in order; of overlapping matches of a list, the first, and of those the longest.
  func matches(in bytes: UnsafeBufferPointer<UInt8>) -> [Match] {
    let bounds = WordBounds(bytes: bytes)
    var matches: [Match] = []
    var ends = [Int](repeating: 0, count: listCount)
    var found: [Match] = []
    for offset in bytes.indices {
      let beginning = beginnings[Int(bytes[offset])]
      if beginning == .none { continue }
      let isStart = bounds.isStart(offset)
      guard isStart || beginning == .anywhere else { continue }
      collect(at: offset, isStart: isStart, bounds, into: &found)
      if found.isEmpty { continue }
      for match in found where match.range.lowerBound >= ends[match.list] {
        ends[match.list] = match.range.upperBound
        matches.append(match)
      }
      found.removeAll(keepingCapacity: true)
    }
    return matches
  }

  /// The longest match of each list at an offset.
  private func collect(at start: Int, isStart: Bool, _ bounds: WordBounds, into found: inout [Match]) {
    let bytes = bounds.bytes
    if !wildEntries.isEmpty, isStart, bounds.isPart(at: start) {
      let end = bounds.end(of: start)
      for entry in wildEntries { Self.add(Match(list: entry.list, word: entry.word, range: start..<end), to: &found) }
    }
    var node = Int(firstNodes[Int(bytes[start])])
    var offset = start + 1
    while node != WordTree.root {
      for number in tree.ends(at: node) {
        let entry = entries[Int(number)]
        if entry.isBoundAtStart, !isStart { continue }
        if !entry.isPrefix, entry.isBoundAtEnd, !bounds.isEnd(offset) { continue }
        let end = entry.isPrefix ? bounds.end(of: offset) : offset
        Self.add(Match(list: entry.list, word: entry.word, range: start..<end), to: &found)
      }
      guard offset < bytes.count else { return }
      if let end = Self.gapEnd(in: bytes, from: offset) {
        node = tree.child(of: node, by: UInt8(ascii: " ")) ?? WordTree.root
        offset = end
      } else {
        node = tree.child(of: node, by: bytes[offset]) ?? WordTree.root
        offset += 1
      }
    }
  }

  private static func add(_ match: Match, to found: inout [Match]) {
    guard let index = found.firstIndex(where: { $0.list == match.list }) else { return found.append(match) }
    if match.range.upperBound > found[index].range.upperBound { found[index] = match }
  }

  /// The end of the blanks at an offset, or nil if there are none.
  ///
  /// They can include a line ending and quote marks, because phrases can span the lines of a paragraph.
  private static func gapEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var (offset, lines) = (start, 0)
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n") where lines == 0: lines = 1
      case UInt8(ascii: ">") where lines == 1: break
      default: return offset > start ? offset : nil
      }
      offset += 1
    }
    return offset > start ? offset : nil
  }
}
