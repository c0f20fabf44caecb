import Diagnostics
import Dialogs

/// Shared code of the rules in this folder.
enum IPhoneOS {
  /// The name of a section in the source of the pack.
  static func source(_ section: String) -> String { "iPhone Human Interface Guidelines (2009): \(section)" }

  static let verbs = RuleOption("verbs", DestructiveVerbs.english, "Verbs that make a button destructive")

  /// How destructive buttons are recognized.
  static let verbHeuristic =
    "A button is destructive if its role says so, or if its label starts with one of the English `verbs` in a block "
    + "without “destructive: false”."

  /// Whether a button is destructive: by its role, or by its verb unless the author denies it.
  static func destroys(_ button: Dialog.Button, in subject: DialogSubject, verbs: [String]) -> Bool {
    if button.role == .destructive { return true }
    guard subject.isEnglish, subject.situation.destructive?.value != false, !subject.dialog.isCancel(button) else {
      return false
    }
    return DestructiveVerbs.begins(button.label.value, among: verbs) != nil
  }

  /// The order of buttons in a sheet: destructive buttons at the top, Cancel at the bottom.
  static func sheetOrder(of subject: DialogSubject, destructive: [Int]) -> [Int] {
    let others = subject.buttons.indices.filter { $0 != subject.cancel && !destructive.contains($0) }
    return destructive + others + (subject.cancel.map { [$0] } ?? [])
  }
}
