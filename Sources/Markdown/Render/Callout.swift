import Words
import Writing

/// The kinds of callouts, in the form of GitHub alerts: a quote whose first line is `[!NOTE]`.
enum Callout: CaseIterable {
  case note, tip, important, warning, caution

  /// Recognizes a marker on its own line, in any letter case.
  init?(marker: UnsafeBufferPointer<UInt8>) {
    guard marker.count >= 6, marker[0] == UInt8(ascii: "["), marker[1] == UInt8(ascii: "!") else { return nil }
    var marker = marker[...]
    while let last = marker.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { marker.removeLast() }
    guard marker.last == UInt8(ascii: "]") else { return nil }
    let word = marker.dropFirst(2).dropLast()
    let match = Self.allCases.first { callout in word.elementsEqual(callout.word.utf8) { $0 | 0x20 == $1 } }
    guard let match else { return nil }
    self = match
  }

  private var word: String {
    switch self {
    case .note: "note"
    case .tip: "tip"
    case .important: "important"
    case .warning: "warning"
    case .caution: "caution"
    }
  }

  /// Writes the start of its element, with its title.
  func start(in html: inout HTMLWriter, _ words: Words) {
    html.markup("<div class=\"callout callout-")
    html.text(word)
    html.markup("\" role=\"note\">\n<p class=\"callout-title\">")
    html.word(title, of: words)
    html.markup("</p>\n")
  }

  /// What it is called, above its text.
  var title: Word {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }
}

extension Word {
  fileprivate static let note = Word("text.note")
  fileprivate static let tip = Word("text.tip")
  fileprivate static let important = Word("text.important")
  fileprivate static let warning = Word("text.warning")
  fileprivate static let caution = Word("text.caution")
  static let anchor = Word("text.anchor")
  static let table = Word("text.table")
}

extension PageRenderer {
  /// Recognizes a callout and removes its marker from the quote, whose content the walk has not reached yet.
  ///
  /// A quote that contains only the marker stays a quote, as on GitHub.
  mutating func takeCallout(from quote: CommonMarkNode) -> Callout? {
    guard let paragraph = quote.firstChild, paragraph.kind == .paragraph,
      let marker = paragraph.firstChild, marker.kind == .text, let callout = Callout(marker: marker.literal),
      isWritten(marker.literal, at: paragraph),
      nextTable >= tables.count || tables[nextTable].node != paragraph
    else { return nil }
    if let lineEnd = marker.next {
      guard lineEnd.kind == .softBreak || lineEnd.kind == .lineBreak else { return nil }
      lineEnd.remove()
      calloutParagraph = paragraph
    } else {
      guard paragraph.next != nil else { return nil }
      hiddenParagraph = paragraph
    }
    marker.remove()
    return callout
  }

  /// Whether a block starts with exactly these bytes in the file: an escaped marker does not count.
  func isWritten(_ marker: UnsafeBufferPointer<UInt8>, at block: CommonMarkNode) -> Bool {
    text.bytes[text.lineRange(block.startLine)].dropFirst(max(block.startColumn, 1) - 1).starts(with: marker)
  }
}
