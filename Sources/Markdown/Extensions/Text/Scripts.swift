/// Raised text, `x^2^`, as pandoc, Markdown-it, and MkDocs write it.
struct Superscript: TextExtension {
  let option = MarkdownExtensions.scripts
  let triggers = Triggers.caret
  let bytes: StaticString = "^"

  func match(in run: TextRun, at index: Int) -> TextMatch? { ScriptText.match(in: run, at: index, element: "sup") }
}

/// Lowered text, `H~2~O`, as the same tools write it.
///
/// Behind a blank, one tilde strikes text out, as GitHub reads it.
struct Subscript: TextExtension {
  let option = MarkdownExtensions.scripts
  let triggers = Triggers.tilde
  let bytes: StaticString = "~"

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    let before = run.byte(before: index)
    guard TextRun.isAlphanumeric(before) || before == UInt8(ascii: ")") else { return nil }
    return ScriptText.match(in: run, at: index, element: "sub")
  }
}

/// What two equal marks enclose: a few letters, digits, and signs, since formulas and code hold single marks, too.
private enum ScriptText {
  static func match(in run: TextRun, at index: Int, element: StaticString) -> TextMatch? {
    let mark = run.bytes[index]
    guard run.byte(before: index) != mark else { return nil }
    let content = run.bytes[(index + 1)...].prefix(longest + 1).prefix(while: isContent)
    let end = content.endIndex
    guard !content.isEmpty, content.count <= longest, end < run.bytes.count, run.bytes[end] == mark,
      end + 1 == run.bytes.count || run.bytes[end + 1] != mark
    else { return nil }
    let text = String(decoding: content, as: UTF8.self)
    return TextMatch(range: index..<end + 1, replacement: .pieces([.init(text: text, element: element)]))
  }

  private static let longest = 60

  private static func isContent(_ byte: UInt8) -> Bool {
    byte >= 0x80 || TextRun.isAlphanumeric(byte) || "+-=.*".utf8.contains(byte)
  }
}
