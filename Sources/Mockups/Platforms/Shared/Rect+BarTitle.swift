extension Rect {
  /// The position of a bar title: in the middle of the bar or, if it is too long, between the buttons.
  ///
  /// - Parameters:
  ///   - natural: the width of the title.
  ///   - leading: the width of the leading button, including its distance.
  ///   - trailing: the width of the trailing button, including its distance.
  func titleRoom(for natural: Double, leading: Double, trailing: Double) -> Rect {
    let widest = max(leading, trailing)
    if natural <= width - 2 * widest { return inset(widest, 0) }
    return Rect(minX + leading, minY, max(width - leading - trailing, 40), height)
  }
}
