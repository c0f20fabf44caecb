package import Writing

/// Writes a scene as SVG; it makes no layout decisions.
package enum SVGPrinter {
  /// Where a picture is used.
  package enum Form: Sendable, Hashable {
    /// In a page with `MockupStylesheet`; every ID starts with the prefix.
    ///
    /// A hidden picture has no name and description: the page hides it from screen readers, beside its words.
    case inline(idPrefix: String, isHidden: Bool = false)
    /// A separate file, grouped by part.
    case standalone(Look, fonts: Fonts = .readers, styling: Styling = .classes)
  }

  /// Where a file has its colors and fonts.
  package enum Styling: String, Sendable, Hashable, CaseIterable {
    /// In a style sheet, which can follow the preferences of the reader.
    case classes
    /// In attributes of each element, which design tools import; in a fixed appearance.
    case attributes
  }

  /// The appearance of a file.
  package enum Look: Sendable, Hashable {
    case light
    case dark
    /// The preference of the system; light if not known.
    case automatic
  }

  /// The fonts of a file.
  package enum Fonts: Sendable, Hashable {
    /// The font of the platform, or the closest one on the reader's system.
    case readers
    /// The free fonts used for measuring, with their size and tracking, for PNG files.
    case measured
  }

  /// Appends the picture of a scene.
  package static func print(_ scene: Scene, _ form: Form, into writer: inout HTMLWriter) {
    var printing = SVGPrinting(scene, form, writer: writer)
    // The bytes are moved in and out without being copied.
    writer = HTMLWriter()
    printing.print()
    writer = printing.writer
  }
}
