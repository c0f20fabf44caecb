import Dialogs

extension SnackbarStyle {
  /// Material 3's snackbar.
  static func material(_ textSize: Dialog.TextSize, widths: ClosedRange<Double>) -> SnackbarStyle {
    let scale = FontScale(textSize)
    return SnackbarStyle(
      text: MaterialType.bodyMedium.style(scale), pitch: MaterialType.bodyMedium.line(scale),
      action: MaterialType.labelLarge.style(scale), radius: 4, widths: widths)
  }
}
