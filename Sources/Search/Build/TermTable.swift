/// All terms in the order of the dictionary, and how each of their lists is written.
struct TermTable: Sendable {
  private(set) var terms: [Term] = []
  /// The terms that first lead to each list, by their index: the list is written there.
  private(set) var owners: [Int] = []
  /// How large a shard is to become, in bytes.
  let shardSize: Int
  /// The words that queries look up in brief where they have other words: see `FunctionTerms`.
  private(set) var functionWords: [[UInt8]] = []

  private let rarities: [Int]
  private let lists: PostingLists
  /// How many bytes each list takes.
  ///
  /// They are written when their shard is: all together take as much as the postings.
  private var codeSizes: [Int] = []

  init(
    _ parts: [IndexPart], _ numbering: PageNumbering, _ lists: PostingLists, synonyms: [[String]],
    _ weights: SearchWeights
  ) async {
    async let orderedForms = Self.inOrder(Self.words(parts, lists))
    rarities = Self.rarities(lists, entryCount: numbering.entryCount, weights)
    self.lists = lists
    for list in 0..<lists.lists.count {
      var code = DigitCount()
      PostingCode.append(lists.postings(of: list), greatest: lists.greatestImpact, to: &code)
      codeSizes.append(code.count)
    }
    let forms = await orderedForms
    terms = forms
    shardSize = SearchIndex.shardSize(ofTotal: codeSizes.reduce(0, +) + terms.count * 8)
    findOwners()
    let languages = parts.reduce(into: Set<SearchLanguage>()) { $0.formUnion($1.languages) }
    async let synonymTerms = SynonymTerms(
      LibrarySynonyms.groups(for: languages) + synonyms, lists, languages: languages,
      entryCount: numbering.entryCount, forms: forms
    ).terms
    let completions = Completions(self, lists, entryCount: numbering.entryCount).terms
    let functions = FunctionTerms(forms: terms, lists, rarities, of: languages, weights)
    functionWords = functions.words
    let others = completions + functions.terms + Self.facets(parts, numbering)
    terms = Self.merged(forms, Self.inOrder(others + (await synonymTerms)))
    findOwners()
  }

  /// What a term leads to as it is written, and the weight of its word, if it is the first to lead there.
  func content(of index: Int) -> (rarity: Int, code: [UInt8])? {
    switch terms[index].content {
    case .own(let rarity, let code, _): (rarity, code)
    case .list(let list) where owners[list] == index: (rarities[list], code(of: list))
    case .list: nil
    }
  }

  private func code(of list: Int) -> [UInt8] {
    var code: [UInt8] = []
    code.reserveCapacity(codeSizes[list])
    PostingCode.append(lists.postings(of: list), greatest: lists.greatestImpact, to: &code)
    return code
  }

  /// The number of entries that contain the word of a term in any form; nil for terms that are not words.
  func frequency(of index: Int) -> Int? {
    guard case .list(let list) = terms[index].content else { return nil }
    return lists.frequencies[list]
  }

  /// About how many bytes a term takes in a shard.
  func size(of index: Int) -> Int {
    let shared = index == 0 ? 0 : terms[index - 1].key.sharedLength(with: terms[index].key)
    let content: Int? =
      switch terms[index].content {
      case .own(_, let code, _): code.count
      case .list(let list): owners[list] == index ? codeSizes[list] : nil
      }
    return terms[index].key.count - shared + 3 + (content.map { $0 + 4 } ?? 0)
  }

  private static func inOrder(_ terms: [Term]) -> [Term] {
    WordOrder.places(terms.count, word: { terms[$0].key }, isBefore: { isBefore(terms[$0], terms[$1]) })
      .map { terms[$0] }
  }

  /// All of two lists that are in order.
  private static func merged(_ terms: [Term], _ others: [Term]) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + others.count)
    var next = terms.startIndex
    for other in others {
      while next < terms.endIndex, isBefore(terms[next], other) {
        merged.append(terms[next])
        next += 1
      }
      merged.append(other)
    }
    return merged + terms[next...]
  }

  private static func isBefore(_ left: Term, _ right: Term) -> Bool {
    left.key == right.key ? left.variant < right.variant : comesBefore(left.key, right.key)
  }

  private mutating func findOwners() {
    owners = Array(repeating: -1, count: codeSizes.count)
    for (index, term) in terms.enumerated() {
      if case .list(let list) = term.content, owners[list] < 0 { owners[list] = index }
    }
  }

  private static func rarities(_ lists: PostingLists, entryCount: Int, _ weights: SearchWeights) -> [Int] {
    lists.frequencies.enumerated().map { list, frequency in
      let rarity = rarity(of: frequency, among: entryCount)
      return FunctionWords.own(lists.lists[list])
        ? min(rarity, weights.greatestFunctionRarity) + SearchWeights.functionMark : rarity
    }
  }

  /// Every form of every word with the list, rarely lists, that it is found under, and forms that no page has but that
  /// readers may type.
  private static func words(_ parts: [IndexPart], _ lists: PostingLists) -> [Term] {
    var forms = Vocabulary()
    // The list of each form in each language, or -1.
    var listsOfForms: [Int] = []
    let count = SearchLanguage.allCases.count
    for (part, numbers) in zip(parts, lists.numbers) {
      for form in 0..<part.words.forms.count {
        let number = forms.insert(part.words.forms[form])
        if number * count == listsOfForms.count { for _ in 0..<count { listsOfForms.append(-1) } }
        for language in 0..<count {
          let list = part.words.list(of: form, in: language)
          if list >= 0 { listsOfForms[number * count + language] = numbers[list] }
        }
      }
    }
    var terms: [Term] = []
    for (place, list) in listsOfForms.enumerated() where list >= 0 {
      terms.append(Term(key: Array(forms[place / count]), content: .list(list), variant: place % count))
    }
    return terms + otherForms(of: terms, forms, lists)
  }

  /// Irregular English forms whose word some page has, and Arabic words without the article that all pages give them.
  private static func otherForms(of terms: [Term], _ forms: Vocabulary, _ lists: PostingLists) -> [Term] {
    var stemmer = EnglishStemmer()
    // Of languages, the last is for forms that no page has.
    let variant = SearchLanguage.allCases.count
    var others = EnglishStemmer.irregularForms.forms.compactMap { form in
      forms.number(of: form) != nil
        ? nil
        : lists.lists.number(of: stemmer.stem(form)).map { Term(key: form, content: .list($0), variant: variant) }
    }
    var bare: Set<[UInt8]> = []
    for term in terms where term.variant == SearchLanguage.arabic.rawValue {
      guard let form = LightStemmer.withoutArticle(term.key), bare.insert(form).inserted else { continue }
      others.append(Term(key: form, content: term.content, variant: variant))
    }
    return others
  }

  /// The sets of facets: ranks of entries, or, of tags, numbers of pages, which takes a third of the room.
  private static func facets(_ parts: [IndexPart], _ numbering: PageNumbering) -> [Term] {
    var sets: [[UInt8]: [Int]] = [:]
    for (number, page) in numbering.pages.enumerated() {
      let part = parts[page.part]
      for tag in part.pages[page.index].tags { sets[Array(part.facets[Int(tag)]), default: []].append(number) }
      for (entry, facet) in part.pages[page.index].facets {
        sets[Array(part.facets[Int(facet)]), default: []].append(
          numbering.ranks[numbering.firstEntries[number] + Int(entry)])
      }
    }
    return sets.compactMap { key, set in
      guard !key.isEmpty else { return nil }
      var code: [UInt8] = []
      PostingCode.append(set: Set(set).sorted(), to: &code)
      return Term(key: key, content: .own(rarity: 0, code: code))
    }
  }
}
