import Dialogs

/// Figures of the action sheet of iOS 13 to 18, in points.
///
/// Measured on a native screenshot at three pixels to the point (NativeScript's documentation), where not said
/// otherwise.
enum IOSSheetFigures {
  static let sideMargin = 8.0
  static let radius = 13.0
  /// Between the two blocks.
  static let gap = 8.0
  static let hairline = 0.33
  static let minimumRowHeight = 57.0
  static let headerTextSize = 13.0
  static let headerInset = 16.0
  /// From the block's upper edge to the first baseline.
  static let headerFirstBaseline = 27.0
  /// From the last baseline to the line above the rows.
  static let headerToSeparator = 28.0
  /// Between the lines of the title and those of the message.
  static let titleToMessage = 4.0
  /// Room between a label and the sides of its row (Flutter's figure).
  static let labelInset = 10.0
  /// What rows keep when the text is long (Flutter's figure).
  static let minimumRowRoom = 84.0
  /// Above the sheet where its lower edge is the screen's, on phones with a home button.
  static let bottomMargin = 8.0

  /// Measured at the ordinary size; the larger ones as Flutter has them from the simulator.
  static func rowTextSize(at textSize: Dialog.TextSize) -> Double {
    switch textSize {
    case .xSmall, .small, .medium, .large: 20
    case .xLarge: 23
    case .xxLarge, .xxxLarge: 24
    case .ax1, .ax2, .ax3, .ax4, .ax5: DynamicType.body.size(at: textSize)
    }
  }

  /// Grows with the text (Flutter's figures, from the simulator).
  static func rowHeight(_ label: TextBlock) -> Double {
    max(minimumRowHeight, label.height + 2 * (0.4 * label.style.size + 1.8))
  }

  /// Kept free above a sheet that fills the screen: 54 of 59 points under an island, else the whole inset (Flutter's
  /// figures, from the simulator).
  static func topMargin(_ device: Device) -> Double {
    max(device.hasIsland ? 54 : device.safeArea.top, 20)
  }
}
