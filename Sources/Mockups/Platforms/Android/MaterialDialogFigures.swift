/// Figures of Material 3's basic dialog, in dp (Compose's AlertDialog and its tokens).
enum MaterialDialogFigures {
  static let minimumWidth = 280.0
  static let maximumWidth = 560.0
  /// Kept free at each side of the screen.
  static let sideMargin = 24.0
  static let radius = 28.0
  static let padding = 24.0
  static let titleToBody = 16.0
  static let bodyToButtons = 24.0
  static let buttonHeight = 40.0
  static let buttonMinimumWidth = 64.0
  static let buttonPadding = 12.0
  static let buttonGap = 8.0
  static let fieldHeight = 56.0
  /// The width of Compose’s text fields.
  static let fieldWidth = 280.0
  static let fieldRadius = 4.0
  static let fieldPadding = 16.0
  /// Kept free above and below within the safe area.
  static let screenMargin = 24.0
}
