package import Dialogs
import Words

/// A dialog of HTML in a browser on a phone.
enum WebPhone: PlatformDrawing {
  static let id = "web-phone"
  static let name = "Web on a phone"
  static let nameWord: Word? = Word("platform.web_phone")
  static let kinds = Web.kinds
  static let elements = Web.elements
  static let toolkits = Web.toolkits
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true)
  static let labelsStandInFields = false
  static let takesDesign = true

  static var device: Device { .browserOnPhone }
  static var narrowestDevice: Device { .narrowBrowser }
  static var palette: Palette { WebPalette.palette }
  static func designedPalette(_ design: DesignTokens?) -> Palette { WebPalette.colored(by: design) }
  static var family: FontFamily { .system }
  static var terms: PartTerms { .web }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.escapeOnKeyboard] }
  static func motion(of dialog: Dialog) -> Motion { Web.motion(of: dialog) }
  static func buttonRadius(in kind: DialogKind) -> Double { Web.buttonRadius(in: kind) }

  static func buttonRadius(in kind: DialogKind, _ design: DesignTokens?) -> Double {
    Web.buttonRadius(in: kind, design)
  }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    Web.scene(for: dialog, on: platform, setting, isPhone: true)
  }
}

extension Platform {
  package static let webPhone = Platform.drawn(by: WebPhone.self)
}
