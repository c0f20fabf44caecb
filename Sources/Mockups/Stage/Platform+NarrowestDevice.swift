package import Dialogs

extension Platform {
  /// The device in use that leaves a dialog the least room, which is where rules measure.
  ///
  /// The second and third iPhone SE run iOS 26, too. Platforms whose pictures are not made on a larger device are
  /// measured on that of the pictures.
  package var narrowestDevice: Device {
    switch self {
    case .ios, .ios26: .iPhoneSE
    case .android: .narrowAndroid
    case .watchos: .watch40
    case .ipados, .macos, .tvos, .watchos3, .androidTablet, .iphoneOS, .harmattan: drawing.device
    }
  }
}
