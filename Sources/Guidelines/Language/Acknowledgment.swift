/// Button labels that only dismiss an alert, by language.
enum Acknowledgment {
  /// Whether a label only dismisses an alert in a language (English if none is set); “OK” does so in all.
  static func matches(_ label: String, language: String?) -> Bool {
    if TextWords.areSame(label, "OK") { return true }
    return words[code(of: language)]?.contains { TextWords.areSame(label, $0) } ?? false
  }

  static func isKnown(in language: String?) -> Bool { words[code(of: language)] != nil }

  private static func code(of language: String?) -> String {
    language.map { String($0.lowercased().prefix { $0 != "-" }) } ?? "en"
  }

  private static let words = [
    "en": ["Okay", "Close", "Dismiss", "Hide", "Got It", "Done", "I Understand", "Understood", "Thanks"],
    "ar": ["موافق", "حسنًا", "حسنا", "إغلاق"], "cs": ["Zavřít", "Rozumím"], "da": ["Luk", "Forstået"],
    "de": ["Schließen", "Fertig", "Verstanden", "Ausblenden"], "es": ["Aceptar", "Cerrar", "Entendido", "Listo"],
    "fi": ["Sulje", "Selvä"], "fr": ["Fermer", "J’ai compris", "D’accord", "Terminé"], "he": ["אישור", "סגור"],
    "it": ["Chiudi", "Ho capito", "Fine"], "ja": ["閉じる", "了解", "完了"], "ko": ["확인", "닫기", "승인"],
    "nb": ["Lukk", "Greit"], "nl": ["Oké", "Sluit", "Sluiten", "Begrepen"], "pl": ["Zamknij", "Rozumiem"],
    "pt": ["Fechar", "Entendi", "Ok, entendi"], "ru": ["ОК", "Закрыть", "Понятно", "Хорошо", "Готово"],
    "sv": ["Stäng", "Klart"], "tr": ["Tamam", "Kapat"], "zh": ["好", "好的", "确定", "確定", "知道了", "关闭", "關閉"],
  ]
}
