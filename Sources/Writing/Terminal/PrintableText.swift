/// Makes text of a file, a finding, or an argument safe for one line of a terminal or a log.
///
/// Reports quote pages that nobody has reviewed yet. A control character could move the cursor or rename the window,
/// a direction mark could reorder the line, and `##[` or `##vso[` is a command to runners of GitHub and Azure
/// anywhere in a line. `LogText` handles commands at the start of a line, such as `::error`.
package func printable(_ text: some StringProtocol) -> String {
  if text.isHarmless { return String(text) }
  var result = ""
  var commands = LogCommandScanner()
  for scalar in text.unicodeScalars {
    let shown = printable(scalar)
    if commands.completesCommand(with: shown) { result.unicodeScalars.append(LogCommandScanner.separator) }
    result.unicodeScalars.append(shown)
  }
  return result
}

/// Whether text holds nothing that could control a terminal or be a command, except for colons at its start: ASCII
/// without hashes, and the dashes and quotation marks of messages.
///
/// Other text may be harmless, too; this is quick to tell of nearly all that is printed.
func isHarmless(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = 0
  while index < text.count {
    let byte = text[index]
    if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "#") {
      index += 1
    } else if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80, 0x90...0xA7 ~= text[index + 2] {
      // U+2010 to U+2027.
      index += 3
    } else {
      return false
    }
  }
  return true
}

extension StringProtocol {
  fileprivate var isHarmless: Bool {
    utf8.withContiguousStorageIfAvailable { Writing.isHarmless($0) } ?? false
  }
}

/// Finds `##[`, `##vso[`, and other such forms that CI runners treat as commands.
struct LogCommandScanner {
  /// Breaks up a command without changing its appearance: a word joiner has no width.
  static let separator: Unicode.Scalar = "\u{2060}"

  private var hashes = 0
  private var isInName = false

  /// Whether a scalar completes the start of a command.
  mutating func completesCommand(with scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#":
      hashes += 1
      isInName = false
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".":
      isInName = isInName || hashes >= 2
      hashes = 0
    default:
      defer { (hashes, isInName) = (0, false) }
      return scalar == "[" && (hashes >= 2 || isInName)
    }
    return false
  }
}

/// The replacement of a scalar on a line of a terminal.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: " "
  // The picture of a control character: U+241B for escape.
  case 0..<0x20: Unicode.Scalar(scalar.value + 0x2400) ?? "\u{FFFD}"
  case 0x7F: "\u{2421}"
  case 0x20..<0x7F: scalar
  default: scalar.controlsTerminals ? "\u{FFFD}" : scalar
  }
}

extension Unicode.Scalar {
  /// Whether a scalar controls a terminal: a control character or a mark that changes text direction.
  package var controlsTerminals: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// The width of a character on a terminal: 0, 1, or 2 columns.
package func columns(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if first.isASCII { return 1 }
  let properties = first.properties
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if properties.isEmojiPresentation || wideRanges.contains(where: { $0.contains(first.value) }) { return 2 }
  // U+FE0F requests the color form of a character that otherwise has one column.
  return properties.isEmoji && character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1
}

package func columns(of text: some StringProtocol) -> Int {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
  return text.reduce(0) { $0 + columns(of: $1) }
}

/// Blocks of characters with two columns: W or F in Unicode's EastAsianWidth.txt, except emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

/// Breaks text at white space into lines of a maximum width; a longer word gets its own line.
package func wrapped(_ text: String, columns limit: Int) -> [String] {
  if isLine(text, columns: limit) { return [text] }
  var lines: [String] = []
  var line = ""
  var width = 0
  for word in text.split(whereSeparator: \.isWhitespace) {
    let word = printable(word)
    let wordWidth = columns(of: word)
    if !line.isEmpty, width + 1 + wordWidth > limit {
      lines.append(line)
      (line, width) = (word, wordWidth)
    } else {
      width += line.isEmpty ? wordWidth : wordWidth + 1
      line += line.isEmpty ? word : " " + word
    }
  }
  return line.isEmpty ? lines : lines + [line]
}

/// Whether text is one line as it stands: short, of characters of one column, with single spaces between its words.
private func isLine(_ text: String, columns limit: Int) -> Bool {
  guard text.isHarmless, !text.isEmpty, text.utf8.count <= limit else { return false }
  var wasSpace = true
  for byte in text.utf8 {
    if byte == 0x20, wasSpace { return false }
    wasSpace = byte == 0x20
  }
  return !wasSpace
}
