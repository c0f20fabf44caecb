/// Colours of iPadOS 13 to 18: those of iOS.
enum IPadOSPalette {
  static let palette = IOSPalette.palette
}
