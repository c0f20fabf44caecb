import Dialogs

/// iPhone with the look of iOS 26.
struct IOS26Drawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal, .snackbar] }
  var device: Device { .iPhone17 }
  var palette: Palette { IOS26Palette.palette }
  var family: FontFamily { .sanFrancisco }

  private var look: AppleScreenLook { AppleScreenLook() }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting)
    case .actionSheet: sheet(dialog, on: platform, setting)
    case .modal: IOS26Modal.scene(of: dialog, on: platform, setting, look)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .apple(setting.textSize, widths: 600...600), margin: 16)
    }
  }

  private func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let panel = IOS26Panel(
      dialog, textSize: setting.textSize,
      maximumHeight: device.size.height - device.safeArea.top - device.safeArea.bottom - 40)
    let screen: Screen
    let middle: Double
    switch setting.stage {
    case .device:
      screen = Screen(look, device: device, bar: dialog.bar)
      middle = screen.frame.minY + (device.safeArea.top + device.size.height - device.safeArea.bottom) / 2
    case .crop:
      screen = Screen(look, device: device, bar: dialog.bar, .middle, height: panel.height + 2 * Self.alertMargin)
      middle = screen.content.midY
    }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    panel.draw(at: Point(screen.frame.midX - panel.width / 2, middle - panel.height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// An action sheet that no control anchors rises from the bottom, its way back among its rows.
  private func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
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
