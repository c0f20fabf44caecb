/// The look that a site gives to dialogs on a platform without a look of its own.
///
/// A reference, so that a platform with it is as cheap to copy as one without.
package final class DesignTokens: Sendable {
  /// What a color is for.
  package enum Role: String, Sendable, Hashable, CaseIterable {
    /// Filled buttons, labels of other buttons, and switches that are on.
    case primary
    case onPrimary = "on-primary"
    case destructive
    case onDestructive = "on-destructive"
    /// The background of dialogs.
    case surface
    case text
    /// Lines around fields and buttons.
    case border
  }

  /// A color in both appearances, each as 0xRRGGBB.
  package struct Shade: Sendable, Hashable {
    package var light: UInt32
    package var dark: UInt32

    package init(light: UInt32, dark: UInt32) {
      self.light = light
      self.dark = dark
    }
  }

  package let colors: [Role: Shade]
  /// The label of a snackbar’s action, derived from the primary color; nil for that of the neutral look.
  package let snackbarAction: Shade?
  /// Radius of the corners of dialogs, in CSS pixels; nil for that of the neutral look.
  package let radius: Double?
  /// Radius of the corners of buttons, in CSS pixels; nil for one that fits `radius`.
  package let buttonRadius: Double?
  /// The name of a font, before those of the system.
  package let font: String?
  /// Whether the primary button of a row comes first, at the leading end.
  package let isPrimaryFirst: Bool

  package init(
    colors: [Role: Shade] = [:], snackbarAction: Shade? = nil, radius: Double? = nil, buttonRadius: Double? = nil,
    font: String? = nil,
    isPrimaryFirst: Bool = false
  ) {
    self.colors = colors
    self.snackbarAction = snackbarAction
    self.radius = radius
    self.buttonRadius = buttonRadius
    self.font = font
    self.isPrimaryFirst = isPrimaryFirst
  }
}
