/// A platform whose dialogs Patternbook knows, each drawn in its own manner.
package enum Platform: String, Sendable, Hashable, CaseIterable, Comparable {
  /// iPhone with the look of iOS 13 to 18.
  case ios
  /// iPhone with the look of iOS 26.
  case ios26 = "ios-26"
  case ipados
  case macos
  case tvos
  /// Apple Watch Series 4 and later.
  case watchos
  /// Apple Watch Series 3 and earlier.
  case watchos3 = "watchos-3"
  case android
  case androidTablet = "android-tablet"
  /// iPhone OS of 2009.
  case iphoneOS = "iphone-os"
  /// MeeGo 1.2 Harmattan, the Nokia N9 of 2011.
  case harmattan

  /// What readers call it.
  package var name: String {
    switch self {
    case .ios: "iOS"
    case .ios26: "iOS 26"
    case .ipados: "iPadOS"
    case .macos: "macOS"
    case .tvos: "tvOS"
    case .watchos: "watchOS"
    case .watchos3: "watchOS, Series 3"
    case .android: "Android"
    case .androidTablet: "Android tablet"
    case .iphoneOS: "iPhone OS 3"
    case .harmattan: "MeeGo Harmattan"
    }
  }

  /// Platforms sort as they are listed here, Apple's current ones first.
  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
