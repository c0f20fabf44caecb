/// Figures of iOS 26's alert, in points (measured on a native one by CustomAlert; those of sheets are estimates).
enum IOS26Figures {
  static let width = 320.0
  static let accessibilityWidth = 361.0
  static let radius = 34.5
  static let textInset = 30.0
  static let firstBaseline = 38.5
  static let titleToMessage = 26.0
  static let textToButtons = 24.0
  static let buttonHeight = 48.0
  static let buttonInset = 15.0
  static let buttonGap = 8.0
  static let fieldHeight = 44.0

  static let sheetMargin = 8.0
  static let sheetButtonHeight = 52.0
}
