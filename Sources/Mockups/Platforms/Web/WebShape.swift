import Dialogs

/// The shape of dialogs on the web: the neutral one, with what the site sets.
struct WebShape {
  let radius: Double
  let buttonRadius: Double
  let fieldRadius: Double
  /// Whether the primary button of a row comes first, at the leading end.
  let isPrimaryFirst: Bool

  init(_ design: DesignTokens?) {
    radius = design?.radius ?? WebFigures.radius
    // Corners of buttons are not rounder than those around them.
    buttonRadius = design?.buttonRadius ?? min(WebFigures.buttonRadius, radius)
    fieldRadius = min(WebFigures.fieldRadius, buttonRadius)
    isPrimaryFirst = design?.isPrimaryFirst ?? false
  }
}
