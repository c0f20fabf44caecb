import Dialogs
import Words

/// A way to leave an alert or action sheet without choosing one of its buttons.
///
/// Home, Escape and Menu are from Apple's guideline on alerts; the rest is what each system does.
struct WayOut: Sendable, Hashable {
  /// How a transcript names it.
  let name: Word
  /// What a live dialog shows for it: a key of the device; nil for a tap beside the dialog.
  let key: Word?

  static let outside = WayOut(name: Word("transcript.outside"), key: nil)
  static let outsideSheet = WayOut(name: Word("transcript.outside_sheet"), key: nil)
  static let outsidePopover = WayOut(name: Word("transcript.outside_popover"), key: nil)
  static let homeScreen = WayOut(name: Word("transcript.home_screen"), key: Word("live.home"))
  static let homeButton = WayOut(name: Word("transcript.home_button"), key: Word("live.home"))
  static let escape = WayOut(name: Word("transcript.escape"), key: Word("live.escape"))
  /// On a device that may have a keyboard.
  static let escapeOnKeyboard = WayOut(name: Word("transcript.escape_on_keyboard"), key: Word("live.escape"))
  static let menu = WayOut(name: Word("transcript.menu"), key: Word("live.menu"))
  static let crown = WayOut(name: Word("transcript.crown"), key: Word("live.crown"))
  static let back = WayOut(name: Word("transcript.back"), key: Word("live.back"))
}

extension Dialog {
  /// The ways out on a platform; none of a modal view or snackbar, which have their own.
  func waysOut(on platform: Platform) -> [WayOut] {
    switch kind.value {
    case .alert, .actionSheet: platform.drawing.waysOut(of: kind.value)
    case .modal, .snackbar: []
    }
  }
}
