/// Button labels that confirm input, by language.
enum ConfirmingWord {
  /// Whether a label starts with such a word of a language (English if none is set).
  ///
  /// “Save”, “Save changes”, and “✓ Done” confirm; “Edit”, “Add”, and “Help” do not.
  static func matches(_ label: String, language: String?) -> Bool {
    let bare = String(String.UnicodeScalarView(label.unicodeScalars.drop { !TextWords.isLetter($0) })).lowercased()
    if TextWords.prefix("ok", of: bare[...]) != nil { return true }
    let words = words[code(of: language)] ?? []
    if TextWords.areUncountable(in: bare) { return words.contains { bare.hasPrefix($0) || bare.hasSuffix($0) } }
    return words.contains { TextWords.prefix($0, of: bare[...]) != nil }
  }

  private static func code(of language: String?) -> String {
    language.map { String($0.lowercased().prefix { $0 != "-" }) } ?? "en"
  }

  /// Words for saving, confirming, finishing, applying, accepting, and submitting, in lowercase.
  private static let words = [
    "en": ["accept", "apply", "commit", "confirm", "done", "finish", "finished", "okay", "save", "submit"],
    "ar": ["حفظ", "تأكيد", "تم", "تطبيق", "موافق", "إرسال"],
    "cs": ["uložit", "potvrdit", "hotovo", "použít", "odeslat"],
    "da": ["gem", "bekræft", "færdig", "udført", "anvend", "indsend"],
    "de": [
      "absenden", "anwenden", "bestätigen", "fertig", "sichern", "speichern", "übernehmen", "änderungen speichern",
      "änderungen sichern",
    ],
    "es": ["aceptar", "aplicar", "confirmar", "enviar", "finalizar", "guardar", "hecho", "listo"],
    "fi": ["hyväksy", "käytä", "lähetä", "tallenna", "vahvista", "valmis"],
    "fr": ["appliquer", "confirmer", "enregistrer", "sauvegarder", "soumettre", "terminer", "terminé", "valider"],
    "he": ["אישור", "החל", "סיום", "שמור", "שלח"],
    "hu": ["alkalmaz", "kész", "megerősítés", "mentés"],
    "it": ["applica", "conferma", "fatto", "fine", "invia", "salva"],
    "ja": ["保存", "完了", "確認", "確定", "適用", "送信", "決定"],
    "ko": ["저장", "완료", "확인", "적용", "제출"],
    "nb": ["bekreft", "bruk", "ferdig", "lagre", "send inn"], "no": ["bekreft", "bruk", "ferdig", "lagre", "send inn"],
    "nl": ["bewaar", "bewaren", "bevestig", "bevestigen", "gereed", "klaar", "opslaan", "toepassen"],
    "pl": ["gotowe", "potwierdź", "wyślij", "zapisz", "zastosuj", "zatwierdź"],
    "pt": ["aplicar", "concluir", "concluído", "confirmar", "enviar", "guardar", "pronto", "salvar"],
    "ru": ["готово", "ок", "отправить", "подтвердить", "применить", "сохранить"],
    "sv": ["bekräfta", "färdig", "klar", "spara", "tillämpa", "verkställ"],
    "tr": ["bitti", "gönder", "kaydet", "onayla", "tamam", "uygula"],
    "uk": ["готово", "зберегти", "застосувати", "підтвердити"],
    "zh": ["保存", "储存", "儲存", "完成", "应用", "套用", "提交", "确认", "確認", "确定", "確定"],
  ]
}
