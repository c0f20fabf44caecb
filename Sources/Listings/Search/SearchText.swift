internal import Search
import Writing

/// The results of a search on a terminal: pages, the best first, each with its best sections, dialogs or rules.
package enum SearchText {
  /// - Parameter columns: the width to which excerpts are wrapped.
  package static func bytes(_ listing: SearchListing, columns: Int = 80, color: Bool) -> [UInt8] {
    let paint = Paint(isOn: color)
    let pages = listing.pages.map { page, source in
      let name = (page.trail + [page.title]).map { printable($0) }.joined(separator: " › ")
      var lines = [paint(name, .place) + paint(" (score \(page.score))", .gutter)]
      if let source { lines.append("  " + paint(printable(source), .help)) }
      for hit in page.hits {
        lines.append("  \(hit.entry.kind.rawValue): " + paint(printable(hit.title(on: page)), .note))
        lines.append("    " + printable(hit.address(on: page)))
        lines += Self.lines(hit.excerpt, columns: columns - 4, paint).map { "    " + $0 }
        for (part, text) in hit.parts {
          let line = [ExcerptPiece(text: "\(part.name): \(text)", isHit: false)]
          lines += Self.lines(line, columns: columns - 4, paint).map { "    " + $0 }
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }
    return Array(pages.joined(separator: "\n").utf8)
  }

  /// An excerpt in lines, the words of the query painted.
  private static func lines(_ excerpt: [ExcerptPiece], columns limit: Int, _ paint: Paint) -> [String] {
    var lines: [String] = []
    var (line, width) = ("", 0)
    for word in words(excerpt) {
      let wordWidth = word.reduce(0) { $0 + columns(of: $1.text) }
      let shown = word.map { $0.isHit ? paint($0.text, .warning) : $0.text }.joined()
      if !line.isEmpty, width + 1 + wordWidth > limit {
        lines.append(line)
        (line, width) = (shown, wordWidth)
      } else {
        width += line.isEmpty ? wordWidth : wordWidth + 1
        line += line.isEmpty ? shown : " " + shown
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The words of an excerpt, each in pieces: a hit may be part of a word.
  private static func words(_ excerpt: [ExcerptPiece]) -> [[ExcerptPiece]] {
    var words: [[ExcerptPiece]] = [[]]
    for piece in excerpt {
      for (index, part) in piece.text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
        .enumerated()
      {
        if index > 0 { words.append([]) }
        if !part.isEmpty { words[words.count - 1].append(ExcerptPiece(text: printable(part), isHit: piece.isHit)) }
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
