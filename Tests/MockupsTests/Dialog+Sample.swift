import Diagnostics
import Dialogs

extension Dialog {
  /// A dialog as a block would describe it, without places in a file.
  static func sample(
    _ kind: DialogKind, title: String? = nil, message: String? = nil, buttons: [Button] = [],
    _ change: (inout Dialog) -> Void = { _ in }
  ) -> Dialog {
    var dialog = Dialog(kind: Sourced(kind, range: 0..<0), fence: SourceLocation(path: "sample.md"))
    dialog.title = title.map { .text($0) }
    dialog.message = message.map { .text($0) }
    dialog.buttons = buttons
    change(&dialog)
    return dialog
  }
}

extension Dialog.Button {
  static func plain(_ label: String) -> Self { Self(label: .text(label), range: 0..<0) }

  static func destructive(_ label: String) -> Self { Self(label: .text(label), role: .destructive, range: 0..<0) }

  static func cancel(_ label: String = "Cancel") -> Self { Self(label: .text(label), role: .cancel, range: 0..<0) }

  var disabled: Self {
    var button = self
    button.isEnabled = false
    return button
  }

  var marked: Self {
    var button = self
    button.isDefault = Sourced(true, range: 0..<0)
    return button
  }
}

extension SourcedText {
  static func text(_ value: String) -> Self { Self(value, range: 0..<0) }
}
