extension Rect {
  /// Where a bar's title stands: in the middle of the bar, or, when it is too long for that, between the buttons.
  ///
  /// - Parameters:
  ///   - natural: the title's width.
  ///   - leading: what the leading button takes, with the distance to it.
  ///   - trailing: what the trailing button takes.
  func titleRoom(for natural: Double, leading: Double, trailing: Double) -> Rect {
    let widest = max(leading, trailing)
    if natural <= width - 2 * widest { return inset(widest, 0) }
    return Rect(minX + leading, minY, max(width - leading - trailing, 40), height)
  }
}
