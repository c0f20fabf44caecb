/// Expected output that leaves out what a test is not about.
///
/// A line of three dots stands for any number of lines, also none; `[..]` in a line stands for any text.
package enum Wildcards {
  private static let anyLines: Substring = "..."
  private static let anyText = "[..]"
  /// Beyond this many pairs of lines, wildcards are not looked for: that would take too long.
  private static let pairLimit = 16_000_000

  /// Whether a text is as expected.
  package static func matches(_ expected: String, _ actual: String) -> Bool {
    if expected == actual { return true }
    let (pattern, text) = (lines(expected), lines(actual))
    var (place, line) = (0, 0)
    // The last line of dots, and the line of the text at which it ends.
    var last: (place: Int, line: Int)?
    while line < text.count {
      if place < pattern.count, pattern[place] == anyLines {
        last = (place, line)
        place += 1
      } else if place < pattern.count, matches(line: pattern[place], text[line]) {
        (place, line) = (place + 1, line + 1)
      } else if let dots = last {
        last = (dots.place, dots.line + 1)
        (place, line) = (dots.place + 1, dots.line + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == anyLines }
  }

  /// What is recorded: a text, with the wildcards of what was expected before, where they still match.
  package static func keeping(_ expected: String, in actual: String) -> String {
    guard expected.contains(anyText) || lines(expected).contains(anyLines) else { return actual }
    if matches(expected, actual) { return expected }
    let (pattern, text) = (lines(expected), lines(actual))
    var result: [Substring] = []
    var (place, line) = (0, 0)
    for match in pairs(pattern, text) + [(pattern.count, text.count)] {
      result += gap(pattern[place..<match.0], text[line..<match.1])
      if match.0 < pattern.count { result.append(pattern[match.0]) }
      (place, line) = (match.0 + 1, match.1 + 1)
    }
    return result.joined(separator: "\n")
  }

  /// Lines between two that match: new ones, and the dots at the beginning or end of what was expected.
  private static func gap(_ pattern: ArraySlice<Substring>, _ text: ArraySlice<Substring>) -> [Substring] {
    let others = pattern.filter { $0 != anyLines }.count
    guard pattern.count > others, text.count >= others else { return Array(text) }
    if pattern.first == anyLines { return [anyLines] + text.suffix(others) }
    if pattern.last == anyLines { return text.prefix(others) + [anyLines] }
    return Array(text)
  }

  /// The most lines that match in order, as places in both.
  private static func pairs(_ pattern: [Substring], _ text: [Substring]) -> [(Int, Int)] {
    let isSame = { (left: Substring, right: Substring) in left != anyLines && matches(line: left, right) }
    let start = zip(pattern, text).prefix(while: isSame).count
    let end = zip(pattern.dropFirst(start).reversed(), text.dropFirst(start).reversed()).prefix(while: isSame).count
    let (rows, columns) = (pattern.count - start - end, text.count - start - end)
    var middle: [(Int, Int)] = []
    if rows * columns <= pairLimit, rows > 0, columns > 0 {
      var longest = [[Int32]](repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
      for row in (0..<rows).reversed() {
        for column in (0..<columns).reversed() {
          longest[row][column] =
            isSame(pattern[start + row], text[start + column])
            ? longest[row + 1][column + 1] + 1 : max(longest[row + 1][column], longest[row][column + 1])
        }
      }
      var (row, column) = (0, 0)
      while row < rows, column < columns {
        if isSame(pattern[start + row], text[start + column]) {
          middle.append((start + row, start + column))
          (row, column) = (row + 1, column + 1)
        } else if longest[row + 1][column] >= longest[row][column + 1] {
          row += 1
        } else {
          column += 1
        }
      }
    }
    return (0..<start).map { ($0, $0) } + middle
      + (0..<end).map { (pattern.count - end + $0, text.count - end + $0) }
  }

  private static func matches(line pattern: Substring, _ line: Substring) -> Bool {
    guard pattern.contains("[") else { return pattern == line }
    let parts = pattern.split(separator: anyText, omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return pattern == line }
    guard line.hasPrefix(first), line.dropFirst(first.count).hasSuffix(last) else { return false }
    var rest = line.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  private static func lines(_ text: String) -> [Substring] {
    // “\r\n” would be one character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }
}
