import Diagnostics
import Dialogs

/// Edits of a button list: the complete source of each button is moved.
struct ButtonEdits {
  private let subject: DialogSubject
  private let items: [SourceRange]

  /// Nil if the list is not plain enough to edit, for example with aliases.
  init?(_ subject: DialogSubject) {
    self.subject = subject
    items = subject.buttons.map(\.range)
    guard subject.kind != .modal, !items.isEmpty else { return nil }
    var end = 0
    for item in items {
      guard item.lowerBound >= end, !item.isEmpty, item.upperBound <= subject.source.count else { return nil }
      end = item.upperBound
    }
    let span = subject.source[items[0].lowerBound..<end]
    guard !span.contains(UInt8(ascii: "*")), !span.contains(UInt8(ascii: "&")) || !hasAnchor(in: span) else {
      return nil
    }
  }

  /// Reorders the buttons, given as indexes into the present order.
  ///
  /// - Parameter changes: additional edits within buttons, by index.
  func reorder(_ order: [Int], with changes: [Int: [Diagnostic.Edit]] = [:]) -> [Diagnostic.Edit]? {
    guard order.count == items.count else { return nil }
    return zip(items, order).enumerated().flatMap { position, move in
      let edits = changes[move.1] ?? []
      return position == move.1 ? edits : [Diagnostic.Edit(replace: move.0, with: text(items[move.1], after: edits))]
    }
  }

  private func text(_ range: SourceRange, after edits: [Diagnostic.Edit]) -> String {
    var bytes = Array(subject.source[range])
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let place = edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      bytes.replaceSubrange(place, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether an `&` starts a word, as in an anchor.
  private func hasAnchor(in span: ArraySlice<UInt8>) -> Bool {
    span.indices.contains { index in
      span[index] == UInt8(ascii: "&")
        && (index == span.startIndex
          || span[index - 1].isLineEnd || " ,".utf8.contains(span[index - 1]))
        && index + 1 < span.endIndex && span[index + 1] != UInt8(ascii: " ")
    }
  }
}
