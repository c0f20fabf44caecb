import Dialogs

/// Point sizes of iOS text styles for each Dynamic Type size, as reported by a simulator.
enum DynamicType {
  case headline, body, subheadline, footnote

  func size(at setting: Dialog.TextSize) -> Double {
    let sizes: [Double] =
      switch self {
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      }
    return sizes[setting.step]
  }

  /// The distance of baselines, as Apple’s page on typography gives it.
  func leading(at setting: Dialog.TextSize) -> Double {
    let leadings: [Double] =
      switch self {
      case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      }
    return leadings[setting.step]
  }
}

extension Dialog.TextSize {
  /// Index in the list of sizes, from 0 (xSmall) to 11 (AX5).
  var step: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .ax1: 7
    case .ax2: 8
    case .ax3: 9
    case .ax4: 10
    case .ax5: 11
    }
  }

  /// Whether it is one of the five accessibility sizes.
  var isAccessibilitySize: Bool { step > 6 }
}
