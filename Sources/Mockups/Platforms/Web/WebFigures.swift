import Words

/// Figures of dialogs on the web, in CSS pixels.
///
/// HTML has no look of its own; these are a neutral one. Each is within the range of Carbon, Primer, the U.S. Web Design
/// System, and Material for the web; all are estimates in that sense.
enum WebFigures {
  /// The widest that a dialog of text and buttons gets.
  static let maximumWidth = 480.0
  static let minimumWidth = 320.0
  /// The width of a modal view on a large screen.
  static let modalWidth = 560.0
  /// Kept free around the dialog: `dialog` in HTML never touches the window.
  static let screenMargin = 16.0
  static let radius = 12.0
  static let padding = 24.0
  static let titleToBody = 8.0
  static let bodyToField = 16.0
  static let bodyToButtons = 24.0
  /// At least the 44 that level AAA of WCAG asks for.
  static let buttonHeight = 44.0
  static let buttonPadding = 16.0
  static let buttonMinimumWidth = 80.0
  static let buttonGap = 12.0
  static let buttonRadius = 8.0
  static let fieldHeight = 44.0
  static let fieldRadius = 6.0
  static let fieldPadding = 12.0
  /// From the label of a field to the field.
  static let labelGap = 6.0
  /// Screen around a dialog in a crop.
  static let cropMargin = 40.0
}

/// The text styles of dialogs on the web: those of the system’s font, which grow with the text of the browser.
enum WebType {
  case title, body, label, button

  func style(_ scale: Double) -> TextStyle {
    switch self {
    case .title: TextStyle(.webSemibold, size: 20 * scale)
    case .body: TextStyle(.webRegular, size: 16 * scale)
    case .label: TextStyle(.webMedium, size: 14 * scale)
    case .button: TextStyle(.webMedium, size: 16 * scale)
    }
  }

  /// Height of a line.
  func line(_ scale: Double) -> Double {
    switch self {
    case .title: 28 * scale
    case .body, .button: 24 * scale
    case .label: 20 * scale
    }
  }

  /// Text wrapped to a width.
  func block(_ text: String?, _ scale: Double, width: Double) -> TextBlock {
    TextBlock(text, style(scale), pitch: line(scale), width: width)
  }

  /// Text on one line.
  func label(_ text: String, _ scale: Double, width: Double) -> TextBlock {
    .label(text, style(scale), pitch: line(scale), width: width, minimumScale: 1)
  }
}

extension PartTerms {
  /// In CSS pixels.
  static let web = PartTerms(
    unit: "px", panel: nil, title: Word("anatomy.title"), message: Word("anatomy.message"),
    button: Word("anatomy.button"), cancelButton: Word("anatomy.cancel_button"),
    destructiveButton: Word("anatomy.destructive_button"), action: Word("anatomy.action"),
    handle: Word("anatomy.drag_handle"), scrim: Word("anatomy.scrim"))
}
