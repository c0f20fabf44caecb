/// Colors of iOS 13 to 18.
enum IOSPalette {
  static let palette = ApplePalette.palette.merging(ApplePalette.dialogs).merging([
    .island: Paint(.black),
    .handle: Paint(Color(0x3C3C43, 0.3), Color(0xEBEBF5, 0.3)),
    .cancelPanel: Paint(.white, Color(0x2C2C2E)),
    .recess: Paint(.black),
    .statusOnDark: Paint(.white),
    .recessedPage: Paint(Color(0xD9D9D9), Color(0x161617)),
  ])
}
