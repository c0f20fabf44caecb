package import Dialogs

/// The first iPhones with iPhone OS 2 and 3.
enum IPhoneOS: PlatformDrawing {
  static let id = "iphone-os"
  static let name = "iPhone OS 3"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal]
  static let showsTransitions = true

  static var device: Device { .iPhone3G }
  static var palette: Palette { IPhoneOSPalette.palette }
  static var family: FontFamily { .helvetica }
  /// UIKit mirrors since iOS 9; here, the left of two buttons is dark in every language.
  static var mirrors: Bool { false }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.homeButton] }

  /// The figures of TJAlertView and jQTouch.
  static func motion(of dialog: Dialog) -> Motion {
    switch dialog.kind.value {
    case .alert: Motion(.bounce, 333, 125)
    case .modal: dialog.transition?.value == .flip ? Motion(.flip, 750, 750) : Motion(.rise, 400, 400)
    case .actionSheet, .snackbar: Motion(.rise, 375, 375)
    }
  }

  static func buttonRadius(in kind: DialogKind) -> Double { 5 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let look = IPhoneOSScreenLook(isBlack: dialog.appearance?.value == .blackTranslucent)
    return switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting, look)
    case .actionSheet: sheet(dialog, on: platform, setting, look)
    case .modal: IPhoneOSModal.scene(of: dialog, on: platform, setting, look)
    case .snackbar: nil
    }
  }

  /// An alert floats in the middle of the screen, which darkens toward the corners.
  private static func alert(
    _ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: IPhoneOSScreenLook
  ) -> Scene {
    let device = setting.device
    let panel = IPhoneOSAlertPanel(
      dialog, maximumHeight: device.size.height - device.safeArea.top - 2 * IPhoneOSAlertFigures.screenMargin)
    return panel.scene(
      of: dialog, on: platform, setting, look, cardWidth: device.size.width, margin: 40, scrim: .vignette)
  }

  /// An action sheet is attached to the sides and the bottom of the screen.
  private static func sheet(
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

extension Platform {
  package static let iphoneOS = Platform.drawn(by: IPhoneOS.self)
}
