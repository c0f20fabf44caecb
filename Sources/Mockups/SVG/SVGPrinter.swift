package import Writing

/// Writes a scene down as SVG; it takes no decision about what is drawn where.
package enum SVGPrinter {
  /// Where a picture is going to stand.
  package enum Form: Sendable, Hashable {
    /// In a page that has `MockupStylesheet`; every id begins with the prefix.
    case inline(idPrefix: String)
    /// A file of its own, with its style sheet.
    case standalone(Look, fonts: Fonts = .readers)
  }

  /// The appearance of a file.
  package enum Look: Sendable, Hashable {
    case light
    case dark
    /// As the reader's system prefers; light where that is not known.
    case automatic
  }

  /// What fonts a file asks for.
  package enum Fonts: Sendable, Hashable {
    /// The platform's own, or what comes nearest to it on the reader's system.
    case readers
    /// The free fonts that the text was measured with, at their size and tracking: for making pixels here.
    case measured
  }

  /// Appends the picture of a scene.
  package static func print(_ scene: Scene, _ form: Form, into writer: inout HTMLWriter) {
    var printing = SVGPrinting(scene, form, writer: writer)
    // The bytes go there and back without being copied.
    writer = HTMLWriter()
    printing.print()
    writer = printing.writer
  }
}
