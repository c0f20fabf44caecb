package import Dialogs

extension Platform: CaseIterable {
  /// The platforms, one per line, in display order.
  static let drawings: [any PlatformDrawing.Type] = [
    IOS26.self,
    IOS.self,
    IPadOS26.self,
    IPadOS.self,
    MacOS26.self,
    MacOS.self,
    TVOS.self,
    WatchOS26.self,
    WatchOS.self,
    WatchOS3.self,
    Android.self,
    AndroidTablet.self,
    Web.self,
    WebPhone.self,
    IPhoneOS.self,
    Harmattan.self,
  ]

  package static let allCases = drawings.enumerated().map { order, drawing in Platform(drawing, order: order) }

  /// The drawing of the platform.
  var drawing: any PlatformDrawing.Type { Self.drawings[order] }

  /// The platform with a type from the list.
  static func drawn(by drawing: any PlatformDrawing.Type) -> Platform {
    guard let platform = allCases.first(where: { $0.facts == drawing }) else {
      preconditionFailure("Platform.drawings lacks \(drawing)")
    }
    return platform
  }

  /// The device in use with the least space for a dialog, which rules measure on.
  package var narrowestDevice: Device { drawing.narrowestDevice }
}
