import Diagnostics

/// Where the bytes of a page are from that has the files in it that it includes.
struct InclusionOrigins {
  /// Bytes of an included file in a row.
  private struct Piece {
    /// Where they are in the page.
    let start: Int
    let count: Int
    /// Where they are in what of the file is included.
    let offset: Int
    let source: Int
  }

  private struct Source {
    let path: String
    /// Leads from what is included to the file.
    let map: LineMap
  }

  private var sources: [Source] = []
  private var pieces: [Piece] = []

  /// Begins a file: a piece of it names the number that is returned.
  mutating func addSource(_ path: String, _ map: LineMap) -> Int {
    sources.append(Source(path: path, map: map))
    return sources.count - 1
  }

  /// Notes that bytes of a file stand there, behind all that were noted before.
  mutating func add(_ range: Range<Int>, of source: Int, at start: Int) {
    pieces.append(Piece(start: start, count: range.count, offset: range.lowerBound, source: source))
  }

  /// Where a range of the page is from; nil if its beginning is the page’s own.
  func place(of range: SourceRange) -> IncludedPlace? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let piece = pieces[low - 1]
    let start = range.lowerBound - piece.start
    guard start < piece.count else { return nil }
    let end = max(min(range.upperBound - piece.start, piece.count), start)
    let source = sources[piece.source]
    return IncludedPlace(
      path: source.path, range: source.map.fileRange(piece.offset + start..<piece.offset + end))
  }
}
