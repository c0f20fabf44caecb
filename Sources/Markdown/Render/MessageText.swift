/// Pieces of a page in messages.
enum MessageText {
  /// A name for a message, cut where it gets long.
  static func short(_ name: String) -> String { name.count > 60 ? name.prefix(59) + "…" : name }

  /// A line for a message, cut where it gets long.
  static func summary(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let line = String(decoding: line.prefix(200), as: UTF8.self)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
