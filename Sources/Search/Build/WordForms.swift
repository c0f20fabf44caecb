/// The forms of words, and the list of each form.
struct WordForms: Sendable {
  /// Every form, folded.
  private(set) var forms = Vocabulary()
  /// What forms are found under: an English stem, or, after a zero byte, a form in another language.
  private(set) var lists = Vocabulary()
  /// The list of each form, in English and in other languages; -1 where it does not occur in such text.
  private(set) var listsOfForm: [(english: Int32, other: Int32)] = []

  private var stemmer = EnglishStemmer()

  /// The number of the list that a word belongs to.
  mutating func list(of word: UnsafeBufferPointer<UInt8>, isEnglish: Bool) -> Int32 {
    let form = forms.insert(word)
    if form == listsOfForm.count { listsOfForm.append((-1, -1)) }
    let known = isEnglish ? listsOfForm[form].english : listsOfForm[form].other
    if known >= 0 { return known }
    let list = Int32(truncatingIfNeeded: lists.insert(isEnglish ? stemmer.stem(word) : [0] + word))
    if isEnglish { listsOfForm[form].english = list } else { listsOfForm[form].other = list }
    return list
  }
}
