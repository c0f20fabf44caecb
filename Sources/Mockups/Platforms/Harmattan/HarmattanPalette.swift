extension PaintRole {
  static let pureHeader = PaintRole("head")
  static let pureHeaderLine = PaintRole("headline")
  static let pureToolbar = PaintRole("tools")
  static let pureDarkButton = PaintRole("hdark")
  static let pureRedButton = PaintRole("hred")
  static let pureAccentButton = PaintRole("haccent")
  static let pureLightButton = PaintRole("hlight")
  static let pureDarkRim = PaintRole("hrim", isStroke: true)
  static let pureLightRim = PaintRole("hrim2", isStroke: true)
  static let pureWhite = PaintRole("white")
  static let pureFaintWhite = PaintRole("white2")
}

/// Colors of MeeGo 1.2 Harmattan, which has one appearance (qt-components' constants and the open theme; gradients
/// are estimates).
enum HarmattanPalette {
  static let palette: Palette = [
    .page: Paint(Color(0xE0E1E2)),
    .ghost: Paint(Color(0xC3C5C7)),
    .scrim: Paint(Color(0x000000, 0.9)),
    .status: Paint(.white),
    .statusFaint: Paint(.black),
    .bezel: Paint(Color(0x1A1A1C), Color(0x2C2C2E)),
    .frame: Paint(Color(0x000000, 0.25), Color(0xFFFFFF, 0.2)),
    .pureHeader: Paint(Gradient(.vertical, (0, Color(0xF6F6F7)), (1, Color(0xDCDDDE)))),
    .pureHeaderLine: Paint(Color(0xA9ABAD)),
    .pureToolbar: Paint(Gradient(.vertical, (0, Color(0xEDEEEF)), (1, Color(0xD2D4D5)))),
    .pureDarkButton: Paint(Gradient(.vertical, (0, Color(0x4A4A4A)), (1, Color(0x262626)))),
    .pureRedButton: Paint(Gradient(.vertical, (0, Color(0xE8504E)), (1, Color(0xB81614)))),
    .pureAccentButton: Paint(Gradient(.vertical, (0, Color(0x6FABFF)), (1, Color(0x2B76E0)))),
    .pureLightButton: Paint(Gradient(.vertical, (0, Color(0xFDFDFD)), (1, Color(0xD9DADB)))),
    .pureDarkRim: Paint(Color(0xFFFFFF, 0.18)),
    .pureLightRim: Paint(Color(0x000000, 0.28)),
    .pureWhite: Paint(.white),
    .pureFaintWhite: Paint(Color(0xFFFFFF, 0.4)),
    .label: Paint(Color(0x191919)),
    .secondaryLabel: Paint(Color(0x505050)),
    .disabled: Paint(Color(0x191919, 0.35)),
    .field: Paint(.white),
    .fieldBorder: Paint(Color(0xA9ABAD)),
    .fieldText: Paint(Color(0x191919)),
    .switchOn: Paint(Color(0x4591FF)),
    .switchOff: Paint(Color(0xB2B4B6)),
    .thumb: Paint(.white),
    .glyph: Paint(Color(0x3C3C3C)),
    .imageFill: Paint(Color(0xC3C5C7)),
    .imageShape: Paint(Color(0x93979B)),
    .scroller: Paint(Color(0xFFFFFF, 0.6)),
  ]
}
