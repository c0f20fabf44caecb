package import Dialogs

/// iPad with the look of iPadOS 26: the iPhone’s alert and its action sheet over the control that opened it.
enum IPadOS26: PlatformDrawing {
  static let id = "ipados-26"
  static let name = "iPadOS 26"
  static let kinds: [DialogKind] = [.alert, .actionSheet, .modal, .snackbar]
  static let elements: [PlatformElement] = [.textField]
  static let toolkits: [Toolkit] = [.swiftUI, .uiKit, .flutter, .reactNative]
  static let isTablet = true
  static let hasSymbolInBar = true
  static let style = PlatformStyle(isRoomy: true, alertTitleWidth: 13.5, sheetTitleLines: 2)

  static var device: Device { .iPad11 }
  static let palette = IOS26Palette.palette.removing(.island, .handle)
  static var family: FontFamily { .sanFrancisco }

  static func waysOut(of kind: DialogKind) -> [WayOut] { IPadOS.waysOut(of: kind) }

  /// A sheet grows out of its source; an estimate.
  static func motion(of dialog: Dialog) -> Motion {
    dialog.kind.value == .actionSheet ? Motion(.grow, 300, 200) : IOS.motion(of: dialog)
  }

  /// Capsules.
  static func buttonRadius(in kind: DialogKind) -> Double { 999 }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    let look = AppleScreenLook()
    return switch dialog.kind.value {
    case .alert: IOS26.floating(dialog, .alert, on: platform, setting)
    // iPad requires a source.
    case .actionSheet: IOS26.attached(dialog, on: platform, setting)
    case .modal: modal.scene(of: dialog, on: platform, setting, look)
    case .snackbar:
      SnackbarPanel.scene(
        of: dialog, on: platform, setting, look, .apple(setting.textSize, widths: 320...576), margin: 16)
    }
  }

  /// The bar and the radius of the iPhone’s modal view; an estimate.
  private static var modal: IPadOSModal {
    IPadOSModal(radius: IOS26Modal.radius, form: .ios26, barHeight: IOS26Modal.barHeight) {
      IOS26Modal.drawBar($0, in: $1, into: &$2)
    }
  }
}

extension Platform {
  package static let ipados26 = Platform.drawn(by: IPadOS26.self)
}
