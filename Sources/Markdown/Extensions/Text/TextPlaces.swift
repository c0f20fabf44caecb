/// Where the bytes of a text stand in its line, of which libcmark has resolved escapes and references.
struct TextPlaces {
  /// For each byte of the text, where its source begins, and whether that is longer: an escape or a reference.
  private let places: [(offset: Int, isEscaped: Bool)]?
  private let start: Int

  /// Reads the source beside the text; nil where they do not agree.
  init?(
    _ literal: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) {
    guard start <= end, end <= bytes.count else { return nil }
    self.start = start
    let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if source.starts(with: literal) {
      places = nil
      return
    }
    var places: [(offset: Int, isEscaped: Bool)] = []
    places.reserveCapacity(literal.count)
    var offset = 0
    while places.count < literal.count {
      guard offset < source.count else { return nil }
      let byte = literal[places.count]
      if source[offset] == UInt8(ascii: "\\"), offset + 1 < source.count, source[offset + 1] == byte,
        TextRun.isPunctuation(byte)
      {
        places.append((start + offset, true))
        offset += 2
      } else if let length = Self.reference(source[offset...], literal[places.count...]) {
        // A reference stands for one character, but for a few that stand for two.
        let count = Self.scalarLength(byte)
        for _ in 0..<min(count, literal.count - places.count) { places.append((start + offset, true)) }
        offset += length
      } else {
        guard source[offset] == byte else { return nil }
        places.append((start + offset, false))
        offset += 1
      }
    }
    self.places = places
  }

  /// How long a character reference is that a source begins with and that the text holds resolved.
  private static func reference(
    _ source: Slice<UnsafeBufferPointer<UInt8>>, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    guard source.first == UInt8(ascii: "&") else { return nil }
    let name = source.dropFirst().prefix(33).prefix { TextRun.isAlphanumeric($0) || $0 == UInt8(ascii: "#") }
    guard !name.isEmpty, name.endIndex < source.endIndex, source[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let length = name.count + 2
    return text.starts(with: source.prefix(length)) ? nil : length
  }

  private static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  /// Whether a byte is written so that it means itself.
  func isEscaped(_ index: Int) -> Bool { places?[index].isEscaped ?? false }

  /// The range of the source for bytes of the text.
  func range(_ range: Range<Int>) -> Range<Int> {
    guard let places else { return start + range.lowerBound..<start + range.upperBound }
    guard let first = places[range].first, let last = places[range].last else { return start..<start }
    return first.offset..<last.offset + (last.isEscaped ? 2 : 1)
  }
}
