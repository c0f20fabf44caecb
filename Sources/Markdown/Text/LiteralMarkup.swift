import Diagnostics
import Writing

/// Finds marks of Markdown that readers see as text, because something about them is not as Markdown wants it.
///
/// It is given what has become text, where it is in the page as it is read: what is escaped, or in code, is not
/// among it.
struct LiteralMarkup {
  /// What marks were meant as.
  enum Meaning: Hashable {
    case strong, strongInHTML, codeInHTML, linkInHTML, link, detachedLink, definition, code, heading, footnote, tag
  }

  /// Where marks are shown, in the order of the blocks.
  private(set) var found: [(meaning: Meaning, range: SourceRange)] = []
  /// Marks of strong text in the block so far.
  private var stars: [(range: SourceRange, isOpening: Bool)] = []
  private let mayHoldFootnotes: Bool

  /// - Parameter mayHoldFootnotes: whether the dialect has footnotes.
  init(mayHoldFootnotes: Bool) { self.mayHoldFootnotes = mayHoldFootnotes }

  /// So many places of a page are kept: a page made for the purpose has a great many.
  private static let most = 1000
  /// The text of a link and its address have at most so many bytes each.
  private static let longestPart = 1000

  /// Notes what has become text.
  ///
  /// - Parameters:
  ///   - range: where it is in `bytes`.
  ///   - line: the line that it is in, without the marks of the containers around.
  mutating func note(_ range: SourceRange, in bytes: [UInt8], line: SourceRange, isFirstLine: Bool) {
    guard Self.holdsMark(range, in: bytes), found.count < Self.most else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let run = bytes[index..<range.upperBound].prefix { $0 == byte }.count
      let mark = index..<index + run
      let before = index > line.lowerBound ? bytes[index - 1] : 0x20
      let behind = mark.upperBound < line.upperBound ? bytes[mark.upperBound] : 0x20
      switch byte {
      case UInt8(ascii: "*") where run == 2: noteStars(mark, before, behind)
      case UInt8(ascii: "`") where run != 2:
        // Between letters, it is rather an apostrophe.
        let isOpening = Self.isBoundary(before) && Self.beginsCode(behind)
        if isOpening || Self.isWord(before) && !Self.isWord(behind) { found.append((.code, mark)) }
      case UInt8(ascii: "#") where run > 1 && run < 7 && isFirstLine && index == line.lowerBound:
        if Self.isLetter(behind) { found.append((.heading, mark)) }
      case UInt8(ascii: "]"): noteBracket(mark.upperBound - 1, in: bytes, line)
      case UInt8(ascii: "<"): noteTag(mark.upperBound - 1, in: bytes, line)
      default: break
      }
      index = mark.upperBound
    }
  }

  private mutating func noteStars(_ mark: SourceRange, _ before: UInt8, _ behind: UInt8) {
    // A power, and a pattern of paths.
    let slash = UInt8(ascii: "/")
    if Self.isWord(before) && Self.isWord(behind) || before == slash || behind == slash { return }
    stars.append((mark, Self.isBlank(before) && !Self.isBlank(behind)))
  }

  private mutating func noteBracket(_ close: Int, in bytes: [UInt8], _ line: SourceRange) {
    // A line made for the purpose has very many brackets.
    let start = max(line.lowerBound, close - Self.longestPart)
    guard let open = bytes[start..<close].lastIndex(of: UInt8(ascii: "[")), open + 1 < close else { return }
    let rest = bytes[close + 1..<line.upperBound].prefix(Self.longestPart)
    if mayHoldFootnotes, bytes[open + 1] == UInt8(ascii: "^") {
      // Behind a blank or a bracket, it is rather a pattern.
      let label = bytes[open + 2..<close]
      guard !label.isEmpty, open > line.lowerBound, !Self.isBoundary(bytes[open - 1]), label.allSatisfy(Self.isWord),
        !(rest.first.map("*+?{(:".utf8.contains) ?? false)
      else { return }
      return found.append((.footnote, open..<close + 1))
    }
    if rest.starts(with: "(".utf8), rest.contains(UInt8(ascii: ")")) || Self.isAddress(rest.dropFirst()) {
      found.append((.link, open..<line.upperBound))
    } else if rest.starts(with: " (http".utf8) {
      found.append((.detachedLink, open..<line.upperBound))
    } else if rest.starts(with: ": http".utf8), bytes[line.lowerBound..<open].allSatisfy(Self.isBlank) {
      found.append((.definition, open..<line.upperBound))
    }
  }

  /// Tags that hardly anybody writes about without backticks, as far as they can be told by their first attribute.
  private static let tags = ["<a href=", "<img src="]

  private mutating func noteTag(_ open: Int, in bytes: [UInt8], _ line: SourceRange) {
    let rest = bytes[open..<line.upperBound].prefix(Self.longestPart)
    guard Self.tags.contains(where: { rest.starts(with: $0.utf8) }), rest.contains(UInt8(ascii: ">")) else { return }
    found.append((.tag, open..<line.upperBound))
  }

  /// Whether the rest of a line is nothing but an address whose parenthesis is never closed.
  private static func isAddress(_ rest: ArraySlice<UInt8>) -> Bool {
    !rest.isEmpty && !rest.contains { isBlank($0) || "()[]<>".utf8.contains($0) }
      && rest.contains { "/.".utf8.contains($0) }
  }

  /// Ends a block: whether stars are meant as marks is known only now.
  mutating func endBlock() {
    defer { stars.removeAll(keepingCapacity: true) }
    // One alone refers to a note below, unless something begins with it.
    guard let first = stars.first, stars.count > 1 || first.isOpening, found.count < Self.most else { return }
    found.append((.strong, first.range))
  }

  /// Notes text in a block of HTML, in which Markdown is not read.
  mutating func noteHTML(_ range: SourceRange, in bytes: [UInt8]) {
    noteCode(inHTML: range, in: bytes)
    noteLinks(inHTML: range, in: bytes)
    var index = range.lowerBound
    var open: Int?
    while let start = bytes[index..<range.upperBound].firstRange(ofText: "**")?.lowerBound, found.count < Self.most {
      let run = bytes[start..<range.upperBound].prefix { $0 == UInt8(ascii: "*") }.count
      index = start + run
      let before = start > range.lowerBound ? bytes[start - 1] : 0x20
      let behind = index < range.upperBound ? bytes[index] : 0x20
      guard run == 2 else { continue }
      if let first = open, !Self.isBlank(before) {
        found.append((.strongInHTML, first..<index))
        open = nil
      } else if Self.isBoundary(before), Self.isWord(behind) {
        open = start
      }
    }
  }

  /// Notes code between single backticks in a line of HTML.
  private mutating func noteCode(inHTML range: SourceRange, in bytes: [UInt8]) {
    let backtick = UInt8(ascii: "`")
    var index = range.lowerBound
    while let open = bytes[index..<range.upperBound].firstIndex(of: backtick), found.count < Self.most {
      let run = bytes[open..<range.upperBound].prefix { $0 == backtick }
      index = run.endIndex
      let before = open > range.lowerBound ? bytes[open - 1] : 0x20
      guard run.count == 1, Self.isBoundary(before), index < range.upperBound, Self.beginsCode(bytes[index]) else {
        continue
      }
      let code = bytes[index..<range.upperBound].prefix(Self.longestPart).prefix { $0 != backtick && $0 != 0x0A }
      guard code.endIndex < range.upperBound, bytes[code.endIndex] == backtick, code.last ?? 0 > 0x20 else { continue }
      index = code.endIndex + 1
      if index == range.upperBound || !Self.isWord(bytes[index]) { found.append((.codeInHTML, open..<index)) }
    }
  }

  /// Notes links and images in a line of HTML that nothing has read: `[text](address)`, `![text][name]`.
  private mutating func noteLinks(inHTML range: SourceRange, in bytes: [UInt8]) {
    var index = range.lowerBound
    while let close = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "]")), found.count < Self.most {
      index = close + 1
      guard index < range.upperBound, "([".utf8.contains(bytes[index]),
        let open = bytes[range.lowerBound..<close].suffix(Self.longestPart).lastIndex(of: UInt8(ascii: "[")),
        open + 1 < close
      else { continue }
      let isImage = open > range.lowerBound && bytes[open - 1] == UInt8(ascii: "!")
      // In code, brackets and parentheses behind a name are an index and a call.
      guard isImage || open == range.lowerBound || Self.isBoundary(bytes[open - 1]) else { continue }
      let isLink = bytes[index] == UInt8(ascii: "(")
      let end = isLink ? UInt8(ascii: ")") : UInt8(ascii: "]")
      let address = bytes[(index + 1)..<range.upperBound].prefix(Self.longestPart).prefix { $0 != end && $0 != 0x0A }
      guard address.endIndex < range.upperBound, bytes[address.endIndex] == end, !address.isEmpty,
        isLink ? address.contains(UInt8(ascii: "/")) : isImage
      else { continue }
      found.append((.linkInHTML, (isImage ? open - 1 : open)..<address.endIndex + 1))
      index = address.endIndex + 1
    }
  }

  // MARK: Bytes

  /// Whether one of the bytes can be a mark; in nearly all text, none is.
  private static func holdsMark(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // To the end without a branch, so that the compiler makes vector code.
      var isFound: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: bytes[range]) {
        let isMark =
          byte == UInt8(ascii: "*") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "`")
          || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "<")
        isFound |= isMark ? 1 : 0
      }
      return isFound != 0
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isBoundary(_ byte: UInt8) -> Bool { byte <= 0x20 || "([{\"'*_|".utf8.contains(byte) }
  /// Whether code may begin with a byte; a backtick in parentheses or in quotation marks is meant as itself.
  private static func beginsCode(_ byte: UInt8) -> Bool { isWord(byte) || "$./<@{[~:&#!%+=".utf8.contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }
  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-")
  }
}

// MARK: Findings

extension LiteralMarkup {
  /// A finding for each place; those beyond a hundred are counted.
  func diagnostics(in text: PageText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var findings = CappedFindings()
    for (meaning, range) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let location = text.location(range)
      findings.add(
        { meaning.finding(of: text.bytes[range], at: location, in: Self.line(of: range, in: text.bytes)) },
        others: { count in
          Diagnostic(
            rule: .literalMarkup,
            summary: count == 1
              ? "1 more piece of Markdown is shown as text" : "\(count) more pieces of Markdown are shown as text",
            explanation: "Only the first ones are reported one by one.", location: location)
        }, to: &diagnostics)
    }
    return diagnostics
  }

  /// The text around a place, which copies of a page have in common.
  private static func line(of range: SourceRange, in bytes: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    // A line made for the purpose is as long as the page.
    let before = bytes[..<range.lowerBound].suffix(longestPart)
    let behind = bytes[range.upperBound...].prefix(longestPart)
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    return String(decoding: bytes[start..<(behind.firstIndex(of: newline) ?? behind.endIndex)], as: UTF8.self)
  }
}

extension LiteralMarkup.Meaning {
  /// - Parameter line: the text around it.
  fileprivate func finding(of source: ArraySlice<UInt8>, at location: SourceLocation, in line: String) -> Diagnostic {
    let (summary, explanation) =
      switch self {
      case .strong:
        (
          "“**” is shown as text",
          "Bold text starts with “**” directly before a character and ends with “**” directly after one. Remove spaces "
            + "next to the marks, add a missing mark, or write “\\*” for an asterisk. If a letter follows the closing "
            + "“**”, the character before the mark cannot be punctuation."
        )
      case .strongInHTML:
        (
          "“**” in HTML is shown as text",
          "Markdown within a block of HTML is not read. Put blank lines around it, or write `<strong>`."
        )
      case .codeInHTML:
        (
          "backticks in HTML are shown as text",
          "Markdown within a block of HTML is not read. Put blank lines around it, or write `<code>`."
        )
      case .linkInHTML:
        (
          source.first == UInt8(ascii: "!") ? "image in HTML is shown as text" : "link in HTML is shown as text",
          "Markdown within a block of HTML is not read. Put blank lines around it, or write `<a>` or `<img>`."
        )
      case .link:
        (
          "link is shown as text",
          "Its address contains a space, or a parenthesis or quotation mark is missing. Write `%20` for a space, or put the "
            + "address between “<” and “>”. If it is not a link, put it in backticks."
        )
      case .detachedLink:
        ("link is shown as text", "Remove the space between “]” and “(”.")
      case .definition:
        (
          "link reference definition is shown as text",
          "It cannot be a part of a paragraph. Put a blank line in front of it."
        )
      case .tag:
        (
          "tag of HTML is shown as text",
          "A quotation mark is missing or misplaced. Put one before and one after each value. To show the tag to "
            + "readers, put it in backticks."
        )
      case .code:
        (
          "backtick is shown as text",
          "Code ends with as many backticks as it begins with, within the same paragraph or table cell. Add what is "
            + "missing, or write “\\`” for a backtick."
        )
      case .heading:
        ("heading is shown as text", "Put a space after “\(String(decoding: source, as: UTF8.self))”.")
      case .footnote:
        (
          "footnote “\(String(decoding: source.dropFirst(2).dropLast(), as: UTF8.self))” does not exist",
          "Its reference is shown as text. Add the footnote, or remove the reference."
        )
      }
    // Who writes code so in HTML does it everywhere.
    var cause = Diagnostic.Cause.onPages(summary + " on ", of: self == .codeInHTML ? summary : line)
    if self == .code {
      cause = cause.within([
        .counting("backticks", of: "backticks of " + location.path, from: 4, behind: " are shown as text, here first")
      ])
    }
    return Diagnostic(
      rule: .literalMarkup, summary: summary, explanation: explanation, location: location, cause: cause)
  }
}
