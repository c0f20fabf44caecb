/// A screen for dialogs.
///
/// Values: Apple's Human Interface Guidelines, Layout; Playwright's device descriptors for Android.
package struct Device: Sendable, Hashable {
  /// Width and height in points, upright.
  package var size: Size
  /// Insets for the status bar and the home indicator.
  package var safeArea: Insets
  /// Radius of the screen's corners.
  package var cornerRadius: Double
  /// Whether there is a Dynamic Island at the top of the screen.
  package var hasIsland: Bool

  package init(_ size: Size, safeArea: Insets, cornerRadius: Double = 0, hasIsland: Bool = false) {
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
    self.hasIsland = hasIsland
  }
}

extension Device {
  /// iPhone 15, 15 Pro, 16.
  package static let iPhone15 = Device(
    Size(393, 852), safeArea: Insets(top: 59, bottom: 34), cornerRadius: 55, hasIsland: true)
  /// iPhone 6 to 8, SE of 2020 and 2022: the narrowest that is still sold or supported.
  package static let iPhoneSE = Device(Size(375, 667), safeArea: Insets(top: 20, bottom: 0))
  /// iPhone 16 Pro, 17 and 17 Pro.
  package static let iPhone17 = Device(
    Size(402, 874), safeArea: Insets(top: 62, bottom: 34), cornerRadius: 62, hasIsland: true)
  /// The first iPhone, iPhone 3G and 3GS.
  package static let iPhone3G = Device(Size(320, 480), safeArea: Insets(top: 20, bottom: 0))
  /// Nokia N9.
  package static let nokiaN9 = Device(Size(480, 854), safeArea: Insets(top: 36, bottom: 0))
  /// iPad and iPad Air, 11-inch.
  package static let iPad11 = Device(Size(820, 1180), safeArea: Insets(top: 24, bottom: 20), cornerRadius: 18)
  /// Apple Watch Series 10 and later, 46 mm; the radius is an estimate.
  package static let watch46 = Device(
    Size(208, 248), safeArea: Insets(top: 37, bottom: 0), cornerRadius: 40)
  /// Apple Watch Series 7 to 9, 45 mm.
  package static let watch45 = Device(
    Size(198, 242), safeArea: Insets(top: 35, bottom: 0), cornerRadius: 38)
  /// Apple Watch Series 4 to 6 and SE, 40 mm: the narrowest of the round-cornered ones.
  package static let watch40 = Device(
    Size(162, 197), safeArea: Insets(top: 28, bottom: 0), cornerRadius: 28)
  /// Apple Watch Series 0 to 3, 42 mm.
  package static let watch42 = Device(Size(156, 195), safeArea: Insets(top: 21, bottom: 0))
  /// Apple TV.
  package static let appleTV = Device(Size(1920, 1080), safeArea: Insets(top: 60, bottom: 60, sides: 80))
  /// A small Mac display.
  package static let macDisplay = Device(Size(960, 600), safeArea: Insets(top: 24, bottom: 0))
  /// Pixel 7 and 8.
  package static let pixel8 = Device(Size(412, 915), safeArea: Insets(top: 32, bottom: 24), cornerRadius: 30)
  /// The narrowest Android phones in use.
  package static let narrowAndroid = Device(Size(360, 640), safeArea: Insets(top: 24, bottom: 24))
  /// A window of a browser on a laptop: a size that reviews of designs commonly use.
  package static let browser = Device(Size(1024, 720), safeArea: Insets(top: 44, bottom: 0), cornerRadius: 12)
  /// A browser on a phone 390 wide, as most phones are within a few pixels.
  package static let browserOnPhone = Device(Size(390, 780), safeArea: Insets(top: 52, bottom: 0), cornerRadius: 36)
  /// The width at which level AA of WCAG asks for a page without scrolling to the side.
  package static let narrowBrowser = Device(Size(320, 568), safeArea: Insets(top: 52, bottom: 0))
  /// A ten-inch Android tablet.
  package static let androidTablet = Device(Size(800, 1280), safeArea: Insets(top: 24, bottom: 24), cornerRadius: 12)
}
