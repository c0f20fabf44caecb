import Dialogs

/// Figures of iOS 26 in points, from view trees of native dialogs.
///
/// Alert: 320 by 152 with one line each of title and message, at (30, 22) and (30, 49.67); capsules of 140 by 48. A
/// title or a message alone is in the regular weight at the size of the title, and centered.
///
/// Action sheet: sources disagree. A native one of four actions, anchored, is 240 by 292.33 with corners of about 26,
/// rows of 208 by 48, no button that cancels, and nothing dimmed; elsewhere, sheets are 320 wide with corners of 34, like
/// an alert. Apple says that a sheet appears over its source without Cancel, or, without a source, in the middle with
/// Cancel. So both are right, each for its case: the measured figures belong to one dialog and are those of a sheet at
/// its source, and a sheet in the middle is laid out like an alert, as other view trees show.
enum IOS26Figures {
  static let width = 320.0
  static let radius = 34.0
  /// An estimate.
  static let accessibilityWidth = 361.0
  /// Of an action sheet at its source.
  static let sheetWidth = 240.0
  static let sheetRadius = 26.0

  static let textInset = 30.0
  static let textTop = 22.0
  static let titleToMessage = 7.34
  static let textToButtons = 20.33
  /// If there is only a title or only a message.
  static let loneTextToButtons = 20.0
  static let sheetTextToButtons = 18.0

  static let buttonHeight = 48.0
  static let buttonInset = 16.0
  static let buttonGap = 8.0

  static let textToField = 16.33
  static let fieldHeight = 48.0
  static let fieldInset = 15.0
  static let fieldToButtons = 20.0

  /// The distances of a sheet from the bar and from the trailing edge of the screen, estimates.
  static let sourceTop = 24.0
  static let sourceMargin = 16.0

  /// The height of a line: that of the font, rounded up to a pixel of a display at three pixels per point.
  static func lineHeight(_ size: Double) -> Double { (size * SanFrancisco.pitch * 3).rounded(.up) / 3 }

  /// Between baselines: the leading of the text style, which never gets smaller than at the usual size.
  static func linePitch(_ style: DynamicType, _ setting: Dialog.TextSize) -> Double {
    style.leading(at: setting.step < Dialog.TextSize.large.step ? .large : setting)
  }
}
