import TestSupport

extension Goldens {
  /// Drawings and code; `Tests/MockupsTests/review` shows what failing tests have drawn.
  static let ofMockups = Goldens(keepingDifferencesIn: ".build/golden-differences")
}
