package import Dialogs

/// A dialog as it stands on its screen: every coordinate settled, nothing left to decide.
///
/// Printers write it down as SVG; rules measure it by its boxes. What it looks like in light and dark is the palette's
/// affair.
package struct Scene: Sendable, Hashable {
  package var platform: Platform
  package var size: Size
  /// CSS pixels to a point, so that pictures of all platforms stand beside each other at a like size.
  package var scale: Double
  package var extent: Extent
  /// What a screen reader says, with the buttons in the order in which they are drawn.
  package var transcript: Transcript
  /// BCP 47 tag of the dialog's text, where its author gave one.
  package var language: String?
  /// Painted in this order.
  package var elements: [SceneElement]
  /// The parts that rules measure and live dialogs are built from; buttons in the order in which they are reached.
  package var boxes: [SceneBox]
  /// Areas whose content may not fit.
  package var scrollAreas: [ScrollArea]

  /// How much of the device a scene shows.
  package enum Extent: Sendable, Hashable {
    case whole
    /// Some of the screen: a card.
    case middle
    /// The lower end of the device, cut off at the top.
    case bottom
  }

  /// Whether a part of the dialog can only be reached by scrolling.
  package var scrolls: Bool { scrollAreas.contains { $0.overflows } }
}

/// A part of a dialog with the room that it takes.
package struct SceneBox: Sendable, Hashable {
  package enum Part: Sendable, Hashable {
    case panel
    case title
    case message
    case textField
    /// The buttons of a modal view's bar.
    case leading
    case trailing
    /// What macOS's alerts add.
    case help
    case accessory
    case suppression
    /// Rows of a modal view's content, by their index: where a field's text stands, the switch of a toggle.
    case text(Int)
    case field(Int)
    case toggle(Int)
    case image(Int)
    /// Index in the dialog's list.
    case button(Int)
  }

  package var part: Part
  /// In the scene's coordinates; what is scrolled out of sight stands where it would be reached.
  package var frame: Rect
  /// Lines of text that the part takes.
  package var lineCount: Int
  /// Whether all of it shows without scrolling.
  package var isVisible: Bool
  /// Whether text had to be shortened.
  package var isTruncated: Bool
  /// How a switch or checkbox, or a button that lights up in focus, looks in its other state; empty for all others.
  package var otherState: [SceneElement] = []
}

/// A part of a dialog that scrolls when its content is taller than the room for it.
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
