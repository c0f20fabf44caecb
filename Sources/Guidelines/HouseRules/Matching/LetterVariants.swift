/// The equivalent forms of a character in a word list.
enum LetterVariants {
  /// Equivalent characters: letters of either case, apostrophes, hyphens, blanks.
  ///
  /// The first one is the same for all of them.
  static func of(_ scalar: Unicode.Scalar, isExact: Bool) -> [Unicode.Scalar] {
    switch scalar {
    case "'", "’", "\u{2BC}": return ["'", "’", "\u{2BC}"]
    case "-", "\u{2010}", "\u{2011}": return ["-", "\u{2010}", "\u{2011}"]
    case _ where TextWords.isSpace(scalar): return [" ", "\u{A0}", "\u{202F}", "\u{2009}"]
    case _ where isExact: return [scalar]
    case "σ", "ς", "Σ": return ["σ", "ς", "Σ"]
    default:
      let small = only(scalar.properties.lowercaseMapping) ?? scalar
      return [small] + [small.properties.uppercaseMapping, small.properties.titlecaseMapping].compactMap(only)
    }
  }

  /// The single scalar of a text; letters whose other case has several scalars have no variants.
  private static func only(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.dropFirst().isEmpty ? scalars.first : nil
  }
}
