package import Dialogs

/// The Nokia N9 with MeeGo 1.2 Harmattan.
enum Harmattan: PlatformDrawing {
  static let id = "harmattan"
  static let name = "MeeGo Harmattan"
  static let kinds: [DialogKind] = [.alert, .modal]
  static let labelsStandInFields = false

  static var device: Device { .nokiaN9 }
  static var palette: Palette { HarmattanPalette.palette }
  static var family: FontFamily { .nokiaPure }
  /// Its figures are in pixels of a screen of 251 to the inch.
  static var scale: Double { 0.75 }

  static func waysOut(of kind: DialogKind) -> [WayOut] { [.outside] }

  /// The figures of qt-components.
  static func motion(of dialog: Dialog) -> Motion {
    switch dialog.kind.value {
    case .modal where dialog.confirmation?.value == .automatic: Motion(.push, 300, 300)
    case .modal: Motion(.rise, 300, 450)
    case .alert, .actionSheet, .snackbar: Motion(.grow, 350, 175)
    }
  }

  static func buttonRadius(in kind: DialogKind) -> Double { 18 }

  private static var look: HarmattanScreenLook { HarmattanScreenLook() }

  static func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene? {
    switch dialog.kind.value {
    case .alert: query(dialog, on: platform, setting)
    case .modal: HarmattanModal.scene(of: dialog, on: platform, setting, look)
    case .actionSheet, .snackbar: nil
    }
  }

  /// A query is in the middle of the darkened page.
  private static func query(_ dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene {
    let device = setting.device
    let panel = HarmattanQuery(
      dialog, width: device.size.width, maximumHeight: device.size.height - device.safeArea.top - 80)
    return panel.scene(of: dialog, on: platform, setting, look, cardWidth: device.size.width, margin: 56)
  }
}

extension Platform {
  package static let harmattan = Platform.drawn(by: Harmattan.self)
}
