import Dialogs

/// The first iPhones with iPhone OS 2 and 3.
struct IPhoneOSDrawing: PlatformDrawing {
  var kinds: [DialogKind] { [.alert, .actionSheet, .modal] }
  var device: Device { .iPhone3G }
  var palette: Palette { IPhoneOSPalette.palette }
  var family: FontFamily { .helvetica }
  /// UIKit mirrors since iOS 9; of two buttons the left one is dark whatever the language.
  var mirrors: Bool { false }

  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let look = IPhoneOSScreenLook(isBlack: dialog.appearance?.value == .blackTranslucent)
    return switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting, look)
    case .actionSheet: sheet(dialog, on: platform, setting, look)
    case .modal: IPhoneOSModal.scene(of: dialog, on: platform, setting, look)
    case .snackbar: nil
    }
  }

  /// An alert floats in the middle of the application's screen, which darkens toward the corners.
  private func alert(
    _ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: IPhoneOSScreenLook
  ) -> Scene {
    let device = setting.device
    let panel = IPhoneOSAlertPanel(
      dialog, maximumHeight: device.size.height - device.safeArea.top - 2 * IPhoneOSAlertFigures.screenMargin)
    let screen: Screen
    let middle: Double
    switch setting.stage {
    case .device:
      screen = Screen(look, device: device, bar: dialog.bar)
      middle = screen.frame.minY + (device.size.height + device.safeArea.top) / 2
    case .crop:
      screen = Screen(
        look, device: device, bar: dialog.bar, .middle, width: device.size.width, height: panel.height + 80)
      middle = screen.content.midY
    }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: .vignette, into: &builder)
    panel.draw(
      at: Point(screen.frame.midX - IPhoneOSAlertFigures.width / 2, middle - panel.height / 2), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// An action sheet is anchored to the sides and the lower edge of the screen.
  private func sheet(
    _ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: IPhoneOSScreenLook
  ) -> Scene {
    let device = setting.device
    let panel = IPhoneOSSheetPanel(
      dialog, width: device.size.width, maximumHeight: device.size.height - device.safeArea.top)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop: Screen(look, device: device, bar: dialog.bar, .bottom, height: 68 + panel.height)
      }
    let top = screen.frame.maxY - panel.height
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(textTo: top, into: &builder)
    panel.draw(
      at: Point(screen.frame.minX, top), corners: Corners(top: 0, bottom: device.cornerRadius), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
