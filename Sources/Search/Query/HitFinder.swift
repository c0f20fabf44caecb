/// Finds the words of a query in the text of its results.
struct HitFinder {
  private let reader: SearchReader
  private let words: [(word: QueryWord, matches: WordMatches)]
  private var tokenizer = Tokenizer()

  /// The length of an excerpt, in scalars.
  private static let excerptLength = 170
  /// How far an excerpt can be extended to the end of a word, in scalars.
  private static let longestTail = 24

  init(_ reader: SearchReader, _ words: [(word: QueryWord, matches: WordMatches)]) {
    (self.reader, self.words) = (reader, words)
  }

  // MARK: Excerpts

  /// The excerpt of an entry around the words of the query: of a section its text, of a dialog its message and
  /// buttons, of a rule its summary.
  ///
  /// It is one line. Words are not cut; `…` marks omitted text.
  mutating func excerpt(of entry: SearchEntry) -> [ExcerptPiece] {
    var text = String(decoding: entry.body, as: UTF8.self)
    if entry.kind == .dialog {
      text = ([entry.message] + entry.buttons.map(\.label)).filter { !$0.isEmpty }.joined(separator: " · ")
    }
    if entry.kind == .rule, !entry.message.isEmpty { text = entry.message }
    let scalars = text.unicodeScalars.map { $0 == "\n" ? " " : $0 }
    let hits = hits(in: Array(text.utf8))
    let start = Self.start(of: scalars, hits)
    let limit = start + Self.excerptLength
    let end = limit < scalars.count ? Self.wordEnd(scalars, limit) : scalars.count
    var pieces: [ExcerptPiece] = []
    func append(_ range: Range<Int>, isHit: Bool) {
      guard !range.isEmpty else { return }
      pieces.append(ExcerptPiece(text: String(String.UnicodeScalarView(scalars[range])), isHit: isHit))
    }
    if start > 0 { pieces.append(ExcerptPiece(text: "… ", isHit: false)) }
    var position = start
    for hit in hits where hit.range.lowerBound >= position && hit.range.upperBound <= end {
      append(position..<hit.range.lowerBound, isHit: false)
      append(hit.range, isHit: true)
      position = hit.range.upperBound
    }
    append(position..<end, isHit: false)
    if end < scalars.count { pieces.append(ExcerptPiece(text: " …", isHit: false)) }
    return pieces
  }

  /// The start of the excerpt with the most different words, then the most words; slightly before a word.
  private static func start(of text: [Unicode.Scalar], _ hits: [Hit]) -> Int {
    var (best, start, end) = (0, 0, 0)
    var counts: [Int: Int] = [:]
    for (index, hit) in hits.enumerated() {
      end = max(end, index)
      while end < hits.count, hits[end].range.upperBound <= hit.range.lowerBound + excerptLength * 4 / 5 {
        counts[hits[end].word, default: 0] += 1
        end += 1
      }
      let worth = counts.count * 100 + end - index
      if worth > best {
        best = worth
        start =
          hit.range.upperBound < excerptLength * 3 / 5
          ? 0 : wordStart(text, hit.range.lowerBound - excerptLength / 5)
      }
      guard end > index, let count = counts[hit.word] else { continue }
      counts[hit.word] = count > 1 ? count - 1 : nil
    }
    return start
  }

  private static func wordStart(_ text: [Unicode.Scalar], _ position: Int) -> Int {
    let position = max(position, 0)
    let before = text[max(0, position - longestTail)..<position]
    return before.lastIndex { $0.properties.isWhitespace }.map { $0 + 1 } ?? position
  }

  private static func wordEnd(_ text: [Unicode.Scalar], _ position: Int) -> Int {
    text[position..<min(text.count, position + longestTail)].firstIndex { $0.properties.isWhitespace } ?? position
  }

  // MARK: Words

  /// A part of a text that matches a word of the query.
  private struct Hit {
    /// In scalars.
    var range: Range<Int>
    /// The word, by its place in the query.
    var word: Int
  }

  /// The words of the query in a text, which must be valid UTF-8; they do not overlap.
  private mutating func hits(in text: [UInt8]) -> [Hit] {
    var places: [(range: Range<Int>, words: [[UInt8]])] = []
    text.withUnsafeBufferPointer { bytes in
      tokenizer.forEachRun(in: bytes) { run, range in
        if run.isPaired {
          places += Self.pairs(of: bytes, in: range)
        } else {
          var words: [[UInt8]] = []
          run.forEachWord { words.append(Array(run.folded[$0])) }
          places.append((range, words))
        }
      }
    }
    var hits: [Hit] = []
    // From bytes to scalars.
    var (byte, scalar) = (0, 0)
    func advance(to end: Int) -> Int {
      while byte < end {
        if text[byte] & 0xC0 != 0x80 { scalar += 1 }
        byte += 1
      }
      return scalar
    }
    for place in places {
      guard let word = words.indices.first(where: { number in place.words.contains { leads($0, to: number) } }) else {
        continue
      }
      // Pairs overlap.
      if let last = hits.last, byte > place.range.lowerBound {
        hits[hits.count - 1].range = last.range.lowerBound..<advance(to: place.range.upperBound)
      } else {
        let start = advance(to: place.range.lowerBound)
        hits.append(Hit(range: start..<advance(to: place.range.upperBound), word: word))
      }
    }
    return hits
  }

  private func leads(_ text: [UInt8], to number: Int) -> Bool {
    let (word, matches) = words[number]
    return text == word.text || word.completes && text.starts(with: word.text)
      || reader.lists(of: text).contains(where: matches.places.contains)
  }

  /// The overlapping pairs of a run in a script without spaces.
  private static func pairs(
    of text: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> [(range: Range<Int>, words: [[UInt8]])] {
    var characters: [(range: Range<Int>, folded: [UInt8])] = []
    var position = range.lowerBound
    while position < range.upperBound, let (scalar, count) = text.scalar(at: position) {
      if Kana.isVoicing(scalar), let last = characters.indices.last {
        CaseFolding.standard.fold(scalar, into: &characters[last].folded)
        characters[last].range = characters[last].range.lowerBound..<(position + count)
        position += count
        continue
      }
      var folded: [UInt8] = []
      CaseFolding.standard.fold(scalar, into: &folded)
      if !folded.isEmpty { characters.append((position..<(position + count), folded)) }
      position += count
    }
    guard characters.count > 1 else { return characters.map { ($0.range, [$0.folded]) } }
    return zip(characters, characters.dropFirst()).map { first, second in
      (first.range.lowerBound..<second.range.upperBound, [first.folded + second.folded])
    }
  }
}
