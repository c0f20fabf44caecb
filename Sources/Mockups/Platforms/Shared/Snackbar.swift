import Dialogs

/// The style of snackbars on a platform.
struct SnackbarStyle {
  let text: TextStyle
  let pitch: Double
  let action: TextStyle
  let radius: Double
  /// Allowed widths, if the screen permits; on a phone, a snackbar is as wide as the screen.
  var widths: ClosedRange<Double>
}

/// A snackbar, measured: one message and at most one action.
///
/// Proportions are Compose's, in dp: 48 high for one line and 68 for two; a long action, or one that takes more than
/// a quarter of the width, is below.
struct SnackbarPanel {
  let width: Double
  let height: Double

  private static let padding = 16.0
  private static let textMargin = 14.0
  private static let actionPadding = 12.0
  private static let actionMargin = 8.0
  private static let actionHeight = 36.0
  /// Above and below the action's text.
  private static let actionInset = 8.0
  /// A longer action gets its own row.
  private static let longAction = 128.0

  private let dialog: Dialog
  private let style: SnackbarStyle
  private let message: TextBlock
  private let action: TextBlock?
  private let isStacked: Bool
  private let actionHeight: Double

  /// - Parameter room: the available width on the screen.
  init(_ dialog: Dialog, _ style: SnackbarStyle, room: Double) {
    self.dialog = dialog
    self.style = style
    let most = min(room, style.widths.upperBound)
    let action = dialog.buttons.first.map { button in
      TextBlock.label(
        button.label.value, style.action, pitch: style.pitch, width: most - 2 * Self.padding, minimumScale: 1)
    }
    let length = (action?.inkWidth ?? 0) + 2 * Self.actionPadding
    isStacked = (action?.inkWidth ?? 0) > min(Self.longAction, max(most / 4, Self.longAction / 2))
    actionHeight = max(Self.actionHeight, style.pitch + 2 * Self.actionInset)
    let beside = action == nil || isStacked ? Self.padding : length + Self.actionMargin
    let text = dialog.message?.value ?? dialog.title?.value
    let natural = text.map { TextMetrics.width(of: $0, style.text) } ?? 0
    width = min(max((Self.padding + natural + beside).rounded(.up), style.widths.lowerBound), most)
    message = TextBlock(text, style.text, pitch: style.pitch, width: width - Self.padding - beside)
    self.action = action
    let lines = max(message.height, style.pitch)
    height =
      max(2 * Self.textMargin + lines, 48) + (isStacked ? actionHeight - Self.textMargin + Self.actionMargin : 0)
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    builder.add(.blurred(Rect(frame.x, frame.y + 3, width, height), .circular(style.radius), deviation: 4, .shadow))
    builder.rounded(frame, .circular(style.radius), .snackbar)
    builder.box(.panel, frame)
    let top = isStacked ? origin.y + Self.textMargin : frame.midY - message.height / 2
    builder.text(
      message, x: origin.x + Self.padding, baseline: top + message.firstBaseline, .snackbarText, .leading)
    builder.box(.message, Rect(origin.x + Self.padding, top, message.width, message.height), message)
    guard let action else { return }
    let length = action.inkWidth + 2 * Self.actionPadding
    let button = Rect(
      frame.maxX - Self.actionMargin - length,
      isStacked ? frame.maxY - Self.actionMargin - actionHeight : frame.midY - actionHeight / 2, length, actionHeight)
    builder.text(
      action, x: button.maxX - Self.actionPadding - action.width,
      baseline: button.midY - action.height / 2 + action.firstBaseline, .snackbarAction, .trailing)
    builder.box(.button(0), button, action)
  }
}

extension SnackbarPanel {
  /// A scene with a snackbar at the bottom of an undimmed screen.
  ///
  /// - Parameter margin: minimum distance at the sides and below, above the gesture bar.
  static func scene(
    of dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook, _ style: SnackbarStyle,
    margin: Double
  ) -> Scene {
    let device = setting.device
    let panel = SnackbarPanel(dialog, style, room: device.size.width - 2 * margin)
    let isPhone = device.size.width < 600
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop where isPhone:
        Screen(
          look, device: device, bar: dialog.bar, .bottom,
          height: 68 + panel.height + margin + device.safeArea.bottom)
      // The bottom of a tablet is mostly empty: a card shows the snackbar at its natural size.
      case .crop:
        Screen(
          look, device: device, bar: dialog.bar, .middle, width: panel.width + 4 * margin,
          height: 68 + panel.height + 2 * margin)
      }
    let bottom = screen.extent == .middle ? 2 * margin : margin + device.safeArea.bottom
    let top = screen.frame.maxY - bottom - panel.height
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: nil, textTo: top, into: &builder)
    panel.draw(at: Point(screen.frame.midX - panel.width / 2, top), into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }
}
