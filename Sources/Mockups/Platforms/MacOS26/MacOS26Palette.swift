/// Colors of macOS 26, flattened: those of macOS 11 to 15 but for glass, buttons without a shadow, and the system
/// colors of 26 (ios26-design-system; the rest, and those of increased contrast, are estimates).
enum MacOS26Palette {
  static let palette = MacPalette.palette.removing(.pushShadow).merging([
    .menuBar: Paint(Color(0xFFFFFF, 0), Color(0x000000, 0)),
    .panel: Paint(Color(0xF5F5F7), Color(0x2A2A2C)),
    .shadow: Paint(Color(0x000000, 0.25), Color(0x000000, 0.5)),
    .outerEdge: Paint(
      Color(0x000000, 0.12), Color(0x000000, 0.6), strong: (light: Color(0x000000, 0.75), dark: .black)),
    .innerEdge: Paint(
      Color(0xFFFFFF, 0.7), Color(0xFFFFFF, 0.18), strong: (light: Color(0xFFFFFF, 0.7), dark: Color(0xFFFFFF, 0.7))),
    .destructive: Paint(Color(0xFF383C), Color(0xFF4245), strong: (light: Color(0xB80024), dark: Color(0xFF8A8C))),
    .defaultButton: Paint(Color(0x0088FF), Color(0x0091FF), strong: (light: Color(0x005BD1), dark: Color(0x005BD1))),
    .pushButton: Paint(
      Color(0x000000, 0.08), Color(0xFFFFFF, 0.14), strong: (light: .white, dark: Color(0xFFFFFF, 0.1))),
  ])
}
