import Dialogs
import Words

/// A platform: what it states about itself, how it lays out its dialogs, and how they behave.
///
/// Each platform is one folder with a type of this protocol, and one line in `Platform.drawings`. Nothing else in the
/// sources names platforms, apart from rules and examples that speak of a certain one.
protocol PlatformDrawing: PlatformFacts {
  /// What a language makes of its name; nil for a proper name, which is the same in all of them.
  static var nameWord: Word? { get }

  // MARK: Layout

  /// The device in pictures.
  static var device: Device { get }
  /// The device in use that leaves a dialog the least room, which is where rules measure.
  static var narrowestDevice: Device { get }
  static var palette: Palette { get }
  /// The font of its text.
  static var family: FontFamily { get }
  /// CSS pixels to one of its points.
  static var scale: Double { get }
  /// Whether the platform mirrors its dialogs for languages that run from right to left.
  static var mirrors: Bool { get }

  /// Lays out a dialog; nil for a kind that is not among the platform’s.
  ///
  /// - Parameter platform: the one to draw for, which may be another that shares this layout.
  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene?

  // MARK: Behavior

  /// How its screen reader words things; VoiceOver’s words for systems that have none.
  static var voice: ScreenReader.Voice { get }
  /// How an alert or action sheet is left without choosing one of its buttons.
  static func waysOut(of kind: DialogKind) -> [WayOut]
  /// The key of the device that leaves a modal view or snackbar.
  static var backKey: Word? { get }
  /// How a dialog comes and goes.
  static func motion(of dialog: Dialog) -> Motion
  /// Whether Return presses a button, which is seen and not said.
  static var answersReturn: Bool { get }
  /// Whether a remote moves the focus from button to button, and Return presses the one that is lit.
  static var hasFocus: Bool { get }
  /// Whether a modal view’s way of arriving is up to the app.
  static var showsTransitions: Bool { get }
  /// Whether the label of a modal view’s field stands in the field as long as that is empty.
  static var labelsStandInFields: Bool { get }
  /// CSS pixels to a point where the dialog works.
  static var liveScale: Double { get }
  /// Radius in points of the corners of a live button’s focus ring and its pressed state.
  static func buttonRadius(in kind: DialogKind) -> Double
}

extension PlatformDrawing {
  static var nameWord: Word? { nil }
  static var narrowestDevice: Device { device }
  static var scale: Double { 1 }
  static var mirrors: Bool { true }
  static var voice: ScreenReader.Voice { .voiceOver }
  static var backKey: Word? { nil }
  static var answersReturn: Bool { false }
  static var hasFocus: Bool { false }
  static var showsTransitions: Bool { false }
  static var labelsStandInFields: Bool { true }
  static var liveScale: Double { scale }
  static func buttonRadius(in kind: DialogKind) -> Double { 8 }
}
