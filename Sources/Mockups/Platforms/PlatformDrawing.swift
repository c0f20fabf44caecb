import Dialogs
import Words

/// The layout of dialogs on one platform: its dimensions, colors, and presentation.
///
/// Each platform is one folder with a type that conforms to this protocol, and one line in `Platform.drawings`. No
/// other source names platforms, except rules and examples about a specific one.
protocol PlatformDrawing: PlatformFacts {
  /// The translatable name; nil for a proper name.
  static var nameWord: Word? { get }

  // MARK: Layout

  /// The device in pictures.
  static var device: Device { get }
  /// The device in use with the least space for a dialog, which rules measure on.
  static var narrowestDevice: Device { get }
  static var palette: Palette { get }
  /// The palette with the colors of a site; the platform's own unless it takes a design.
  static func designedPalette(_ design: DesignTokens?) -> Palette
  /// The font of its text.
  static var family: FontFamily { get }
  /// CSS pixels per point.
  static var scale: Double { get }
  /// Whether the platform mirrors its dialogs for right-to-left languages.
  static var mirrors: Bool { get }

  /// Lays out a dialog; nil for an unsupported kind.
  ///
  /// - Parameter platform: the platform to draw for, which can be another that shares this layout.
  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene?

  /// What designers call the parts of its dialogs.
  static var terms: PartTerms { get }
  /// The main dimensions of its dialogs of a kind, and how each is known.
  static func figures(of kind: DialogKind) -> [KnownFigure]
  /// Where the dimensions of a kind of dialog come from, the most important source first.
  static func sources(of kind: DialogKind) -> [FigureSource]

  // MARK: Behavior

  /// The wording of its screen reader; that of VoiceOver for systems without one.
  static var voice: ScreenReader.Voice { get }
  /// The ways to dismiss an alert or action sheet without choosing a button.
  static func waysOut(of kind: DialogKind) -> [WayOut]
  /// The device key that dismisses a modal view or snackbar.
  static var backKey: Word? { get }
  /// How a dialog appears and disappears.
  static func motion(of dialog: Dialog) -> Motion
  /// Whether Return activates a button, which is shown but not announced.
  static var answersReturn: Bool { get }
  /// Whether a remote moves the focus from button to button, and Return activates the button with focus.
  static var hasFocus: Bool { get }
  /// Whether apps choose the transition of a modal view.
  static var showsTransitions: Bool { get }
  /// Whether the label of a field in a modal view is inside the field while it is empty.
  static var labelsStandInFields: Bool { get }
  /// Corner radius, in points, of the focus ring and pressed state of a live button.
  static func buttonRadius(in kind: DialogKind) -> Double
  /// The same with the design of a site; the platform's own unless it takes one.
  static func buttonRadius(in kind: DialogKind, _ design: DesignTokens?) -> Double
}

extension PlatformDrawing {
  static var nameWord: Word? { nil }
  static func designedPalette(_ design: DesignTokens?) -> Palette { palette }
  static var narrowestDevice: Device { device }
  static var scale: Double { 1 }
  static var mirrors: Bool { true }
  static var terms: PartTerms { .apple }
  static func figures(of kind: DialogKind) -> [KnownFigure] { [] }
  static var voice: ScreenReader.Voice { .voiceOver }
  static var backKey: Word? { nil }
  static var answersReturn: Bool { false }
  static var hasFocus: Bool { false }
  static var showsTransitions: Bool { false }
  static var labelsStandInFields: Bool { true }
  static func buttonRadius(in kind: DialogKind) -> Double { 8 }
  static func buttonRadius(in kind: DialogKind, _ design: DesignTokens?) -> Double { buttonRadius(in: kind) }
}
