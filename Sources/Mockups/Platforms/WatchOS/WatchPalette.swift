extension PaintRole {
  static let watchButton = PaintRole("wbutton")
  static let watchCase = PaintRole("case")
  static let watchCrown = PaintRole("crown")
}

/// Colors of watchOS, which has one appearance (Apple's guide file for WatchKit; the watch's case is an estimate).
enum WatchPalette {
  static let palette: Palette = [
    .bezel: Paint(.black),
    .watchCase: Paint(Color(0x3A3A3C), Color(0x48484A)),
    .watchCrown: Paint(Color(0x2A2A2C), Color(0x3A3A3C)),
    .frame: Paint(Color(0x000000, 0.2), Color(0xFFFFFF, 0.2)),
    .status: Paint(Color(0xAEB4BF)),
    .label: Paint(.white),
    .secondaryLabel: Paint(Color(0xFFFFFF, 0.85)),
    .tint: Paint(.white),
    .tintDisabled: Paint(Color(0xFFFFFF, 0.4)),
    .destructive: Paint(Color(0xFF3B30)),
    .destructiveDisabled: Paint(Color(0xFF3B30, 0.5)),
    .watchButton: Paint(Color(0x222224)),
    .scroller: Paint(Color(0x04DE71)),
    .handle: Paint(Color(0xFFFFFF, 0.25)),
  ]
}
