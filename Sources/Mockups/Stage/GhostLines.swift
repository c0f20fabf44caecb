/// The quiet text of a screen behind a dialog: strokes where lines of text would stand.
enum GhostLines {
  /// Shares of the width that lines take, paragraph by paragraph.
  private static let pattern = [0.86, 0.94, 0.62, 0, 0.9, 0.78, 0.95, 0.4, 0]
  private static let thickness = 9.0
  private static let pitch = 26.0

  /// Lines that fill a rectangle from its top; the last one stands wholly within it.
  static func path(in room: Rect) -> (path: Path, thickness: Double) {
    var path = Path()
    var y = room.minY + thickness / 2
    var index = 0
    while y + thickness / 2 <= room.maxY {
      let share = pattern[index % pattern.count]
      if share > 0 {
        path.move(room.minX + thickness / 2, y)
        path.line(room.minX + room.width * share - thickness / 2, y)
      }
      y += share > 0 ? pitch : pitch * 0.6
      index += 1
    }
    return (path, thickness)
  }
}
