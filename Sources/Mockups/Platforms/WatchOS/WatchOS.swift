package import Dialogs

/// Apple Watch, Series 4 and later.
enum WatchOS: PlatformDrawing {
  static let id = "watchos"
  static let name = "watchOS"
  static let kinds: [DialogKind] = [.alert, .actionSheet]
  static let toolkits: [Toolkit] = [.swiftUI]
  static let style = PlatformStyle(choicesMayScroll: true)

  static var device: Device { .watch45 }
  static var narrowestDevice: Device { .watch40 }
  static var palette: Palette { WatchPalette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.crown] }

  /// An estimate.
  static func motion(of dialog: Dialog) -> Motion { Motion(.fade, 300, 200) }

  static func buttonRadius(in kind: DialogKind) -> Double { 18 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let figures: WatchFigures = setting.device.size.width < 190 ? .series4Small : .series4
    return Self.scene(of: dialog, on: platform, setting, figures)
  }

  /// The screen in its black rim; the whole device adds the case with its crown.
  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ figures: WatchFigures
  ) -> Scene {
    let device = setting.device
    let page = WatchPage(dialog, figures, textSize: setting.textSize, width: device.size.width)
    let rim = 12.0
    let isWhole = setting.stage == .device
    let hull = isWhole ? 12.0 : 0
    let crown = isWhole ? 7.0 : 0
    let size = Size(device.size.width + 2 * (rim + hull) + crown, device.size.height + 2 * (rim + hull))
    var builder = SceneBuilder(size: size, isWhole ? .whole : .middle)
    let screen = Rect(rim + hull, rim + hull, device.size.width, device.size.height)
    let radius = max(device.cornerRadius, 6)
    if isWhole {
      builder.rounded(Rect(size.width - 14, size.height * 0.24, 14, 44), .circular(5), .watchCrown)
      builder.rounded(Rect(size.width - 10, size.height * 0.56, 6, 56), .circular(3), .watchCrown)
      builder.rounded(screen.inset(-rim - hull), .continuous(radius + rim + hull), .watchCase)
    }
    builder.rounded(screen.inset(-rim), .continuous(radius + rim), .bezel)
    builder.beginDialog()
    page.draw(in: screen, corners: .continuous(device.cornerRadius), into: &builder)
    builder.endDialog()
    if !isWhole { builder.add(.border(screen.inset(0.5 - rim), .continuous(radius + rim), width: 1, .frame)) }
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}

extension Platform {
  package static let watchos = Platform.drawn(by: WatchOS.self)
}
