import Dialogs

/// How one platform lays out its dialogs: its figures, its colours and its way of presenting.
///
/// Each platform is a folder with a type of this protocol, and one case in `Platform.drawing`.
protocol PlatformDrawing: Sendable {
  /// The kinds that are drawn.
  var kinds: [DialogKind] { get }
  /// The device in pictures.
  var device: Device { get }
  var palette: Palette { get }
  /// The font of its text.
  var family: FontFamily { get }

  /// CSS pixels to one of its points.
  var scale: Double { get }

  /// Whether the platform mirrors its dialogs for languages that run from right to left.
  var mirrors: Bool { get }

  /// Lays out a dialog; nil for a kind that is not drawn.
  func scene(for dialog: Dialog, on platform: Platform, _ setting: Setting) -> Scene?
}

extension PlatformDrawing {
  var scale: Double { 1 }
  var mirrors: Bool { true }
}

extension Platform {
  /// The room of each platform.
  var drawing: any PlatformDrawing {
    switch self {
    case .ios: IOSDrawing()
    case .ipados: IPadOSDrawing()
    case .android: AndroidDrawing()
    case .androidTablet: AndroidTabletDrawing()
    case .iphoneOS: IPhoneOSDrawing()
    case .harmattan: HarmattanDrawing()
    case .tvos: TVDrawing()
    case .watchos: WatchDrawing()
    case .watchos3: Watch3Drawing()
    case .ios26: IOS26Drawing()
    case .macos: MacDrawing()
    }
  }
}
