package import Dialogs

/// A dialog on its screen with final coordinates.
///
/// Printers write it as SVG; rules measure its boxes. The palette defines its look in light and dark.
package struct Scene: Sendable, Hashable {
  package var platform: Platform
  package var size: Size
  /// CSS pixels per point, so that pictures of all platforms have similar sizes.
  package var scale: Double
  package var extent: Extent
  /// The transcript, with the buttons in drawing order.
  package var transcript: Transcript
  /// BCP 47 tag of the text of the dialog, if set.
  package var language: String?
  /// Painted in this order.
  package var elements: [SceneElement]
  /// The parts for measuring rules and live dialogs; buttons in focus order.
  package var boxes: [SceneBox]
  /// Areas whose content may not fit.
  package var scrollAreas: [ScrollArea]
  /// Parts to draw a line around, in the coordinates of the scene.
  package var outlines: [Rect] = []
  /// Whether it has notes about its parts, whose colors no platform has.
  package var isAnnotated = false

  /// How much of the device a scene shows.
  package enum Extent: Sendable, Hashable {
    case whole
    /// A part of the screen: a card.
    case middle
    /// The lower end of the device, cut off at the top.
    case bottom
  }

  /// All lines of text that it paints.
  package var texts: [TextRun] { Self.texts(in: elements) }

  private static func texts(in elements: [SceneElement]) -> [TextRun] {
    elements.flatMap { element -> [TextRun] in
      switch element {
      case .text(let run): [run]
      case .clipped(_, _, let inner), .marked(_, let inner): texts(in: inner)
      default: []
      }
    }
  }

  /// Whether a part of the dialog is reachable only by scrolling.
  package var scrolls: Bool { scrollAreas.contains { $0.overflows } }
}

/// A part of a dialog with its frame.
package struct SceneBox: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case panel
    case title
    case message
    case textField
    /// The buttons in the bar of a modal view.
    case leading
    case trailing
    /// Additional elements of macOS alerts.
    case icon
    case help
    case accessory
    case suppression
    /// Rows of a modal view by index: the text area of a field, the switch of a toggle.
    case text(Int)
    case field(Int)
    case toggle(Int)
    case image(Int)
    /// Index in the list of the dialog.
    case button(Int)
  }

  package var part: Part
  /// In the coordinates of the scene; for hidden content, where it would be.
  package var frame: Rect
  /// Number of lines of text.
  package var lineCount: Int
  /// Whether all of it is visible without scrolling.
  package var isVisible: Bool
  /// Whether text was truncated.
  package var isTruncated: Bool
  /// The other state of a switch, a checkbox, or a button that lights up with focus; empty for others.
  package var otherState: [SceneElement] = []
}

/// A part of a dialog that scrolls if its content is too tall.
package struct ScrollArea: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case text
    case buttons
  }

  package var content: Content
  package var frame: Rect
  package var contentHeight: Double

  /// More than rounding.
  package var overflows: Bool { contentHeight > frame.height + 0.01 }
}
