import Dialogs

/// Dimensions of the action sheet on iOS 13 to 18, in points.
///
/// Measured on a native screenshot at three pixels per point (NativeScript's documentation) unless stated otherwise.
enum IOSSheetFigures {
  static let sideMargin = 8.0
  static let radius = 13.0
  /// Distance between the two blocks.
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
  /// Minimum distance between a label and the sides of its row (Flutter's value).
  static let labelInset = 10.0
  /// Minimum height of rows if the text is long (Flutter's value).
  static let minimumRowRoom = 84.0
  /// Above the sheet if its lower edge is that of the screen, on phones with a Home button.
  static let bottomMargin = 8.0

  /// Measured at the default size; larger ones as in Flutter, from the simulator.
  static func rowTextSize(at textSize: Dialog.TextSize) -> Double {
    switch textSize {
    case .xSmall, .small, .medium, .large: 20
    case .xLarge: 23
    case .xxLarge, .xxxLarge: 24
    case .ax1, .ax2, .ax3, .ax4, .ax5: DynamicType.body.size(at: textSize)
    }
  }

  /// Grows with the text (Flutter's values, from the simulator).
  static func rowHeight(_ label: TextBlock) -> Double {
    max(minimumRowHeight, label.height + 2 * (0.4 * label.style.size + 1.8))
  }

  /// Minimum distance above a sheet that fills the screen: 54 of 59 points below an island, otherwise the whole inset
  /// (Flutter's values, from the simulator).
  static func topMargin(_ device: Device) -> Double {
    max(device.hasIsland ? 54 : device.safeArea.top, 20)
  }
}
