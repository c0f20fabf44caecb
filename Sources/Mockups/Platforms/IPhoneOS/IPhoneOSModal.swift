import Dialogs

/// A modal view of iPhone OS 3: a whole screen with a navigation bar and a grouped table.
enum IPhoneOSModal {
  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: IPhoneOSScreenLook
  ) -> Scene {
    let device = setting.device
    let form = IPhoneOSForm(dialog, width: device.size.width)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: Screen.Bar())
      case .crop:
        Screen(
          look, device: device, bar: Screen.Bar(), .middle, width: device.size.width, height: form.height + 24)
      }
    let transition = IPhoneOSTransition(dialog, setting.words)
    let below = transition == nil ? 0 : IPhoneOSTransition.height
    var builder = SceneBuilder(size: Size(screen.canvas.width, screen.canvas.height + below), screen.extent)
    screen.drawBackdrop(scrim: nil, into: &builder)
    builder.box(.panel, screen.frame)
    let content = screen.content
    builder.add(.clipped(content, .square, [.stroke(stripes(in: content), width: 2, .stripe)]))
    let bar = Rect(screen.frame.minX, content.minY - look.barHeight, screen.frame.width, 44)
    drawBar(dialog, in: bar, isBlack: look.isBlack, into: &builder)
    builder.scrollArea(.text, content, contentHeight: form.height)
    let isCut = form.height > content.height + 0.01
    if isCut { builder.beginClip(content) }
    form.draw(at: Point(content.minX, content.minY), into: &builder)
    if isCut { builder.endClip() }
    screen.drawForeground(into: &builder)
    transition?.draw(in: Rect(0, screen.canvas.height, screen.canvas.width, below), into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// The pinstripes behind grouped tables.
  private static func stripes(in frame: Rect) -> Path {
    var path = Path()
    for x in stride(from: frame.minX + 3, to: frame.maxX, by: 7) {
      path.move(x, frame.minY)
      path.line(x, frame.maxY)
    }
    return path
  }

  private static func drawBar(
    _ dialog: Dialog, in bar: Rect, isBlack: Bool, into builder: inout SceneBuilder
  ) {
    var (leadingRoom, trailingRoom) = (8.0, 8.0)
    if let leading = dialog.navigation?.leading {
      leadingRoom =
        draw(leading, .leading, in: bar, pointed: dialog.goesBack(leading), isBlack: isBlack, &builder) + 12
    }
    if let trailing = dialog.navigation?.trailing {
      trailingRoom = draw(trailing, .trailing, in: bar, pointed: false, isBlack: isBlack, &builder) + 12
    }
    guard let title = dialog.title?.value else { return }
    let frame = bar.titleRoom(
      for: TextMetrics.width(of: title, IPhoneOSScreenLook.titleStyle), leading: leadingRoom, trailing: trailingRoom)
    let block = IPhoneOSScreenLook.drawTitle(title, in: frame, into: &builder)
    builder.box(.title, frame, block)
  }

  /// A bar button, as wide as its label; a back button is pointed, and a completing button is bright blue.
  private static func draw(
    _ button: Dialog.Button, _ part: SceneBox.Part, in bar: Rect, pointed: Bool, isBlack: Bool,
    _ builder: inout SceneBuilder
  ) -> Double {
    let label = TextBlock.label(
      button.label.value, TextStyle(.helveticaBold, size: 12), pitch: 15, width: 96, minimumScale: 1)
    let (left, right) = pointed ? (15.0, 9.0) : (10.0, 10.0)
    let width = max(label.inkWidth + left + right, 48)
    let x = part == .leading ? bar.minX + 6 : bar.maxX - 6 - width
    let frame = Rect(x, bar.minY + 7, width, 30)
    let isDone = part == .trailing
    let face: PaintRole = isDone ? .barButtonDone : isBlack ? .barButtonBlack : .barButton
    let rim: PaintRole = isDone ? .barDoneRim : .barButtonRim
    if pointed {
      let outline = Self.pointed(frame.inset(0.5))
      builder.add(.path(outline, face))
      builder.add(.stroke(outline, width: 1, rim))
    } else {
      builder.rounded(frame, .circular(5), face)
      builder.add(.border(frame.inset(0.5), .circular(5), width: 1, rim))
    }
    let room = Rect(frame.minX + left, frame.minY, width - left - right, frame.height)
    builder.embossed(
      label, x: room.midX - label.width / 2, baseline: frame.midY - label.height / 2 + label.firstBaseline,
      button.isEnabled ? .white : .faintWhite, shadow: .darkShadow)
    builder.box(part, frame, label)
    return width
  }

  /// A button with a pointed left end of 14 points.
  private static func pointed(_ frame: Rect) -> Path {
    let radius = 5.0
    let shoulder = frame.minX + 12
    var path = Path()
    path.move(frame.minX, frame.midY)
    path.curve(
      Point(frame.minX + 4, frame.midY - 5), Point(shoulder - 4, frame.minY), Point(shoulder + 2, frame.minY))
    path.line(frame.maxX - radius, frame.minY)
    path.curve(
      Point(frame.maxX - 2, frame.minY), Point(frame.maxX, frame.minY + 2), Point(frame.maxX, frame.minY + radius))
    path.line(frame.maxX, frame.maxY - radius)
    path.curve(
      Point(frame.maxX, frame.maxY - 2), Point(frame.maxX - 2, frame.maxY), Point(frame.maxX - radius, frame.maxY))
    path.line(shoulder + 2, frame.maxY)
    path.curve(
      Point(shoulder - 4, frame.maxY), Point(frame.minX + 4, frame.midY + 5), Point(frame.minX, frame.midY))
    path.close()
    return path
  }
}
