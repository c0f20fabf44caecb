import Dialogs
import Writing

extension Scene {
  /// The scene as plain text, one element per line: goldens compare it, and it shows whether the layout or the
  /// printing of a picture has changed.
  package var dump: String {
    var dump = SceneDump()
    dump.line("scene \(platform.id) \(extent) \(dump.format(size))")
    dump.line("name \(transcript.name)")
    for line in transcript.lines {
      dump.line("says \(line.kind): \(line.text)\(line.note.map { " (\($0))" } ?? "")")
    }
    for box in boxes {
      dump.line(
        "box \(box.part) \(dump.format(box.frame)) lines \(box.lineCount)\(box.isVisible ? "" : " hidden")"
          + (box.isTruncated ? " truncated" : ""))
    }
    for area in scrollAreas {
      dump.line(
        "area \(area.content) \(dump.format(area.frame)) content \(dump.format(area.contentHeight))"
          + (area.overflows ? " scrolls" : ""))
    }
    dump.elements(SceneElement.still(elements), indent: "")
    return dump.text
  }
}

private struct SceneDump {
  var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func elements(_ elements: [SceneElement], indent: String) {
    for element in elements {
      line(indent + describe(element))
      if case .clipped(_, _, let inner) = element { self.elements(inner, indent: indent + "  ") }
    }
  }

  func describe(_ element: SceneElement) -> String {
    switch element {
    case .rectangle(let rect, let role): "rect \(role.name) \(format(rect))"
    case .rounded(let rect, let corners, let role): "rounded \(role.name) \(format(rect)) \(format(corners))"
    case .border(let rect, let corners, let width, let role):
      "border \(role.name) \(format(rect)) \(format(corners)) width \(format(width))"
    case .blurred(let rect, let corners, let deviation, let role):
      "blurred \(role.name) \(format(rect)) \(format(corners)) deviation \(format(deviation))"
    case .circle(let center, let radius, let role): "circle \(role.name) \(format(center)) radius \(format(radius))"
    case .path(let path, let role): "path \(role.name) \(format(path))"
    case .stroke(let path, let width, let role): "stroke \(role.name) width \(format(width)) \(format(path))"
    case .clipped(let rect, let corners, _): "clip \(format(rect)) \(format(corners))"
    case .marked(let mark, _): "mark \(mark)"
    case .text(let run):
      "text \(run.role.name) \(run.style.face) \(format(run.style.size)) \(run.anchor)"
        + " \(format(Point(run.x, run.baseline)))" + (run.isFitted ? " fit \(format(run.width))" : "")
        + (run.isRightToLeft ? " rtl" : "") + " “\(run.text)”"
    }
  }

  func format(_ value: Double) -> String {
    var writer = HTMLWriter()
    writer.number(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  func format(_ point: Point) -> String { "\(format(point.x)),\(format(point.y))" }

  func format(_ size: Size) -> String { "\(format(size.width))×\(format(size.height))" }

  func format(_ rect: Rect) -> String {
    "\(format(Point(rect.x, rect.y))) \(format(Size(rect.width, rect.height)))"
  }

  func format(_ corners: Corners) -> String {
    let radius =
      corners.top == corners.bottom ? format(corners.top) : "\(format(corners.top))/\(format(corners.bottom))"
    return "\(corners.curve) \(radius)"
  }

  func format(_ path: Path) -> String {
    path.segments.map { segment in
      switch segment {
      case .move(let point): "M \(format(point))"
      case .line(let point): "L \(format(point))"
      case .curve(let first, let second, let end): "C \(format(first)) \(format(second)) \(format(end))"
      case .close: "z"
      }
    }.joined(separator: " ")
  }
}
