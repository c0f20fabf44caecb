extension PaintRole {
  /// A number, a figure, and the dot at the end of a line.
  static let note = PaintRole("note")
  /// Text on a number.
  static let noteText = PaintRole("note-text")
  static let noteLine = PaintRole("note-line", isStroke: true)
  /// A distance between parts.
  static let noteSpace = PaintRole("note-space")
}

/// Colors of what is written on a drawing about its parts: the same on every platform, and AA on any of their panels.
enum NotePalette {
  static let palette: Palette = [
    .note: Paint(Color(0xA3114F), Color(0xFF9AC4)),
    .noteText: Paint(.white, Color(0x2B0015)),
    .noteLine: Paint(Color(0xA3114F), Color(0xFF9AC4)),
    .pressed: Paint(Color(0x000000, 0.14), Color(0xFFFFFF, 0.2)),
    .focusRing: Paint(Color(0x0060DF), Color(0x7CC0FF)),
    .fieldError: Paint(Color(0xC4001F), Color(0xFF8A80)),
    .errorMark: Paint(Color(0xC4001F), Color(0xFF8A80)),
    .errorText: Paint(.white, Color(0x3A0008)),
    .noteSpace: Paint(Color(0xD6336C, 0.28), Color(0xFF9AC4, 0.34)),
  ]
}
