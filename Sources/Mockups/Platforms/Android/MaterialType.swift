/// Material 3's type scale: size, line height and tracking in sp (androidx, TypeScaleTokens).
enum MaterialType {
  case headlineSmall, titleLarge, titleMedium, bodyLarge, bodyMedium, labelLarge

  private var figures: (face: FontFace, size: Double, line: Double, tracking: Double) {
    switch self {
    case .headlineSmall: (.robotoRegular, 24, 32, 0)
    case .titleLarge: (.robotoRegular, 22, 28, 0)
    case .titleMedium: (.robotoMedium, 16, 24, 0.15)
    case .bodyLarge: (.robotoRegular, 16, 24, 0.5)
    case .bodyMedium: (.robotoRegular, 14, 20, 0.25)
    case .labelLarge: (.robotoMedium, 14, 20, 0.1)
    }
  }

  func style(_ scale: FontScale) -> TextStyle {
    let figures = figures
    let size = scale.size(figures.size)
    return TextStyle(figures.face, size: size, tracking: figures.tracking * size / figures.size)
  }

  /// Height of a line, which grows with its text.
  func line(_ scale: FontScale) -> Double {
    let figures = figures
    return figures.line * scale.size(figures.size) / figures.size
  }

  /// Text wrapped to a width.
  func block(_ text: String?, _ scale: FontScale, width: Double) -> TextBlock {
    TextBlock(text, style(scale), pitch: line(scale), width: width)
  }
}

extension TextBlock {
  /// From the top of a block of Roboto to its first baseline: the font stands in the middle of its line.
  var robotoBaseline: Double { (pitch - 1.172 * style.size) / 2 + 0.928 * style.size }
}
