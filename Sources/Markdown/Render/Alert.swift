/// The alerts of GitHub: quotes whose first line is `[!NOTE]` or the like.
///
/// `TitledAlert` reads those of other tools.
enum Alert {
  /// Recognizes a marker that stands alone, in any case of letters.
  static func kind(_ marker: UnsafeBufferPointer<UInt8>) -> BoxKind? {
    guard marker.count >= 6, marker[0] == UInt8(ascii: "["), marker[1] == UInt8(ascii: "!") else { return nil }
    var marker = marker[...]
    while let last = marker.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { marker.removeLast() }
    guard marker.last == UInt8(ascii: "]") else { return nil }
    let word = marker.dropFirst(2).dropLast()
    return kinds.first { word.elementsEqual($0.name.utf8) { $0 | 0x20 == $1 } }?.kind
  }

  private static let kinds: [(name: String, kind: BoxKind)] = [
    ("note", .note), ("tip", .tip), ("important", .important), ("warning", .warning), ("caution", .caution),
  ]
}

extension PageRenderer {
  /// Recognizes an alert and takes its marker out of the quote, whose content the walk has not reached yet.
  ///
  /// A quote that holds nothing but the marker stays a quote, as on GitHub.
  mutating func takeAlert(from quote: CommonMarkNode) -> BoxKind? {
    guard let paragraph = quote.firstChild, paragraph.kind == .paragraph,
      let marker = paragraph.firstChild, marker.kind == .text, let kind = Alert.kind(marker.literal),
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
    return kind
  }

  /// Whether a block begins with just these bytes in the file: an escaped marker is none.
  func isWritten(_ marker: UnsafeBufferPointer<UInt8>, at block: CommonMarkNode) -> Bool {
    text.bytes[text.lineRange(block.startLine)].dropFirst(max(block.startColumn, 1) - 1).starts(with: marker)
  }
}
