import Diagnostics

/// Finds marks of other tools that readers see as text, because nothing else has read them.
///
/// What is known of other tools is read by conventions before. This looks at what has become text in the end, for all
/// that such marks have in common: bytes that hardly anybody writes as text, at places where tools look for them. It
/// changes nothing.
struct ForeignMarks {
  /// Where marks are shown, in the order of the blocks.
  private(set) var found: [(kind: ForeignKind, range: SourceRange)] = []
  /// Whether the page holds any of their bytes.
  private let isNeeded: Bool

  /// So many places of a page are kept: a page made for the purpose has a great many.
  private static let most = 1000
  /// Marks are at most so long.
  static let longest = 200

  init(_ pairs: BytePairs) { isNeeded = Self.mayBe(in: pairs) }

  init() { isNeeded = false }

  /// Whether a page has two bytes in a row that a mark has.
  private static func mayBe(in pairs: BytePairs) -> Bool {
    pairs.contains(":", anyOf: ":") || pairs.contains(":", "a"..."z") || pairs.contains("!", anyOf: "!i[")
      || pairs.contains("!", "A"..."Z")
      || pairs.contains("[", anyOf: "[!/@?#i") || pairs.contains("[", "a"..."z") && pairs.contains("=", anyOf: "\"'")
      || pairs.contains("{", anyOf: "@#/=+") || pairs.contains("{", "a"..."z") || pairs.contains("@", anyOf: "@")
      || pairs.contains("@", "A"..."Z") || pairs.contains("@", "a"..."z") || pairs.contains("%", anyOf: "% ")
      || pairs.contains(".", ".") || pairs.contains("+", "+") || pairs.contains("|", "|")
      || pairs.contains("^", "^")
      || pairs.contains(";", ";") || pairs.contains("$", anyOf: "$i") || pairs.contains("<", anyOf: "<>/!")
      || pairs.contains("#", anyOf: "+i") || pairs.contains("\\", "a"..."z")
      || pairs.contains(" ", "^") || pairs.contains("^", "[") || pairs.contains(")", "=")
  }

  /// Notes what has become text.
  ///
  /// - Parameters:
  ///   - range: where it is in `bytes`.
  ///   - line: the line that it is in, without the marks of the containers around.
  mutating func note(_ range: SourceRange, in bytes: [UInt8], line: SourceRange, isFirstLine: Bool) {
    guard isNeeded, Self.holdsMark(range, in: bytes), found.count < Self.most else { return }
    bytes.withUnsafeBufferPointer { bytes in
      let reader = MarkReader(bytes, line, isFirstLine: isFirstLine)
      let isMark = Self.isMark
      var index = range.lowerBound
      while index < range.upperBound {
        guard isMark[Int(bytes[index])], let mark = reader.mark(at: index) else {
          index += 1
          continue
        }
        found.append((mark.kind, index..<mark.end))
        index = max(mark.end, index + 1)
      }
    }
  }

  /// Which bytes a mark is found by.
  private static let isMark = (0..<256).map { ":![({@%.+|^;$<#\\".utf8.contains(UInt8($0)) }

  /// Whether one of the bytes can be a mark; two of them only at the beginning.
  private static func holdsMark(_ range: SourceRange, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // To the end without a branch, so that the compiler makes vector code.
      var isFound: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: bytes[range]) {
        let isMark =
          byte == UInt8(ascii: ":") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "[")
          || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "@")
          || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: ";")
          || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "#")
          || byte == UInt8(ascii: "\\")
        isFound |= isMark ? 1 : 0
      }
      let first = range.isEmpty ? 0 : bytes[range.lowerBound]
      return isFound != 0 || first == UInt8(ascii: ".") || first == UInt8(ascii: "(")
    }
  }

  /// One finding for each kind.
  ///
  /// - Parameter hasUnclosed: whether a container is never closed, which has a finding; lines of colons are its.
  func diagnostics(in text: PageText, hasUnclosed: Bool) -> [Diagnostic] {
    var findings = ForeignSyntax()
    let isKnown = { (kind: ForeignKind, range: SourceRange) in
      hasUnclosed && kind == Self.fence && text.bytes[range.lowerBound] == UInt8(ascii: ":")
    }
    let shown = found.filter { !isKnown($0.kind, $0.range) }
    for (kind, range) in shown.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      findings.note(kind, range: range, in: text)
    }
    return findings.diagnostics
  }
}

extension ForeignMarks {
  private static let advice =
    "Another tool may replace this syntax. Patternbook does not recognize it, so readers see it as written. Write the "
    + "content in Markdown instead. To show the syntax to readers, put it in backticks."

  private static func kind(_ noun: String, plural: String? = nil, advice: String = advice) -> ForeignKind {
    ForeignKind(noun: noun, plural: plural, advice: advice, outcome: "shown as text", isOfSite: true)
  }

  static let directive = kind("directive")
  static let inclusion = kind(
    "mark that includes a file", plural: "marks that include a file",
    advice: "Patternbook does not know this way of including a file, so readers see the mark. Write "
      + "`--8<-- \"file.md\"`, or put the text into the page. To show the mark to readers, put it in backticks.")
  static let role = kind("role")
  static let braces = kind("tag in braces", plural: "tags in braces")
  static let brackets = kind("tag in brackets", plural: "tags in brackets")
  static let wikiLink = kind(
    "wiki link",
    advice: "Readers see its brackets. Write a link of Markdown, “[text](page.md)”. To show the brackets to readers, "
      + "put them in backticks.")
  static let image = kind(
    "image without an address", plural: "images without an address",
    advice: "No line of the page says where the picture is, such as “[name]: picture.png”, so readers see brackets. "
      + "Add the line, or write the address behind the text: “![text](picture.png)”.")
  static let comment = kind(
    "comment of another tool", plural: "comments of another tool",
    advice: "Readers see it as text. Write `<!-- comment -->`. To show the marks to readers, put them in backticks.")
  static let openComment = kind(
    "comment that is never closed", plural: "comments that are never closed",
    advice: "Readers see it as text. A comment ends with `-->`, in the same paragraph.")
  static let footnote = kind(
    "inline footnote",
    advice: "Readers see its brackets. Write `[^1]`, and below `[^1]: the note`. To show the brackets to readers, put "
      + "them in backticks.")
  static let blockID = kind(
    "block id",
    advice: "Readers see it as text. Remove it, or write `{#id}` for an anchor.")
  static let fence = kind("line of marks", plural: "lines of marks")
  static let conflict = kind(
    "mark of a merge conflict", plural: "marks of merge conflicts",
    advice: "A merge has left both versions of the text. Keep the right one, and remove the marks.")
  static let emoji = ForeignKind(
    noun: "unknown emoji name",
    advice: "Another tool may show an emoji or an icon here. Write the emoji itself, or a word. To show the name to "
      + "readers, put it in backticks.",
    outcome: "shown as text", severity: .note, isOfSite: true)
}
