/// What a BCP 47 tag tells of a language.
package enum LanguageTag {
  /// Whether text of a language is English, of whatever region.
  package static func isEnglish(_ tag: String) -> Bool {
    var bytes = tag.utf8.makeIterator()
    guard let first = bytes.next(), first | 0x20 == UInt8(ascii: "e"),
      let second = bytes.next(), second | 0x20 == UInt8(ascii: "n")
    else { return false }
    let third = bytes.next()
    return third == nil || third == UInt8(ascii: "-")
  }

  /// Whether two tags name one language, of whatever region or script.
  package static func areOfOneLanguage(_ left: String, _ right: String) -> Bool {
    left.prefix { $0 != "-" }.lowercased() == right.prefix { $0 != "-" }.lowercased()
  }

  /// Whether text runs from right to left: by the script that the tag names, else by the one that the language is
  /// usually written in.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let subtags = tag.lowercased().split(separator: "-")
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(String(script))
    }
    return subtags.first.map { languages.contains(String($0)) } ?? false
  }

  /// ISO 15924 codes, in lower case.
  private static let scripts: Set = ["adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
  private static let languages: Set = [
    "ar", "arc", "arz", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
