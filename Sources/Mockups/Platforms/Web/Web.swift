package import Dialogs
import Words

/// A dialog of HTML in a browser on a large screen.
enum Web: PlatformDrawing {
  static let id = "web"
  static let name = "Web"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.html]
  static let hasSymbolInBar = true
  static let style = PlatformStyle(labelsMayEndInEllipsis: true, isRoomy: true)
  static let labelsStandInFields = false
  static let takesDesign = true

  static var device: Device { .browser }
  static var palette: Palette { WebPalette.palette }
  static func designedPalette(_ design: DesignTokens?) -> Palette { WebPalette.colored(by: design) }
  static var family: FontFamily { .system }
  static var terms: PartTerms { .web }

  /// As HTML’s `dialog` does.
  static func waysOut(of kind: DialogKind) -> [WayOut] { [.escape] }

  static func motion(of dialog: Dialog) -> Motion { Motion(.fade, 150, 100) }

  static func buttonRadius(in kind: DialogKind) -> Double { buttonRadius(in: kind, nil) }

  static func buttonRadius(in kind: DialogKind, _ design: DesignTokens?) -> Double {
    kind == .snackbar ? 4 : min(WebShape(design).buttonRadius, WebFigures.buttonHeight / 2)
  }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    scene(for: dialog, on: platform, setting, isPhone: false)
  }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting, isPhone: Bool) -> Scene? {
    let look = WebScreenLook(isPhone: isPhone)
    switch dialog.kind.value {
    case .alert, .actionSheet: return panel(dialog, on: platform, setting, look)
    case .modal: return WebModal.scene(of: dialog, on: platform, setting, look, isPhone: isPhone)
    case .snackbar:
      let scale = WebScale.of(setting.textSize)
      let style = SnackbarStyle(
        text: WebType.body.style(scale), pitch: WebType.body.line(scale), action: WebType.button.style(scale),
        radius: min(8, WebShape(platform.design).radius),
        widths: isPhone ? 600...600 : 288...560)
      return SnackbarPanel.scene(of: dialog, on: platform, setting, look, style, margin: 16)
    }
  }

  /// In the middle of the window; choices form a stack, and so do all buttons on a phone.
  private static func panel(
    _ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: WebScreenLook
  ) -> Scene {
    let device = setting.device
    let margin = WebFigures.screenMargin
    let room = Size(
      device.size.width - 2 * margin,
      device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * margin)
    let panel = WebPanel(
      dialog, WebShape(platform.design), scale: WebScale.of(setting.textSize), room: room,
      stacks: look.isPhone || dialog.kind.value == .actionSheet)
    return panel.scene(
      of: dialog, on: platform, setting, look, cardWidth: look.isPhone ? device.size.width : panel.width + 2 * margin,
      margin: WebFigures.cropMargin)
  }
}

extension Platform {
  package static let web = Platform.drawn(by: Web.self)
}
