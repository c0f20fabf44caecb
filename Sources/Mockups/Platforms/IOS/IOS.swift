package import Dialogs

/// iPhone with the look of iOS 13 to 18.
enum IOS: PlatformDrawing {
  static let id = "ios"
  static let name = "iOS"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.swiftUI, .uiKit, .flutter, .reactNative]
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 13.5, sheetTitleWidth: 24)

  static var device: Device { .iPhone15 }
  static var narrowestDevice: Device { .iPhoneSE }
  static var palette: Palette { IOSPalette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] {
    kind == .actionSheet ? [.outsideSheet, .homeScreen, .escapeOnKeyboard] : [.homeScreen, .escapeOnKeyboard]
  }

  /// Flutter’s values; the disappearance is an estimate.
  static func motion(of dialog: Dialog) -> Motion {
    switch dialog.kind.value {
    case .alert: Motion(.shrink, 400, 200)
    case .actionSheet: Motion(.rise, 335, 335)
    case .modal: Motion(.rise, 500, 400)
    case .snackbar: Motion(.grow, 150, 75)
    }
  }

  static func buttonRadius(in kind: DialogKind) -> Double { 6 }

  private static var look: AppleScreenLook { AppleScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting)
    case .actionSheet: sheet(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .apple(setting.textSize, widths: 600...600), margin: 16)
    case .modal: IOSModal.scene(of: dialog, on: platform, setting, look)
    }
  }

  /// An alert floats in the middle of the safe area.
  static func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let room = device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * IOSAlertFigures.screenMargin
    let panel = IOSAlertPanel(dialog, textSize: setting.textSize, maximumHeight: room)
    return panel.scene(of: dialog, on: platform, setting, look, margin: alertMargin)
  }

  /// An action sheet is at the lower edge of the safe area.
  private static func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    typealias Figures = IOSSheetFigures
    let device = setting.device
    let bottom = max(device.safeArea.bottom, Figures.bottomMargin)
    let width = device.size.width - 2 * Figures.sideMargin
    let panel = IOSSheetPanel(
      dialog, textSize: setting.textSize, width: width,
      maximumHeight: device.size.height - Figures.topMargin(device) - bottom)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop:
        Screen(look, device: device, bar: dialog.bar, .bottom, height: Self.sheetMargin + panel.height + bottom)
      }
    var builder = SceneBuilder(screen)
    let top = screen.frame.maxY - bottom - panel.height
    screen.drawBackdrop(textTo: top, into: &builder)
    panel.draw(at: Point(screen.frame.minX + Figures.sideMargin, top), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// Dimmed screen above and below an alert in a crop.
  private static let alertMargin = 52.0
  /// Dimmed screen above a sheet in a crop: two lines of text under the bar.
  private static let sheetMargin = 68.0
}

extension Platform {
  package static let ios = Platform.drawn(by: IOS.self)
}
