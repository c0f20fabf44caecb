package import Diagnostics

extension Dialog {
  /// A dialog element that only some platforms support.
  package struct Element: Sendable {
    package var kind: PlatformElement
    /// Where its value stands.
    @Compact package var range: SourceRange
  }

  /// The elements of the dialog that not all platforms support.
  package var platformElements: [Element] {
    let written: [(PlatformElement, SourceRange?)] = [
      (.textField, textField?.range), (.icon, icon?.range), (.suppression, suppression?.range),
      (.help, help.flatMap { $0.value ? $0.range : nil }), (.accessory, accessory?.range),
    ]
    return written.compactMap { kind, range in range.map { Element(kind: kind, range: $0) } }
  }
}
