/// Colors shared by iOS and iPadOS.
///
/// Apple's system colors as published by Flutter's Cupertino library, including those of increased contrast;
/// materials are flattened as they appear over a white and a black page under the scrim (light measured on
/// screenshots, dark estimated).
enum ApplePalette {
  /// For all versions.
  static let palette: Palette = [
    .page: Paint(.white, .black),
    .bar: Paint(Color(0xF9F9F9), Color(0x161616)),
    .barLine: Paint(
      Color(0x3C3C43, 0.29), Color(0x545458, 0.6), strong: (light: Color(0x3C3C43, 0.37), dark: Color(0x545458, 0.68))),
    .barTitle: Paint(.black, .white),
    .ghost: Paint(Color(0xE5E5EA), Color(0x2C2C2E)),
    .scrim: Paint(Color(0x000000, 0.2), Color(0x000000, 0.48)),
    .status: Paint(.black, .white),
    .statusFaint: Paint(Color(0x000000, 0.35), Color(0xFFFFFF, 0.4)),
    .indicator: Paint(.black, .white),
    .bezel: Paint(Color(0x1C1C1E), Color(0x2C2C2E)),
    .frame: Paint(Color(0x000000, 0.1), Color(0xFFFFFF, 0.18)),
    .label: Paint(.black, .white),
    .secondaryLabel: Paint(
      Color(0x1D1D1D, 0.52), Color(0xF1F1F1, 0.59), strong: (light: Color(0x1D1D1D, 0.8), dark: Color(0xF1F1F1, 0.8))),
    .destructive: Paint(Color(0xFF3B30), Color(0xFF453A), strong: (light: Color(0xD70015), dark: Color(0xFF6961))),
    .disabled: Paint(
      Color(0x3C3C43, 0.3), Color(0xEBEBF5, 0.3), strong: (light: Color(0x3C3C43, 0.38), dark: Color(0xEBEBF5, 0.38))),
    .formPage: Paint(
      Color(0xF2F2F7), Color(0x1C1C1E), strong: (light: Color(0xEBEBF0), dark: Color(0x242426))),
    .group: Paint(.white, Color(0x2C2C2E), strong: (light: .white, dark: Color(0x363638))),
    .formLine: Paint(
      Color(0x3C3C43, 0.29), Color(0x545458, 0.6), strong: (light: Color(0x3C3C43, 0.37), dark: Color(0x545458, 0.68))),
    .formValue: Paint(
      Color(0x3C3C43, 0.6), Color(0xEBEBF5, 0.6), strong: (light: Color(0x3C3C43, 0.68), dark: Color(0xEBEBF5, 0.68))),
    .switchOn: Paint(Color(0x34C759), Color(0x30D158), strong: (light: Color(0x248A3D), dark: Color(0x30DB5B))),
    .switchOff: Paint(
      Color(0x767680, 0.16), Color(0x767680, 0.32), strong: (light: Color(0x767680, 0.24), dark: Color(0x767680, 0.4))),
    .thumb: Paint(.white),
    .imageFill: Paint(Color(0xE5E5EA), Color(0x3A3A3C)),
    .imageShape: Paint(Color(0xC7C7CC), Color(0x636366)),
    // Not native: the snackbar of many apps, with Material 2's colors and a lighter blue for the action.
    .snackbar: Paint(Color(0x333333), Color(0x3A3A3C)),
    .snackbarText: Paint(Color(0xFFFFFF, 0.95)),
    .snackbarAction: Paint(Color(0x64B5FF)),
    .shadow: Paint(Color(0x000000, 0.22), Color(0x000000, 0.7)),
    .field: Paint(.white, Color(0x000000, 0.5)),
    .fieldText: Paint(.black, .white),
    .placeholder: Paint(
      Color(0x3C3C43, 0.3), Color(0xEBEBF5, 0.3), strong: (light: Color(0x3C3C43, 0.38), dark: Color(0xEBEBF5, 0.38))),
    .scroller: Paint(Color(0x000000, 0.35), Color(0xFFFFFF, 0.4)),
  ]

  /// Additional colors of alerts and sheets on iOS 13 to 18.
  static let dialogs: Palette = [
    .panel: Paint(Color(0xF0F0F0), Color(0x262628)),
    .separator: Paint(
      Color(0xB2B2B2), Color(0xFFFFFF, 0.15), strong: (light: Color(0x7F7F7F), dark: Color(0xFFFFFF, 0.4))),
    .tint: Paint(Color(0x007AFF), Color(0x0A84FF), strong: (light: Color(0x0040DD), dark: Color(0x409CFF))),
    .tintDisabled: Paint(
      Color(0x007AFF, 0.5), Color(0x0A84FF, 0.5), strong: (light: Color(0x0040DD, 0.5), dark: Color(0x409CFF, 0.5))),
    .destructiveDisabled: Paint(
      Color(0xFF3B30, 0.5), Color(0xFF453A, 0.5), strong: (light: Color(0xD70015, 0.5), dark: Color(0xFF6961, 0.5))),
    .fieldBorder: Paint(
      Color(0xB2B2B2), Color(0xFFFFFF, 0.15), strong: (light: Color(0x7F7F7F), dark: Color(0xFFFFFF, 0.4))),
  ]
}
