import Dialogs
import Words

/// A way to dismiss an alert or action sheet without choosing a button.
///
/// Home, Escape, and Menu are from Apple's guideline on alerts; the rest is the behavior of each system.
struct WayOut: Sendable, Hashable {
  /// Its text in transcripts.
  let name: Word
  /// Its key in a live dialog: a device key, or nil for a tap next to the dialog.
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
  /// The ways on a platform; empty for modal views and snackbars.
  func waysOut(on platform: Platform) -> [WayOut] {
    switch kind.value {
    case .alert, .actionSheet: platform.drawing.waysOut(of: kind.value)
    case .modal, .snackbar: []
    }
  }
}
