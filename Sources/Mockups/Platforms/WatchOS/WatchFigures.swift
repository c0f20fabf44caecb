/// Figures of a watch's dialogs, in points (Apple's watchOS guidelines; heights and distances are estimates).
struct WatchFigures: Sendable {
  /// Height of the strip with the clock.
  let strip: Double
  let titleSize: Double
  let pitch: Double
  let clockSize: Double
  let buttonHeight: Double
  /// For buttons on a page that does not scroll.
  let buttonRadius: Double
  /// For buttons on a page that scrolls.
  let scrollingRadius: Double
  let sideMargin: Double
  let buttonGap: Double
  let textMargin: Double
  /// For the clock and the other end of its strip.
  let stripMargin: Double
  let bottomMargin: Double
  /// Diameter of the circle with a cross that cancels a sheet; nil if a label does.
  var cancelCircle: Double?

  /// Series 4 and later, 45 mm.
  static let series4 = WatchFigures(
    strip: 35, titleSize: 17, pitch: 19.5, clockSize: 16, buttonHeight: 44, buttonRadius: 22, scrollingRadius: 9,
    sideMargin: 8.5, buttonGap: 4, textMargin: 10, stripMargin: 20, bottomMargin: 12)

  /// Series 4 and later, 40 mm: the narrowest of them.
  static let series4Small = WatchFigures(
    strip: 28, titleSize: 16, pitch: 18.5, clockSize: 15, buttonHeight: 40, buttonRadius: 20, scrollingRadius: 9,
    sideMargin: 7, buttonGap: 4, textMargin: 8, stripMargin: 16, bottomMargin: 10)

  /// Series 3 and earlier, 42 mm.
  static let series3 = WatchFigures(
    strip: 21, titleSize: 16, pitch: 18.5, clockSize: 15, buttonHeight: 40, buttonRadius: 8, scrollingRadius: 8,
    sideMargin: 1.5, buttonGap: 4, textMargin: 4, stripMargin: 4, bottomMargin: 2)
}
