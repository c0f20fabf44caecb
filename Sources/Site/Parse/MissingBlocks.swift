import Diagnostics
import Markdown

/// Parts of pages that are missing.
enum MissingBlocks {
  /// Whether a whole block is missing from a page, so that headings and anchors may be, too.
  ///
  /// A badge in a line can have none.
  static func areIn(_ findings: [Diagnostic], of file: SourceFile) -> Bool {
    areIn(findings, of: file) { isAlone($0, in: file.bytes) }
  }

  /// The same, where a link leads to an anchor: what is between the tags of a component stays, and writers link to
  /// nothing that a script makes.
  static func mayHaveAnchors(_ findings: [Diagnostic], of file: SourceFile) -> Bool {
    areIn(findings, of: file) { isAlone($0, in: file.bytes) && !isTag(file.bytes[$0]) }
  }

  /// Whether something is missing from a page that an anchor may be in.
  ///
  /// A shortcode or a component in a sentence shows a text, which can only be a part of an anchor in a heading; of a
  /// component, only its tags are missing.
  static func haveAnchors(_ findings: [Diagnostic], of file: SourceFile) -> Bool {
    areIn(findings, of: file) { range in
      if isInHeading(range, in: file.bytes) { return true }
      let piece = file.bytes[range]
      if isTag(piece) { return mayBeAnchor(tag(at: range, in: file.bytes)) }
      if isAlone(range, in: file.bytes) { return true }
      return !piece.starts(with: "{{<".utf8) && !piece.starts(with: "{{%".utf8)
    }
  }

  /// Whether a tag has an attribute that may be an anchor.
  private static func mayBeAnchor(_ piece: ArraySlice<UInt8>) -> Bool {
    [" id=", " name=", "\nid=", "\nname=", "\tid=", "\tname="].contains { piece.firstRange(of: $0.utf8) != nil }
  }

  /// A tag up to its first mark that may be its end; findings are about its first line alone.
  private static func tag(at range: SourceRange, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let rest = bytes[range.lowerBound...].prefix(longestTag)
    return rest[..<(rest[min(range.upperBound, rest.endIndex)...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex)]
  }

  private static let longestTag = 1000

  /// Whether a piece is the tag of a component, not one of a template: `<%`.
  private static func isTag(_ piece: ArraySlice<UInt8>) -> Bool {
    piece.first == UInt8(ascii: "<") && piece.dropFirst().first.map { (0x61...0x7A).contains($0 | 0x20) } == true
  }

  private static func areIn(
    _ findings: [Diagnostic], of file: SourceFile, where isLarge: (SourceRange) -> Bool
  ) -> Bool {
    findings.contains { finding in
      guard RuleDescription.isMissingPart(finding) else { return false }
      guard finding.rule != RuleDescription.inclusion.id, let location = finding.location, location.path == file.path,
        location.range != nil
      else { return true }
      return ([location] + finding.notes.compactMap(\.location)).contains { place in
        guard let range = place.range, range.lowerBound >= 0, range.upperBound <= file.bytes.count else { return true }
        let piece = file.bytes[range]
        return !ShortcodeBoxes.isBox(piece) && (!holdsTextOnly(piece) || isInHeading(range, in: file.bytes))
          && isLarge(range)
      }
    }
  }

  /// Whether a piece can hold neither a heading nor an anchor: a link without an address, an abbreviation, a formula, or
  /// the tag or shortcode of something within a line.
  private static func holdsTextOnly(_ piece: ArraySlice<UInt8>) -> Bool {
    if ["[", "*[", "$", "\\"].contains(where: { piece.starts(with: $0.utf8) }) { return true }
    let isShortcode = piece.starts(with: "{{<".utf8) || piece.starts(with: "{{%".utf8)
    let isAnchor = ["id=", "name="].contains { piece.firstRange(of: $0.utf8) != nil }
    guard isShortcode || isTag(piece), !isAnchor else { return false }
    let name = piece.dropFirst(isShortcode ? 3 : 1).drop { $0 == 0x20 }.prefix(longestName)
      .prefix { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    let word = String(decoding: name, as: UTF8.self)
    return isShortcode ? shortcodesOfText.contains(word.lowercased()) : elementsOfText.contains(word)
  }

  private static let longestName = 60

  /// Elements of HTML that are within a line, and those that hold text alone or nothing.
  private static let elementsOfText: Set = [
    "abbr", "audio", "b", "bdi", "br", "button", "cite", "code", "em", "hr", "i", "img", "input", "kbd", "label",
    "mark", "option", "progress", "q", "s", "samp", "small", "source", "span", "strong", "sub", "sup", "svg",
    "textarea", "time", "u", "var", "video", "wbr",
  ]

  /// Shortcodes that are called after what is within a line, whichever theme has them.
  private static let shortcodesOfText: Set = [
    "abbr", "audio", "badge", "btn", "button", "color", "date", "emoji", "fa", "icon", "image", "img", "kbd", "key",
    "label", "link", "param", "ref", "relref", "svg", "tag", "tooltip", "version", "video",
  ]

  private static func isInHeading(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<range.lowerBound].suffix(longestHeading)
    let line = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { before[($0 + 1)...] } ?? before
    return line.first { $0 != 0x20 && $0 != UInt8(ascii: ">") } == UInt8(ascii: "#")
  }

  private static let longestHeading = 500

  /// Whether nothing else is on the line of a range than marks of quotes and lists.
  private static func isAlone(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    guard bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count else { return false }
    let behind = bytes[range.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    return isMargin(before: range, in: bytes) && (behind == nil || behind == 0x0A || behind == 0x0D)
  }

  private static func isMargin(before range: SourceRange, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<range.lowerBound].suffix(longestMargin)
    let margin = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { before[($0 + 1)...] } ?? before
    return margin.allSatisfy { " \t>-*+".utf8.contains($0) }
  }

  private static let longestMargin = 200
}
