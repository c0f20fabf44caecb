/// Material 3's baseline colors (material-components-android) for each part; those of increased contrast, which
/// Android has since version 14, are the same hues at darker and lighter tones (estimates).
enum AndroidPalette {
  static let palette = shared.merging([
    // surface container low, on surface variant
    .sheet: Paint(Color(0xF7F2FA), Color(0x1D1B20)),
    .handle: Paint(Color(0x49454F, 0.4), Color(0xCAC4D0, 0.4)),
  ])

  /// Shared by phones and tablets.
  static let shared: Palette = [
    // surface, on surface, outline variant, container highest, scrim
    .page: Paint(Color(0xFEF7FF), Color(0x141218)),
    .barTitle: Paint(Color(0x1D1B20), Color(0xE6E0E9)),
    .ghost: Paint(Color(0xE6E0E9), Color(0x36343B)),
    .scrim: Paint(Color(0x000000, 0.32)),
    .status: Paint(Color(0x1D1B20), Color(0xE6E0E9)),
    .indicator: Paint(Color(0x1D1B20), Color(0xE6E0E9)),
    .bezel: Paint(Color(0x1C1B1F), Color(0x2B2930)),
    .frame: Paint(Color(0x000000, 0.1), Color(0xFFFFFF, 0.18)),
    // surface container high
    .panel: Paint(Color(0xECE6F0), Color(0x2B2930)),
    // inverse surface, inverse on surface, inverse primary
    .snackbar: Paint(Color(0x322F35), Color(0xE6E0E9)),
    .snackbarText: Paint(Color(0xF5EFF7), Color(0x322F35)),
    .snackbarAction: Paint(Color(0xD0BCFF), Color(0x6750A4), strong: (light: Color(0xEADDFF), dark: Color(0x4F378A))),
    .shadow: Paint(Color(0x000000, 0.3), Color(0x000000, 0.5)),
    // on surface, on surface variant, primary, error; disabled content is on surface at 38 %
    .label: Paint(Color(0x1D1B20), Color(0xE6E0E9)),
    .secondaryLabel: Paint(Color(0x49454F), Color(0xCAC4D0), strong: (light: Color(0x1D1B20), dark: .white)),
    .tint: Paint(Color(0x6750A4), Color(0xD0BCFF), strong: (light: Color(0x4F378A), dark: Color(0xEADDFF))),
    .destructive: Paint(Color(0xB3261E), Color(0xF2B8B5), strong: (light: Color(0x8C1D18), dark: Color(0xF9DEDC))),
    .disabled: Paint(Color(0x1D1B20, 0.38), Color(0xE6E0E9, 0.38)),
    // primary, container highest, on primary, outline; on surface variant
    .switchOn: Paint(Color(0x6750A4), Color(0xD0BCFF), strong: (light: Color(0x4F378A), dark: Color(0xEADDFF))),
    .switchOff: Paint(Color(0xE6E0E9), Color(0x36343B)),
    .thumb: Paint(.white, Color(0x381E72)),
    .thumbOff: Paint(Color(0x79747E), Color(0x938F99)),
    .glyph: Paint(Color(0x49454F), Color(0xCAC4D0), strong: (light: Color(0x1D1B20), dark: .white)),
    .imageFill: Paint(Color(0xE6E0E9), Color(0x36343B)),
    .imageShape: Paint(Color(0xCAC4D0), Color(0x49454F)),
    // outline
    .fieldBorder: Paint(Color(0x79747E), Color(0x938F99), strong: (light: Color(0x49454F), dark: Color(0xE6E0E9))),
    .fieldText: Paint(Color(0x1D1B20), Color(0xE6E0E9)),
    .placeholder: Paint(Color(0x49454F), Color(0xCAC4D0), strong: (light: Color(0x1D1B20), dark: .white)),
    .scroller: Paint(Color(0x1D1B20, 0.35), Color(0xE6E0E9, 0.4)),
  ]
}
