import Dialogs

/// iPad with the look of iPadOS 13 to 18: the iPhone's alert, and action sheets as popovers.
struct IPadOSDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal, .snackbar] }
  var device: Device { .iPad11 }
  var palette: Palette { IPadOSPalette.palette }
  var family: FontFamily { .sanFrancisco }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: IOSDrawing().alert(dialog, on: platform, setting)
    case .actionSheet: popover(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, AppleScreenLook(), .apple(setting.textSize, widths: 320...576), margin: 16)
    case .modal: IPadOSModal.scene(of: dialog, on: platform, setting, AppleScreenLook())
    }
  }

  /// A popover hangs from the control that opened it: a button at the trailing end of the screen's bar.
  private func popover(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
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
