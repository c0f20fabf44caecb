extension PaintRole {
  static let capsule = PaintRole("capsule")
  static let tintedCapsule = PaintRole("capsule2")
  static let onTint = PaintRole("ontint")
  static let rim = PaintRole("rim", isStroke: true)
}

/// Colors of iOS 26, flattened (those of the alert measured on CustomAlert's screenshots; the rest, and those of
/// increased contrast, are estimates).
enum IOS26Palette {
  static let palette = ApplePalette.palette.merging([
    .island: Paint(.black),
    .handle: Paint(Color(0x3C3C43, 0.3), Color(0xEBEBF5, 0.3)),
    .page: Paint(Color(0xF2F2F7), .black),
    .bar: Paint(Color(0xF2F2F7), .black),
    .ghost: Paint(Color(0xDCDCE2), Color(0x2C2C2E)),
    .panel: Paint(Color(0xECECEF), Color(0x1F1F21)),
    // With increased contrast, glass becomes a solid background with an edge.
    .rim: Paint(
      Color(0xFFFFFF, 0.55), Color(0xFFFFFF, 0.15), strong: (light: Color(0x000000, 0.5), dark: Color(0xFFFFFF, 0.55))),
    .shadow: Paint(Color(0x000000, 0.17), Color(0x000000, 0.5)),
    .label: Paint(.black, .white),
    .secondaryLabel: Paint(
      Color(0x3C3C43, 0.6), Color(0xEBEBF5, 0.6), strong: (light: Color(0x3C3C43, 0.85), dark: Color(0xEBEBF5, 0.85))),
    .glyph: Paint(.black, .white),
    .capsule: Paint(Color(0xE0E0E2), Color(0x343437)),
    .tintedCapsule: Paint(Color(0x0088FF), Color(0x0091FF), strong: (light: Color(0x005BD1), dark: Color(0x005BD1))),
    .onTint: Paint(.white),
    .destructive: Paint(Color(0xFF383C), Color(0xFF4245), strong: (light: Color(0xB80024), dark: Color(0xFF8A8C))),
    .field: Paint(.white, Color(0x2C2C2E)),
  ])
}
