package import Dialogs
import Words

/// Apple Watch, Series 3 and earlier: a smaller screen with square corners, and buttons less round.
enum WatchOS3: PlatformDrawing {
  static let id = "watchos-3"
  static let name = "watchOS, Series 3"
  static let nameWord: Word? = Word("platform.watchos_3")
  static let kinds: [DialogKind] = [.alert, .actionSheet]
  static let toolkits: [Toolkit] = [.swiftUI]
  static let style = PlatformStyle(choicesMayScroll: true)

  static var device: Device { .watch42 }
  static var palette: Palette { WatchPalette.palette }
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { WatchOS.waysOut(of: kind) }

  static func motion(of dialog: Dialog) -> Motion { WatchOS.motion(of: dialog) }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    WatchOS.scene(of: dialog, on: platform, setting, .series3)
  }
}

extension Platform {
  package static let watchos3 = Platform.drawn(by: WatchOS3.self)
}
