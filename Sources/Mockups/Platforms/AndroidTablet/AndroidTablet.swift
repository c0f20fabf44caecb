package import Dialogs
import Words

/// An Android tablet with Material 3: the dialog of phones, and action sheets as menus at their control.
enum AndroidTablet: PlatformDrawing {
  static let id = "android-tablet"
  static let name = "Android tablet"
  static let nameWord: Word? = Word("platform.android_tablet")
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.compose, .views, .flutter, .reactNative]
  static let isTablet = true
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true)
  static let voice = ScreenReader.Voice.talkBack
  static let backKey = WayOut.back.key

  static var device: Device { .androidTablet }
  static var terms: PartTerms { .material }
  static var palette: Palette { AndroidTabletPalette.palette }
  static var family: FontFamily { .roboto }

  static func waysOut(of kind: DialogKind) -> [WayOut] { Android.waysOut(of: kind) }

  /// As on a phone; a modal view appears like an alert.
  static func motion(of dialog: Dialog) -> Motion {
    switch dialog.kind.value {
    case .alert, .modal: Motion(.drop, 500, 150)
    case .actionSheet: Motion(.grow, 120, 75)
    case .snackbar: Motion(.grow, 150, 75)
    }
  }

  static func buttonRadius(in kind: DialogKind) -> Double { Android.buttonRadius(in: kind) }

  private static var look: AndroidScreenLook { AndroidScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: Android.alert(dialog, on: platform, setting)
    case .actionSheet: menu(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .material(setting.textSize, widths: 320...576), margin: 16)
    case .modal: MaterialModal.contained(dialog, on: platform, setting, look)
    }
  }

  /// A menu opens below its control, the dots at the trailing end of the bar.
  private static func menu(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
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

extension Platform {
  package static let androidTablet = Platform.drawn(by: AndroidTablet.self)
}
