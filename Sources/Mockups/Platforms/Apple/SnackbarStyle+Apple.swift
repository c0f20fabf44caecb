import Dialogs

extension SnackbarStyle {
  /// A snackbar on iOS, where the system has none: Material's proportions in the system's font.
  static func apple(_ textSize: Dialog.TextSize, widths: ClosedRange<Double>) -> SnackbarStyle {
    let size = DynamicType.subheadline.size(at: textSize)
    return SnackbarStyle(
      text: .apple(.sanFranciscoRegular, size), pitch: size * 20 / 15, action: .apple(.sanFranciscoSemibold, size),
      radius: 8, widths: widths)
  }
}
