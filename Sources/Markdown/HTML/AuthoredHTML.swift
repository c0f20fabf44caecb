import Diagnostics

/// Where HTML of the author is in a rendered page, and where it comes from in the file.
struct AuthoredHTML {
  struct Piece {
    /// Its place in the rendered page.
    var html: Range<Int>
    let source: Source
  }

  enum Source {
    /// The line on which a block of HTML begins, as libcmark counts them.
    case block(firstLine: Int)
    /// A tag within text.
    case inline(SourceRange)
  }

  /// In the order in which they stand.
  private(set) var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }

  mutating func add(_ html: Range<Int>, from source: Source) {
    pieces.append(Piece(html: html, source: source))
  }

  /// The pieces where bytes have been put between what was rendered.
  ///
  /// - Parameters:
  ///   - offsets: before which bytes, in order.
  ///   - count: how many bytes each time.
  func shifted(by count: Int, at offsets: [Int]) -> AuthoredHTML {
    var shifted = self
    var passed = 0
    for index in pieces.indices {
      let range = pieces[index].html
      while passed < offsets.count, offsets[passed] <= range.lowerBound { passed += 1 }
      shifted.pieces[index].html = range.lowerBound + passed * count..<range.upperBound + passed * count
    }
    return shifted
  }

  /// The piece in which a byte of the rendered page stands.
  func piece(at offset: Int) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].html.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count && pieces[low].html.contains(offset) ? pieces[low] : nil
  }
}

/// The way back from a rendered page into its file.
struct AuthoredPlaces {
  let authored: AuthoredHTML
  let text: PageText
  /// Offsets of the line ends in the rendered page.
  private let lineEnds: [Int]

  init(_ authored: AuthoredHTML, in html: [UInt8], of text: PageText) {
    self.authored = authored
    self.text = text
    lineEnds = html.indices.filter { html[$0] == UInt8(ascii: "\n") }
  }

  /// Where a tag of the author is in the file; nil for one of ours.
  func range(of tag: Range<Int>) -> SourceRange? {
    guard let piece = authored.piece(at: tag.lowerBound) else { return nil }
    switch piece.source {
    case .inline(let range): return range
    case .block(let firstLine):
      let line = lineEnds(before: tag.lowerBound)
      let source = text.lineRange(firstLine + line - lineEnds(before: piece.html.lowerBound))
      // A line of a block is the end of its line in the file, whatever quotes and lists are around.
      let lineEnd = min(line < lineEnds.count ? lineEnds[line] : piece.html.upperBound, piece.html.upperBound)
      let start = max(source.upperBound - (lineEnd - tag.lowerBound), source.lowerBound)
      return start..<min(start + tag.count, source.upperBound)
    }
  }

  private func lineEnds(before offset: Int) -> Int {
    var (low, high) = (0, lineEnds.count)
    while low < high {
      let middle = (low + high) / 2
      if lineEnds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
