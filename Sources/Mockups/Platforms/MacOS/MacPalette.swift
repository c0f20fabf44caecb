extension PaintRole {
  static let desktop = PaintRole("desktop")
  static let menuBar = PaintRole("menu")
  static let window = PaintRole("window")
  static let titleBar = PaintRole("title")
  static let closeLight = PaintRole("close")
  static let minimizeLight = PaintRole("mini")
  static let zoomLight = PaintRole("zoom")
  static let outerEdge = PaintRole("edge", isStroke: true)
  static let innerEdge = PaintRole("inner", isStroke: true)
  static let defaultButton = PaintRole("default")
  static let pushButton = PaintRole("push")
  static let pushShadow = PaintRole("pushed")
  static let pushEdge = PaintRole("push2", isStroke: true)
  static let onDefault = PaintRole("ondefault")
  static let checkbox = PaintRole("check")
  static let checkboxEdge = PaintRole("check2", isStroke: true)
  static let tick = PaintRole("tick", isStroke: true)
  static let appIcon = PaintRole("icon")
  static let appIconShape = PaintRole("icon2")
  static let caution = PaintRole("caution")
  static let cautionMark = PaintRole("caution2")
}

/// Colors of macOS 11 to 15 (macos_ui; materials flattened; those of windows, the desktop, and increased contrast are
/// estimates: solid text, and an edge around all controls).
enum MacPalette {
  static let palette: Palette = [
    .desktop: Paint(Color(0xCFD6E2), Color(0x1B1D24)),
    .menuBar: Paint(Color(0xFFFFFF, 0.6), Color(0x000000, 0.4)),
    .bezel: Paint(Color(0x1C1C1E), Color(0x2C2C2E)),
    .frame: Paint(Color(0x000000, 0.1), Color(0xFFFFFF, 0.16)),
    .window: Paint(.white, Color(0x1E1E1E)),
    .titleBar: Paint(Color(0xF3F3F3), Color(0x323234)),
    .barLine: Paint(Color(0x000000, 0.12), Color(0x000000, 0.5)),
    .barTitle: Paint(Color(0x000000, 0.75), Color(0xFFFFFF, 0.75)),
    .closeLight: Paint(Color(0xFF5F57)),
    .minimizeLight: Paint(Color(0xFEBC2E)),
    .zoomLight: Paint(Color(0x28C840)),
    .ghost: Paint(Color(0xE4E4E6), Color(0x333336)),
    .panel: Paint(Color(0xECECEC), Color(0x2B2B2D)),
    .shadow: Paint(Color(0x000000, 0.35), Color(0x000000, 0.6)),
    .outerEdge: Paint(
      Color(0x000000, 0.23), Color(0x000000, 0.76), strong: (light: Color(0x000000, 0.75), dark: .black)),
    .innerEdge: Paint(
      Color(0xFFFFFF, 0.45), Color(0xFFFFFF, 0.15), strong: (light: Color(0xFFFFFF, 0.45), dark: Color(0xFFFFFF, 0.7))),
    .label: Paint(Color(0x000000, 0.85), Color(0xFFFFFF, 0.85), strong: (light: .black, dark: .white)),
    .disabled: Paint(
      Color(0x000000, 0.25), Color(0xFFFFFF, 0.25), strong: (light: Color(0x000000, 0.4), dark: Color(0xFFFFFF, 0.4))),
    .destructive: Paint(Color(0xD70015), Color(0xFF6961), strong: (light: Color(0xC00012), dark: Color(0xFFA39E))),
    .pushEdge: Paint(
      Color(0x000000, 0), Color(0xFFFFFF, 0), strong: (light: Color(0x000000, 0.6), dark: Color(0xFFFFFF, 0.6))),
    .defaultButton: Paint(Color(0x1271FF), Color(0x0768E2), strong: (light: Color(0x0050C8), dark: Color(0x0050C8))),
    .onDefault: Paint(.white),
    .pushButton: Paint(.white, Color(0xFFFFFF, 0.25), strong: (light: .white, dark: Color(0xFFFFFF, 0.12))),
    .pushShadow: Paint(Color(0x000000, 0.22), Color(0x000000, 0.3)),
    .field: Paint(.white, Color(0xFFFFFF, 0.08)),
    .fieldBorder: Paint(
      Color(0x000000, 0.2), Color(0xFFFFFF, 0.25), strong: (light: Color(0x000000, 0.6), dark: Color(0xFFFFFF, 0.6))),
    .fieldText: Paint(Color(0x000000, 0.85), Color(0xFFFFFF, 0.85), strong: (light: .black, dark: .white)),
    .placeholder: Paint(
      Color(0x000000, 0.3), Color(0xFFFFFF, 0.3), strong: (light: Color(0x000000, 0.6), dark: Color(0xFFFFFF, 0.6))),
    .checkbox: Paint(.white, Color(0xFFFFFF, 0.12)),
    .checkboxEdge: Paint(
      Color(0x000000, 0.3), Color(0xFFFFFF, 0.3), strong: (light: Color(0x000000, 0.7), dark: Color(0xFFFFFF, 0.7))),
    .tick: Paint(.white),
    .appIcon: Paint(Gradient(.vertical, (0, Color(0x6CB6FF)), (1, Color(0x1F66E5)))),
    .appIconShape: Paint(.white),
    .caution: Paint(Gradient(.vertical, (0, Color(0xFFDC5C)), (1, Color(0xF6B500)))),
    .cautionMark: Paint(Color(0x1D1D1F)),
    .imageFill: Paint(Color(0xD8D8DC), Color(0x48484A)),
    .imageShape: Paint(Color(0xAEAEB2), Color(0x8E8E93)),
    .scroller: Paint(Color(0x000000, 0.35), Color(0xFFFFFF, 0.4)),
  ]
}
