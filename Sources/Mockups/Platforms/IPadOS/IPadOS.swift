package import Dialogs

/// iPad with the look of iPadOS 13 to 18: the iPhone's alert, and action sheets as popovers.
enum IPadOS: PlatformDrawing {
  static let id = "ipados"
  static let name = "iPadOS"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.swiftUI, .uiKit, .flutter, .reactNative]
  static let isTablet = true
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 13.5)

  static var device: Device { .iPad11 }
  static var palette: Palette { IPadOSPalette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] {
    kind == .actionSheet ? [.outsidePopover, .homeScreen, .escapeOnKeyboard] : [.homeScreen, .escapeOnKeyboard]
  }

  /// Those of a popover are estimates.
  static func motion(of dialog: Dialog) -> Motion {
    dialog.kind.value == .actionSheet ? Motion(.fade, 200, 200) : IOS.motion(of: dialog)
  }

  static func buttonRadius(in kind: DialogKind) -> Double { 6 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: IOS.alert(dialog, on: platform, setting)
    case .actionSheet: popover(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, AppleScreenLook(), .apple(setting.textSize, widths: 320...576), margin: 16)
    case .modal: IPadOSModal.ios13.scene(of: dialog, on: platform, setting, AppleScreenLook())
    }
  }

  /// A popover is attached to the control that opened it: a button at the trailing end of the bar.
  private static func popover(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let look = AppleScreenLook()
    let bar = Screen.Bar(title: dialog.screen?.value, hasControl: true)
    let room =
      device.size.height - device.safeArea.top - device.safeArea.bottom - look.barHeight - PopoverFigures.arrowHeight
      - PopoverFigures.screenMargin
    let popover = IPadOSPopover(dialog, textSize: setting.textSize, maximumHeight: room)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: bar)
      case .crop:
        Screen(
          look, device: device, bar: bar, .middle, height: popover.height + PopoverFigures.arrowHeight + Self.margin)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: .popoverScrim, into: &builder)
    popover.draw(
      tip: Point(screen.frame.maxX - AppleScreenLook.controlInset, screen.content.minY - 4),
      right: screen.frame.maxX - PopoverFigures.screenMargin, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// Screen below a popover in a crop.
  private static let margin = 44.0
}

extension Platform {
  package static let ipados = Platform.drawn(by: IPadOS.self)
}
