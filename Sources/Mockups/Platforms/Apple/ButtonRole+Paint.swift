import Dialogs

extension Dialog.Button {
  /// The color of a button label on iOS.
  var textRole: PaintRole {
    switch (role, isEnabled) {
    case (.destructive, true): .destructive
    case (.destructive, false): .destructiveDisabled
    case (_, true): .tint
    case (_, false): .tintDisabled
    }
  }
}
