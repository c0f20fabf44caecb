import Diagnostics
import Dialogs

/// What the files of this folder share.
enum Harmattan {
  /// Names a section of the pack's document.
  static func source(_ section: String) -> String {
    "MeeGo 1.2 Harmattan UX guidelines, Saving & confirmation: \(section)"
  }

  /// How confirming buttons are told.
  static let confirmingHeuristic =
    "Whatever stands at the end of the bar, and is neither Cancel nor Back, is taken to confirm."

  /// The buttons of a screen's bar, by what they do.
  struct Bar {
    /// Leaves the screen, whatever was done there.
    let back: Dialog.Button?
    /// Leaves the screen without keeping anything.
    let cancel: Dialog.Button?
    /// Does what the screen is about: whatever stands at the bar's end and does not lead away.
    let confirming: Dialog.Button?
    /// Whether “Back” is known in the block's language, so that it can be missed.
    let isBackKnown: Bool

    /// Nil for dialogs without a bar.
    init?(_ subject: DialogSubject) {
      guard let navigation = subject.dialog.navigation else { return nil }
      let language = subject.dialog.language?.value
      let buttons = [navigation.leading, navigation.trailing].compactMap { $0 }
      let isBack = { (button: Dialog.Button) in BackWord.matches(button.label.value, language: language) }
      let isCancel = { (button: Dialog.Button) in subject.dialog.isCancel(button) && !isBack(button) }
      back = buttons.first(where: isBack)
      cancel = buttons.first(where: isCancel)
      confirming = navigation.trailing.flatMap { isBack($0) || isCancel($0) ? nil : $0 }
      isBackKnown = BackWord.isKnown(in: language)
    }
  }

  /// What the fixes of a screen's buttons are made of.
  static func fix(_ label: String, _ edits: [Diagnostic.Edit]?) -> [Diagnostic.Fix] {
    edits.map { [Diagnostic.Fix(label, edits: $0)] } ?? []
  }
}
