extension SceneBuilder {
  /// Draws buttons that may need more room than there is: they scroll, with an indicator at the trailing edge.
  ///
  /// - Parameters:
  ///   - margin: from the buttons' trailing edge to where the indicator's room ends.
  ///   - draw: lays the buttons out as if there were room for all.
  mutating func buttons(
    in room: Rect, contentHeight: Double, margin: Double = 0, _ draw: (inout SceneBuilder) -> Void
  ) {
    scrollArea(.buttons, room, contentHeight: contentHeight)
    let scrolls = contentHeight > room.height + 0.01
    // Shadows and focus may reach a little beyond the buttons at the sides.
    if scrolls { beginClip(room.inset(-24, 0)) }
    draw(&self)
    guard scrolls else { return }
    endClip()
    scroller(in: Rect(room.minX, room.minY, room.width + margin, room.height), contentHeight: contentHeight)
  }
}
