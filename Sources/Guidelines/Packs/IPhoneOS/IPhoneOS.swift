import Diagnostics
import Dialogs

/// What the files of this folder share.
enum IPhoneOS {
  /// Names a section of the pack's document.
  static func source(_ section: String) -> String { "iPhone Human Interface Guidelines (2009): \(section)" }

  static let verbs = RuleOption("verbs", DestructiveVerbs.english, "Verbs that make a button destructive")

  /// How destructive buttons are told.
  static let verbHeuristic =
    "A button is destructive if its role says so, or if its label starts with one of the English `verbs` in a block "
    + "without “destructive: false”."

  /// Whether a button destroys something: by its role, or by its verb where the author does not deny it.
  static func destroys(_ button: Dialog.Button, in subject: DialogSubject, verbs: [String]) -> Bool {
    if button.role == .destructive { return true }
    guard subject.isEnglish, subject.situation.destructive?.value != false, !subject.dialog.isCancel(button) else {
      return false
    }
    return DestructiveVerbs.begins(button.label.value, among: verbs) != nil
  }

  /// The order of a sheet's buttons: what destroys on top, Cancel at the bottom.
  static func sheetOrder(of subject: DialogSubject, destructive: [Int]) -> [Int] {
    let others = subject.buttons.indices.filter { $0 != subject.cancel && !destructive.contains($0) }
    return destructive + others + (subject.cancel.map { [$0] } ?? [])
  }
}
