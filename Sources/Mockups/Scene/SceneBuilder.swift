import Dialogs
import Words

/// Collects the elements of a layout.
///
/// Layouts are written for left-to-right text; `scene` mirrors the result if needed, on platforms that mirror.
struct SceneBuilder {
  private let size: Size
  private let extent: Scene.Extent
  private(set) var elements: [SceneElement] = []
  private(set) var boxes: [SceneBox] = []
  private(set) var scrollAreas: [ScrollArea] = []
  /// Elements outside the group being collected.
  private var outer: [(elements: [SceneElement], group: Group)] = []

  private enum Group {
    case clip(Rect, Corners)
    case mark(SceneElement.Mark)
  }

  /// Starts the scene of a screen.
  init(_ screen: Screen) {
    self.init(size: screen.canvas, screen.extent)
  }

  init(size: Size, _ extent: Scene.Extent) {
    self.size = size
    self.extent = extent
    elements.reserveCapacity(24)
    boxes.reserveCapacity(8)
  }

  mutating func add(_ element: SceneElement) { elements.append(element) }

  mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ role: PaintRole) {
    elements.append(.rectangle(Rect(x, y, width, height), role))
  }

  mutating func rounded(_ rect: Rect, _ corners: Corners, _ role: PaintRole) {
    elements.append(.rounded(rect, corners, role))
  }

  /// The alignment of text in its measured width.
  enum Alignment { case leading, center, trailing }

  /// The lines of a block, the first on a baseline.
  ///
  /// - Parameter x: the left edge of the width that the block was wrapped to.
  mutating func text(
    _ block: TextBlock, x: Double, baseline: Double, _ role: PaintRole, _ alignment: Alignment = .center
  ) {
    var baseline = baseline
    for line in block.lines {
      self.text(line, block.style, x: x, width: block.width, baseline: baseline, role, alignment)
      baseline += block.pitch
    }
  }

  /// One line within a width.
  mutating func text(
    _ line: TextLine, _ style: TextStyle, x: Double, width: Double, baseline: Double, _ role: PaintRole,
    _ alignment: Alignment = .center
  ) {
    let isRightToLeft = WritingDirection.isRightToLeft(line.text)
    // Text of Apple's platforms has its native width, so that other systems show what theirs do; text in scripts whose
    // widths are estimates, and text of other platforms, only if a fallback font, which is up to a fifth wider, would
    // not fit. Letters of right-to-left scripts join, so squeezing them would separate words.
    let isNative = style.face.family.isApple && TextMetrics.isExact(line.text, style.face)
    let isFitted = line.width > 0 && !isRightToLeft && (isNative || line.width * 1.2 > width)
    elements.append(
      .text(
        TextRun(
          text: line.text,
          x: alignment == .leading ? x : alignment == .center ? x + width / 2 : x + width,
          baseline: baseline,
          anchor: alignment == .leading ? .left : alignment == .center ? .center : .right,
          style: style,
          role: role,
          width: line.width,
          isFitted: isFitted,
          isRightToLeft: isRightToLeft)))
  }

  /// One line of text without wrapping.
  mutating func text(
    _ text: String, _ style: TextStyle, x: Double, width: Double, baseline: Double, _ role: PaintRole,
    _ alignment: Alignment = .center
  ) {
    let block = TextBlock.label(text, style, pitch: 0, width: width, minimumScale: 1)
    self.text(block, x: x, baseline: baseline, role, alignment)
  }

  mutating func box(
    _ part: SceneBox.Part, _ frame: Rect, _ block: TextBlock? = nil, isVisible: Bool = true
  ) {
    boxes.append(
      SceneBox(
        part: part, frame: frame, lineCount: block?.lines.count ?? 0, isVisible: isVisible,
        isTruncated: block?.isTruncated ?? false))
  }

  mutating func scrollArea(_ content: ScrollArea.Content, _ frame: Rect, contentHeight: Double) {
    scrollAreas.append(ScrollArea(content: content, frame: frame, contentHeight: contentHeight))
  }

  /// Everything added from here to `endClip` scrolls within a rectangle.
  mutating func beginClip(_ rect: Rect, _ corners: Corners = .square) { begin(.clip(rect, corners)) }

  mutating func endClip() { end() }

  /// Everything added from here to `endDialog` is the dialog, not the screen behind it.
  mutating func beginDialog() { begin(.mark(.dialog)) }

  mutating func endDialog() { end() }

  /// Adds the part that a live field, switch, or checkbox replaces, and its box.
  ///
  /// - Parameter isOn: whether a switch or checkbox is on, or a button has focus; nil for a field.
  mutating func control(
    _ part: SceneBox.Part, _ frame: Rect, _ block: TextBlock? = nil, isOn: Bool? = nil, isVisible: Bool = true,
    _ draw: (_ isOn: Bool, inout SceneBuilder) -> Void
  ) {
    begin(.mark(.control))
    draw(isOn ?? false, &self)
    end()
    box(part, frame, block, isVisible: isVisible)
    guard let isOn else { return }
    var other = SceneBuilder(size: size, extent)
    draw(!isOn, &other)
    boxes[boxes.count - 1].otherState = other.elements
  }

  private mutating func begin(_ group: Group) {
    outer.append((elements, group))
    elements = []
  }

  private mutating func end() {
    guard let (elements, group) = outer.popLast() else { return }
    let inner = self.elements
    self.elements = elements
    switch group {
    case .clip(let rect, let corners): add(.clipped(rect, corners, [.marked(.scrolling, inner)]))
    case .mark(let mark): add(.marked(mark, inner))
    }
  }

  /// The finished scene.
  func scene(of dialog: Dialog, on platform: Platform, _ words: Words) -> Scene {
    let buttons = boxes.compactMap { box in
      if case .button(let index) = box.part { index } else { nil }
    }
    let drawing = platform.drawing
    var scene = Scene(
      platform: platform, size: size, scale: drawing.scale, extent: extent,
      transcript: Transcript(of: dialog, on: platform, buttons: buttons, words: words),
      language: dialog.language?.value, elements: elements, boxes: boxes, scrollAreas: scrollAreas)
    if dialog.isRightToLeft, drawing.mirrors { scene.mirror() }
    return scene
  }
}

extension Scene {
  /// Mirrors a scene for right-to-left text.
  mutating func mirror() {
    let width = size.width
    elements = elements.map { $0.mirrored(in: width) }
    for index in boxes.indices {
      boxes[index].frame = boxes[index].frame.mirrored(in: width)
      boxes[index].otherState = boxes[index].otherState.map { $0.mirrored(in: width) }
    }
    for index in scrollAreas.indices { scrollAreas[index].frame = scrollAreas[index].frame.mirrored(in: width) }
  }
}

extension SceneBuilder {
  /// A scroll indicator at the trailing edge of a clipped area, at the top.
  mutating func scroller(in room: Rect, contentHeight: Double) {
    let track = room.height - 8
    guard track > 20 else { return }
    let length = max(track * room.height / contentHeight, 20)
    rounded(Rect(room.maxX - 6, room.minY + 4, 3, length), .circular(1.5), .scroller)
  }
}
