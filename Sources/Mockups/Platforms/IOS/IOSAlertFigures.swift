import Dialogs

/// Dimensions of the alert on iOS 13 to 18, in points.
///
/// Measured on native screenshots at three pixels per point (NativeScript's documentation, CustomAlert) unless stated
/// otherwise; rows by text size are those of DWAlertController.
enum IOSAlertFigures {
  static let width = 270.0
  /// At accessibility sizes, as in Flutter's Cupertino dialogs.
  static let accessibilityWidth = 310.0
  static let radius = 13.0
  static let textInset = 16.0
  static let titleSize = 17.0
  static let messageSize = 13.0
  /// From the panel's upper edge to the first baseline.
  static let firstBaseline = 36.3
  /// From the last baseline of the title to the first of the message.
  static let titleToMessage = 20.0
  /// From the last baseline to the line above the buttons.
  static let textToSeparator = 24.0
  static let hairline = 0.33
  /// Minimum distance between a label and the sides of its button (Flutter's value).
  static let labelInset = 8.0
  /// A label shrinks to this share of its size before it is truncated (Flutter: 10 of 17 points).
  static let labelScale = 10.0 / 17
  /// Minimum height of buttons if the text is long (Flutter's value); one and a half buttons if they are taller.
  static let minimumButtonRoom = 67.8

  static let fieldInset = 15.0
  static let fieldHeight = 30.7
  static let fieldRadius = 7.0
  static let fieldTextSize = 13.0
  static let fieldTextInset = 8.0
  static let textToField = 24.0
  static let fieldToSeparator = 12.0

  /// Minimum distance to the safe area above and below (Flutter's value).
  static let screenMargin = 20.0

  /// Distance of baselines: the line height of the font, rounded to half points (17 → 20, 13 → 15.5).
  static func pitch(_ size: Double) -> Double { (size * SanFrancisco.pitch * 2).rounded(.down) / 2 }

  /// Height of a button without the line above it.
  static func buttonHeight(at textSize: Dialog.TextSize) -> Double {
    switch textSize {
    case .xSmall, .small, .medium, .large: 44
    case .xLarge: 46.67
    case .xxLarge: 49.17
    case .xxxLarge: 51.17
    case .ax1: 67.17
    case .ax2: 79.17
    case .ax3: 95.67
    case .ax4: 112.17
    case .ax5: 125.17
    }
  }
}
