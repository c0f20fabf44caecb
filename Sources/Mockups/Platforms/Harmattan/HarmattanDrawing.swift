import Dialogs

/// The Nokia N9 with MeeGo 1.2 Harmattan.
struct HarmattanDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .modal] }
  var device: Device { .nokiaN9 }
  var palette: Palette { HarmattanPalette.palette }
  var family: FontFamily { .nokiaPure }
  /// Its figures are in pixels of a screen of 251 to the inch.
  var scale: Double { 0.75 }

  private var look: HarmattanScreenLook { HarmattanScreenLook() }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: query(dialog, on: platform, setting)
    case .modal: HarmattanModal.scene(of: dialog, on: platform, setting, look)
    case .actionSheet, .snackbar: nil
    }
  }

  /// A query stands in the middle of the darkened page.
  private func query(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let panel = HarmattanQuery(
      dialog, width: device.size.width, maximumHeight: device.size.height - device.safeArea.top - 80)
    let screen: Screen
    let middle: Double
    switch setting.stage {
    case .device:
      screen = Screen(look, device: device, bar: dialog.bar)
      middle = screen.frame.minY + (device.safeArea.top + device.size.height) / 2
    case .crop:
      screen = Screen(
        look, device: device, bar: dialog.bar, .middle, width: device.size.width, height: panel.height + 112)
      middle = screen.content.midY
    }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    panel.draw(at: Point(screen.frame.minX, middle - panel.height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
