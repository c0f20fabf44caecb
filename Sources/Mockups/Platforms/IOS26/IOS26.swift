package import Dialogs

/// iPhone with the look of iOS 26.
enum IOS26: PlatformDrawing {
  static let id = "ios-26"
  static let name = "iOS 26"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.swiftUI, .uiKit, .flutter, .reactNative]
  static let attachesSheetToSource = true
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 13.5, sheetTitleLines: 2)

  static var device: Device { .iPhone17 }
  /// The second- and third-generation iPhone SE also run iOS 26.
  static var narrowestDevice: Device { .iPhoneSE }
  static var palette: Palette { IOS26Palette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { IOS.waysOut(of: kind) }

  /// A sheet grows out of its source, or appears like an alert; estimates.
  static func motion(of dialog: Dialog) -> Motion {
    guard dialog.kind.value == .actionSheet else { return IOS.motion(of: dialog) }
    return dialog.source == nil ? Motion(.shrink, 400, 200) : Motion(.grow, 300, 200)
  }

  /// Capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { 999 }

  private static var look: AppleScreenLook { AppleScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: floating(dialog, .alert, on: platform, setting)
    case .actionSheet where dialog.source == nil: floating(dialog, .centeredSheet, on: platform, setting)
    case .actionSheet: attached(dialog, on: platform, setting)
    case .modal: IOS26Modal.scene(of: dialog, on: platform, setting, look)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .apple(setting.textSize, widths: 600...600), margin: 16)
    }
  }

  /// An alert, or an action sheet without a source, is in the middle of the dimmed screen.
  static func floating(
    _ dialog: Dialog, _ form: IOS26Panel.Form, on platform: Platform, _ setting: Setting
  ) -> Scene {
    let device = setting.device
    let panel = IOS26Panel(
      dialog, form, textSize: setting.textSize,
      maximumHeight: device.size.height - device.safeArea.top - device.safeArea.bottom - 40)
    return panel.scene(of: dialog, on: platform, setting, look, margin: alertMargin)
  }

  /// An action sheet covers the control that it grows out of, here one at the trailing side below the bar; the rest of
  /// the screen stays usable and is not dimmed.
  static func attached(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    typealias Figures = IOS26Figures
    let device = setting.device
    let bar = dialog.bar == nil ? 0 : look.barHeight
    let panel = IOS26Panel(
      dialog, .attachedSheet, textSize: setting.textSize,
      maximumHeight: device.size.height - device.safeArea.top - bar - device.safeArea.bottom - 2 * Figures.sourceTop)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop:
        Screen(
          look, device: device, bar: dialog.bar, .middle,
          height: Figures.sourceTop + panel.height + Self.sheetMargin)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: nil, into: &builder)
    let origin = Point(
      screen.frame.maxX - Figures.sourceMargin - panel.width, screen.content.minY + Figures.sourceTop)
    panel.draw(at: origin, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// Dimmed screen above and below an alert in a crop.
  private static let alertMargin = 52.0
  /// Screen below a sheet in a crop.
  private static let sheetMargin = 44.0
}

extension Platform {
  package static let ios26 = Platform.drawn(by: IOS26.self)
}
