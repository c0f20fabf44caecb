import Dialogs

/// An Android phone with Material 3.
struct AndroidDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal, .snackbar] }
  var device: Device { .pixel8 }
  var palette: Palette { AndroidPalette.palette }
  var family: FontFamily { .roboto }

  private var look: AndroidScreenLook { AndroidScreenLook() }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting)
    case .actionSheet: sheet(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .material(setting.textSize, widths: 600...600), margin: 16)
    case .modal: MaterialModal.fullScreen(dialog, on: platform, setting, look)
    }
  }

  /// A dialog stands in the middle of the screen.
  func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    typealias Figures = MaterialDialogFigures
    let device = setting.device
    let height = device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * Figures.screenMargin
    let panel = MaterialDialogPanel(
      dialog, textSize: setting.textSize, room: Size(device.size.width - 2 * Figures.sideMargin, height))
    let screen: Screen
    let middle: Double
    switch setting.stage {
    case .device:
      screen = Screen(look, device: device, bar: dialog.bar)
      middle = screen.frame.minY + (device.safeArea.top + device.size.height - device.safeArea.bottom) / 2
    case .crop:
      screen = Screen(
        look, device: device, bar: dialog.bar, .middle, width: panel.width + 2 * Figures.sideMargin,
        height: panel.height + 2 * Self.dialogMargin)
      middle = screen.content.midY
    }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    panel.draw(at: Point(screen.frame.midX - panel.width / 2, middle - panel.height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// An action sheet slides in from the bottom, as wide as the screen.
  private func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    typealias Figures = MaterialSheetFigures
    let device = setting.device
    let width = min(device.size.width, Figures.maximumWidth)
    let bottom = device.safeArea.bottom
    let panel = MaterialSheetPanel(
      dialog, textSize: setting.textSize, width: width,
      maximumHeight: device.size.height - max(Figures.topMargin, device.safeArea.top) - bottom)
    let height = panel.height + bottom
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop: Screen(look, device: device, bar: dialog.bar, .bottom, height: Self.sheetMargin + height)
      }
    var builder = SceneBuilder(screen)
    let top = screen.frame.maxY - height
    screen.drawBackdrop(textTo: top, into: &builder)
    panel.draw(
      in: Rect(screen.frame.midX - width / 2, top, width, height),
      corners: Corners(top: Figures.radius, bottom: width < device.size.width ? 0 : device.cornerRadius),
      into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// Dimmed screen above and below a dialog in a crop.
  private static let dialogMargin = 44.0
  /// Dimmed screen above a sheet in a crop: two lines of text under the bar.
  private static let sheetMargin = 68.0
}
