/// The label of a back button, by language.
enum BackWord {
  /// Whether a label is the word of a language (English if none is set), ignoring arrows before it.
  static func matches(_ label: String, language: String?) -> Bool {
    guard let word = words[code(of: language)] else { return false }
    let bare = label.unicodeScalars.drop { !TextWords.isLetter($0) }
    return TextWords.areSame(Substring(bare), word)
  }

  static func isKnown(in language: String?) -> Bool { words[code(of: language)] != nil }

  private static func code(of language: String?) -> String {
    language.map { String($0.lowercased().prefix { $0 != "-" }) } ?? "en"
  }

  private static let words = [
    "en": "Back", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "el": "Πίσω", "es": "Atrás", "fi": "Takaisin",
    "fr": "Retour", "he": "חזרה", "hu": "Vissza", "it": "Indietro", "ja": "戻る", "nb": "Tilbake", "nl": "Terug",
    "no": "Tilbake", "pl": "Wstecz", "pt": "Voltar", "ru": "Назад", "sv": "Tillbaka", "tr": "Geri", "uk": "Назад",
    "zh": "返回",
  ]
}
