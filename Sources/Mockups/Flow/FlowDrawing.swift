package import Dialogs
package import Words

extension MockupRenderer {
  /// A dialog and those that follow it as one drawing with arrows; nil if it leads to none of the others.
  ///
  /// - Parameters:
  ///   - id: the dialog that the flow starts with.
  ///   - dialogs: the dialogs that it can consist of.
  package static func flow(
    from id: String, among dialogs: [(id: String, dialog: Dialog)], on platform: Platform, words: Words = .english
  ) -> Anatomy? {
    let flow = FlowDrawing(from: id, among: dialogs, on: platform, words)
    return flow.stops.count > 1 ? flow.anatomy : nil
  }
}

/// Draws dialogs below each other, in the order in which people can reach them, with an arrow from each button to the
/// dialog that it opens.
///
/// Arrows run beside the dialogs, each in a lane of its own, so that the drawing is as narrow as its widest dialog and
/// legible on a phone.
struct FlowDrawing {
  struct Stop {
    let dialog: Dialog
    var scene: Scene
    /// The steps to other stops.
    var steps: [(step: Dialog.Step, target: Int)] = []
  }

  private(set) var stops: [Stop] = []
  private let platform: Platform
  private let words: Words
  private let unit: Double

  /// More could not be taken in.
  private static let limit = 12
  private static let gap = 34.0
  private static let laneWidth = 14.0

  init(
    from id: String, among dialogs: [(id: String, dialog: Dialog)], on platform: Platform, _ words: Words
  ) {
    self.platform = platform
    self.words = words
    unit = 1 / max(platform.drawing.scale, 0.1)
    var byID: [String: Dialog] = [:]
    for (id, dialog) in dialogs where byID[id] == nil { byID[id] = dialog }
    var numbers: [String: Int] = [:]
    var waiting = [id]
    var next = 0
    while next < waiting.count, stops.count < Self.limit {
      let id = waiting[next]
      next += 1
      guard numbers[id] == nil, let dialog = byID[id],
        let scene = MockupRenderer.scene(for: dialog, on: platform, words: words)
      else { continue }
      numbers[id] = stops.count
      stops.append(Stop(dialog: dialog, scene: scene.cropped(margin: 18 * unit)))
      waiting += dialog.steps.map(\.target.value)
    }
    for index in stops.indices {
      stops[index].steps = stops[index].dialog.steps.compactMap { step in
        numbers[step.target.value].map { (step, $0) }
      }
    }
  }

  var anatomy: Anatomy {
    let width = stops.map(\.scene.size.width).max() ?? 0
    var notes = Notes(unit: unit, family: platform.drawing.family)
    var pictures: [SceneElement] = []
    var frames: [Rect] = []
    var top = 0.0
    for stop in stops {
      let size = stop.scene.size
      let frame = Rect((width - size.width) / 2, top, size.width, size.height)
      frames.append(frame)
      pictures += stop.scene.elements.map { $0.moved(frame.minX, frame.minY) }
      top += size.height + Self.gap * unit
    }
    let column = Rect(0, 0, width, max(top - Self.gap * unit, 0))
    drawArrows(frames, column, into: &notes)
    for (index, frame) in frames.enumerated() {
      let center = Point(frame.minX + 4 * unit, frame.minY + 4 * unit)
      notes.add(.circle(center: center, radius: 12 * unit, .note))
      notes.text("\(index + 1)", size: index < 9 ? 15 : 13, at: center, .noteText)
    }
    return finished(pictures, notes, around: Rect.around([column, notes.bounds]).inset(-3 * unit))
  }

  private func finished(_ pictures: [SceneElement], _ notes: Notes, around bounds: Rect) -> Anatomy {
    var scene = stops[0].scene
    let elements = pictures + [.marked(.layer("notes"), notes.elements)]
    scene.elements = elements.map { $0.moved(-bounds.minX, -bounds.minY) }
    scene.size = Size(bounds.width, bounds.height)
    (scene.boxes, scene.scrollAreas) = ([], [])
    scene.isAnnotated = true
    let parts = stops.indices.map(part)
    let kind = words.name(of: stops[0].dialog)
    scene.transcript.name = words.text(
      Word("flow.name"), ("name", kind), ("platform", words.name(of: platform)))
    scene.transcript.lines = parts.map { part in
      let figures = part.figures.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      return Transcript.Line(.control, "\(part.number): \(part.name)" + (figures.isEmpty ? "" : ". \(figures)"))
    }
    return Anatomy(scene: scene, parts: parts, sources: [])
  }

  /// A dialog in the list: what opens it, and where its buttons lead.
  private func part(_ index: Int) -> Anatomy.Part {
    let stop = stops[index]
    var figures: [Anatomy.Figure] = []
    if let trigger = stop.dialog.situation.trigger, trigger.value != "launch" {
      figures.append(Anatomy.Figure(name: words.text(Word("flow.trigger")), value: trigger.value))
    }
    figures += stop.steps.map { step, target in
      Anatomy.Figure(
        name: step.label?.value ?? words.text(Word("flow.leaving")),
        value: words.text(
          Word("flow.leads_to"), ("number", "\(target + 1)"), ("name", words.name(of: stops[target].dialog))))
    }
    return Anatomy.Part(number: index + 1, name: words.name(of: stop.dialog), text: "", figures: figures)
  }

  // MARK: Arrows

  private struct Arrow {
    let isLeft: Bool
    let start: Point
    /// The side of the dialog that it leads to.
    let end: Point

    /// The height that it takes in its lane.
    var range: ClosedRange<Double> { min(start.y, end.y)...max(start.y, end.y) }
  }

  private func drawArrows(_ frames: [Rect], _ column: Rect, into notes: inout Notes) {
    var lanes: [(isLeft: Bool, arrows: [ClosedRange<Double>])] = []
    for arrow in arrows(frames) {
      let depth = Self.lane(for: arrow.range, among: &lanes, isLeft: arrow.isLeft)
      let distance = (20 + Double(depth) * Self.laneWidth) * unit
      let x = arrow.isLeft ? column.minX - distance : column.maxX + distance
      let head = (arrow.isLeft ? -1 : 1) * 7 * unit
      notes.line([arrow.start, Point(x, arrow.start.y), Point(x, arrow.end.y), arrow.end], width: 1.75)
      notes.line(
        [
          Point(arrow.end.x + head, arrow.end.y - 5 * unit), arrow.end,
          Point(arrow.end.x + head, arrow.end.y + 5 * unit),
        ], width: 1.75)
      notes.add(.circle(center: arrow.start, radius: 4 * unit, .note))
    }
  }

  /// The first lane of a side in which nothing is at a height.
  private static func lane(
    for range: ClosedRange<Double>, among lanes: inout [(isLeft: Bool, arrows: [ClosedRange<Double>])], isLeft: Bool
  ) -> Int {
    let own = lanes.indices.filter { lanes[$0].isLeft == isLeft }
    if let depth = own.firstIndex(where: { lanes[$0].arrows.allSatisfy { !$0.overlaps(range) } }) {
      lanes[own[depth]].arrows.append(range)
      return depth
    }
    lanes.append((isLeft, [range]))
    return own.count
  }

  private func arrows(_ frames: [Rect]) -> [Arrow] {
    var arrivals = [Int](repeating: 0, count: stops.count)
    var arrows: [Arrow] = []
    for (index, stop) in stops.enumerated() {
      for (step, target) in stop.steps {
        let panel = Self.panel(of: stop.scene)
        let frame = Self.frame(of: step, in: stop) ?? panel
        let isLeft = frame.midX < panel.midX - 1
        let inset = min(8 * unit, frame.width / 4)
        let start = Point(
          frames[index].minX + (isLeft ? frame.minX + inset : frame.maxX - inset), frames[index].minY + frame.midY)
        let goal = Self.panel(of: stops[target].scene).moved(frames[target].minX, frames[target].minY)
        let height = min(22 + 12 * Double(arrivals[target]), 60) * unit
        arrivals[target] += 1
        arrows.append(
          Arrow(
            isLeft: isLeft, start: start,
            end: Point(isLeft ? goal.minX - 2 * unit : goal.maxX + 2 * unit, goal.minY + min(height, goal.height / 2))))
      }
    }
    return arrows
  }

  private static func panel(of scene: Scene) -> Rect {
    scene.boxes.first { $0.part == .panel }?.frame ?? Rect(0, 0, scene.size.width, scene.size.height)
  }

  /// Where a step starts: its button; for leaving, the button that leaves.
  private static func frame(of step: Dialog.Step, in stop: Stop) -> Rect? {
    let parts: [SceneBox.Part] =
      switch step.source {
      case .button(let index): [.button(index)]
      case .leading: [.leading]
      case .trailing: [.trailing]
      case .leaving: [.leading] + (stop.dialog.cancelIndex.map { [.button($0)] } ?? [])
      }
    return stop.scene.boxes.first { parts.contains($0.part) && $0.isVisible }?.frame
  }
}
