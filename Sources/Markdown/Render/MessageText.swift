/// Pieces of a page in messages.
enum MessageText {
  /// A line for a message, cut where it gets long.
  static func summary(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let line = String(decoding: line.prefix(200), as: UTF8.self)
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
