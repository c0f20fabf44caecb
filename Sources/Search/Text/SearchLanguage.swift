/// The languages whose word forms the index brings together; text in any other language is indexed as it is.
///
/// Add a language here with its stemmer in `WordForms`, its function words, and its endings.
enum SearchLanguage: UInt8, Sendable, CaseIterable {
  case other, english, german, french, spanish, arabic

  /// - Parameter tag: A BCP 47 tag; an empty one means English.
  init(tag: String) {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch language {
    case "", "en": self = .english
    case "de": self = .german
    case "fr": self = .french
    case "es": self = .spanish
    case "ar": self = .arabic
    default: self = .other
    }
  }

  /// Endings that words take and lose: by these, a form that no page has leads to those that pages have.
  var endings: [String] {
    switch self {
    case .english:
      [
        "ications", "ication", "ations", "ation", "ability", "ibility", "able", "ible", "ments", "ment", "ings", "ions",
        "ers", "ied", "ies", "ing", "ion", "al", "ed", "er", "es",
        "ly", "e", "s", "y",
      ]
    case .german:
      ["ungen", "ung", "ern", "ten", "tes", "ter", "tem", "te", "st", "em", "en", "er", "es", "e", "n", "s", "t"]
    case .french:
      [
        "issement", "abilite", "ibilite", "ible", "ements", "ement", "ations", "ation", "ables", "able", "ment", "ees",
        "ee", "er", "ez", "es", "e", "s",
      ]
    case .spanish:
      [
        "amiento", "aciones", "acion", "adas", "ados", "ada", "ado", "idas", "idos", "ida", "ido", "ar", "er", "ir",
        "es",
        "as", "os", "a", "e", "o", "s",
      ]
    case .arabic, .other: []
    }
  }

  /// What words begin with that another form lacks: articles, prepositions joined to them, the mark of participles.
  var beginnings: [String] {
    switch self {
    case .arabic: ["وال", "بال", "كال", "فال", "لل", "ال"]
    case .german: ["ge"]
    default: []
    }
  }

  /// Words that say little on any site, however rare they are on this one.
  ///
  /// They are indexed like others, because readers may search for them alone or in quotes.
  var functionWords: Set<String> {
    switch self {
    case .english: Self.englishWords
    case .german: Self.germanWords
    case .french: Self.frenchWords
    case .spanish: Self.spanishWords
    case .arabic: Self.arabicWords
    case .other: []
    }
  }

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  private static let englishWords = words(
    """
    a about after all am an and any are as at be before but by can could did do does for from get had has have how i if \
    in is it its just long many may me more much must my need no not of on one or our say says shall should so some than \
    that the their them then there these they this those to up us use was we were what when where which while who why will \
    with would you your
    """)

  // Without diacritics, as words are folded.
  private static let germanWords = words(
    """
    ab aber alle als am an auch auf aus bei bin bis da darf das dass dem den der des dich die dies diese dieser dir du \
    ein eine einem einen einer eines er es fur ganz hat habe haben hier ich ihr im in ist ja kann kein keine konnen man \
    mehr mein mich mir mit muss nach nicht noch nun nur ob oder ohne sein sehr sich sie sind so soll sollen sollte uber \
    um und uns unter viel von vor wann warum was welche wenn wer werden wie wieviel will wir wird wo wohin zu zum zur
    """)

  private static let frenchWords = words(
    """
    a ai au aux avec avoir ce ces cette ci comme comment d dans de des dois doit donc du elle en encore est et etre eu \
    faire fait faut il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ont ou par pas \
    peut peux plus pour pourquoi qu quand que quel quelle qui s sa sans se ses si son sont sur t ta te tes toi ton tout \
    tres tu un une vos votre vous y
    """)

  private static let spanishWords = words(
    """
    a al algo ante como con cual cuando cuanto de debe debo del desde donde e el ella en entre era es esta este esto ha \
    hacer hacia han hasta hay la las le les lo los mas me mi muy nada no nos o para pero poder por porque puede puedo \
    que quien se ser si sin sobre son su sus tambien te tiene tu un una uno y ya yo
    """)

  private static let arabicWords = words(
    "من في علي الي عن مع هل ما ماذا متي اين كيف لماذا هذا هذه ذلك التي الذي ان او و لا لم لن كل")
}
