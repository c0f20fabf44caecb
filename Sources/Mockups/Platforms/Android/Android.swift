package import Dialogs

/// An Android phone with Material 3.
enum Android: PlatformDrawing {
  static let id = "android"
  static let name = "Android"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.compose, .views, .flutter, .reactNative]
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 9.5)
  static let voice = ScreenReader.Voice.talkBack
  static let backKey = WayOut.back.key

  static var device: Device { .pixel8 }
  static var narrowestDevice: Device { .narrowAndroid }
  static var terms: PartTerms { .material }
  static var palette: Palette { AndroidPalette.palette }
  static var family: FontFamily { .roboto }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.back, .outside] }

  /// The figures of Material Components and Compose; a modal view’s are an estimate.
  static func motion(of dialog: Dialog) -> Motion {
    switch dialog.kind.value {
    case .alert: Motion(.drop, 500, 150)
    case .actionSheet, .modal: Motion(.rise, 300, 250)
    case .snackbar: Motion(.grow, 150, 75)
    }
  }

  /// An alert’s are capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { kind == .alert ? 999 : 8 }

  private static var look: AndroidScreenLook { AndroidScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: alert(dialog, on: platform, setting)
    case .actionSheet: sheet(dialog, on: platform, setting)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .material(setting.textSize, widths: 600...600), margin: 16)
    case .modal: MaterialModal.fullScreen(dialog, on: platform, setting, look)
    }
  }

  /// A dialog is in the middle of the screen.
  static func alert(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    typealias Figures = MaterialDialogFigures
    let device = setting.device
    let height = device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * Figures.screenMargin
    let panel = MaterialDialogPanel(
      dialog, textSize: setting.textSize, room: Size(device.size.width - 2 * Figures.sideMargin, height))
    return panel.scene(
      of: dialog, on: platform, setting, look, cardWidth: panel.width + 2 * Figures.sideMargin, margin: dialogMargin)
  }

  /// An action sheet slides in from the bottom, as wide as the screen.
  private static func sheet(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
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

extension Platform {
  package static let android = Platform.drawn(by: Android.self)
}
