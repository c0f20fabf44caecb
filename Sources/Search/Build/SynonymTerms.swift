/// For each word or phrase with synonyms that some page has: the entries found by those.
///
/// Its key is the words joined and `+`: next to the word itself in the dictionary, and so in the same file.
struct SynonymTerms {
  private(set) var terms: [Term] = []

  private let lists: PostingLists
  private let languages: [SearchLanguage]
  private let entryCount: Int
  private var stemmer = EnglishStemmer()
  private var tokenizer = Tokenizer()

  /// Entries kept for a word, the best ones; each costs about two bytes.
  private static let length = 200
  /// Postings of a word that are read, the best ones.
  private static let longest = 1000

  /// An entry, and the impact that a phrase has in it.
  private struct Hit {
    var entry: UInt32
    var impact: UInt8
  }

  /// A word or phrase.
  private struct Phrase {
    /// Its words joined.
    var key: [UInt8]
    var wordCount: Int
    /// The entries that have all of its words.
    var hits: [Hit]
    /// The lists of its words.
    var lists: [Int]
  }

  /// - Parameter forms: The words of the dictionary.
  init(
    _ groups: [[String]], _ lists: PostingLists, languages: Set<SearchLanguage>, entryCount: Int, forms: [Term]
  ) {
    (self.lists, self.entryCount) = (lists, entryCount)
    self.languages = languages.sorted { $0.rawValue < $1.rawValue }
    var phrases: [String: Phrase] = [:]
    var collected: [[UInt8]: (hits: [Hit], lists: Set<Int>)] = [:]
    for group in groups {
      let members = group.map { text in
        let phrase = phrases[text] ?? phrase(text)
        phrases[text] = phrase
        return phrase
      }
      guard members.contains(where: { !$0.hits.isEmpty }) else { continue }
      for phrase in members where !phrase.key.isEmpty {
        // `textbox` stands for `text box`, too.
        for other in members where (other.key != phrase.key || other.wordCount > 1) && !other.hits.isEmpty {
          collected[phrase.key, default: ([], [])].hits += other.hits
          collected[phrase.key]?.lists.formUnion(other.lists)
        }
      }
    }
    let wanted = collected.values.reduce(into: Set<Int>()) { $0.formUnion($1.lists) }
    var formsOfLists: [Int: [[UInt8]]] = [:]
    for term in forms {
      if case .list(let list) = term.content, wanted.contains(list) { formsOfLists[list, default: []].append(term.key) }
    }
    for (key, found) in collected {
      let hits = Self.merged(found.hits)
      let best = hits.sorted { ($1.impact, $0.entry) < ($0.impact, $1.entry) }.prefix(Self.length)
      var code: [UInt8] = []
      PostingCode.append(
        best.map { (impact: Int($0.impact), entry: Int($0.entry)) }, greatest: lists.greatestImpact, to: &code)
      let forms = found.lists.sorted().flatMap { formsOfLists[$0] ?? [] }
      let rarity = rarity(of: min(hits.count, entryCount), among: entryCount)
      terms.append(
        Term(
          key: key + [UInt8(ascii: "+")],
          content: .own(rarity: rarity, code: code, forms: forms.sorted(by: comesBefore))))
    }
  }

  private mutating func phrase(_ text: String) -> Phrase {
    var words: [[UInt8]] = []
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      tokenizer.forEachRun(in: bytes) { run, _ in words += run.sequence().map { Array($0) } }
    }
    var phrase = Phrase(key: words.flatMap { $0 }, wordCount: words.count, hits: [], lists: [])
    for language in languages {
      let numbers = words.compactMap { lists.lists.number(of: stemmer.listKey(of: $0, in: language)) }
      guard numbers.count == words.count else { continue }
      let hits = hits(of: numbers)
      guard !hits.isEmpty else { continue }
      phrase.hits = Self.merged(phrase.hits + hits)
      phrase.lists += numbers
    }
    return phrase
  }

  /// The entries that all of several lists contain, in their order, with the least impact of these.
  private func hits(of numbers: [Int]) -> [Hit] {
    var common: [Hit]?
    for number in numbers {
      let own = lists.postings(of: number).prefix(numbers.count == 1 ? Self.longest : .max)
        .map { Hit(entry: UInt32(truncatingIfNeeded: $0.entry), impact: UInt8(truncatingIfNeeded: $0.impact)) }
        .sorted { $0.entry < $1.entry }
      guard let before = common else {
        common = own
        continue
      }
      var (hits, next) = ([Hit](), own[...])
      for hit in before {
        next = next.drop { $0.entry < hit.entry }
        guard let other = next.first, other.entry == hit.entry else { continue }
        hits.append(Hit(entry: hit.entry, impact: min(hit.impact, other.impact)))
      }
      common = hits
    }
    return common ?? []
  }

  /// Each entry once, with its greatest impact, in order.
  private static func merged(_ hits: [Hit]) -> [Hit] {
    var merged: [Hit] = []
    for hit in hits.sorted(by: { $0.entry < $1.entry }) {
      if let last = merged.last, last.entry == hit.entry {
        merged[merged.count - 1].impact = max(last.impact, hit.impact)
      } else {
        merged.append(hit)
      }
    }
    return merged
  }
}
