import Diagnostics
import Dialogs
import Mockups

/// A block as it is in a page, with what is to be found in it between « and ».
struct MarkedBlock {
  /// What surrounds the fence.
  enum Container: CaseIterable {
    case page, list, quote

    var first: String {
      switch self {
      case .page: ""
      case .list: "1. "
      case .quote: "> "
      }
    }

    var rest: String {
      switch self {
      case .page: ""
      case .list: "   "
      case .quote: "> "
      }
    }
  }

  /// The page's text, marks removed.
  let page: String
  let excerpt: SourceExcerpt
  let fence: SourceLocation
  /// What was marked, in the order of the opening marks.
  let marked: [SourceRange]

  init(_ text: String, infoString: String = "dialog", in container: Container = .page) {
    var page = Array("Überschrift 👍\n\n".utf8)
    let fenceStart = page.count
    page += Array("\(container.first)```\(infoString)".utf8)
    fence = SourceLocation(path: "page.md", range: fenceStart..<page.count)
    page.append(UInt8(ascii: "\n"))
    var (bytes, lines, marked, open): ([UInt8], [SourceExcerpt.Line], [SourceRange], [Int]) = ([], [], [], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      page += Array(container.rest.utf8)
      lines.append(.init(offset: bytes.count, fileOffset: page.count))
      for character in line {
        switch character {
        case "«":
          open.append(marked.count)
          marked.append(page.count..<page.count)
        case "»":
          let index = open.removeLast()
          marked[index] = marked[index].lowerBound..<page.count
        default:
          bytes += Array(String(character).utf8)
          page += Array(String(character).utf8)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
      page.append(UInt8(ascii: "\n"))
    }
    page += Array("\(container.rest)```\n".utf8)
    self.page = String(decoding: page, as: UTF8.self)
    self.marked = marked
    excerpt = SourceExcerpt(path: "page.md", bytes: bytes, lines: lines)
  }

  func parse(infoString: String = "dialog") -> (dialog: Dialog?, diagnostics: [Diagnostic]) {
    DialogParser.parse(infoString: infoString, excerpt: excerpt, fence: fence, platforms: Platform.allCases)
  }
}
