import Diagnostics
import Dialogs

/// What the files of this folder share.
enum AppleHIG {
  /// Names a section of the pack's documents.
  static func source(_ section: String) -> String { "Apple, Human Interface Guidelines: \(section)" }

  /// Whether an alert only tells something: its one button dismisses it, and there is nothing to decide or to do.
  static func isInformational(_ subject: DialogSubject) -> Bool {
    guard subject.kind == .alert, subject.buttons.count == 1, let only = subject.buttons.first,
      subject.dialog.textField == nil, subject.situation.actionable?.value != true
    else { return false }
    if let title = subject.dialog.title, Sentences.of(title.value).last?.terminator == "?" { return false }
    return subject.dialog.isCancel(only)
      || Acknowledgment.matches(only.label.value, language: subject.dialog.language?.value)
  }

  /// The order that the guideline wants, as indices of the present one: in a sheet what destroys, then the primary
  /// button, the others, and Cancel.
  static func order(of subject: DialogSubject) -> [Int] {
    let cancel = subject.cancel
    let rest = subject.buttons.indices.filter { $0 != cancel }
    let first = subject.kind == .actionSheet ? rest.filter { subject.buttons[$0].role == .destructive } : []
    let primary = rest.contains { $0 == subject.primary } ? subject.primary : rest.first
    let second = [primary].compactMap { $0 }.filter { !first.contains($0) }
    return first + second + rest.filter { !first.contains($0) && !second.contains($0) } + [cancel].compactMap { $0 }
  }

  /// The fix that puts the buttons in order.
  static func reordering(_ subject: DialogSubject) -> [Diagnostic.Fix] {
    let edits = ButtonEdits(subject)?.reorder(order(of: subject))
    return edits.map { [Diagnostic.Fix("put the buttons in order", edits: $0)] } ?? []
  }
}
