import Dialogs

/// The screen of an iPhone or iPad behind a dialog: the whole device, or the part where the dialog sits.
struct AppleScreen {
  /// Where the dialog may stand, in the scene's coordinates.
  let canvas: Size
  /// The screen, or what shows of it.
  let screen: Rect

  private let device: Device
  private let title: String?
  private let isWhole: Bool
  private let showsBottom: Bool

  private static let bezel = 11.0
  private static let cropRadius = 20.0
  private static let barHeight = 44.0

  /// The whole device.
  init(device: Device, title: String?) {
    self.device = device
    self.title = title
    isWhole = true
    showsBottom = true
    screen = Rect(Self.bezel, Self.bezel, device.size.width, device.size.height)
    canvas = Size(device.size.width + 2 * Self.bezel, device.size.height + 2 * Self.bezel)
  }

  /// A part of the screen that is as high as what is shown on it needs, with the bar that bears the screen's title.
  ///
  /// - Parameters:
  ///   - width: of the part; nil means that of the device.
  ///   - height: without the bar.
  ///   - showsBottom: whether it is the lower end of the screen.
  init(device: Device, title: String?, width: Double? = nil, height: Double, showsBottom: Bool) {
    self.device = device
    self.title = title
    isWhole = false
    self.showsBottom = showsBottom
    let bezel = showsBottom ? Self.bezel : 0
    screen = Rect(bezel, 0, width ?? device.size.width, height + (title == nil ? 0 : Self.barHeight))
    canvas = Size(screen.width + 2 * bezel, screen.height + bezel)
  }

  /// Height of the bar, status bar included.
  private var top: Double { (isWhole ? device.safeArea.top : 0) + (title == nil ? 0 : Self.barHeight) }

  private var corners: Corners {
    isWhole
      ? .continuous(device.cornerRadius)
      : Corners(
        top: showsBottom ? 0 : Self.cropRadius, bottom: showsBottom ? device.cornerRadius : Self.cropRadius,
        curve: .continuous)
  }

  /// The part of the screen below its bar.
  var content: Rect { Rect(screen.minX, screen.minY + top, screen.width, screen.height - top) }

  /// The screen with what is on it, dimmed.
  func drawBackdrop(dims: Bool = true, into builder: inout SceneBuilder) {
    if isWhole {
      builder.rounded(screen.inset(-Self.bezel), .continuous(device.cornerRadius + Self.bezel), .bezel)
    }
    if showsBottom, !isWhole {
      builder.rounded(
        Rect(0, 0, canvas.width, canvas.height),
        Corners(top: 0, bottom: device.cornerRadius + Self.bezel, curve: .continuous), .bezel)
    }
    builder.rounded(screen, corners, .page)
    if let title { drawBar(title, into: &builder) }
    if dims { builder.rounded(screen, corners, .scrim) }
  }

  /// What lies above everything else: status bar, home indicator, the edge of a part.
  func drawForeground(into builder: inout SceneBuilder) {
    if isWhole { AppleStatusBar(device: device).draw(in: screen, into: &builder) }
    if showsBottom, device.safeArea.bottom > 0 {
      let width = device.size.width > 600 ? 300 : 140.0
      builder.rounded(
        Rect(screen.midX - width / 2, screen.maxY - 13, width, 5), .circular(2.5), .indicator)
    }
    if !isWhole, !showsBottom { builder.add(.border(screen.inset(0.5), corners, width: 1, .frame)) }
  }

  private func drawBar(_ title: String, into builder: inout SceneBuilder) {
    let bar = Rect(screen.minX, screen.minY, screen.width, top)
    let radius = corners.top
    builder.rounded(bar, Corners(top: radius, bottom: 0, curve: .continuous), .bar)
    builder.rectangle(bar.minX, bar.maxY - 0.33, bar.width, 0.33, .barLine)
    let style = TextStyle.apple(.sanFranciscoSemibold, 17)
    builder.text(
      title, style, x: bar.minX + 64, width: bar.width - 128,
      baseline: bar.maxY - Self.barHeight / 2 + style.drop - 0.5,
      .barTitle)
    let lines = GhostLines.path(
      in: Rect(screen.minX + 20, bar.maxY + 24, screen.width - 40, screen.maxY - bar.maxY - 24 - 28))
    builder.add(.stroke(lines.path, width: lines.thickness, .ghost))
  }
}
