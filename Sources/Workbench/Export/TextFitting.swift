import Mockups
import Writing

/// Text of a drawing that is stretched to the width that the layout has for it.
///
/// librsvg ignores `textLength`. That does not matter for text in the fonts that the layout measures with. Text in other
/// scripts is drawn in whatever font is installed, so librsvg is asked for its width first.
struct TextFitting {
  private let scene: Scene
  /// Each text once.
  private let runs: [TextRun]

  private struct Key: Hashable {
    let text: Substring
    let style: TextStyle
  }

  /// Nil if the fonts for measuring have all characters of the drawing.
  init?(_ scene: Scene) {
    self.scene = scene
    var (runs, seen): ([TextRun], Set<Key>) = ([], [])
    for run in scene.texts where !TextMetrics.foreign(in: run.text, run.style.face).isEmpty {
      if seen.insert(Key(text: run.text, style: run.style)).inserted { runs.append(run) }
    }
    guard !runs.isEmpty else { return nil }
    self.runs = runs
  }

  private static let (middle, pitch) = (4000.0, 400.0)

  /// Each text twice, to the right and to the left of the same vertical line: the two are apart by its width.
  var picture: [UInt8] {
    var picture = scene
    picture.size = Size(2 * Self.middle, Self.pitch * Double(2 * runs.count + 1))
    picture.outlines = []
    picture.elements = runs.enumerated().flatMap { index, run in
      [(TextRun.Anchor.left, 1), (.right, 2)].map { anchor, row in
        var copy = run
        (copy.x, copy.baseline) = (Self.middle, Self.pitch * Double(2 * index + row))
        (copy.anchor, copy.isFitted, copy.marks) = (anchor, false, [])
        return .text(copy)
      }
    }
    var writer = HTMLWriter(capacity: 4096)
    SVGPrinter.print(picture, .standalone(.light, fonts: .measured), into: &writer)
    return writer.bytes
  }

  /// The drawing with its text stretched.
  ///
  /// - Parameter outlines: the picture as librsvg converts it to SVG, with outlines instead of text.
  func fitted(by outlines: [UInt8]) -> Scene {
    var starts: [Int: Double] = [:]
    for point in OutlinePoints.first(in: outlines) {
      let row = Int((point.y / Self.pitch).rounded())
      if starts[row] == nil { starts[row] = point.x }
    }
    var drawn: [Key: Double] = [:]
    for (index, run) in runs.enumerated() {
      guard let right = starts[2 * index + 1], let left = starts[2 * index + 2] else { continue }
      drawn[Key(text: run.text, style: run.style)] = abs(right - left)
    }
    var scene = scene
    scene.elements = scene.elements.map { element in
      element.mappingText { run in
        drawn[Key(text: run.text, style: run.style)].map { Self.stretched(run, drawn: $0) } ?? run
      }
    }
    return scene
  }

  /// Text that is not set to its width only must not be wider.
  ///
  /// librsvg does not stretch the distance from the anchor to the text, so the anchor is on the left.
  private static func stretched(_ run: TextRun, drawn: Double) -> TextRun {
    guard drawn > 0, run.width > 0, drawn > run.width || run.isFitted else { return run }
    var run = run
    run.stretch = min(max(run.width / drawn, 0.2), 5)
    switch run.anchor {
    case .left: break
    case .center: run.x -= drawn * run.stretch / 2
    case .right: run.x -= drawn * run.stretch
    }
    run.anchor = .left
    return run
  }
}

/// Finds where shapes begin in SVG as cairo writes it.
enum OutlinePoints {
  /// The first point of each path, and the place of each glyph that is used.
  static func first(in svg: [UInt8]) -> [Point] {
    var points: [Point] = []
    var index = 0
    while let tag = find("<", in: svg, from: index) {
      let end = find(">", in: svg, from: tag) ?? svg.count
      let element = svg[tag..<end]
      if element.starts(with: Array("<path ".utf8)), let data = attribute(" d=\"M ", of: element),
        let x = number(data), let y = number(data.drop { $0 != UInt8(ascii: " ") }.dropFirst())
      {
        points.append(Point(x, y))
      } else if element.starts(with: Array("<use ".utf8)), let x = attribute(" x=\"", of: element).flatMap(number),
        let y = attribute(" y=\"", of: element).flatMap(number)
      {
        points.append(Point(x, y))
      }
      index = end
    }
    return points
  }

  private static func find(_ byte: Unicode.Scalar, in svg: [UInt8], from index: Int) -> Int? {
    svg[min(index, svg.count)...].firstIndex(of: UInt8(ascii: byte))
  }

  /// What follows the beginning of an attribute.
  private static func attribute(_ start: String, of element: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let wanted = Array(start.utf8)
    var rest = element
    while let first = rest.firstIndex(of: wanted[0]) {
      rest = rest[first...]
      if rest.starts(with: wanted) { return rest.dropFirst(wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let digits = bytes.prefix { "0"..."9" ~= Unicode.Scalar($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
