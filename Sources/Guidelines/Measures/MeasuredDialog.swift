import Dialogs
import Mockups

/// A dialog as it comes out on one platform's narrowest device.
struct MeasuredDialog {
  let platform: Platform
  let scene: Scene

  /// What rules that measure have to say of themselves.
  static let heuristic =
    "Text is measured with Inter, Roboto, and Liberation Sans in place of the system fonts. Widths differ by 1–2 percent, "
    + "so a line that barely fits can be misjudged."

  /// Lays the dialog out, or nil where the platform has nothing of its kind.
  init?(_ dialog: Dialog, on platform: Platform, textSize: Dialog.TextSize) {
    guard
      let scene = MockupRenderer.scene(
        for: dialog, on: platform, device: platform.narrowestDevice, textSize: textSize)
    else { return nil }
    self.platform = platform
    self.scene = scene
  }

  /// Lines that the title takes; 0 where none is drawn.
  var titleLineCount: Int { scene.boxes.first { $0.part == .title }?.lineCount ?? 0 }

  /// The first button of the list that only shows after scrolling.
  var firstHiddenButton: Int? {
    scene.boxes.compactMap { box -> Int? in
      guard case .button(let index) = box.part, !box.isVisible else { return nil }
      return index
    }.min()
  }

  /// The first button that has no place on the screen even when the text gives up all of its own.
  ///
  /// - Parameters:
  ///   - room: height that text and buttons have together.
  ///   - rest: what of it the buttons leave.
  func firstLeavingButton(of room: Double, rest: Double) -> Int? {
    let buttons = scene.boxes.filter { if case .button = $0.part { true } else { false } }
    let end: Double
    if let area = scene.scrollAreas.first(where: { $0.content == .buttons }) {
      guard rest < 0 else { return nil }
      end = area.frame.minY + room
    } else {
      // Buttons that never scroll make the panel higher than the screen.
      guard let panel = scene.boxes.first(where: { $0.part == .panel }) else { return nil }
      let device = platform.narrowestDevice
      end = panel.frame.minY + device.size.height - device.safeArea.top - device.safeArea.bottom
    }
    return buttons.compactMap { box -> Int? in
      guard case .button(let index) = box.part, box.frame.maxY > end + 0.5 else { return nil }
      return index
    }.min()
  }

  /// Whether text has more lines than there is room for.
  var textScrolls: Bool { scene.scrollAreas.contains { $0.content == .text && $0.overflows } }
}

extension Platform {
  /// Names in a sentence: “iOS”, “iOS and Android”, “iOS, Android and tvOS”.
  static func list(_ platforms: [Platform]) -> String {
    guard let last = platforms.last, platforms.count > 1 else { return platforms.first?.name ?? "" }
    return platforms.dropLast().map(\.name).joined(separator: ", ") + " and " + last.name
  }
}
