/// Material 3's type scale: size, line height and tracking in sp (androidx, TypeScaleTokens).
enum MaterialType {
  case headlineSmall, titleLarge, titleMedium, titleSmall, bodyLarge, bodyMedium, bodySmall, labelLarge

  private var figures: (face: FontFace, size: Double, line: Double, tracking: Double) {
    switch self {
    case .headlineSmall: (.robotoRegular, 24, 32, 0)
    case .titleLarge: (.robotoRegular, 22, 28, 0)
    case .titleMedium: (.robotoMedium, 16, 24, 0.15)
    case .titleSmall: (.robotoMedium, 14, 20, 0.1)
    case .bodyLarge: (.robotoRegular, 16, 24, 0.5)
    case .bodyMedium: (.robotoRegular, 14, 20, 0.25)
    case .bodySmall: (.robotoRegular, 12, 16, 0.4)
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
