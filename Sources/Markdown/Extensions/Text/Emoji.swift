/// A pictograph by its name, `:tada:`, but not within words: `urn:id:x` means none.
struct Emoji: TextExtension {
  let option = MarkdownExtensions.emoji
  let triggers = Triggers.emoji
  let bytes: StaticString = ":"

  func match(in run: TextRun, at index: Int) -> TextMatch? {
    let name = run.bytes[(index + 1)...].prefix(EmojiNames.longest + 1).prefix(while: Self.isName)
    guard !name.isEmpty, name.endIndex < run.bytes.count, run.bytes[name.endIndex] == UInt8(ascii: ":"),
      !TextRun.isAlphanumeric(run.byte(before: index)),
      name.endIndex + 1 == run.bytes.count || !TextRun.isAlphanumeric(run.bytes[name.endIndex + 1]),
      let emoji = EmojiNames.table[String(decoding: name, as: UTF8.self)]
    else { return nil }
    return TextMatch(range: index..<name.endIndex + 1, replacement: .text(emoji))
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
