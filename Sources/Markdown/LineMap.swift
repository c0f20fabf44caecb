import Diagnostics

/// The way back from a page's rewritten lines into its file.
///
/// Every line is a piece of the file with something in front of it, and perhaps behind it.
struct LineMap {
  private struct Piece {
    /// Where it begins in the rewritten text.
    let start: Int
    let length: Int
    let fileStart: Int
    /// How many bytes of the file it stands for, where those are others.
    var fileLength: Int?

    var end: Int { start + length }

    /// The place in the file of a place in it.
    func fileOffset(_ offset: Int) -> Int { fileStart + (fileLength == nil ? min(offset - start, length) : 0) }

    /// The same for the end of a range.
    func fileEnd(_ offset: Int) -> Int { fileStart + (fileLength ?? min(offset - start, length)) }
  }

  private var pieces: [Piece] = []

  /// Notes that these bytes of the file stand there, behind all that were noted before.
  mutating func add(_ range: Range<Int>, at start: Int) {
    pieces.append(Piece(start: start, length: range.count, fileStart: range.lowerBound))
  }

  /// Notes that bytes of another file stand there, in place of a range of this one.
  mutating func add(_ range: Range<Int>, at start: Int, count: Int) {
    pieces.append(Piece(start: start, length: count, fileStart: range.lowerBound, fileLength: range.count))
  }

  /// Forgets what is behind an offset, which has been taken back.
  mutating func truncate(to count: Int) {
    while let last = pieces.last, last.start >= count { pieces.removeLast() }
    guard let last = pieces.last, last.end > count else { return }
    pieces[pieces.count - 1] = Piece(
      start: last.start, length: count - last.start, fileStart: last.fileStart, fileLength: last.fileLength)
  }

  /// Follows the parts behind an offset into another order; none of the pieces is in two of them.
  ///
  /// - Parameter parts: where they were, in their new order.
  mutating func rearrange(from offset: Int, _ parts: [Range<Int>]) {
    var moved: [Piece] = []
    while let last = pieces.last, last.start >= offset { moved.append(pieces.removeLast()) }
    moved.reverse()
    var start = offset
    for part in parts {
      // The pieces are in the order of the text.
      let first = Self.index(ofStart: part.lowerBound, in: moved)
      let end = Self.index(ofStart: part.upperBound, in: moved)
      pieces += moved[first..<end].map { piece in
        Piece(
          start: piece.start - part.lowerBound + start, length: piece.length, fileStart: piece.fileStart,
          fileLength: piece.fileLength)
      }
      start += part.count
    }
  }

  /// The index of the first piece that begins at an offset or behind it.
  private static func index(ofStart offset: Int, in pieces: [Piece]) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many pieces begin at an offset or before it.
  private func count(upTo offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place in the file; what was put in lies where the next piece of the file begins.
  func fileOffset(_ offset: Int) -> Int {
    let count = count(upTo: offset)
    if count > 0, offset <= pieces[count - 1].end || count == pieces.count {
      return pieces[count - 1].fileOffset(offset)
    }
    return count < pieces.count ? pieces[count].fileStart : 0
  }

  /// The parts of a range that are each in one piece of the file.
  func parts(of range: SourceRange) -> [SourceRange] {
    var parts: [SourceRange] = []
    for piece in pieces[max(count(upTo: range.lowerBound) - 1, 0)...] {
      if piece.start >= range.upperBound { break }
      let (start, end) = (max(piece.start, range.lowerBound), min(piece.end, range.upperBound))
      if start < end { parts.append(start..<end) }
    }
    return parts
  }

  /// The range in the file that holds the bytes of a range.
  func fileRange(_ range: SourceRange) -> SourceRange {
    let start = fileOffset(range.lowerBound)
    let count = count(upTo: range.upperBound - 1)
    guard !range.isEmpty, count > 0 else { return start..<start }
    let piece = pieces[count - 1]
    return start..<max(piece.fileEnd(range.upperBound), start)
  }
}
