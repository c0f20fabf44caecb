package import Dialogs

/// iPhone with the look of iOS 26.
enum IOS26: PlatformDrawing {
  static let id = "ios-26"
  static let name = "iOS 26"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.swiftUI, .uiKit, .reactNative]
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 13.5)

  static var device: Device { .iPhone17 }
  /// The second- and third-generation iPhone SE also run iOS 26.
  static var narrowestDevice: Device { .iPhoneSE }
  static var palette: Palette { IOS26Palette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { IOS.waysOut(of: kind) }

  static func motion(of dialog: Dialog) -> Motion { IOS.motion(of: dialog) }

  /// Capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { 999 }

  private static var look: AppleScreenLook { AppleScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting)
    case .actionSheet: sheet(dialog, on: platform, setting)
    case .modal: IOS26Modal.scene(of: dialog, on: platform, setting, look)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .apple(setting.textSize, widths: 600...600), margin: 16)
    }
  }

  private static func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let panel = IOS26Panel(
      dialog, textSize: setting.textSize,
      maximumHeight: device.size.height - device.safeArea.top - device.safeArea.bottom - 40)
    return panel.scene(of: dialog, on: platform, setting, look, margin: alertMargin)
  }

  /// An action sheet without an anchor rises from the bottom, with the canceling button among its rows.
  private static func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let margin = IOS26Figures.sheetMargin
    let bottom = max(device.safeArea.bottom - 6, margin)
    let panel = IOS26Panel(
      dialog, textSize: setting.textSize, width: device.size.width - 2 * margin,
      maximumHeight: device.size.height - device.safeArea.top - bottom)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop: Screen(look, device: device, bar: dialog.bar, .bottom, height: 68 + panel.height + bottom)
      }
    let top = screen.frame.maxY - bottom - panel.height
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(textTo: top, into: &builder)
    panel.draw(at: Point(screen.frame.minX + margin, top), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  private static let alertMargin = 52.0
}

extension Platform {
  package static let ios26 = Platform.drawn(by: IOS26.self)
}
