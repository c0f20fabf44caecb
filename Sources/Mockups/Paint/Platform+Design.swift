import Dialogs
import Writing

/// The look of a platform, as the site sets it if it can.
extension Platform {
  var palette: Palette { drawing.designedPalette(design) }

  func buttonRadius(in kind: DialogKind) -> Double { drawing.buttonRadius(in: kind, design) }

  /// What designers call its font.
  func name(of family: FontFamily) -> String { design?.font ?? family.name }
}

extension HTMLWriter {
  /// The site's own font and a comma, before the fonts of a platform.
  ///
  /// - Parameter quote: the quotation mark that does not end an attribute around it.
  mutating func ownFont(of platform: Platform, quote: StaticString) {
    guard let font = platform.design?.font else { return }
    markup(quote)
    text(font)
    markup(quote)
    byte(UInt8(ascii: ","))
  }
}
