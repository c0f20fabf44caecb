import Diagnostics
import Dialogs

/// Shared code of the rules in this folder.
enum AppleHIG {
  /// The name of a section in the sources of the pack.
  static func source(_ section: String) -> String { "Apple, Human Interface Guidelines: \(section)" }

  /// Whether an alert only informs: its single button dismisses it, and there is nothing to decide or do.
  static func isInformational(_ subject: DialogSubject) -> Bool {
    guard subject.kind == .alert, subject.buttons.count == 1, let only = subject.buttons.first,
      subject.dialog.textField == nil, subject.situation.actionable?.value != true
    else { return false }
    if let title = subject.dialog.title, Sentences.of(title.value).last?.terminator == "?" { return false }
    return subject.dialog.isCancel(only)
      || Acknowledgment.matches(only.label.value, language: subject.dialog.language?.value)
  }

  /// The button marked as default, unless it cancels: a default Cancel button keeps its position.
  static func markedDefault(_ subject: DialogSubject) -> Int? {
    subject.buttons.firstIndex { $0.isDefault?.value == true && !subject.dialog.isCancel($0) }
  }

  /// Whether a button is destructive: by its role, or by its verb unless the author denies it.
  static func destroys(_ button: Dialog.Button, in subject: DialogSubject) -> Bool {
    if button.role == .destructive { return true }
    guard subject.isEnglish, subject.situation.destructive?.value != false, !subject.dialog.isCancel(button) else {
      return false
    }
    return DestructiveVerbs.begins(button.label.value, among: DestructiveVerbs.english) != nil
  }

  /// The required order as indexes of the present order: in a sheet, destructive buttons first, then the default and
  /// primary buttons, the others, and Cancel.
  static func order(of subject: DialogSubject) -> [Int] {
    let cancel = subject.cancel
    let rest = subject.buttons.indices.filter { $0 != cancel }
    let first = subject.kind == .actionSheet ? rest.filter { destroys(subject.buttons[$0], in: subject) } : []
    let primary = rest.contains { $0 == subject.primary } ? subject.primary : rest.first
    let leading = [markedDefault(subject), primary].compactMap { $0 }
    return (first + leading + rest + [cancel].compactMap { $0 }).reduce(into: []) { order, index in
      if !order.contains(index) { order.append(index) }
    }
  }

  /// The fix that reorders the buttons.
  static func reordering(_ subject: DialogSubject) -> [Diagnostic.Fix] {
    let edits = ButtonEdits(subject)?.reorder(order(of: subject))
    return edits.map { [Diagnostic.Fix("put the buttons in order", edits: $0)] } ?? []
  }
}
