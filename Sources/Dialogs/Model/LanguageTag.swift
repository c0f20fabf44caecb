/// Properties of a language by its BCP 47 tag.
package enum LanguageTag {
  /// Whether the language is English, of any region.
  package static func isEnglish(_ tag: String) -> Bool {
    var bytes = tag.utf8.makeIterator()
    guard let first = bytes.next(), first | 0x20 == UInt8(ascii: "e"),
      let second = bytes.next(), second | 0x20 == UInt8(ascii: "n")
    else { return false }
    let third = bytes.next()
    return third == nil || third == UInt8(ascii: "-")
  }

  /// Whether two tags have the same language, ignoring region and script.
  package static func areOfOneLanguage(_ left: String, _ right: String) -> Bool {
    left.prefix { $0 != "-" }.lowercased() == right.prefix { $0 != "-" }.lowercased()
  }

  /// Whether text runs from right to left: by the script in the tag, otherwise by the usual script of the language.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let subtags = tag.lowercased().split(separator: "-")
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(String(script))
    }
    return subtags.first.map { languages.contains(String($0)) } ?? false
  }

  /// ISO 15924 codes in lowercase.
  private static let scripts: Set = ["adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
  private static let languages: Set = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
