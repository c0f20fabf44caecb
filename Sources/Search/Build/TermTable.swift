/// All terms in the order of the dictionary, and how each of their lists is written.
struct TermTable: Sendable {
  private(set) var terms: [Term] = []
  /// The terms that first lead to each list, by their index: the list is written there.
  private(set) var owners: [Int] = []
  /// How large a shard is to become, in bytes.
  let shardSize: Int

  private let rarities: [Int]
  private let frequencies: [Int]
  private var codes: [UInt8] = []
  private var codeEnds: [Int] = []

  init(_ parts: [IndexPart], _ numbering: PageNumbering, _ lists: PostingLists, _ weights: SearchWeights) {
    rarities = Self.rarities(lists, entryCount: numbering.entryCount, weights)
    frequencies = lists.frequencies
    for list in 0..<lists.lists.count {
      PostingCode.append(lists.postings(of: list), greatest: lists.greatestImpact, to: &codes)
      codeEnds.append(codes.count)
    }
    terms = Self.words(parts, lists)
    terms.sort(by: Self.isBefore)
    shardSize = SearchIndex.shardSize(ofTotal: codes.count + terms.count * 8)
    findOwners()
    terms += Completions(self, lists, entryCount: numbering.entryCount).terms + Self.facets(parts, numbering)
    terms.sort(by: Self.isBefore)
    findOwners()
  }

  /// What a term leads to as it is written, and the weight of its word, if it is the first to lead there.
  func content(of index: Int) -> (rarity: Int, code: ArraySlice<UInt8>)? {
    switch terms[index].content {
    case .own(let rarity, let code): (rarity, code[...])
    case .list(let list) where owners[list] == index: (rarities[list], code(of: list))
    case .list: nil
    }
  }

  /// The number of entries that contain the word of a term in any form; nil for terms that are not words.
  func frequency(of index: Int) -> Int? {
    guard case .list(let list) = terms[index].content else { return nil }
    return frequencies[list]
  }

  /// About how many bytes a term takes in a shard.
  func size(of index: Int) -> Int {
    let shared = index == 0 ? 0 : zip(terms[index - 1].key, terms[index].key).prefix { $0 == $1 }.count
    return terms[index].key.count - shared + 3 + (content(of: index).map { $0.code.count + 4 } ?? 0)
  }

  private func code(of list: Int) -> ArraySlice<UInt8> {
    codes[(list == 0 ? 0 : codeEnds[list - 1])..<codeEnds[list]]
  }

  private static func isBefore(_ left: Term, _ right: Term) -> Bool {
    left.key == right.key ? left.variant < right.variant : comesBefore(left.key, right.key)
  }

  private mutating func findOwners() {
    owners = Array(repeating: -1, count: codeEnds.count)
    for (index, term) in terms.enumerated() {
      if case .list(let list) = term.content, owners[list] < 0 { owners[list] = index }
    }
  }

  private static func rarities(_ lists: PostingLists, entryCount: Int, _ weights: SearchWeights) -> [Int] {
    var stemmer = EnglishStemmer()
    let functionWords = Set(weights.functionWords.map { stemmer.stem($0.utf8) })
    return lists.frequencies.enumerated().map { list, frequency in
      let rarity = rarity(of: frequency, among: entryCount)
      let isFunctionWord = functionWords.contains(Array(lists.lists[list]))
      return isFunctionWord ? min(rarity, weights.greatestFunctionRarity) : rarity
    }
  }

  /// Every form of every word with the list, rarely lists, that it is found under.
  private static func words(_ parts: [IndexPart], _ lists: PostingLists) -> [Term] {
    var forms = Vocabulary()
    var listsOfForms: [(english: Int, other: Int)] = []
    for (part, numbers) in zip(parts, lists.numbers) {
      for form in 0..<part.words.forms.count {
        let number = forms.insert(part.words.forms[form])
        if number == listsOfForms.count { listsOfForms.append((-1, -1)) }
        let own = part.words.listsOfForm[form]
        if own.english >= 0 { listsOfForms[number].english = numbers[Int(own.english)] }
        if own.other >= 0 { listsOfForms[number].other = numbers[Int(own.other)] }
      }
    }
    return listsOfForms.indices.flatMap { form in
      let (english, other) = listsOfForms[form]
      return [(0, english), (1, other)].filter { $0.1 >= 0 }.map { variant, list in
        Term(key: Array(forms[form]), content: .list(list), variant: variant)
      }
    }
  }

  /// The sets of facets: ranks of entries, or, of tags, numbers of pages, which takes a third of the room.
  private static func facets(_ parts: [IndexPart], _ numbering: PageNumbering) -> [Term] {
    var sets: [[UInt8]: [Int]] = [:]
    for (number, page) in numbering.pages.enumerated() {
      let part = parts[page.part]
      for tag in part.pages[page.index].tags { sets[Array(part.facets[tag]), default: []].append(number) }
      for (entry, facet) in part.pages[page.index].facets {
        sets[Array(part.facets[facet]), default: []].append(numbering.ranks[numbering.firstEntries[number] + entry])
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
