import Dialogs
import Mockups

/// How much text a dialog has, at a glance: what spares most dialogs a layout.
///
/// Widths are in em of the widest face that dialogs are set in, so that every layout needs at most as many lines as this
/// one says.
struct TextBulk {
  private let title: Double
  private let message: Double
  /// The widest label.
  private let label: Double
  private let buttonCount: Int
  /// Whether there is something beside text and buttons, or a line break of the author's.
  private let isPlain: Bool

  init(_ dialog: Dialog) {
    title = Self.width(of: dialog.title)
    message = Self.width(of: dialog.message)
    label = dialog.buttons.reduce(0) { max($0, Self.width(of: $1.label)) }
    buttonCount = dialog.buttons.count
    isPlain = dialog.textField == nil && title.isFinite && message.isFinite
  }

  /// Whether the dialog is sure to show at once on phones and tablets of today, at the ordinary text size.
  ///
  /// The figures are those of the tightest of them, an Android phone of 360 × 640 points.
  var surelyShows: Bool {
    let text = 32 * Self.lines(title, in: 9.5) + 20 * Self.lines(message, in: 16.5)
    return isPlain && label <= 9 && text + 58 * Double(buttonCount) <= 430
  }

  /// Whether the dialog is sure to show at once on an iPhone of 375 × 667 points, at AX3 and smaller sizes.
  var surelyFitsLarge: Bool {
    let text = 100 + 48 * Self.lines(title, in: 6.9) + 40 * Self.lines(message, in: 8.3)
    return isPlain && label <= 6.9 && text + 104 * Double(buttonCount) <= 600
  }

  /// The most lines that text can need: of two lines that follow each other, one word at least would not have fitted
  /// the first, so that they are wider together than one.
  private static func lines(_ width: Double, in room: Double) -> Double {
    width == 0 ? 0 : (2 * width / room + 1).rounded(.down)
  }

  /// Infinite for text with line breaks.
  static func width(of text: SourcedText?) -> Double {
    guard let text else { return 0 }
    if text.value.utf8.contains(where: { $0 < 0x20 }) { return .infinity }
    // Tracking of large type, by which the real text is a little wider.
    return TextMetrics.width(of: text.value, TextStyle(.sanFranciscoBold, size: 1)) * 1.04
  }
}
