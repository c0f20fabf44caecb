/// Clock, signal and battery at the top of an iPhone or iPad.
struct AppleStatusBar {
  let device: Device

  func draw(in screen: Rect, into builder: inout SceneBuilder) {
    if device.hasIsland {
      builder.rounded(Rect(screen.midX - 62.5, screen.minY + 11, 125, 36.7), .circular(18.35), .island)
      clock(17, at: screen.minX + 24, width: 84, baseline: screen.minY + 38, .center, into: &builder)
      symbols(right: screen.maxX - 32, middle: screen.minY + 32, into: &builder)
    } else if device.safeArea.top > 40 {
      clock(15, at: screen.minX + 20, width: 60, baseline: screen.minY + 29, .center, into: &builder)
      symbols(right: screen.maxX - 22, middle: screen.minY + 23.5, into: &builder)
    } else {
      let middle = screen.minY + device.safeArea.top / 2
      clock(12, at: screen.minX + 18, width: 60, baseline: middle + 4.3, .leading, into: &builder)
      symbols(right: screen.maxX - 14, middle: middle, into: &builder)
    }
  }

  private func clock(
    _ size: Double, at x: Double, width: Double, baseline: Double, _ alignment: SceneBuilder.Alignment,
    into builder: inout SceneBuilder
  ) {
    builder.text(
      "9:41", .apple(.sanFranciscoSemibold, size), x: x, width: width, baseline: baseline, .status, alignment)
  }

  /// Signal bars and battery, 13 points high.
  private func symbols(right: Double, middle: Double, into builder: inout SceneBuilder) {
    let bottom = middle + 6
    for bar in 0..<4 {
      let height = 4.5 + Double(bar) * 2.5
      builder.rounded(
        Rect(right - 56 + Double(bar) * 4.7, bottom - height, 3.2, height), .circular(1), .status)
    }
    builder.rounded(Rect(right - 27, middle - 6.5, 24.5, 13), .continuous(4), .statusFaint)
    builder.rounded(Rect(right - 25, middle - 4.5, 20.5, 9), .continuous(2.4), .status)
    builder.rounded(Rect(right - 1.6, middle - 2, 1.6, 4), .circular(0.8), .statusFaint)
  }
}
