import Dialogs
import Mockups

/// An estimate of the amount of text in a dialog, which avoids a layout for most dialogs.
///
/// Widths are in em of the widest font of dialogs, so that every layout has at most as many lines as estimated here.
struct TextBulk {
  private let title: Double
  private let message: Double
  /// The widest label.
  private let label: Double
  private let buttonCount: Int
  /// Whether there are other elements than text and buttons, or explicit line breaks.
  private let isPlain: Bool

  init(_ dialog: Dialog) {
    title = Self.width(of: dialog.title)
    message = Self.width(of: dialog.message)
    label = dialog.buttons.reduce(0) { max($0, Self.width(of: $1.label)) }
    buttonCount = dialog.buttons.count
    isPlain = dialog.textField == nil && title.isFinite && message.isFinite
  }

  /// Whether the dialog certainly fits on current phones and tablets at the default text size.
  ///
  /// The figures are for the smallest of them, an Android phone of 360 × 640 points.
  var surelyShows: Bool {
    let text = 32 * Self.lines(title, in: 9.5) + 20 * Self.lines(message, in: 16.5)
    return isPlain && label <= 9 && text + 58 * Double(buttonCount) <= 430
  }

  /// Whether the dialog certainly fits on an iPhone of 375 × 667 points, at AX3 and smaller sizes.
  var surelyFitsLarge: Bool {
    let text = 100 + 48 * Self.lines(title, in: 6.9) + 40 * Self.lines(message, in: 8.3)
    return isPlain && label <= 6.9 && text + 104 * Double(buttonCount) <= 600
  }

  /// The maximum number of lines: of two consecutive lines, at least one word would not have fitted on the first, so
  /// together they are wider than one line.
  private static func lines(_ width: Double, in room: Double) -> Double {
    width == 0 ? 0 : (2 * width / room + 1).rounded(.down)
  }

  /// Infinite for text with line breaks.
  static func width(of text: SourcedText?) -> Double {
    guard let text else { return 0 }
    if text.value.utf8.contains(where: { $0 < 0x20 }) { return .infinity }
    // Large type has tracking, which makes the real text slightly wider.
    return TextMetrics.width(of: text.value, TextStyle(.sanFranciscoBold, size: 1)) * 1.04
  }
}
