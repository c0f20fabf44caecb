import Dialogs
import Words

extension MockupRenderer {
  /// The dialog with a state; nil for the usual picture.
  static func scene(
    for dialog: Dialog, on platform: Platform, textSize: Dialog.TextSize? = nil, state: Dialog.State?, words: Words
  ) -> Scene? {
    let drawn = state == .disabled ? dialog.disabled : dialog
    guard var scene = scene(for: drawn, on: platform, textSize: textSize, words: words) else { return nil }
    if let state { scene.show(state, of: dialog) }
    return scene
  }
}

extension Dialog {
  /// The dialog with its primary button disabled.
  fileprivate var disabled: Dialog {
    var dialog = self
    if let index = primaryIndex { dialog.buttons[index].isEnabled = false }
    dialog.navigation?.trailing?.isEnabled = false
    return dialog
  }

  /// Whether a part has the states of buttons.
  fileprivate func isPrimary(_ part: SceneBox.Part) -> Bool {
    switch part {
    case .button(let index): index == primaryIndex
    case .trailing: true
    case .leading: navigation?.trailing == nil
    default: false
    }
  }
}

extension PaintRole {
  static let pressed = PaintRole("pressed")
  static let focusRing = PaintRole("focus-ring", isStroke: true)
  static let fieldError = PaintRole("field-error", isStroke: true)
  static let errorMark = PaintRole("error-mark")
  static let errorText = PaintRole("error-text")
}

extension Scene {
  /// Draws a state over the part that has it.
  fileprivate mutating func show(_ state: Dialog.State, of dialog: Dialog) {
    let button = boxes.first { dialog.isPrimary($0.part) && $0.isVisible }
    let field = boxes.first { [.textField, .field(0)].contains($0.part) || $0.part.isField }
    switch state {
    case .disabled: break
    case .pressed:
      guard let button else { return }
      cover(button.frame, radius: radius(of: button, dialog), .pressed)
    case .focused:
      // Where a remote moves the focus, the drawing has it already.
      guard let button, !platform.drawing.hasFocus else { return }
      // A ring is around the button, or inside of one that touches the edge of the panel.
      let isInside = !panel.inset(4).contains(button.frame)
      let ring = button.frame.inset(isInside ? 3.5 : -2.5)
      let radius = min(max(radius(of: button, dialog) + (isInside ? -3.5 : 2.5), 9), ring.height / 2)
      elements.append(.border(ring, .circular(radius), width: 3, .focusRing))
    case .error: if let field { markError(field) }
    }
    isAnnotated = true
  }

  private var panel: Rect { boxes.first { $0.part == .panel }?.frame ?? Rect(0, 0, size.width, size.height) }

  private func radius(of button: SceneBox, _ dialog: Dialog) -> Double {
    let partition = ScenePartition(boxes)
    let index = boxes.firstIndex(of: button)
    for (element, owner) in partition.leaves(of: elements) {
      guard case .box(index) = owner, case .rounded(let rect, let corners, _) = element,
        rect.height > button.frame.height * 0.85
      else { continue }
      return corners.top
    }
    let radius = platform.buttonRadius(in: dialog.kind.value)
    return button.frame.width > panel.width - 2 ? 0 : min(radius, button.frame.height / 2)
  }

  /// A tint over a button, cut by the corners of the panel.
  private mutating func cover(_ frame: Rect, radius: Double, _ role: PaintRole) {
    var shape = Corners.square
    for (element, owner) in ScenePartition(boxes).leaves(of: elements) where owner == .panel {
      if case .rounded(let rect, let corners, _) = element, rect.inset(-0.5).contains(frame) { shape = corners }
    }
    let visible = panel.inset(-0.5).contains(frame) ? panel : frame
    elements.append(.clipped(visible, visible == panel ? shape : .square, [.rounded(frame, .circular(radius), role)]))
  }

  /// A line around a field and a mark at its trailing end.
  private mutating func markError(_ field: SceneBox) {
    let frame = field.frame
    var corners = Corners.circular(4)
    for (element, owner) in ScenePartition(boxes).leaves(of: elements) {
      guard owner == .box(boxes.firstIndex(of: field) ?? -1) || owner == .panel,
        case .rounded(let rect, let own, _) = element, frame.inset(-1).contains(rect), rect.height > frame.height * 0.8
      else { continue }
      corners = own
    }
    elements.append(.border(frame.inset(0.75), corners, width: 1.5, .fieldError))
    let radius = min(9, frame.height * 0.28)
    let center = Point(frame.maxX - radius - max(8, corners.top / 2), frame.midY)
    elements.append(.circle(center: center, radius: radius, .errorMark))
    var bar = Path()
    let (width, top) = (radius * 0.12, center.y - radius * 0.55)
    bar.move(center.x - width, top)
    bar.line(center.x + width, top)
    bar.line(center.x + width, center.y + radius * 0.15)
    bar.line(center.x - width, center.y + radius * 0.15)
    bar.close()
    elements.append(.path(bar, .errorText))
    elements.append(
      .circle(center: Point(center.x, center.y + radius * 0.48), radius: radius * 0.15, .errorText))
  }

  /// The dialog with some of the screen around it.
  ///
  /// - Parameter margin: around the dialog, in points.
  package func cropped(margin: Double) -> Scene {
    let parts = boxes.filter(\.isVisible).map(\.frame)
    let whole = Rect(0, 0, size.width, size.height)
    let room = Rect.around(parts.isEmpty ? [whole] : parts).inset(-margin).intersection(whole)
    var scene = self
    scene.size = Size(room.width, room.height)
    scene.extent = .middle
    scene.elements = [SceneElement.clipped(room, .circular(min(margin, 14)), elements).moved(-room.minX, -room.minY)]
    for index in boxes.indices {
      scene.boxes[index].frame = boxes[index].frame.moved(-room.minX, -room.minY)
      scene.boxes[index].otherState = boxes[index].otherState.map { $0.moved(-room.minX, -room.minY) }
    }
    for index in scrollAreas.indices {
      scene.scrollAreas[index].frame = scrollAreas[index].frame.moved(-room.minX, -room.minY)
    }
    return scene
  }
}

extension SceneBox.Part {
  fileprivate var isField: Bool { if case .field = self { true } else { false } }
}
