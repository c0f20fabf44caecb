import Dialogs

/// The icon at the top of a macOS alert.
enum MacIcon {
  /// From the side of the icon to the shape that is drawn in it.
  static func inset(of icon: Dialog.Icon) -> Double {
    switch icon {
    case .app: 5.5
    case .caution: 1
    case .image: 2
    }
  }

  static func draw(_ icon: Dialog.Icon, in frame: Rect, into builder: inout SceneBuilder) {
    switch icon {
    case .app: drawApp(in: frame, into: &builder)
    case .caution:
      drawCaution(in: frame, into: &builder)
      // The system adds the app icon to the caution symbol.
      drawApp(in: Rect(frame.maxX - 28, frame.maxY - 28, 30, 30), into: &builder)
    case .image:
      let picture = frame.inset(inset(of: icon))
      builder.rounded(picture, .continuous(12), .imageFill)
      var hill = Path()
      hill.move(picture.minX + 10, picture.maxY - 16)
      hill.line(picture.minX + 26, picture.minY + 24)
      hill.line(picture.minX + 36, picture.minY + 36)
      hill.line(picture.minX + 42, picture.minY + 30)
      hill.line(picture.maxX - 10, picture.maxY - 16)
      hill.close()
      builder.add(.path(hill, .imageShape))
    }
  }

  /// A rounded square on the grid of macOS app icons, with two pages of a book.
  private static func drawApp(in frame: Rect, into builder: inout SceneBuilder) {
    let unit = frame.width / 64
    builder.rounded(frame.inset(inset(of: .app) * unit), .continuous(12 * unit), .appIcon)
    func point(_ x: Double, _ y: Double) -> Point { Point(frame.minX + x * unit, frame.minY + y * unit) }
    for side in [1.0, -1] {
      func at(_ x: Double, _ y: Double) -> Point { point(32 + side * x, y) }
      var leaf = Path()
      leaf.move(at(1.5, 24).x, at(1.5, 24).y)
      leaf.curve(at(5, 20.5), at(11, 20), at(16, 21.5))
      leaf.line(at(16, 42).x, at(16, 42).y)
      leaf.curve(at(11, 40.5), at(5, 41), at(1.5, 44.5))
      leaf.close()
      builder.add(.path(leaf, .appIconShape))
    }
  }

  private static func drawCaution(in frame: Rect, into builder: inout SceneBuilder) {
    let (top, left, right, bottom) = (frame.minY + 4, frame.minX + 1, frame.maxX - 1, frame.maxY - 4)
    var triangle = Path()
    triangle.move(frame.midX - 5, top + 3)
    triangle.curve(Point(frame.midX - 2.5, top - 1), Point(frame.midX + 2.5, top - 1), Point(frame.midX + 5, top + 3))
    triangle.line(right - 1, bottom - 8)
    triangle.curve(Point(right + 1.5, bottom - 4), Point(right - 1, bottom), Point(right - 6, bottom))
    triangle.line(left + 6, bottom)
    triangle.curve(Point(left + 1, bottom), Point(left - 1.5, bottom - 4), Point(left + 1, bottom - 8))
    triangle.close()
    builder.add(.path(triangle, .caution))
    builder.rounded(Rect(frame.midX - 2.5, frame.minY + 20, 5, 20), .circular(2.5), .cautionMark)
    builder.add(.circle(center: Point(frame.midX, frame.minY + 47.5), radius: 3, .cautionMark))
  }
}
