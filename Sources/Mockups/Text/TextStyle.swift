/// The style of a text run.
package struct TextStyle: Sendable, Hashable {
  package var face: FontFace
  /// In points.
  package var size: Double
  /// Added to each character's advance, in points.
  package var tracking: Double

  package init(_ face: FontFace, size: Double, tracking: Double = 0) {
    self.face = face
    self.size = size
    self.tracking = tracking
  }

  /// San Francisco with Apple's tracking for the size.
  static func apple(_ face: FontFace, _ size: Double) -> TextStyle {
    TextStyle(face, size: size, tracking: SanFrancisco.tracking(at: size))
  }
}

/// Metrics of San Francisco.
enum SanFrancisco {
  /// Height above the baseline, in em (capsize metrics).
  static let ascent = 0.952
  /// Depth below the baseline, in em.
  static let descent = 0.241
  /// Distance of baselines in UIKit labels, in em.
  static let pitch = ascent + descent

  /// Tracking by size, in points: Apple's Human Interface Guidelines, Typography.
  static func tracking(at size: Double) -> Double {
    guard size > points[0].size else { return points[0].tracking }
    for (low, high) in zip(points, points.dropFirst()) where size <= high.size {
      return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
    }
    // Large sizes have no tracking; those of Dynamic Type stay below 60.
    return 0.4
  }

  private static let points: [(size: Double, tracking: Double)] = [
    (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
    (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (28, 0.38), (34, 0.40),
  ]
}
