package import Dialogs
package import Words

/// A drawing of a dialog with its parts numbered, and what is said about each of them.
package struct Anatomy: Sendable {
  /// A part with a number.
  package struct Part: Sendable, Hashable {
    package var number: Int
    /// In the terms of the platform: “Title”, “Headline”.
    package var name: String
    /// The text that it shows; empty for a part without text.
    package var text: String
    /// What the layout knows about it; empty unless the block asks for dimensions.
    package var figures: [Figure]
  }

  /// A property of a part: “Size”, “270 × 104.6 pt”.
  package struct Figure: Sendable, Hashable {
    package var name: String
    package var value: String
  }

  /// The dialog with its numbers, without most of the screen around it.
  package var scene: Scene
  /// In the order of their numbers.
  package var parts: [Part]
  /// Where the figures of the layout come from; empty without figures.
  package var sources: [FigureSource]
}

/// A publication that figures of a layout were taken from.
package struct FigureSource: Sendable, Hashable {
  package var name: String
  /// Its address.
  package var url: String

  package init(_ name: String, _ url: String) {
    self.name = name
    self.url = url
  }
}

extension MockupRenderer {
  /// The drawing of a block as its author wants it: with numbered parts, or plain.
  ///
  /// Nil if the platform does not support the kind.
  package static func drawing(for dialog: Dialog, on platform: Platform, words: Words = .english) -> Scene? {
    guard let scene = scene(for: dialog, on: platform, words: words) else { return nil }
    return anatomy(of: scene, dialog, words: words)?.scene ?? scene
  }

  /// The anatomy of a dialog, from its scene; nil unless the block asks for it.
  package static func anatomy(of scene: Scene, _ dialog: Dialog, words: Words = .english) -> Anatomy? {
    guard let form = dialog.anatomy?.value else { return nil }
    return AnatomyDrawing(scene, dialog, form, words).anatomy
  }
}
