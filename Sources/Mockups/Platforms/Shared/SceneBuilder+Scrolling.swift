extension SceneBuilder {
  /// Draws buttons.
  ///
  /// If they need more space than available, they scroll, with an indicator at the trailing edge.
  ///
  /// - Parameters:
  ///   - margin: from the trailing edge of the buttons to the edge of the indicator area.
  ///   - draw: lays out the buttons as if there were space for all.
  mutating func buttons(
    in room: Rect, contentHeight: Double, margin: Double = 0, _ draw: (inout SceneBuilder) -> Void
  ) {
    scrollArea(.buttons, room, contentHeight: contentHeight)
    let scrolls = contentHeight > room.height + 0.01
    // Shadows and focus rings can extend slightly beyond the buttons at the sides.
    if scrolls { beginClip(room.inset(-24, 0)) }
    draw(&self)
    guard scrolls else { return }
    endClip()
    scroller(in: Rect(room.minX, room.minY, room.width + margin, room.height), contentHeight: contentHeight)
  }
}
