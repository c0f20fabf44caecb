package import Dialogs
package import Words

extension Word {
  static let transcriptName = Word("transcript.name")
  static let transcriptNameWithText = Word("transcript.name_with_text")
  static let transcriptAlert = Word("transcript.alert")
  static let transcriptDestructive = Word("transcript.destructive")
  static let transcriptDefault = Word("transcript.default")
  static let transcriptField = Word("transcript.field")
  static let transcriptCharacters = Word("transcript.characters")
  static let transcriptCheckbox = Word("transcript.checkbox")
  static let transcriptHelp = Word("transcript.help")
  static let transcriptImage = Word("transcript.image")
  static let transcriptSlidesUp = Word("transcript.slides_up")
  static let transcriptTurnsOver = Word("transcript.turns_over")
  static let transcriptSame = Word("transcript.same")
  static let transcriptDismisses = Word("transcript.dismisses")

  fileprivate static let kinds = [
    Word("kind.alert"), Word("kind.action_sheet"), Word("kind.modal"), Word("kind.snackbar"),
  ]
}

extension Words {
  /// What names a dialog: its title, otherwise its message, otherwise what its kind is called.
  package func name(of dialog: Dialog) -> String { dialog.headline?.value ?? name(of: dialog.kind.value) }

  /// What readers call a kind of dialog, at the beginning of a sentence.
  package func name(of kind: DialogKind) -> String {
    switch kind {
    case .alert: text(Word.kinds[0])
    case .actionSheet: text(Word.kinds[1])
    case .modal: text(Word.kinds[2])
    case .snackbar: text(Word.kinds[3])
    }
  }

  /// The name of a platform, translated if possible.
  package func name(of platform: Platform) -> String {
    platform.drawing.nameWord.map { text($0) } ?? platform.name
  }
}
