/// Colors of iPhone OS 2 and 3, which has one appearance.
///
/// The colors of the alert are sampled from the images of a faithful re-creation (SSGentleAlertView), those of sheets
/// and bars from iUI and jQTouch; the panel of the sheet is less transparent here, because nothing is blurred behind
/// it.
enum IPhoneOSPalette {
  static let palette = screen.merging(alert).merging(sheet).merging(bars).merging(caption)

  private static let screen: Palette = [
    .page: Paint(Color(0xC5CCD4)),
    .ghost: Paint(Color(0x9AA5B4)),
    .scrim: Paint(Color(0x000000, 0.5)),
    .bezel: Paint(Color(0x111113), Color(0x2C2C2E)),
    .frame: Paint(Color(0x000000, 0.25), Color(0xFFFFFF, 0.18)),
    .stripe: Paint(Color(0xFFFFFF, 0.22)),
    .statusBar: Paint(Gradient(.vertical, (0, Color(0xF3F4F5)), (0.5, Color(0xD5D8DB)), (1, Color(0xA9AFB5)))),
    .status: Paint(Color(0x3A3F44)),
    .white: Paint(.white),
    .faintWhite: Paint(Color(0xFFFFFF, 0.5)),
    .black: Paint(.black),
    .faintBlack: Paint(Color(0x000000, 0.4)),
    .darkShadow: Paint(Color(0x000000, 0.5)),
    .redShadow: Paint(Color(0x7A0001)),
    .lightShadow: Paint(Color(0xFFFFFF, 0.7)),
    .scroller: Paint(Color(0xFFFFFF, 0.6)),
  ]

  private static let alert: Palette = [
    .vignette: Paint(
      Gradient(
        .radial, (0, Color(0x000000, 0)), (0.14, Color(0x000000, 0.06)), (0.42, Color(0x000000, 0.31)),
        (0.69, Color(0x000000, 0.47)), (1, Color(0x000000, 0.5)))),
    .glassShadow: Paint(Color(0x000000, 0.5)),
    .glassEdge: Paint(Gradient(.vertical, (0, Color(0xE8E9ED, 0.96)), (1, Color(0xBDC2CF, 0.96)))),
    .glassBody: Paint(Gradient(.vertical, (0, Color(0x061949, 0.82)), (1, Color(0x001345, 0.82)))),
    .glassGloss: Paint(Gradient(.vertical, (0, Color(0x8E97AD, 0.9)), (1, Color(0x2B3B64, 0.83)))),
    .lightButton: Paint(
      Gradient(
        .vertical, (0, Color(0xFFFFFF, 0.66)), (0.5, Color(0xFFFFFF, 0.39)), (0.5, Color(0xFFFFFF, 0.23)),
        (1, Color(0xFFFFFF, 0.33)))),
    .darkButton: Paint(
      Gradient(
        .vertical, (0, Color(0xFFFFFF, 0.45)), (0.5, Color(0xFFFFFF, 0.15)), (0.5, Color(0xFFFFFF, 0)),
        (1, Color(0xFFFFFF, 0.05)))),
    .buttonRim: Paint(Color(0x000000, 0.35)),
    .buttonShine: Paint(Color(0xFFFFFF, 0.3)),
  ]

  private static let sheet: Palette = [
    .sheetEdge: Paint(Color(0x333333)),
    .sheetShine: Paint(Color(0xCCCCCC)),
    .sheetBlue: Paint(
      Gradient(
        .vertical, (0, Color(0xA0A8B4, 0.95)), (0.08, Color(0x707B8C, 0.92)), (0.08, Color(0x606A7C, 0.92)),
        (1, Color(0x566072, 0.92)))),
    .sheetBlack: Paint(
      Gradient(
        .vertical, (0, Color(0x6C6C6C, 0.85)), (0.08, Color(0x2E2E2E, 0.8)), (0.08, Color(0x141414, 0.8)),
        (1, Color(0x000000, 0.8)))),
    .sheetWhiteButton: Paint(
      Gradient(
        .vertical, (0, Color(0xFAFAFA)), (0.5, Color(0xDADADC)), (0.5, Color(0xC4C5C8)), (1, Color(0xD2D3D6)))),
    .sheetDarkButton: Paint(
      Gradient(
        .vertical, (0, Color(0x6B6B6B, 0.9)), (0.5, Color(0x242424, 0.88)), (0.5, Color(0x060606, 0.88)),
        (1, Color(0x161616, 0.85)))),
    .sheetRedButton: Paint(
      Gradient(
        .vertical, (0, Color(0xDF9F9F)), (0.5, Color(0xB62728)), (0.5, Color(0xAA0102)), (1, Color(0xBC3839)))),
    .sheetButtonRim: Paint(Color(0x000000, 0.6)),
    .sheetButtonShine: Paint(Color(0xFFFFFF, 0.55)),
  ]

  /// Outside the screen, so it matches the page around the picture.
  private static let caption: Palette = [
    .caption: Paint(Color(0xE3E6EA), Color(0x33383F)),
    .captionText: Paint(Color(0x33383F), Color(0xE3E6EA)),
    .captionGlyph: Paint(Color(0x33383F), Color(0xE3E6EA)),
  ]

  private static let bars: Palette = [
    .barEdge: Paint(Color(0x2D3642)),
    .barBlue: Paint(
      Gradient(
        .vertical, (0, Color(0xCDD5DF)), (0.03, Color(0xB0BCCD)), (0.5, Color(0x889BB3)), (0.5, Color(0x8195AF)),
        (1, Color(0x6D84A2)))),
    .barBlack: Paint(
      Gradient(.vertical, (0, Color(0x7A7A7A)), (0.5, Color(0x303030)), (0.5, Color(0x111111)), (1, Color(0x000000)))),
    .barButton: Paint(
      Gradient(
        .vertical, (0, Color(0x8EA4C1)), (0.5, Color(0x5877A2)), (0.5, Color(0x476999)), (1, Color(0x4A6C9B)))),
    .barButtonBlack: Paint(
      Gradient(.vertical, (0, Color(0x8A8A8A)), (0.5, Color(0x3E3E3E)), (0.5, Color(0x1E1E1E)), (1, Color(0x2A2A2A)))),
    .barButtonDone: Paint(
      Gradient(
        .vertical, (0, Color(0x6792E8)), (0.5, Color(0x225FDA)), (0.5, Color(0x1F55C3)), (1, Color(0x1F57C6)))),
    .barButtonRim: Paint(Color(0x30363E)),
    .barDoneRim: Paint(Color(0x0F2A60)),
    .group: Paint(.white),
    .groupRim: Paint(Color(0xABABAB)),
    .formLine: Paint(Color(0xABABAB)),
    .formValue: Paint(Color(0x385487)),
    .placeholder: Paint(Color(0xA8A8A8)),
    .secondaryLabel: Paint(Color(0x4C566C)),
    .switchOn: Paint(Gradient(.vertical, (0, Color(0x2A66C8)), (0.5, Color(0x4C8BEA)), (1, Color(0x6FA8F5)))),
    .switchOff: Paint(Gradient(.vertical, (0, Color(0xD5D5D5)), (1, Color(0xF6F6F6)))),
    .switchText: Paint(Color(0x7F7F7F)),
    .switchRim: Paint(Color(0x8E8E8E)),
    .thumb: Paint(Gradient(.vertical, (0, Color(0xD8D8D8)), (1, Color(0xFCFCFC)))),
    .imageFill: Paint(Color(0x2B3038)),
    .imageShape: Paint(Color(0x6C7686)),
  ]
}
