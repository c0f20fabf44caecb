/// What stands for an icon that is all that a link shows.
enum IconWords {
  /// The host or the mail address that an address leads to; nil if it does not leave the site.
  static func host(_ address: some Collection<UInt8>) -> String? {
    let schemes: [StaticString] = ["https://www.", "http://www.", "https://", "http://", "mailto:"]
    let scheme = schemes.first { scheme in scheme.withUTF8Buffer { address.starts(with: $0) } }
    guard let scheme else { return nil }
    let host = address.dropFirst(scheme.utf8CodeUnitCount).prefix(longestHost).prefix { byte in
      TextRun.isAlphanumeric(byte) || ".-@+".utf8.contains(byte)
    }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
  }

  static let longestHost = 100

  /// The name of an icon without its style and its size: `brands-x-twitter`, `mark-github-16`.
  static func name(_ name: some Collection<UInt8>) -> String {
    var words = String(decoding: name, as: UTF8.self).split(separator: "-").map(String.init)
    if words.count > 1, ["brands", "regular", "solid"].contains(words[0]) { words.removeFirst() }
    if words.count > 1, let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// The name of the icon that the classes of an element ask for: `fab fa-youtube`.
  static func name(inClasses classes: some Collection<UInt8>) -> String? {
    for word in classes.prefix(longestClasses).split(whereSeparator: { $0 <= 0x20 }) {
      let prefix = prefixes.first { prefix in prefix.withUTF8Buffer { word.starts(with: $0) } }
      guard let prefix else { continue }
      let rest = word.dropFirst(prefix.utf8CodeUnitCount)
      // Digits alone, as in `fa-2x`, are a size.
      guard let first = rest.first, !isDigit(first) || !rest.drop(while: isDigit).elementsEqual("x".utf8),
        rest.allSatisfy({ AttributeList.isName($0) && $0 < 0x80 }),
        !looks.contains(String(decoding: rest, as: UTF8.self))
      else { continue }
      let name = name(rest)
      if !name.isEmpty { return name }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static let longestClasses = 200

  /// What the classes of sets of icons begin with.
  private static let prefixes: [StaticString] = [
    "fa-", "bi-", "mdi-", "octicon-", "glyphicon-", "icon-", "la-", "ri-", "ti-",
  ]

  /// What follows where a class is about the look of an icon: its style, size, place, or movement.
  private static let looks: Set = [
    "beat", "beat-fade", "border", "bounce", "brands", "duotone", "fade", "fill", "fixed-width", "flip",
    "flip-horizontal", "flip-vertical", "fw", "inverse", "layers", "lg", "li", "light", "md", "pull-left", "pull-right",
    "pulse", "regular", "rotate-180", "rotate-270", "rotate-90", "shake", "sharp", "sm", "solid", "spin", "stack",
    "stack-1x", "stack-2x", "thin", "ul", "xl", "xs", "2xl", "2xs",
  ]
}
