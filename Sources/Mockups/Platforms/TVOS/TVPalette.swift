extension PaintRole {
  static let focus = PaintRole("focus")
  static let focusText = PaintRole("ftext")
  static let redFocus = PaintRole("rfocus")
  static let redFocusText = PaintRole("rftext")
  static let restingButton = PaintRole("rest")
}

/// Colors of tvOS (estimates; Apple publishes none): with increased contrast buttons are solid.
enum TVPalette {
  static let palette: Palette = [
    // The page, blurred and darkened.
    .page: Paint(
      Gradient(
        .radial, (0, Color(0x3B4252)), (0.55, Color(0x252935)), (1, Color(0x14161C)))),
    .bezel: Paint(Color(0x0C0C0E), Color(0x2C2C2E)),
    .frame: Paint(Color(0x000000, 0.2), Color(0xFFFFFF, 0.18)),
    .label: Paint(.white),
    .secondaryLabel: Paint(Color(0xFFFFFF, 0.7), Color(0xFFFFFF, 0.7), strong: (light: .white, dark: .white)),
    .restingButton: Paint(
      Color(0xFFFFFF, 0.16), Color(0xFFFFFF, 0.16), strong: (light: Color(0x1C1C1E), dark: Color(0x1C1C1E))),
    .focus: Paint(.white),
    .focusText: Paint(Color(0x000000, 0.85)),
    .redFocus: Paint(Color(0xD92E26)),
    .redFocusText: Paint(.white),
    .shadow: Paint(Color(0x000000, 0.4)),
    .destructive: Paint(Color(0xFF6961)),
    .disabled: Paint(Color(0xFFFFFF, 0.35)),
    .scroller: Paint(Color(0xFFFFFF, 0.5)),
  ]
}
