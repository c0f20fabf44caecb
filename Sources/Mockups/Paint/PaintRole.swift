/// The purpose of a part of a drawing; the palette of each platform paints it.
///
/// A scene names roles instead of colors, so that one drawing works for light, dark, and increased contrast. Roles of
/// a single platform are declared in its folder.
package struct PaintRole: Sendable, Hashable {
  /// The class name in SVG, after its prefix; short, because every element has one.
  package let name: String
  /// Whether it is used for strokes; all others are fills.
  package let isStroke: Bool

  init(_ name: String, isStroke: Bool = false) {
    self.name = name
    self.isStroke = isStroke
  }
}

// MARK: The screen behind

extension PaintRole {
  static let page = PaintRole("page")
  static let bar = PaintRole("bar")
  static let barLine = PaintRole("barline")
  static let barTitle = PaintRole("bartitle")
  static let ghost = PaintRole("ghost", isStroke: true)
  static let control = PaintRole("control")
  static let controlLine = PaintRole("control2", isStroke: true)
  static let scrim = PaintRole("scrim")
  static let popoverScrim = PaintRole("scrim2")
}

// MARK: The device

extension PaintRole {
  static let status = PaintRole("status")
  static let statusFaint = PaintRole("status2")
  static let statusOnDark = PaintRole("status3")
  static let island = PaintRole("island")
  static let indicator = PaintRole("home")
  static let bezel = PaintRole("bezel")
  static let frame = PaintRole("frame", isStroke: true)
}

// MARK: The dialog

extension PaintRole {
  static let panel = PaintRole("panel")
  static let cancelPanel = PaintRole("cancel")
  static let sheet = PaintRole("sheet")
  static let popover = PaintRole("popover")
  static let shadow = PaintRole("shadow")
  static let separator = PaintRole("line")
  static let label = PaintRole("label")
  static let secondaryLabel = PaintRole("label2")
  static let tint = PaintRole("tint")
  static let tintDisabled = PaintRole("tint-off")
  static let destructive = PaintRole("red")
  static let destructiveDisabled = PaintRole("red-off")
  static let disabled = PaintRole("off")
  static let field = PaintRole("field")
  static let fieldBorder = PaintRole("border", isStroke: true)
  static let fieldText = PaintRole("value")
  static let placeholder = PaintRole("hint")
  static let scroller = PaintRole("scroll")
  static let handle = PaintRole("handle")
}

// MARK: Modal views and snackbars

extension PaintRole {
  static let recess = PaintRole("recess")
  static let recessedPage = PaintRole("back")
  static let formPage = PaintRole("form")
  static let group = PaintRole("group")
  static let formLine = PaintRole("rule")
  static let formValue = PaintRole("value2")
  static let switchOn = PaintRole("on")
  static let switchOff = PaintRole("switch")
  static let thumb = PaintRole("thumb")
  static let thumbOff = PaintRole("thumb2")
  static let glyph = PaintRole("glyph", isStroke: true)
  static let imageFill = PaintRole("image")
  static let imageShape = PaintRole("image2")
  static let snackbar = PaintRole("snackbar")
  static let snackbarText = PaintRole("snacktext")
  static let snackbarAction = PaintRole("snackaction")
}
