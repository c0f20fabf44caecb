package import Diagnostics

/// The bytes of a file after edits, with a mapping to the original bytes.
///
/// Every byte is either from the original file or from an edit. So each location in the edited file has a line in the
/// original, and a diff does not need to compare texts.
package struct EditedFile: Sendable {
  package let original: [UInt8]
  package let bytes: [UInt8]
  private let pieces: [Piece]

  private enum Piece {
    /// Bytes of the original, by range.
    case kept(SourceRange)
    case added([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .added(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let kept): .kept(kept.lowerBound + range.lowerBound..<kept.lowerBound + range.upperBound)
      case .added(let bytes): .added(Array(bytes[range]))
      }
    }
  }

  package init(_ original: [UInt8]) {
    self.init(original: original, pieces: original.isEmpty ? [] : [.kept(0..<original.count)])
  }

  private init(original: [UInt8], pieces: [Piece]) {
    self.original = original
    self.pieces = pieces
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces {
      switch piece {
      case .kept(let range): bytes += original[range]
      case .added(let added): bytes += added
      }
    }
    self.bytes = bytes
  }

  package var isChanged: Bool { bytes != original }

  /// The file after more edits.
  ///
  /// Lines added by an edit get the line ending of the line where the edit starts.
  ///
  /// - Parameter edits: they do not overlap and are within the present bytes; an insertion goes before its position.
  package func applying(_ edits: [Diagnostic.Edit]) -> EditedFile {
    var result: [Piece] = []
    var (index, start) = (0, 0)
    /// Moves to an offset of the present bytes, and optionally keeps what is skipped.
    func advance(to end: Int, from offset: Int, keeping: Bool) {
      var offset = offset
      while offset < end {
        let piece = pieces[index]
        let stop = min(end, start + piece.count)
        if keeping { result.append(piece.part(offset - start..<stop - start)) }
        offset = stop
        if offset == start + piece.count {
          start = offset
          index += 1
        }
      }
    }
    var offset = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }) {
      advance(to: edit.range.lowerBound, from: offset, keeping: true)
      advance(to: edit.range.upperBound, from: edit.range.lowerBound, keeping: false)
      offset = edit.range.upperBound
      let added = withLineEnds(edit.replacement, at: edit.range.lowerBound)
      if !added.isEmpty { result.append(.added(added)) }
    }
    advance(to: bytes.count, from: offset, keeping: true)
    return EditedFile(original: original, pieces: result)
  }

  /// The offset in the original file of an offset of the present bytes; inserted text has the position where it was
  /// inserted.
  package func originalOffset(of offset: Int) -> Int {
    var (position, last) = (0, 0)
    for piece in pieces {
      if case .kept(let range) = piece {
        if offset < position + range.count { return range.lowerBound + max(offset - position, 0) }
        last = range.upperBound
      } else if offset < position + piece.count {
        return last
      }
      position += piece.count
    }
    return last
  }

  /// The differences: ranges of the original bytes and of the present bytes that replace them, in order.
  package var changes: [(old: SourceRange, new: SourceRange)] {
    var changes: [(old: SourceRange, new: SourceRange)] = []
    var (old, new, position) = (0, 0, 0)
    for piece in pieces {
      if case .kept(let range) = piece {
        if range.lowerBound > old || position > new { changes.append((old..<range.lowerBound, new..<position)) }
        old = range.upperBound
        new = position + range.count
      }
      position += piece.count
    }
    if original.count > old || position > new { changes.append((old..<original.count, new..<position)) }
    return changes
  }

  private func withLineEnds(_ text: String, at offset: Int) -> [UInt8] {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard text.utf8.contains(feed), bytes.contains(carriage) else { return Array(text.utf8) }
    let lines = SourceFile(path: "", bytes: bytes)
    let line = lines.line(at: offset)
    // The last line may have no line ending.
    let sample = line < lines.lineCount ? line : max(line - 1, 1)
    let end =
      sample < lines.lineCount ? lines.lineRange(sample).upperBound..<lines.lineRange(sample + 1).lowerBound : 0..<0
    let ending = end.isEmpty ? [feed] : Array(bytes[end])
    var (result, previous): ([UInt8], UInt8) = ([], 0)
    for byte in text.utf8 {
      if byte == feed, previous != carriage { result += ending } else { result.append(byte) }
      previous = byte
    }
    return result
  }
}
