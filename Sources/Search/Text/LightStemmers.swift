/// Brings together the word forms of a language by taking endings away: coarser than a full stemmer, and enough for
/// search, because a wrong stem does no harm as long as all forms of a word get the same one.
///
/// Works on folded words, which have no diacritics.
struct LightStemmer: Sendable {
  private let endings: [[UInt8]]
  /// Forms that no ending tells.
  private let irregular: [[UInt8]: [UInt8]]
  /// Letters that must be left of a word.
  private let shortest: Int
  /// Whether endings are taken away until none is left, or only once.
  private let repeats: Bool

  private init(_ endings: String, irregular: String = "", shortest: Int = 4, repeats: Bool = true) {
    self.endings = endings.split(separator: " ").map { Array($0.utf8) }.sorted { $0.count > $1.count }
    let pairs = irregular.split(separator: "|").map { $0.split(separator: " ").map { Array($0.utf8) } }
    self.irregular = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
    (self.shortest, self.repeats) = (shortest, repeats)
  }

  func stem(_ word: [UInt8]) -> [UInt8] {
    var word = word
    repeat {
      if let stem = irregular[word] { return stem }
      guard
        let ending = endings.first(where: { ending in
          word.suffix(ending.count) == ending[...] && Self.letters(word.dropLast(ending.count)) >= shortest
        })
      else { break }
      word.removeLast(ending.count)
    } while repeats
    return irregular[word] ?? word
  }

  private static func letters(_ word: ArraySlice<UInt8>) -> Int { word.count { $0 & 0xC0 != 0x80 } }

  static let german = LightStemmer(
    "ungen ung ern em er en es e s t st est",
    irregular: "dateien datei|texten text|texte text")

  static let french = LightStemmer(
    """
    issement issements ements ement ements ations ation ateurs ateur atrice euse eur ibilite abilite ables able ibles ible \
    ments ment ants ant ents ent ees ee ers er ez es e s x ions ion al ale
    """,
    irregular:
      "connexion connect|connexions connect|suppression supprim|suppressions supprim|choix chois|envoi envoy|envois envoy"
  )

  static let spanish = LightStemmer(
    """
    amientos amiento imientos imiento aciones acion iciones icion adores ador adora ables able ibles ible mente adas ada \
    ados ado idas ida idos ido ando iendo ar er ir iones ion es as os a e o s
    """)

  static let arabic = LightStemmer("ها ان ات ون ين يه ه ي", shortest: 3, repeats: false)
}

extension LightStemmer {
  /// The stem of a German word: that of a participle is that of its verb (`gelöscht`, `ausgeblendet`).
  static func germanStem(_ word: [UInt8]) -> [UInt8] { german.stem(withoutParticiplePrefix(word)) }

  /// The stem of an Arabic word, without its article.
  static func arabicStem(_ word: [UInt8]) -> [UInt8] { arabic.stem(withoutArticle(word) ?? word) }

  /// An Arabic word without its article; nil if it has none.
  static func withoutArticle(_ word: [UInt8]) -> [UInt8]? {
    for article in articles where word.starts(with: article) && word.count >= article.count + 6 {
      return Array(word.dropFirst(article.count))
    }
    return nil
  }

  private static let articles = SearchLanguage.arabic.beginnings.map { Array($0.utf8) }

  private static let separable = [
    "", "ab", "an", "auf", "aus", "ein", "hoch", "her", "hin", "los", "mit", "nach", "um", "vor", "weg", "zu",
  ]
  .map { Array(($0 + "ge").utf8) }

  /// Nouns that begin and end as participles do.
  private static let nouns = Set(
    [
      "gesicht", "geschaft", "geschaften", "gericht", "gerichte", "gewicht", "gewichte", "gestalt", "gestalten",
      "gedicht",
      "geschlecht", "gerate", "geraten", "gebiete", "gebieten", "geschichte", "geschichten",
    ].map { Array($0.utf8) })

  private static func withoutParticiplePrefix(_ word: [UInt8]) -> [UInt8] {
    guard word.count > 6, participleEndings.contains(where: { word.suffix($0.count) == $0[...] }),
      !nouns.contains(word),
      let prefix = separable.last(where: { word.starts(with: $0) && word.count - $0.count >= 5 })
    else { return word }
    return prefix.dropLast(2) + word.dropFirst(prefix.count)
  }

  private static let participleEndings = ["t", "te", "ten", "ter", "tes", "tem", "en"].map { Array($0.utf8) }
}
