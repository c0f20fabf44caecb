import Diagnostics
import Dialogs
import Mockups

/// A dialog laid out on the narrowest device of a platform.
struct MeasuredDialog {
  let platform: Platform
  let scene: Scene

  /// The limitations of rules that measure.
  static let heuristic =
    "Text is measured with Inter, Roboto, and Liberation Sans in place of the system fonts. Widths differ by 1–2 percent, "
    + "so a line that barely fits can be misjudged."

  /// Lays out the dialog, or returns nil if the platform does not support it.
  init?(_ dialog: Dialog, on platform: Platform, textSize: Dialog.TextSize) {
    guard
      let scene = MockupRenderer.scene(
        for: dialog, on: platform, device: platform.narrowestDevice, textSize: textSize)
    else { return nil }
    self.platform = platform
    self.scene = scene
  }

  /// Number of lines of the title; 0 if none is drawn.
  var titleLineCount: Int { scene.boxes.first { $0.part == .title }?.lineCount ?? 0 }

  /// The first button of the list that is visible only after scrolling.
  var firstHiddenButton: Int? {
    scene.boxes.compactMap { box -> Int? in
      guard case .button(let index) = box.part, !box.isVisible else { return nil }
      return index
    }.min()
  }

  /// The first button that does not fit on the screen even if all text scrolls.
  ///
  /// - Parameters:
  ///   - room: the height for text and buttons.
  ///   - rest: the part of it that buttons leave for text.
  func firstLeavingButton(of room: Double, rest: Double) -> Int? {
    let buttons = scene.boxes.filter { if case .button = $0.part { true } else { false } }
    let end: Double
    if let area = scene.scrollAreas.first(where: { $0.content == .buttons }) {
      guard rest < 0 else { return nil }
      end = area.frame.minY + room
    } else {
      // Buttons that never scroll can make the panel higher than the screen.
      guard let panel = scene.boxes.first(where: { $0.part == .panel }) else { return nil }
      let device = platform.narrowestDevice
      end = panel.frame.minY + device.size.height - device.safeArea.top - device.safeArea.bottom
    }
    return buttons.compactMap { box -> Int? in
      guard case .button(let index) = box.part, box.frame.maxY > end + 0.5 else { return nil }
      return index
    }.min()
  }

  /// Whether text has more lines than fit.
  var textScrolls: Bool { scene.scrollAreas.contains { $0.content == .text && $0.overflows } }
}

extension Platform {
  /// Names in a sentence: “iOS”, “iOS and Android”, “iOS, Android, and tvOS”.
  static func list(_ platforms: [Platform]) -> String { listed(platforms.map(\.name)) }
}
