/// Keys of a keyboard, `++ctrl+alt+f4++`, and what is written on others, `++"Next"++`, as in MkDocs.
struct Keys: TextExtension {
  let option = MarkdownExtensions.keys
  let triggers = Triggers.plus
  let bytes: StaticString = "+"

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    let before = run.byte(before: index)
    guard run.starts(with: "++", at: index), before != UInt8(ascii: "+"), !TextRun.isAlphanumeric(before) else {
      return nil
    }
    var pieces: [TextMatch.Piece] = []
    var place = index + 2
    while pieces.count < Self.mostPieces, let (label, end) = Self.key(run, at: place) {
      if !pieces.isEmpty { pieces.append(.init(text: "+")) }
      pieces.append(.init(text: label, element: "kbd"))
      guard end < run.bytes.count, run.bytes[end] == UInt8(ascii: "+") else { return nil }
      place = end + 1
      if place < run.bytes.count, run.bytes[place] == UInt8(ascii: "+") {
        return TextMatch(range: index..<place + 1, replacement: .pieces(pieces))
      }
    }
    return nil
  }

  private static let mostPieces = 20
  private static let longestLabel = 60

  /// The label of the key at a place, and where it ends.
  private static func key(_ run: TextRun, at place: Int) -> (label: String, end: Int)? {
    guard place < run.bytes.count else { return nil }
    let mark = run.bytes[place]
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") {
      let label = run.bytes[(place + 1)...].prefix(longestLabel + 1).prefix { $0 != mark }
      guard !label.isEmpty, label.endIndex < run.bytes.count, run.bytes[label.endIndex] == mark else { return nil }
      return (String(decoding: label, as: UTF8.self), label.endIndex + 1)
    }
    let name = run.bytes[place...].prefix(longestLabel).prefix {
      TextRun.isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard !name.isEmpty, let label = KeyNames.label(String(decoding: name, as: UTF8.self)) else { return nil }
    return (label, name.endIndex)
  }
}
