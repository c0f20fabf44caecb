import Diagnostics

/// Fences that are called like boxes: ` ```note `.
///
/// Where a plugin makes boxes of them, it also decides whether their content is Markdown, HTML, or text. Nothing on the
/// page says so, and everywhere else it is code.
enum BoxFences {
  static let kind = ForeignKind(
    noun: "fence called like a box", plural: "fences called like boxes",
    advice: "Another tool may make boxes of them by a plugin. For a box, write `:::note` and `:::`, or `> [!NOTE]` in "
      + "front of its text. For code, use another word, such as `text`.",
    outcome: "shown as code", severity: .note, isOfSite: true)

  private static let names: Set = ["caution", "danger", "hint", "important", "info", "note", "tip", "warning"]

  /// Whether an info string is such a word, alone or with a title: `warning "Title"`, `tip:Title`, `hint|warning`.
  static func holds(_ info: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = info.prefix(10).prefix(while: ForeignReader.isLetter)
    let rest = info[name.endIndex...]
    let isTitle = rest.first.map { ":|".utf8.contains($0) } ?? true
    guard isTitle || rest.drop(while: ForeignReader.isBlank).first == UInt8(ascii: "\"") else { return false }
    return names.contains(String(decoding: name, as: UTF8.self))
  }
}
