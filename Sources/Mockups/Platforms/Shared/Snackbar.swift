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
/// Figures are Compose's, in dp: 48 high for one line, in the middle, and 68 for two, the first on a baseline at 30. A
/// long action, or one that takes more than a quarter of the width, is below.
struct SnackbarPanel {
  let width: Double
  let height: Double

  static let padding = 16.0
  static let oneLineHeight = 48.0
  static let twoLineHeight = 68.0
  /// From the upper edge to the first of several lines.
  private static let firstBaseline = 30.0
  /// Kept free above and below the text.
  private static let textMargin = 6.0
  /// From the last baseline to the row of an action below the text.
  private static let textToAction = 12.0
  /// From the text to an action beside it.
  private static let textEnd = 8.0
  private static let actionPadding = 12.0
  private static let actionMargin = 8.0
  private static let actionHeight = 40.0
  /// Height of an action's own row, which is its target for a finger.
  private static let actionRow = 48.0
  /// Below that row.
  private static let belowAction = 2.0
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
  /// From the upper edge to the text.
  private let textTop: Double

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
    let beside = action == nil || isStacked ? Self.padding : length + Self.actionMargin + Self.textEnd
    let text = dialog.message?.value ?? dialog.title?.value
    let natural = text.map { TextMetrics.width(of: $0, style.text) } ?? 0
    width = min(max((Self.padding + natural + beside).rounded(.up), style.widths.lowerBound), most)
    message = TextBlock(text, style.text, pitch: style.pitch, width: width - Self.padding - beside)
    self.action = action
    let top = max(Self.firstBaseline - message.firstBaseline, Self.textMargin)
    if isStacked {
      textTop = top
      let last = top + message.firstBaseline + message.depth
      height = last + Self.textToAction + max(actionHeight, Self.actionRow) + Self.belowAction
    } else if message.lines.count > 1 {
      textTop = top
      height = max(Self.twoLineHeight, top + message.height + Self.textMargin)
    } else {
      height = max(Self.oneLineHeight, message.height + 2 * Self.textMargin, actionHeight)
      textTop = (height - message.height) / 2
    }
  }

  func draw(at origin: Point, into builder: inout SceneBuilder) {
    let frame = Rect(origin.x, origin.y, width, height)
    builder.add(.blurred(Rect(frame.x, frame.y + 3, width, height), .circular(style.radius), deviation: 4, .shadow))
    builder.rounded(frame, .circular(style.radius), .snackbar)
    builder.box(.panel, frame)
    let top = origin.y + textTop
    builder.text(
      message, x: origin.x + Self.padding, baseline: top + message.firstBaseline, .snackbarText, .leading)
    builder.box(.message, Rect(origin.x + Self.padding, top, message.width, message.height), message)
    guard let action else { return }
    let length = action.inkWidth + 2 * Self.actionPadding
    let button = Rect(
      frame.maxX - Self.actionMargin - length,
      isStacked
        ? frame.maxY - Self.belowAction - (max(actionHeight, Self.actionRow) + actionHeight) / 2
        : frame.midY - actionHeight / 2, length, actionHeight)
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
