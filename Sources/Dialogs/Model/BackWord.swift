/// The label of a back button, by language.
package enum BackWord {
  /// Whether a label is the word of a language (English if none is set), ignoring arrows before it.
  package static func matches(_ label: String, language: String?) -> Bool {
    guard let word = words[code(of: language)] else { return false }
    return bare(label) == word.lowercased()
  }

  /// Whether a label is the word of any language, ignoring arrows before it.
  package static func matchesInAnyLanguage(_ label: String) -> Bool {
    let bare = bare(label)
    return words.values.contains { $0.lowercased() == bare }
  }

  /// Whether the word of a language is known.
  package static func isKnown(in language: String?) -> Bool { words[code(of: language)] != nil }

  private static func code(of language: String?) -> String {
    language.map { String($0.lowercased().prefix { $0 != "-" }) } ?? "en"
  }

  /// A label in lowercase without spaces around it and arrows before it.
  private static func bare(_ label: String) -> String {
    var scalars = label.unicodeScalars.drop { !$0.properties.isAlphabetic }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars).lowercased()
  }

  private static let words = [
    "en": "Back", "ar": "رجوع", "cs": "Zpět", "da": "Tilbage", "de": "Zurück", "el": "Πίσω", "es": "Atrás",
    "fi": "Takaisin", "fr": "Retour", "he": "חזרה", "hi": "वापस", "hu": "Vissza", "it": "Indietro", "ja": "戻る",
    "ko": "뒤로", "nb": "Tilbake", "nl": "Terug", "no": "Tilbake", "pl": "Wstecz", "pt": "Voltar", "ro": "Înapoi",
    "ru": "Назад", "sv": "Tillbaka", "th": "กลับ", "tr": "Geri", "uk": "Назад", "vi": "Quay lại", "zh": "返回",
  ]
}
