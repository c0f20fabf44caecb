/// Function words in brief: for each, the entries where it counts most, such as those with it in their titles.
///
/// A query with other words needs no more of them: `up` tells “Sign up” from “Sign in”. Their whole lists are the
/// longest of the index. The keys of the brief ones begin with `!`, so that they come first in the dictionary and
/// share a file or two.
struct FunctionTerms {
  private(set) var terms: [Term] = []
  /// All words that queries look up in brief, in the order of the dictionary: those of the site's languages, whether
  /// some page has them or not, except words that mean more in another of these languages.
  private(set) var words: [[UInt8]] = []

  static let mark = UInt8(ascii: "!")

  /// Entries kept of a word.
  private static let length = 40

  /// - Parameters:
  ///   - forms: The words of the dictionary, in its order.
  ///   - rarities: What the word of each list weighs.
  init(
    forms: [Term], _ lists: PostingLists, _ rarities: [Int], of languages: Set<SearchLanguage>, _ weights: SearchWeights
  ) {
    var unused = languages.reduce(into: Set<[UInt8]>()) { $0.formUnion($1.functionWords.map { Array($0.utf8) }) }
    var start = 0
    while start < forms.count {
      let key = forms[start].key
      var end = start + 1
      while end < forms.count, forms[end].key == key { end += 1 }
      unused.remove(key)
      let own = forms[start..<end].compactMap { term -> (list: Int, variant: Int)? in
        guard case .list(let list) = term.content else { return nil }
        return rarities[list] >= SearchWeights.functionMark ? (list, term.variant) : nil
      }
      if own.count == end - start {
        words.append(key)
        for (list, variant) in own {
          let rarity = min(rarities[list] - SearchWeights.functionMark, weights.briefFunctionRarity)
          terms.append(Term(key: [Self.mark] + key, content: content(of: list, lists, rarity), variant: variant))
        }
      }
      start = end
    }
    words = (words + unused).sorted(by: comesBefore)
  }

  private func content(of list: Int, _ lists: PostingLists, _ rarity: Int) -> Term.Content {
    var code: [UInt8] = []
    PostingCode.append(lists.postings(of: list).prefix(Self.length), greatest: lists.greatestImpact, to: &code)
    return .own(rarity: rarity, code: code)
  }
}
