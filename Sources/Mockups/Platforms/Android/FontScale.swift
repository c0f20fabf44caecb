import Dialogs

/// Android's font sizes at each text-size setting.
///
/// Android has a scale of 85 to 200 % instead of named sizes as on iOS; from 105 % on, large text grows less than
/// small text. The curves are those of Android 14, with the control points of its framework.
struct FontScale: Sendable {
  /// Size in dp for a size in sp, by control points in ascending order.
  private let curve: [(sp: Double, dp: Double)]
  private let factor: Double

  init(_ setting: Dialog.TextSize) {
    switch setting {
    case .xSmall, .small: (factor, curve) = (0.85, [])
    case .medium, .large: (factor, curve) = (1, [])
    case .xLarge: (factor, curve) = (1.15, Self.curve(9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30))
    case .xxLarge, .xxxLarge: (factor, curve) = (1.3, Self.curve(10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30))
    case .ax1: (factor, curve) = (1.5, Self.curve(12, 15, 18, 22, 24, 26, 28, 30))
    case .ax2: (factor, curve) = (1.8, Self.curve(14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8))
    case .ax3, .ax4, .ax5: (factor, curve) = (2, Self.curve(16, 20, 24, 26, 30, 34, 36, 38))
    }
  }

  /// The scaled size for a nominal size.
  func size(_ sp: Double) -> Double {
    guard let first = curve.first, sp > first.sp else { return sp * factor }
    for (low, high) in zip(curve, curve.dropFirst()) where sp <= high.sp {
      return low.dp + (high.dp - low.dp) * (sp - low.sp) / (high.sp - low.sp)
    }
    return sp
  }

  private static func curve(_ sizes: Double...) -> [(sp: Double, dp: Double)] {
    Array(zip([8, 10, 12, 14, 18, 20, 24, 30], sizes)) + [(100, 100)]
  }
}
