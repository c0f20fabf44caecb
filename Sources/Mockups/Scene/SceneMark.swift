/// A part of a dialog to mark in a drawing: words of its text, or all of it.
package struct SceneMark: Sendable, Hashable {
  package var part: SceneBox.Part
  /// The whole text of the part, of which a drawing can show less.
  package var text: String
  /// The words to mark, as UTF-8 offsets in the text.
  package var ranges: [Range<Int>]
  /// Whether to draw a line around the part.
  package var isOutlined: Bool

  package init(_ part: SceneBox.Part, text: String, ranges: [Range<Int>], isOutlined: Bool = false) {
    self.part = part
    self.text = text
    self.ranges = ranges
    self.isOutlined = isOutlined
  }
}

extension Scene {
  /// The scene with marks; the layout stays the same.
  package func marking(_ marks: [SceneMark]) -> Scene {
    var scene = self
    for mark in marks {
      let box = boxes.first { $0.part == mark.part }
      if mark.isOutlined, let box, box.isVisible, box.frame.width > 0 { scene.outlines.append(box.frame) }
      guard !mark.ranges.isEmpty, !mark.text.isEmpty else { continue }
      var marking = Marking(mark: mark, frame: box?.frame)
      scene.elements = marking.marked(scene.elements)
      guard !marking.hasFound else { continue }
      // The box of a switch or a field does not contain its label, which is on a line of its own.
      marking = Marking(mark: mark, frame: nil)
      scene.elements = marking.marked(scene.elements)
    }
    return scene
  }
}

/// Looks for the lines of a text among the elements of a scene, in order.
private struct Marking {
  let mark: SceneMark
  /// Where the lines are; nil if they can be anywhere, and are then the whole text.
  let frame: Rect?
  var hasFound = false
  /// Offset in the text of what has not been found yet.
  private var cursor = 0

  init(mark: SceneMark, frame: Rect?) {
    (self.mark, self.frame) = (mark, frame)
  }

  mutating func marked(_ elements: [SceneElement]) -> [SceneElement] {
    elements.map { element in
      switch element {
      case .text(let run): .text(marked(run))
      case .clipped(let rect, let corners, let inner): .clipped(rect, corners, marked(inner))
      case .marked(let mark, let inner): .marked(mark, marked(inner))
      default: element
      }
    }
  }

  private mutating func marked(_ run: TextRun) -> TextRun {
    guard isInFrame(run), let place = place(of: run.text) else { return run }
    hasFound = true
    cursor = place.upperBound
    var run = run
    run.marks += mark.ranges.compactMap { range in
      let shared = range.clamped(to: place)
      return shared.isEmpty ? nil : shared.lowerBound - place.lowerBound..<shared.upperBound - place.lowerBound
    }
    return run
  }

  private func isInFrame(_ run: TextRun) -> Bool {
    guard let frame else { return run.text == mark.text }
    return run.baseline > frame.minY - 1 && run.baseline < frame.maxY + 1 && run.x > frame.minX - 1
      && run.x < frame.maxX + 1
  }

  /// The offsets of a line in the text; a platform can write it in capitals, and end it with an ellipsis.
  private func place(of line: Substring) -> Range<Int>? {
    let shown = line.hasSuffix("…") && !mark.text.hasSuffix("…") ? line.dropLast() : line
    guard !shown.isEmpty else { return nil }
    let (rest, wanted) = (Array(mark.text.utf8.dropFirst(cursor)), Array(shown.utf8))
    if let start = Self.offset(of: wanted, in: rest) { return cursor + start..<cursor + start + wanted.count }
    let lowercased = Array(String(decoding: rest, as: UTF8.self).lowercased().utf8)
    guard lowercased.count == rest.count else { return nil }
    return Self.offset(of: Array(shown.lowercased().utf8), in: lowercased).map {
      cursor + $0..<cursor + $0 + wanted.count
    }
  }

  private static func offset(of wanted: [UInt8], in bytes: [UInt8]) -> Int? {
    guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
    for start in 0...bytes.count - wanted.count where bytes[start] == first {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { return start }
    }
    return nil
  }
}
