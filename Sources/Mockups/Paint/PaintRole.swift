/// What a part of a drawing is for; each platform's palette says how that is painted.
///
/// A scene names roles and no colours, so that one drawing serves light, dark and increased contrast.
package enum PaintRole: UInt8, Sendable, Hashable, CaseIterable {
  // The screen behind.
  case page, bar, barLine, barTitle, ghost, control, controlLine, scrim, popoverScrim
  // The device.
  case status, statusFaint, statusOnDark, island, indicator, bezel, frame
  // The dialog.
  case panel, cancelPanel, sheet, popover, shadow, separator, label, secondaryLabel, tint, tintDisabled, destructive,
    destructiveDisabled, disabled
  // The content of modal views.
  case recess, recessedPage, formPage, group, formLine, formValue, switchOn, switchOff, thumb, thumbOff, glyph,
    imageFill, imageShape
  case snackbar, snackbarText, snackbarAction
  case field, fieldBorder, fieldText, placeholder, scroller, handle

  /// Whether outlines are drawn with it; all others fill.
  package var isStroke: Bool {
    switch self {
    case .frame, .fieldBorder, .ghost, .controlLine, .glyph: true
    default: false
    }
  }

  /// The class name, after its prefix.
  package var className: StaticString {
    switch self {
    case .page: "page"
    case .bar: "bar"
    case .barLine: "barline"
    case .barTitle: "bartitle"
    case .ghost: "ghost"
    case .control: "control"
    case .controlLine: "control2"
    case .scrim: "scrim"
    case .popoverScrim: "scrim2"
    case .status: "status"
    case .statusFaint: "status2"
    case .statusOnDark: "status3"
    case .island: "island"
    case .indicator: "home"
    case .bezel: "bezel"
    case .frame: "frame"
    case .panel: "panel"
    case .cancelPanel: "cancel"
    case .sheet: "sheet"
    case .popover: "popover"
    case .shadow: "shadow"
    case .separator: "line"
    case .label: "label"
    case .secondaryLabel: "label2"
    case .tint: "tint"
    case .tintDisabled: "tint-off"
    case .destructive: "red"
    case .destructiveDisabled: "red-off"
    case .disabled: "off"
    case .recess: "recess"
    case .recessedPage: "back"
    case .formPage: "form"
    case .group: "group"
    case .formLine: "rule"
    case .formValue: "value2"
    case .switchOn: "on"
    case .switchOff: "switch"
    case .thumb: "thumb"
    case .thumbOff: "thumb2"
    case .glyph: "glyph"
    case .imageFill: "image"
    case .imageShape: "image2"
    case .snackbar: "snackbar"
    case .snackbarText: "snacktext"
    case .snackbarAction: "snackaction"
    case .field: "field"
    case .fieldBorder: "border"
    case .fieldText: "value"
    case .placeholder: "hint"
    case .scroller: "scroll"
    case .handle: "handle"
    }
  }
}
