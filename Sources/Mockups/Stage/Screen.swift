/// The screen behind a dialog: the whole device, or the part around the dialog.
struct Screen {
  /// The size of the scene.
  let canvas: Size
  /// The visible part of the screen, in the coordinates of the scene.
  let frame: Rect
  /// Height of the bar at its top, including the status bar.
  let top: Double

  let extent: Scene.Extent

  private let device: Device
  private let look: any ScreenLook
  private let bar: Bar?

  /// The contents of the bar.
  struct Bar {
    var title: String?
    /// A control at the trailing end, to which a popover is attached.
    var hasControl = false
  }

  /// Width of the device's frame.
  private static let bezel = 11.0
  private static let cardRadius = 20.0
  /// Width of the card on a wide screen, if the content does not need more.
  private static let cardWidth = 440.0

  /// The whole device.
  init(_ look: any ScreenLook, device: Device, bar: Bar?) {
    self.init(look, device, bar, .whole, width: device.size.width, height: device.size.height)
  }

  /// A part of the screen that is as high as its content needs, with the bar at the top.
  ///
  /// - Parameters:
  ///   - width: the minimum width of the card.
  ///   - height: the height without the bar.
  init(
    _ look: any ScreenLook, device: Device, bar: Bar?, _ extent: Scene.Extent, width: Double = 0, height: Double
  ) {
    let card = width == device.size.width ? width : min(device.size.width, max(width, Self.cardWidth))
    self.init(
      look, device, bar, extent, width: extent == .middle ? card : device.size.width,
      height: height + (bar == nil ? 0 : look.barHeight))
  }

  private init(
    _ look: any ScreenLook, _ device: Device, _ bar: Bar?, _ extent: Scene.Extent, width: Double, height: Double
  ) {
    self.look = look
    self.device = device
    self.bar = bar
    self.extent = extent
    let side = extent == .middle ? 0 : Self.bezel
    let above = extent == .whole ? Self.bezel : 0
    frame = Rect(side, above, width, height)
    canvas = Size(width + 2 * side, height + above + side)
    top = (extent == .whole ? device.safeArea.top : 0) + (bar == nil ? 0 : look.barHeight)
  }

  /// The part of the screen below its bar.
  var content: Rect { Rect(frame.minX, frame.minY + top, frame.width, frame.height - top) }

  /// Radius of the corners at its upper end.
  var upperRadius: Double { corners.top }
  /// Radius of the corners at its lower end.
  var lowerRadius: Double { corners.bottom }

  private var corners: Corners {
    switch extent {
    case .whole: look.corners(top: device.cornerRadius, bottom: device.cornerRadius)
    // A card is not part of a device, and arcs are a tenth of the bytes of continuous corners.
    case .middle: .circular(Self.cardRadius)
    case .bottom: look.corners(top: 0, bottom: device.cornerRadius)
    }
  }

  /// The device and the dimmed contents of its screen; the dialog is added next.
  ///
  /// - Parameters:
  ///   - page: the paint of the screen.
  ///   - scrim: how the screen is dimmed; nil for not at all.
  ///   - end: where the text of the screen ends, so that no line shows behind a sheet.
  ///   - more: draws other parts that do not move with the dialog.
  func drawBackdrop(
    page: PaintRole = .page, scrim: PaintRole? = .scrim, textTo end: Double? = nil, into builder: inout SceneBuilder,
    more: (inout SceneBuilder) -> Void = { _ in }
  ) {
    if extent != .middle {
      let outer = device.cornerRadius + Self.bezel
      builder.rounded(
        Rect(0, 0, canvas.width, canvas.height), look.corners(top: extent == .whole ? outer : 0, bottom: outer), .bezel)
    }
    builder.rounded(frame, corners, page)
    if let bar {
      let room = Rect(frame.minX, frame.minY, frame.width, top)
      look.drawBar(bar, in: room, corners: look.corners(top: corners.top, bottom: 0), into: &builder)
      if bar.title != nil {
        let inset = look.contentInset
        let lines = GhostLines.path(
          in: Rect(
            frame.minX + inset, content.minY + 24, frame.width - 2 * inset,
            (end ?? content.maxY - 28) - content.minY - 24))
        builder.add(.stroke(lines.path, width: lines.thickness, .ghost))
      }
    }
    if let scrim { builder.rounded(frame, corners, scrim) }
    more(&builder)
    builder.beginDialog()
  }

  /// Ends the dialog and draws what is above everything else: status bar, home indicator, the edge of a card.
  func drawForeground(status: PaintRole = .status, into builder: inout SceneBuilder) {
    builder.endDialog()
    if extent == .whole { look.drawStatusBar(of: device, in: frame, status, into: &builder) }
    if extent == .middle {
      builder.add(.border(frame.inset(0.5), corners, width: 1, .frame))
    } else if device.safeArea.bottom > 0 {
      look.drawIndicator(in: frame, into: &builder)
    }
  }
}

/// System elements of every screen.
protocol ScreenLook: Sendable {
  /// Without the status bar.
  var barHeight: Double { get }
  /// From the sides of the screen to its text.
  var contentInset: Double { get }
  func corners(top: Double, bottom: Double) -> Corners
  /// - Parameter room: down to the lower edge of the bar, including the status bar.
  func drawBar(_ bar: Screen.Bar, in room: Rect, corners: Corners, into builder: inout SceneBuilder)
  func drawStatusBar(of device: Device, in screen: Rect, _ role: PaintRole, into builder: inout SceneBuilder)
  /// The indicator for the swipe that leaves the app.
  func drawIndicator(in screen: Rect, into builder: inout SceneBuilder)
}
