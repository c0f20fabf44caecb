package import Dialogs
import Words

/// A Mac with macOS 11 to 15; action sheets become alerts, as the system shows confirmations.
enum MacOS: PlatformDrawing {
  static let id = "macos"
  static let name = "macOS"
  static let kinds: [DialogKind] = [.alert, .actionSheet]
  static let elements: [PlatformElement] = [.textField, .icon, .suppression, .help, .accessory]
  static let toolkits: [Toolkit] = [.swiftUI, .appKit]
  static let style = PlatformStyle(labelsMayEndInEllipsis: true)
  static let answersReturn = true

  static var device: Device { .macDisplay }
  static var palette: Palette { MacPalette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.escape] }

  /// The figures of macos_ui.
  static func motion(of dialog: Dialog) -> Motion { Motion(.grow, 450, 120) }

  static func buttonRadius(in kind: DialogKind) -> Double { 6 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    Self.scene(of: dialog, on: platform, setting, .bigSur)
  }

  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: MacAlertLook
  ) -> Scene {
    let device = setting.device
    let panel = MacAlertPanel(
      dialog, look, maximumHeight: device.size.height - device.safeArea.top - 2 * MacAlertFigures.screenMargin)
    return setting.stage == .device
      ? onDisplay(panel, look, dialog, on: platform, device, setting.words)
      : crop(panel, look, dialog, on: platform, setting.words)
  }

  /// The alert over a part of the desktop, or of the window named by the author.
  private static func crop(
    _ panel: MacAlertPanel, _ look: MacAlertLook, _ dialog: Dialog, on platform: Platform, _ words: Words
  ) -> Scene {
    let bar = dialog.screen == nil ? 0 : Self.titleBar
    let size = Size(400, panel.height + 2 * 48 + bar)
    var builder = SceneBuilder(size: size, .middle)
    let frame = Rect(0, 0, size.width, size.height)
    let corners = Corners.circular(look.cropRadius)
    if let title = dialog.screen?.value {
      drawWindow(frame, look, title: title, into: &builder)
    } else {
      builder.rounded(frame, corners, .desktop)
    }
    builder.beginDialog()
    panel.draw(at: Point(frame.midX - MacAlertFigures.width / 2, bar + 42), into: &builder)
    builder.endDialog()
    builder.add(.border(frame.inset(0.5), corners, width: 1, .frame))
    return builder.scene(of: dialog, on: platform, words)
  }

  private static func onDisplay(
    _ panel: MacAlertPanel, _ look: MacAlertLook, _ dialog: Dialog, on platform: Platform, _ device: Device,
    _ words: Words
  ) -> Scene {
    let bezel = 14.0
    let frame = Rect(bezel, bezel, device.size.width, device.size.height)
    var builder = SceneBuilder(
      size: Size(frame.width + 2 * bezel, frame.height + 2 * bezel), .whole)
    builder.rounded(frame.inset(-bezel), .circular(20), .bezel)
    builder.rounded(frame, .circular(8), .desktop)
    builder.rounded(Rect(frame.minX, frame.minY, frame.width, 24), Corners(top: 8, bottom: 0), .menuBar)
    builder.text(
      "9:41 AM", .apple(.sanFranciscoMedium, 13), x: frame.minX, width: frame.width - 16, baseline: frame.minY + 16.5,
      .label, .trailing)
    if let title = dialog.screen?.value {
      drawWindow(frame.inset(110, 70), look, title: title, into: &builder)
    }
    // Alerts are slightly above the middle.
    let top = frame.minY + 24 + (frame.height - 24 - panel.height) * 0.4
    builder.beginDialog()
    panel.draw(at: Point(frame.midX - MacAlertFigures.width / 2, top), into: &builder)
    builder.endDialog()
    return builder.scene(of: dialog, on: platform, words)
  }

  private static let titleBar = 38.0

  private static func drawWindow(
    _ frame: Rect, _ look: MacAlertLook, title: String, into builder: inout SceneBuilder
  ) {
    builder.rounded(frame, .circular(look.windowRadius), .window)
    builder.rounded(
      Rect(frame.minX, frame.minY, frame.width, Self.titleBar), Corners(top: look.windowRadius, bottom: 0), .titleBar)
    builder.rectangle(frame.minX, frame.minY + Self.titleBar - 0.5, frame.width, 0.5, .barLine)
    for (index, light) in [PaintRole.closeLight, .minimizeLight, .zoomLight].enumerated() {
      builder.add(
        .circle(center: Point(frame.minX + 20 + Double(index) * 20, frame.minY + Self.titleBar / 2), radius: 6, light))
    }
    builder.text(
      title, .apple(.sanFranciscoSemibold, 13), x: frame.minX + 84, width: frame.width - 168,
      baseline: frame.minY + Self.titleBar / 2 + 4.6, .barTitle)
    let lines = GhostLines.path(
      in: Rect(
        frame.minX + 20, frame.minY + Self.titleBar + 20, frame.width - 40, frame.height - Self.titleBar - 44))
    builder.add(.stroke(lines.path, width: lines.thickness, .ghost))
  }
}

extension Platform {
  package static let macos = Platform.drawn(by: MacOS.self)
}
