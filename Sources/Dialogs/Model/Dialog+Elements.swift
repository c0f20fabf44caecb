package import Diagnostics

extension Dialog {
  /// An element that some platforms' dialogs have and others lack.
  package struct Element: Sendable {
    /// The key that asks for it.
    package var key: String
    /// Where its value stands.
    package var range: SourceRange
    /// The platforms that have it.
    package var platforms: [Platform]
  }

  /// The elements of the dialog that not all platforms have.
  package var platformElements: [Element] {
    let written = [
      ("text-field", textField?.range), ("icon", icon?.range), ("suppression", suppression?.range),
      ("help", help.flatMap { $0.value ? $0.range : nil }), ("accessory", accessory?.range),
    ]
    return written.compactMap { key, range in
      guard let range, let platforms = BlockSchema.keys.first(where: { $0.name == key })?.platforms else { return nil }
      return Element(key: key, range: range, platforms: platforms)
    }
  }
}
