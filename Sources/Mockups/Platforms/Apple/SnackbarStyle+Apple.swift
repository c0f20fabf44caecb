import Dialogs

extension SnackbarStyle {
  /// Corner radius on iOS.
  static let appleRadius = 8.0

  /// A snackbar on iOS, which has none: Material's proportions with the system font.
  static func apple(_ textSize: Dialog.TextSize, widths: ClosedRange<Double>) -> SnackbarStyle {
    let size = DynamicType.subheadline.size(at: textSize)
    return SnackbarStyle(
      text: .apple(.sanFranciscoRegular, size), pitch: size * 20 / 15, action: .apple(.sanFranciscoSemibold, size),
      radius: appleRadius, widths: widths)
  }
}
