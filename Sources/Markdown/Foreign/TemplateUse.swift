/// Which templates a page has outside of code, where they can only be there to be run: tools that run them before
/// Markdown is read run those in code, too.
struct TemplateUse {
  /// Whether it has tags, or expressions that name the page or the site, of a template language.
  private(set) var hasTags = false
  private(set) var hasShortcodes = false
  /// Whether the page is for a tool that runs nothing else in pages: Hugo.
  var runsOnlyShortcodes: Bool { hasShortcodes && !hasTags && !holdsTagMarks }
  /// Whether it has tags of any name.
  private var holdsTagMarks = false

  init(_ source: ForeignReader, from start: Int) {
    var reader = source
    var spans = CodeSpans()
    var (index, isLineStart) = (start, true)
    while index < reader.end, !hasTags || !hasShortcodes {
      if isLineStart {
        if let codeEnd = CodeLines.end(&reader, at: CodeLines.content(reader, from: index)) {
          index = codeEnd
          continue
        }
        // Indented that far, it may be code.
        if Self.isIndented(reader, at: index) {
          index = reader.lineEnd(from: index) + 1
          continue
        }
        isLineStart = false
      }
      switch reader.bytes[index] {
      case UInt8(ascii: "\n"):
        isLineStart = true
        index += 1
      case UInt8(ascii: "`"): index = spans.end(reader, at: index)
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "{"):
        note(reader, at: index)
        index += 1
      default: index += 1
      }
    }
  }

  private static func isIndented(_ reader: ForeignReader, at start: Int) -> Bool {
    let blanks = reader.bytes[start..<reader.end].prefix(4).prefix(while: ForeignReader.isBlank)
    return blanks.count == 4 || blanks.contains(0x09)
  }

  private mutating func note(_ reader: ForeignReader, at offset: Int) {
    if reader.has("{{<", at: offset) || reader.has("{{%", at: offset) {
      if Self.isShortcode(reader, at: offset) { hasShortcodes = true }
      return
    }
    // The second brace of a shortcode begins no tag.
    let isTag = reader.has("{%", at: offset) && (offset == 0 || reader.bytes[offset - 1] != UInt8(ascii: "{"))
    if isTag { holdsTagMarks = true }
    guard isTag || reader.has("{{", at: offset) else { return }
    let behind = reader.bytes[(offset + 2)..<reader.end].prefix(40).drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    if isTag {
      let name = behind.prefix { ForeignReader.isLetter($0) || $0 == UInt8(ascii: "_") }
      if Self.tags.contains(String(decoding: name, as: UTF8.self)) { hasTags = true }
    } else if Self.owners.contains(where: { behind.starts(with: $0.utf8) }) {
      hasTags = true
    }
  }

  /// More than anybody writes.
  private static let longestShortcode = 1000

  /// Whether a shortcode ends as it begins; `{{%name}}` is a mark of something else.
  private static func isShortcode(_ reader: ForeignReader, at offset: Int) -> Bool {
    let sign = reader.bytes[offset + 2] == UInt8(ascii: "%") ? UInt8(ascii: "%") : UInt8(ascii: ">")
    let content = reader.bytes[(offset + 3)..<reader.end].prefix(longestShortcode)
    guard let close = content.firstRange(of: "}}".utf8) else { return true }
    return close.lowerBound > 0 && reader.bytes[close.lowerBound - 1] == sign
  }

  /// Tags of languages that are run before Markdown is read.
  private static let tags: Set = [
    "assign", "block", "call", "capture", "case", "comment", "cycle", "extends", "for", "from", "highlight", "if",
    "import", "include", "include_cached", "include_relative", "link", "liquid", "macro", "post_url", "raw", "render",
    "set", "tablerow", "unless",
  ]
  /// What expressions of such languages begin with.
  static let owners = ["page.", "site."]
}
