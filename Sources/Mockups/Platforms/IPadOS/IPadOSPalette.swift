/// Colors of iPadOS 13 to 18: those of iOS, and those of popovers.
enum IPadOSPalette {
  static let palette = ApplePalette.palette.merging(ApplePalette.dialogs).merging([
    .control: Paint(Color(0x007AFF), Color(0x0A84FF), strong: (light: Color(0x0040DD), dark: Color(0x409CFF))),
    .popoverScrim: Paint(Color(0x000000, 0.07), Color(0x000000, 0.2)),
    .popover: Paint(Color(0xFAFAFA), Color(0x252527)),
    .controlLine: Paint(Color(0x007AFF), Color(0x0A84FF), strong: (light: Color(0x0040DD), dark: Color(0x409CFF))),
  ])
}
