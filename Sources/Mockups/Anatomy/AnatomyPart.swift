import Dialogs
import Words

/// A part of a scene, before it has a number.
struct AnatomyPart {
  let owner: ScenePartition.Owner
  /// What it is in the layout; nil for the dimmed screen and the handle.
  let part: SceneBox.Part?
  let frame: Rect
  /// Its elements in the order of painting.
  let elements: [SceneElement]

  /// Its lines of text; a line below another as its shadow counts once.
  var runs: [TextRun] {
    let runs = elements.compactMap { element -> TextRun? in if case .text(let run) = element { run } else { nil } }
    return runs.enumerated().filter { index, run in
      !runs[(index + 1)...].contains { $0.text == run.text && abs($0.baseline - run.baseline) < 3 }
    }.map(\.element)
  }

  /// Where its text is; its frame if it has none, or has more than text.
  var ink: Rect {
    switch part {
    case .title, .message, .text, .accessory: runs.isEmpty ? frame : Rect.around(runs.map(\.bounds))
    default: frame
    }
  }

  /// The parts of a scene from top to bottom, the panel first and the screen last.
  static func all(of scene: Scene, isRightToLeft: Bool) -> [AnatomyPart] {
    var elements: [ScenePartition.Owner: [SceneElement]] = [:]
    for (element, owner) in ScenePartition(scene.boxes).leaves(of: scene.elements) {
      elements[owner, default: []].append(element)
    }
    var parts: [AnatomyPart] = []
    for (index, box) in scene.boxes.enumerated() where box.part != .panel {
      let frame = box.isVisible ? box.frame : scene.shown(box.frame)
      guard frame.height > 6, frame.width > 0 else { continue }
      let own = elements[.box(index)] ?? []
      // A screen without a title has an empty box for one.
      if own.isEmpty, box.lineCount == 0, box.part == .title { continue }
      parts.append(AnatomyPart(owner: .box(index), part: box.part, frame: frame, elements: own))
    }
    if let handle = elements[.handle] {
      parts.append(
        AnatomyPart(owner: .handle, part: nil, frame: Rect.around(handle.map(\.bounds)), elements: handle))
    }
    parts.sort { $0.isBefore($1, isRightToLeft: isRightToLeft) }
    if let panel = scene.boxes.first(where: { $0.part == .panel }) {
      let own = elements[.panel] ?? []
      parts.insert(AnatomyPart(owner: .panel, part: .panel, frame: panel.frame, elements: own), at: 0)
    }
    if let scrim = elements[.scrim]?.first {
      parts.append(AnatomyPart(owner: .scrim, part: nil, frame: scrim.bounds, elements: [scrim]))
    }
    return parts
  }

  /// Parts whose middles are within each other's height are on one line.
  private func isBefore(_ other: AnatomyPart, isRightToLeft: Bool) -> Bool {
    let isOnLine = abs(frame.midY - other.frame.midY) < min(frame.height, other.frame.height) / 2
    guard isOnLine else { return frame.midY < other.frame.midY }
    return isRightToLeft ? frame.midX > other.frame.midX : frame.midX < other.frame.midX
  }
}

extension Scene {
  /// The part of a frame that shows in the area it scrolls in.
  fileprivate func shown(_ frame: Rect) -> Rect {
    let area = scrollAreas.first { $0.frame.inset(-1).contains(Point(frame.midX, frame.minY)) }
    return area.map { $0.frame.intersection(frame) } ?? Rect(0, 0, 0, 0)
  }
}
