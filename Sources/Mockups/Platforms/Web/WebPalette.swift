package import Dialogs

/// Neutral colors with a blue for what matters; each text has at least 4.5:1, and 7:1 with increased contrast.
enum WebPalette {
  static let palette: Palette = [
    .page: Paint(.white, Color(0x101418)),
    .bar: Paint(Color(0xF3F5F7), Color(0x1A2026)),
    .barLine: Paint(Color(0xD5DBE1), Color(0x343D46)),
    .barTitle: Paint(Color(0x14191F), Color(0xEDF1F5)),
    .ghost: Paint(Color(0xDFE4E9), Color(0x2B333B)),
    .scrim: Paint(Color(0x0B0F13, 0.5), Color(0x000000, 0.6)),
    .control: Paint(Color(0xC3CBD3), Color(0x4A5560)),
    .bezel: Paint(Color(0x1C2126), Color(0x2B333B)),
    .frame: Paint(Color(0x000000, 0.12), Color(0xFFFFFF, 0.18)),
    .panel: Paint(.white, Color(0x1F262D)),
    .shadow: Paint(Color(0x000000, 0.25), Color(0x000000, 0.5)),
    .label: Paint(Color(0x14191F), Color(0xEDF1F5)),
    .secondaryLabel: Paint(Color(0x3C4650), Color(0xC4CDD6), strong: (light: Color(0x14191F), dark: .white)),
    .tint: Paint(Color(0x0B57C4), Color(0x9CC4FF), strong: (light: Color(0x063B8A), dark: Color(0xCFE2FF))),
    .webPrimary: Paint(Color(0x0B57C4), Color(0x9CC4FF), strong: (light: Color(0x063B8A), dark: Color(0xCFE2FF))),
    .webDestructive: Paint(Color(0xB3201B), Color(0xFFADA6), strong: (light: Color(0x86120E), dark: Color(0xFFD5D1))),
    .webOnFill: Paint(.white, Color(0x0A1826), strong: (light: .white, dark: .black)),
    .webOnDestructive: Paint(.white, Color(0x0A1826), strong: (light: .white, dark: .black)),
    .webDisabledFill: Paint(Color(0xE3E7EB), Color(0x343D46)),
    .disabled: Paint(Color(0x6D7883), Color(0x98A3AE)),
    .field: Paint(.white, Color(0x161C22)),
    .fieldBorder: Paint(Color(0x77828D), Color(0x8793A0), strong: (light: Color(0x3C4650), dark: Color(0xDDE4EB))),
    .fieldText: Paint(Color(0x14191F), Color(0xEDF1F5)),
    .scroller: Paint(Color(0x000000, 0.35), Color(0xFFFFFF, 0.4)),
    .switchOn: Paint(Color(0x0B57C4), Color(0x9CC4FF), strong: (light: Color(0x063B8A), dark: Color(0xCFE2FF))),
    .switchOff: Paint(Color(0x77828D), Color(0x6D7985)),
    .thumb: Paint(.white, Color(0x101418)),
    .glyph: Paint(Color(0x3C4650), Color(0xC4CDD6), strong: (light: Color(0x14191F), dark: .white)),
    .imageFill: Paint(Color(0xE3E7EB), Color(0x343D46)),
    .imageShape: Paint(Color(0xC3CBD3), Color(0x4A5560)),
    .snackbar: Paint(Color(0x222931), Color(0xEDF1F5)),
    .snackbarText: Paint(.white, Color(0x14191F)),
    .snackbarAction: Paint(Color(0x9CC4FF), Color(0x0B57C4), strong: (light: Color(0xCFE2FF), dark: Color(0x063B8A))),
  ]

  /// The palette with the colors of a site.
  static func colored(by design: DesignTokens?) -> Palette {
    guard let colors = design?.colors, !colors.isEmpty else { return palette }
    var own = palette
    for role in DesignTokens.Role.allCases {
      guard let color = colors[role] else { continue }
      for paint in roles(of: role) { own = own.merging([paint: Paint(Color(color.light), Color(color.dark))]) }
    }
    if let action = design?.snackbarAction {
      own = own.merging([.snackbarAction: Paint(Color(action.light), Color(action.dark))])
    }
    return own
  }

  private static func roles(of role: DesignTokens.Role) -> [PaintRole] {
    switch role {
    case .primary: [.webPrimary, .tint, .switchOn]
    case .onPrimary: [.webOnFill]
    case .destructive: [.webDestructive]
    case .onDestructive: [.webOnDestructive]
    case .surface: [.panel, .field]
    case .text: [.label, .secondaryLabel, .fieldText, .glyph]
    case .border: [.fieldBorder]
    }
  }
}

extension DesignTokens {
  /// The colors of the neutral look.
  package static let neutral: [Role: Shade] = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { role in
      let paint = WebPalette.palette[WebPalette.role(role)]
      return (role, WebPalette.shade(paint))
    })

  /// The background of a snackbar in every look: dark in the light appearance, and the other way round.
  package static let snackbarGround = WebPalette.shade(WebPalette.palette[.snackbar])
}

extension WebPalette {
  /// The first paint of a role.
  fileprivate static func role(_ role: DesignTokens.Role) -> PaintRole { roles(of: role)[0] }

  fileprivate static func shade(_ paint: Paint?) -> DesignTokens.Shade {
    DesignTokens.Shade(light: paint?.light.rgb ?? 0, dark: paint?.dark.rgb ?? 0)
  }
}

extension PaintRole {
  /// Fills of buttons, and the text on them.
  static let webPrimary = PaintRole("fill")
  static let webDestructive = PaintRole("fill-red")
  static let webOnFill = PaintRole("on-fill")
  static let webOnDestructive = PaintRole("on-red")
  static let webDisabledFill = PaintRole("fill-off")
}
