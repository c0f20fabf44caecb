/// Defaults for what the author did not specify.
extension Dialog {
  /// The button for the main action: the one marked as primary, otherwise the first that does not cancel.
  package var primaryIndex: Int? {
    buttons.indices.first { buttons[$0].isPrimary?.value == true } ?? buttons.indices.first { !isCancel(at: $0) }
  }

  /// The button that Return activates: the one marked as default, otherwise Cancel if the primary button is
  /// destructive, otherwise the primary button.
  package var defaultIndex: Int? {
    if let marked = buttons.indices.first(where: { buttons[$0].isDefault?.value == true }) { return marked }
    if let primary = primaryIndex, buttons[primary].role == .destructive, let cancel = cancelIndex { return cancel }
    return primaryIndex
  }

  /// The button that dismisses the dialog without an action.
  package var cancelIndex: Int? { buttons.indices.first { isCancel(at: $0) } }

  /// Whether a button cancels: by its role, or because its label is the word for “Cancel” in the language.
  package func isCancel(_ button: Button) -> Bool {
    if button.role == .cancel { return true }
    guard button.role == .default else { return false }
    return CancelWord.matches(button.label.value, language: language?.value)
  }

  /// Whether the button with an index cancels.
  ///
  /// Called many times per drawing, so it does not copy the button.
  private func isCancel(at index: Int) -> Bool {
    if buttons[index].role == .cancel { return true }
    guard buttons[index].role == .default else { return false }
    return CancelWord.matches(buttons[index].label.value, language: language?.value)
  }

  /// Whether the leading button of a modal view goes back, as its label says; any other label closes the view.
  ///
  /// Without a language, the word of any language counts, and so does an arrow before other words.
  package func goesBack(_ button: Button) -> Bool {
    let label = button.label.value
    if let first = label.unicodeScalars.first, Self.arrows.contains(first) { return true }
    guard let language else { return BackWord.matchesInAnyLanguage(label) }
    return BackWord.matches(label, language: language.value)
  }

  /// What the person did to open it, if the block says so: the source of an action sheet.
  package var source: SourcedText? {
    situation.trigger.flatMap { ["", "launch"].contains($0.value.lowercased()) ? nil : $0 }
  }

  /// How long a snackbar stays, in seconds: the default of Material and Flutter, and “short” in Compose.
  package static let snackbarSeconds = 4

  private static let arrows: Set<Unicode.Scalar> = ["‹", "<", "←", "❮", "〈"]

  /// The text that names it: its title, otherwise its message.
  package var headline: SourcedText? { title ?? message }

  /// Lowercase Latin letters and digits of a text, joined by hyphens, at most 100 characters.
  static func kebab(_ text: String) -> String {
    var slug: [UInt8] = []
    for scalar in text.lowercased().unicodeScalars where slug.count < idLimit {
      switch scalar {
      case "a"..."z", "0"..."9": slug.append(UInt8(truncatingIfNeeded: scalar.value))
      case "'", "’": break
      default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
      }
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Maximum length of an ID, which becomes part of file names.
  static let idLimit = 100

  /// Paths of its images as written: an icon and rows of a modal view.
  package var imagePaths: [SourcedText] {
    var paths: [SourcedText] = []
    if let icon, case .image(let path) = icon.value { paths.append(SourcedText(path, range: icon.range)) }
    for case .image(let path) in content { paths.append(path) }
    return paths
  }

  /// Layout direction: as set, otherwise that of the script of the language.
  package var isRightToLeft: Bool {
    if let direction { return direction.value == .rightToLeft }
    return language.map { LanguageTag.isRightToLeft($0.value) } ?? false
  }
}

/// The label of a canceling button, by language.
package enum CancelWord {
  /// Whether a label is the word of a language (English if none is set).
  package static func matches(_ label: String, language: String?) -> Bool {
    guard let word = word(in: language), label.utf8.count == word.utf8.count else { return false }
    return label.lowercased() == word.lowercased()
  }

  /// The word of a language (English if none is set), or nil if it is not known.
  package static func word(in language: String?) -> String? {
    guard let language else { return "Cancel" }
    return words[String(language.lowercased().prefix { $0 != "-" })]
  }

  private static let words = [
    "en": "Cancel", "ar": "إلغاء", "cs": "Zrušit", "da": "Annuller", "de": "Abbrechen", "el": "Ακύρωση",
    "es": "Cancelar", "fi": "Peru", "fr": "Annuler", "he": "ביטול", "hi": "रद्द करें", "hu": "Mégse",
    "it": "Annulla", "ja": "キャンセル", "ko": "취소", "nb": "Avbryt", "nl": "Annuleer", "no": "Avbryt",
    "pl": "Anuluj", "pt": "Cancelar", "ro": "Anulare", "ru": "Отмена", "sv": "Avbryt", "th": "ยกเลิก",
    "tr": "Vazgeç", "uk": "Скасувати", "vi": "Hủy", "zh": "取消",
  ]
}
