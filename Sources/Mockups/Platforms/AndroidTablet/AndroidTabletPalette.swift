/// Android's colors, and those of menus.
enum AndroidTabletPalette {
  static let palette = AndroidPalette.shared.merging([
    // surface container, outline variant
    .popover: Paint(Color(0xF3EDF7), Color(0x211F26)),
    .separator: Paint(Color(0xCAC4D0), Color(0x49454F)),
    .control: Paint(Color(0x49454F), Color(0xCAC4D0)),
  ])
}
