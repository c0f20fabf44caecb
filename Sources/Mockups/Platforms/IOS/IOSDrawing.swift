import Dialogs

/// iPhone with the look of iOS 13 to 18.
struct IOSDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal, .snackbar] }
  var device: Device { .iPhone15 }
  var palette: Palette { IOSPalette.palette }
  var family: FontFamily { .sanFrancisco }

  private var look: AppleScreenLook { AppleScreenLook() }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
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
  func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let room = device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * IOSAlertFigures.screenMargin
    let panel = IOSAlertPanel(dialog, textSize: setting.textSize, maximumHeight: room)
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
    panel.draw(
      at: Point(screen.frame.midX - panel.width / 2, middle - panel.height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// An action sheet stands on the safe area's lower edge.
  private func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
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

extension Dialog {
  /// The bar of the screen behind, where the author names that screen.
  var bar: Screen.Bar? { screen.map { Screen.Bar(title: $0.value) } }
}
