import Words
import Writing

/// The checkbox at the start of a list item that is a task: `- [ ] open`, `- [x] done`.
enum TaskItem {
  case open, done

  /// Number of bytes of a marker.
  static let markerLength = 3

  /// Recognizes a marker followed by a blank.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count > Self.markerLength, text[0] == UInt8(ascii: "["), text[2] == UInt8(ascii: "]"),
      text[3] == UInt8(ascii: " ") || text[3] == UInt8(ascii: "\t")
    else { return nil }
    switch text[1] {
    case UInt8(ascii: " "): self = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): self = .done
    default: return nil
    }
  }

  /// Writes the box, with the name that a screen reader needs.
  func write(into html: inout HTMLWriter, _ words: Words?) {
    html.markup(self == .done ? "<input type=\"checkbox\" checked=\"\"" : "<input type=\"checkbox\"")
    html.markup(" disabled=\"\"")
    if let words { html.attribute("aria-label", self == .done ? .done : .open, of: words) }
    html.markup(" />")
  }
}

extension PageRenderer {
  /// Writes the box of a task, if the paragraph begins one, and has its marker passed over.
  mutating func writeTaskBox(_ paragraph: CommonMarkNode) {
    guard options.extensions.contains(.tasks), let item = paragraph.parent, item.kind == .item,
      item.firstChild == paragraph,
      let marker = paragraph.firstChild, marker.kind == .text, let task = TaskItem(marker.literal),
      isWritten(UnsafeBufferPointer(rebasing: marker.literal.prefix(TaskItem.markerLength)), at: paragraph)
    else { return }
    task.write(into: &html, options.labels ? options.words : nil)
    skippedBytes = TaskItem.markerLength
  }
}

extension Word {
  fileprivate static let open = Word("text.open")
  fileprivate static let done = Word("text.done")
}
