package import Dialogs

/// Where a dialog fits worse than another one on a platform, as a translation may fit worse than its original.
///
/// Both are laid out on the narrowest device of the platform.
package struct FitComparison: Sendable {
  /// A part that fits in the other dialog, but not in this one.
  package struct Misfit: Sendable, Hashable {
    package var part: SceneBox.Part
    package var kind: Kind
  }

  package enum Kind: Sendable, Hashable {
    /// The text is cut off.
    case cut
    /// The buttons no longer stand side by side, because of this one.
    case stacked
    /// The title has more lines than there should be.
    case lines(Int, original: Int)
    /// The button shows only after scrolling.
    case hidden
  }

  package let misfits: [Misfit]

  /// Compares two dialogs, or returns nil if the platform does not support one of them.
  package init?(_ dialog: Dialog, with original: Dialog, on platform: Platform) {
    guard let scene = Self.scene(of: dialog, on: platform), let other = Self.scene(of: original, on: platform) else {
      return nil
    }
    let fitting = Dictionary(other.boxes.map { ($0.part, $0) }, uniquingKeysWith: { first, _ in first })
    var misfits: [Misfit] = []
    for box in scene.boxes {
      guard let twin = fitting[box.part] else { continue }
      if box.isTruncated, !twin.isTruncated { misfits.append(Misfit(part: box.part, kind: .cut)) }
      switch box.part {
      case .title:
        let most = Self.mostTitleLines(of: dialog, on: platform)
        guard box.lineCount > most, twin.lineCount <= most else { continue }
        misfits.append(Misfit(part: .title, kind: .lines(box.lineCount, original: twin.lineCount)))
      case .button:
        if !box.isVisible, twin.isVisible { misfits.append(Misfit(part: box.part, kind: .hidden)) }
      default: continue
      }
    }
    if Self.rows(of: scene) > Self.rows(of: other), dialog.buttons.count == original.buttons.count,
      let widest = Self.widestLabel(of: dialog)
    {
      misfits.append(Misfit(part: .button(widest), kind: .stacked))
    }
    self.misfits = misfits
  }

  private static func scene(of dialog: Dialog, on platform: Platform) -> Scene? {
    MockupRenderer.scene(for: dialog, on: platform, device: platform.narrowestDevice, textSize: .large)
  }

  /// How many lines Apple’s guidelines give to a title; no limit on other systems, which have none.
  private static func mostTitleLines(of dialog: Dialog, on platform: Platform) -> Int {
    guard platform.toolkits.contains(where: { [.swiftUI, .uiKit, .appKit].contains($0) }) else { return .max }
    return switch dialog.kind.value {
    case .alert: 2
    case .actionSheet: platform.style.sheetTitleLines
    case .modal, .snackbar: .max
    }
  }

  /// The number of rows that the buttons of the list take.
  private static func rows(of scene: Scene) -> Int {
    var tops: [Double] = []
    for box in scene.boxes {
      guard case .button = box.part, !tops.contains(where: { abs($0 - box.frame.minY) < 1 }) else { continue }
      tops.append(box.frame.minY)
    }
    return tops.count
  }

  private static func widestLabel(of dialog: Dialog) -> Int? {
    let style = TextStyle(.sanFranciscoBold, size: 16)
    return dialog.buttons.indices.max { left, right in
      TextMetrics.width(of: dialog.buttons[left].label.value, style)
        < TextMetrics.width(of: dialog.buttons[right].label.value, style)
    }
  }
}
