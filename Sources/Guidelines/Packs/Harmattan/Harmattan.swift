import Diagnostics
import Dialogs

/// Shared code of the rules in this folder.
enum Harmattan {
  /// The name of a section in the source of the pack.
  static func source(_ section: String) -> String {
    "MeeGo 1.2 Harmattan UX guidelines, Saving & confirmation: \(section)"
  }

  /// How confirming buttons are recognized.
  static let confirmingHeuristic =
    "A button at the end of the bar confirms if its label starts with Save, Confirm, Done, Apply, OK, Submit, or "
    + "similar, in about twenty languages. Edit, Help, Add, and other actions do not."

  /// The buttons of a navigation bar by function.
  struct Bar {
    /// Leaves the screen, whatever its changes.
    let back: Dialog.Button?
    /// Leaves the screen without keeping changes.
    let cancel: Dialog.Button?
    /// At the end of the bar, with a confirming label such as Save.
    let confirming: Dialog.Button?
    /// At the end of the bar, with a label that completes the task of a screen that saves on demand: a confirming
    /// one, or one such as Send or Crop.
    let completing: Dialog.Button?
    /// Whether the button at the end of the bar may complete the task even if its label does not show it.
    let mayComplete: Bool
    /// Whether the word “Back” is known in the language of the block.
    let isBackKnown: Bool

    /// Nil for dialogs without a navigation bar.
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

  /// Edits that rename a button and remove its role.
  static func rename(_ button: Dialog.Button, to name: String, in subject: DialogSubject) -> [Diagnostic.Edit]? {
    guard subject.isEnglish, button.range.upperBound <= subject.source.count else { return nil }
    // Do not remove comments of the author in a mapping.
    guard !subject.source[button.range].contains(UInt8(ascii: "#")) else {
      let label = button.label
      return label.edit(label.value.startIndex..<label.value.endIndex, to: name).map { [$0] }
    }
    return [Diagnostic.Edit(replace: button.range, with: name)]
  }

  /// The parts of fixes for navigation buttons.
  static func fix(_ label: String, _ edits: [Diagnostic.Edit]?) -> [Diagnostic.Fix] {
    edits.map { [Diagnostic.Fix(label, edits: $0)] } ?? []
  }
}
