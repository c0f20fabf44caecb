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

  /// A word or phrase.
  private struct Phrase {
    /// Its words joined.
    var key: [UInt8]
    var wordCount: Int
    /// The impact in each entry that has all of its words.
    var impacts: [Int: Int]
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
    var collected: [[UInt8]: (impacts: [Int: Int], lists: Set<Int>)] = [:]
    for group in groups {
      let members = group.map { text in
        let phrase = phrases[text] ?? phrase(text)
        phrases[text] = phrase
        return phrase
      }
      guard members.contains(where: { !$0.impacts.isEmpty }) else { continue }
      for phrase in members where !phrase.key.isEmpty {
        // `textbox` stands for `text box`, too.
        for other in members where (other.key != phrase.key || other.wordCount > 1) && !other.impacts.isEmpty {
          collected[phrase.key, default: ([:], [])].impacts.merge(other.impacts, uniquingKeysWith: max)
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
      let best = found.impacts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.length)
      var code: [UInt8] = []
      PostingCode.append(
        best.map { (impact: $0.value, entry: $0.key) }, greatest: lists.greatestImpact, to: &code)
      let forms = found.lists.sorted().flatMap { formsOfLists[$0] ?? [] }
      let rarity = rarity(of: min(found.impacts.count, entryCount), among: entryCount)
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
    var phrase = Phrase(key: words.flatMap { $0 }, wordCount: words.count, impacts: [:], lists: [])
    for language in languages {
      let numbers = words.compactMap { lists.lists.number(of: stemmer.listKey(of: $0, in: language)) }
      guard numbers.count == words.count, let impacts = impacts(of: numbers) else { continue }
      phrase.impacts.merge(impacts, uniquingKeysWith: max)
      phrase.lists += numbers
    }
    return phrase
  }

  /// The least impact of several lists in each entry that all of them contain; nil if there is none.
  private func impacts(of numbers: [Int]) -> [Int: Int]? {
    var impacts: [Int: Int]?
    for number in numbers {
      let own = Dictionary(
        lists.postings(of: number).prefix(numbers.count == 1 ? Self.longest : .max).map { ($0.entry, $0.impact) }
      ) { first, _ in first }
      guard let before = impacts else {
        impacts = own
        continue
      }
      impacts = before.reduce(into: [:]) { common, posting in
        if let other = own[posting.key] { common[posting.key] = min(posting.value, other) }
      }
    }
    return impacts.flatMap { $0.isEmpty ? nil : $0 }
  }
}
