/// Bars and indicators of iOS and iPadOS 13 to 18.
struct AppleScreenLook: ScreenLook {
  var barHeight: Double { 44 }
  var contentInset: Double { 20 }

  /// Middle of the control, from the trailing edge.
  static let controlInset = 46.0

  func corners(top: Double, bottom: Double) -> Corners { Corners(top: top, bottom: bottom, curve: .continuous) }

  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder) {
    builder.rounded(room, corners, .bar)
    builder.rectangle(room.minX, room.maxY - 0.33, room.width, 0.33, .barLine)
    let middle = room.maxY - barHeight / 2
    if let title = bar.title {
      let style = TextStyle.apple(.sanFranciscoSemibold, 17)
      builder.text(
        title, style, x: room.minX + 64, width: room.width - 128, baseline: middle + style.drop - 0.5, .barTitle)
    }
    if bar.hasControl {
      // Three dots in a circle: the menu of the screen.
      let center = Point(room.maxX - Self.controlInset, middle)
      builder.add(
        .border(Rect(center.x - 10, center.y - 10, 20, 20), .circular(10), width: 1.6, .controlLine))
      for step in -1...1 {
        builder.add(.circle(center: Point(center.x + Double(step) * 4.7, center.y), radius: 1.5, .control))
      }
    }
  }

  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder) {
    let width = screen.width > 600 ? 300.0 : 140
    builder.rounded(Rect(screen.midX - width / 2, screen.maxY - 13, width, 5), .circular(2.5), .indicator)
  }

  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder) {
    if device.hasIsland {
      builder.rounded(Rect(screen.midX - 62.5, screen.minY + 11, 125, 36.7), .circular(18.35), .island)
      clock(17, at: screen.minX + 24, width: 84, baseline: screen.minY + 38, .center, role, into: &builder)
      symbols(right: screen.maxX - 32, middle: screen.minY + 32, role, into: &builder)
    } else if device.safeArea.top > 40 {
      clock(15, at: screen.minX + 20, width: 60, baseline: screen.minY + 29, .center, role, into: &builder)
      symbols(right: screen.maxX - 22, middle: screen.minY + 23.5, role, into: &builder)
    } else {
      let middle = screen.minY + device.safeArea.top / 2 + 1
      clock(12, at: screen.minX + 18, width: 60, baseline: middle + 4.3, .leading, role, into: &builder)
      symbols(right: screen.maxX - 14, middle: middle, role, into: &builder)
    }
  }

  private func clock(
    _ size: Double, at x: Double, width: Double, baseline: Double, _ alignment: SceneBuilder.Alignment,
    _ role: PaintRole, into builder: inout SceneBuilder
  ) {
    builder.text(
      "9:41", .apple(.sanFranciscoSemibold, size), x: x, width: width, baseline: baseline, role, alignment)
  }

  /// Signal bars and battery, 13 points high.
  private func symbols(right: Double, middle: Double, _ role: PaintRole, into builder: inout SceneBuilder) {
    let bottom = middle + 6
    for bar in 0..<4 {
      let height = 4.5 + Double(bar) * 2.5
      builder.rounded(Rect(right - 54 + Double(bar) * 4.7, bottom - height, 3.2, height), .circular(1), role)
    }
    builder.rounded(Rect(right - 25, middle - 4.5, 20.5, 9), .circular(2.5), role)
    builder.rounded(Rect(right - 27, middle - 6.5, 24.5, 13), .circular(4.2), .statusFaint)
    builder.rounded(Rect(right - 1.6, middle - 2, 1.6, 4), .circular(0.8), .statusFaint)
  }
}
