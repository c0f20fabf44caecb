/// The forms of words, and the list of each form.
struct WordForms: Sendable {
  /// Every form, folded.
  private(set) var forms = Vocabulary()
  /// What forms are found under: an English stem, or, after a byte for the language, a stem of another one.
  private(set) var lists = Vocabulary()
  /// The list of each form, by language; -1, or nothing beyond the end, where it does not occur in such text.
  ///
  /// Common words are the first to get a number, so their lists are close together, in memory that the processor keeps at
  /// hand.
  private var listsOfForms: [[Int32]] = Array(repeating: [], count: SearchLanguage.allCases.count)

  private var stemmer = EnglishStemmer()

  /// The number of the list that a word belongs to.
  mutating func list(of word: UnsafeBufferPointer<UInt8>, in language: SearchLanguage) -> Int32 {
    let form = forms.insert(word)
    let place = Int(language.rawValue)
    let known = self.list(of: form, in: place)
    if known >= 0 { return Int32(truncatingIfNeeded: known) }
    let list = Int32(truncatingIfNeeded: lists.insert(stemmer.listKey(of: Array(word), in: language)))
    while listsOfForms[place].count <= form { listsOfForms[place].append(-1) }
    listsOfForms[place][form] = list
    return list
  }

  /// Gives back what only reading needs: afterward, words have their numbers, but are not looked for.
  mutating func close() {
    forms.close()
    lists.close()
  }

  /// The list of a form in a language, by its raw value; -1 where it does not occur in such text.
  func list(of form: Int, in language: Int) -> Int {
    form < listsOfForms[language].count ? Int(listsOfForms[language][form]) : -1
  }
}

extension EnglishStemmer {
  /// Under what a word is found.
  ///
  /// Function words other than English ones stand for themselves, marked by a space at the end.
  mutating func listKey(of word: [UInt8], in language: SearchLanguage) -> [UInt8] {
    if language == .english { return stem(word) }
    let isFunctionWord = FunctionWords.contains(word, in: language)
    let stem =
      switch language {
      case _ where isFunctionWord: word + [UInt8(ascii: " ")]
      case .german: LightStemmer.germanStem(word)
      case .french: LightStemmer.french.stem(word)
      case .spanish: LightStemmer.spanish.stem(word)
      case .arabic: LightStemmer.arabicStem(word)
      case .english, .other: word
      }
    return [language.rawValue] + stem
  }
}

/// The function words of all languages, folded, and what they are found under.
enum FunctionWords {
  private static let words = SearchLanguage.allCases.map { language in
    Set(language.functionWords.map { Array($0.utf8) })
  }

  static func contains(_ word: [UInt8], in language: SearchLanguage) -> Bool {
    words[Int(language.rawValue)].contains(word)
  }

  /// Of English, the stems.
  private static let englishLists: Set<[UInt8]> = {
    var stemmer = EnglishStemmer()
    return Set(SearchLanguage.english.functionWords.map { stemmer.stem($0.utf8) })
  }()

  /// Whether a list is that of a function word.
  static func own(_ list: ArraySlice<UInt8>) -> Bool {
    list.last == UInt8(ascii: " ") || englishLists.contains(Array(list))
  }
}
