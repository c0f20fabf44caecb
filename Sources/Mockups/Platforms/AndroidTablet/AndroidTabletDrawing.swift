import Dialogs

/// An Android tablet with Material 3: the phone's dialog, and action sheets as a menu at the control.
struct AndroidTabletDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal, .snackbar] }
  var device: Device { .androidTablet }
  var palette: Palette { AndroidTabletPalette.palette }
  var family: FontFamily { .roboto }

  private var look: AndroidScreenLook { AndroidScreenLook() }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: AndroidDrawing().alert(dialog, on: platform, setting)
    case .actionSheet: menu(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .material(setting.textSize, widths: 320...576), margin: 16)
    case .modal: MaterialModal.contained(dialog, on: platform, setting, look)
    }
  }

  /// A menu drops from the control that opened it: the dots at the trailing end of the screen's bar.
  private func menu(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let bar = Screen.Bar(title: dialog.screen?.value, hasControl: true)
    let menu = MaterialMenu(
      dialog, textSize: setting.textSize,
      maximumHeight: device.size.height - device.safeArea.top - look.barHeight - device.safeArea.bottom)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: bar)
      case .crop: Screen(look, device: device, bar: bar, .middle, height: menu.height + 36)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: nil, into: &builder)
    menu.draw(right: screen.frame.maxX - 16, top: screen.content.minY - 12, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
