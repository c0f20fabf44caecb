/// Finds which part of a dialog an element of its drawing belongs to, by the boxes of the layout.
///
/// A shape belongs to the smallest box that it fills or lies in, a line of text to the smallest box around its middle.
/// What is in no box belongs to the panel, or to the screen behind.
struct ScenePartition {
  enum Owner: Hashable {
    case screen
    /// What dims the screen.
    case scrim
    /// The panel: its background, separators, and other elements without a box.
    case panel
    /// The handle of a sheet.
    case handle
    /// The index of a box of the scene.
    case box(Int)
  }

  private struct Candidate {
    let index: Int
    let frame: Rect
    let isVisible: Bool
    /// Whether its label can be on its line but outside of it.
    let isRow: Bool
  }

  /// Visible ones first, then the smallest, without the panel.
  private let candidates: [Candidate]

  init(_ boxes: [SceneBox]) {
    candidates = boxes.enumerated().compactMap { index, box in
      guard box.part != .panel, box.frame.area > 0 else { return nil }
      return Candidate(index: index, frame: box.frame, isVisible: box.isVisible, isRow: box.part.isRow)
    }.sorted { $0.isVisible != $1.isVisible ? $0.isVisible : $0.frame.area < $1.frame.area }
  }

  /// - Parameters:
  ///   - isInDialog: whether the element is part of the dialog, not of the screen.
  ///   - clip: the visible area if the element scrolls.
  func owner(of element: SceneElement, isInDialog: Bool, clip: Rect? = nil) -> Owner {
    if let role = element.role, role == .scrim || role == .popoverScrim { return .scrim }
    guard isInDialog else { return .screen }
    if element.role == .handle { return .handle }
    let bounds = element.bounds
    let shown = candidates.filter { clip == nil ? $0.isVisible : true }
    if case .text = element {
      // The last line that shows can be cut, with its middle below the visible area.
      let y = clip.map { min(max(bounds.midY, $0.minY + 3), max($0.maxY - 3, $0.minY + 3)) } ?? bounds.midY
      let middle = Point(bounds.midX, y)
      if let around = shown.first(where: { $0.frame.inset(-2).contains(middle) }) { return .box(around.index) }
      // The label of a switch is beside it, and that of a field can be above it.
      if let row = shown.first(where: { $0.isRow && $0.frame.minY - 26 < middle.y && middle.y < $0.frame.maxY }) {
        return .box(row.index)
      }
      return .panel
    }
    // A hairline separates parts.
    if min(bounds.width, bounds.height) < 1 { return .panel }
    let owner = shown.first { candidate in
      let shared = candidate.frame.intersection(bounds).area
      return candidate.frame.inset(-2).contains(bounds) || shared > 0.6 * max(candidate.frame.area, bounds.area)
    }
    return owner.map { .box($0.index) } ?? .panel
  }

  /// All elements that are neither groups nor cut off completely, with their owners, in the order of painting.
  func leaves(of elements: [SceneElement]) -> [(element: SceneElement, owner: Owner)] {
    var leaves: [(element: SceneElement, owner: Owner)] = []
    collect(elements, isInDialog: false, clip: nil, into: &leaves)
    return leaves
  }

  private func collect(
    _ elements: [SceneElement], isInDialog: Bool, clip: Rect?,
    into leaves: inout [(element: SceneElement, owner: Owner)]
  ) {
    for element in elements {
      switch element {
      case .clipped(let rect, _, let inner): collect(inner, isInDialog: isInDialog, clip: rect, into: &leaves)
      case .marked(let mark, let inner):
        collect(inner, isInDialog: isInDialog || mark == .dialog, clip: clip, into: &leaves)
      default:
        if let clip, !element.mayShow(in: clip) { continue }
        leaves.append((element, owner(of: element, isInDialog: isInDialog, clip: clip)))
      }
    }
  }
}

extension SceneBox.Part {
  /// Whether it is a control in a row of a modal view.
  fileprivate var isRow: Bool {
    switch self {
    case .field, .toggle: true
    default: false
    }
  }
}
