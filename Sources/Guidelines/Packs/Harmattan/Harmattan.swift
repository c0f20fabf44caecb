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
    "A button at the end of the bar confirms if its label starts with Save, Confirm, Done, Apply, OK, Submit, or "
    + "similar, in about twenty languages. Edit, Help, Add, and other actions do not."

  /// The buttons of a screen's bar, by what they do.
  struct Bar {
    /// Leaves the screen, whatever was done there.
    let back: Dialog.Button?
    /// Leaves the screen without keeping anything.
    let cancel: Dialog.Button?
    /// At the bar's end, and labeled with a word that confirms, such as Save.
    let confirming: Dialog.Button?
    /// At the bar's end, and by its label what completes the task of a screen that waits to be told: a button that
    /// confirms, or one such as Send or Crop.
    let completing: Dialog.Button?
    /// Whether something at the bar's end may complete the task, even if its label does not show it.
    let mayComplete: Bool
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
      let ending = navigation.trailing.flatMap { isBack($0) || isCancel($0) ? nil : $0 }
      confirming = ending.flatMap { ConfirmingWord.matches($0.label.value, language: language) ? $0 : nil }
      let isEnglish = subject.isEnglish
      mayComplete = ending.map { !isEnglish || !SideAction.matches($0.label.value) } ?? false
      let isNamed = ending.map { isEnglish && !SideAction.makesNew($0.label.value) } ?? false
      completing = confirming ?? (mayComplete && isNamed ? ending : nil)
      isBackKnown = BackWord.isKnown(in: language)
    }
  }

  /// Edits that give a button another name; its role goes with the old one.
  static func rename(_ button: Dialog.Button, to name: String, in subject: DialogSubject) -> [Diagnostic.Edit]? {
    guard subject.isEnglish, button.range.upperBound <= subject.source.count else { return nil }
    // A comment in a mapping is the author's.
    guard !subject.source[button.range].contains(UInt8(ascii: "#")) else {
      let label = button.label
      return label.edit(label.value.startIndex..<label.value.endIndex, to: name).map { [$0] }
    }
    return [Diagnostic.Edit(replace: button.range, with: name)]
  }

  /// What the fixes of a screen's buttons are made of.
  static func fix(_ label: String, _ edits: [Diagnostic.Edit]?) -> [Diagnostic.Fix] {
    edits.map { [Diagnostic.Fix(label, edits: $0)] } ?? []
  }
}
