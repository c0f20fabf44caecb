/// BCP 47 tags, as far as rules ask.
enum LanguageTag {
  /// Whether text of a language is English, of whatever region.
  static func isEnglish(_ tag: String) -> Bool {
    var bytes = tag.utf8.makeIterator()
    guard let first = bytes.next(), first | 0x20 == UInt8(ascii: "e"),
      let second = bytes.next(), second | 0x20 == UInt8(ascii: "n")
    else { return false }
    let third = bytes.next()
    return third == nil || third == UInt8(ascii: "-")
  }

  /// Whether two tags name one language, of whatever region or script.
  static func areOfOneLanguage(_ left: String, _ right: String) -> Bool {
    left.prefix { $0 != "-" }.lowercased() == right.prefix { $0 != "-" }.lowercased()
  }
}
