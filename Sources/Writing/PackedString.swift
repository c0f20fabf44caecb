extension String {
  /// The same text without the room for more that texts put together have.
  ///
  /// For what is kept in great numbers: it is copied.
  package var packed: String {
    guard utf8.count > 15 else { return self }
    var text = self
    return text.withUTF8 { String(decoding: $0, as: UTF8.self) }
  }
}
