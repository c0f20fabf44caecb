package import Dialogs

extension Platform: CaseIterable {
  /// The platforms, a line for each, in the order in which readers see them.
  static let drawings: [any PlatformDrawing.Type] = [
    IOS.self,
    IOS26.self,
    IPadOS.self,
    MacOS.self,
    TVOS.self,
    WatchOS.self,
    WatchOS3.self,
    Android.self,
    AndroidTablet.self,
    IPhoneOS.self,
    Harmattan.self,
  ]

  package static let allCases = drawings.enumerated().map { order, drawing in Platform(drawing, order: order) }

  /// How the platform draws.
  var drawing: any PlatformDrawing.Type { Self.drawings[order] }

  /// The platform of a type that is in the list.
  static func drawn(by drawing: any PlatformDrawing.Type) -> Platform {
    guard let platform = allCases.first(where: { $0.facts == drawing }) else {
      preconditionFailure("Platform.drawings lacks \(drawing)")
    }
    return platform
  }

  /// The device in use that leaves a dialog the least room, which is where rules measure.
  package var narrowestDevice: Device { drawing.narrowestDevice }
}
