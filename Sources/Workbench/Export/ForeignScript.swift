/// A script that the fonts of mockups do not have.
struct ForeignScript: Sendable {
  let name: String
  /// The Debian package of a font that has it.
  let package: String
  private let ranges: [ClosedRange<UInt32>]

  private init(_ name: String, _ ranges: ClosedRange<UInt32>..., package: String = "fonts-noto-core") {
    (self.name, self.ranges, self.package) = (name, ranges, package)
  }

  /// Emoji, which librsvg draws in one color.
  static let emoji = ForeignScript(
    "emoji", 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2B00...0x2BFF, package: "fonts-noto-color-emoji")

  private static let all = [
    emoji,
    ForeignScript("Arabic", 0x0600...0x06FF, 0x0750...0x077F, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC),
    ForeignScript("Armenian", 0x0530...0x058F), ForeignScript("Bengali", 0x0980...0x09FF),
    ForeignScript("Chinese", 0x2E80...0x2FFF, 0x3400...0x9FFF, 0xF900...0xFAFF, package: "fonts-noto-cjk"),
    ForeignScript("Devanagari", 0x0900...0x097F), ForeignScript("Ethiopic", 0x1200...0x137F),
    ForeignScript("Georgian", 0x10A0...0x10FF), ForeignScript("Gujarati", 0x0A80...0x0AFF),
    ForeignScript("Gurmukhi", 0x0A00...0x0A7F), ForeignScript("Hebrew", 0x0590...0x05FF, 0xFB1D...0xFB4F),
    ForeignScript("Japanese", 0x3040...0x30FF, 0xFF66...0xFF9F, package: "fonts-noto-cjk"),
    ForeignScript("Kannada", 0x0C80...0x0CFF), ForeignScript("Khmer", 0x1780...0x17FF),
    ForeignScript("Korean", 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3, package: "fonts-noto-cjk"),
    ForeignScript("Lao", 0x0E80...0x0EFF), ForeignScript("Malayalam", 0x0D00...0x0D7F),
    ForeignScript("Myanmar", 0x1000...0x109F), ForeignScript("Sinhala", 0x0D80...0x0DFF),
    ForeignScript("Tamil", 0x0B80...0x0BFF), ForeignScript("Telugu", 0x0C00...0x0C7F),
    ForeignScript("Thai", 0x0E00...0x0E7F),
  ]

  /// What is in none of the others: symbols, and scripts that are rare in interfaces.
  private static let other = ForeignScript("other", package: "fonts-noto-core")

  /// Characters by script, in the order of the names.
  static func grouped(_ characters: Set<Unicode.Scalar>) -> [(script: ForeignScript, characters: [Unicode.Scalar])] {
    var rest = characters
    var groups: [(ForeignScript, [Unicode.Scalar])] = []
    for script in all {
      let own = rest.filter { character in script.ranges.contains { $0.contains(character.value) } }
      guard !own.isEmpty else { continue }
      groups.append((script, own.sorted()))
      rest.subtract(own)
    }
    if !rest.isEmpty { groups.append((other, rest.sorted())) }
    return groups
  }
}

extension PNGConverter {
  /// Warns of characters that PNG files will not show as they are: emoji, and scripts without a font.
  ///
  /// - Parameter characters: those that the fonts of mockups do not have.
  /// - Throws: `Failure` if `fc-list` cannot be run.
  package func warn(of characters: Set<Unicode.Scalar>) throws(Failure) {
    for (script, characters) in ForeignScript.grouped(characters) {
      if script.name == ForeignScript.emoji.name {
        warn("\(program) draws emoji in one color or not at all; use SVG or HTML files if that matters")
        continue
      }
      let set = characters.prefix(Self.mostCharacters).map { String($0.value, radix: 16) }.joined(separator: " ")
      guard try !hasFont(with: set) else { continue }
      warn(
        "no installed font has the \(script.name) characters of these dialogs, so PNG files show boxes instead; "
          + "install a font such as the package \(script.package)")
    }
  }

  /// More would not fit on the command line of `fc-list` in unusual texts.
  private static let mostCharacters = 500
}
