/// Placeholder text of the screen behind a dialog: strokes instead of lines of text.
enum GhostLines {
  /// Shares of the width of lines, paragraph by paragraph.
  private static let pattern = [0.86, 0.94, 0.62, 0, 0.9, 0.78, 0.95, 0.4, 0]
  private static let thickness = 9.0
  private static let pitch = 26.0

  /// Lines that fill a rectangle from its top; the last one fits completely.
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
