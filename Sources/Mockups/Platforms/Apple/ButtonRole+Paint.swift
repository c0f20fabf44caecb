import Dialogs

extension Dialog.Button {
  /// How iOS colours a button's label.
  var textRole: PaintRole {
    switch (role, isEnabled) {
    case (.destructive, true): .destructive
    case (.destructive, false): .destructiveDisabled
    case (_, true): .tint
    case (_, false): .tintDisabled
    }
  }
}
