import Diagnostics

/// A construct that is made of whole lines, and that libcmark does not know.
///
/// Where one is opened, its lines are rewritten to a block quote, which libcmark does know: so everything within it is
/// parsed as it is anywhere else.
protocol BlockExtension: Sendable {
  var option: MarkdownExtensions { get }
  /// The byte with which its lines begin.
  var firstByte: UInt8 { get }
  /// Reads a line that begins with that byte.
  func open(_ line: OpeningLine) -> BlockOpening?
}

/// A line that may open an extended block, without the marks and indentation of the blocks around it.
struct OpeningLine {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Without blanks at either end.
  let range: Range<Int>
  /// Whether a paragraph ends directly above, or above blank lines.
  let followsParagraph: Bool
  let followsBlankLine: Bool
  /// The innermost block around.
  let parent: ExtendedBlock.Kind?
  /// What the next line holds, where a line of attributes or a callout asks for it.
  var next = Next.other
  /// The boxes of the site’s own.
  var callouts = Callouts()

  enum Next {
    case other
    /// Anything but a quote, in the blocks that are open.
    case text
    /// A quote, in the blocks that are open.
    case quote
    /// Text that leaves out the marks of the quotes around.
    case lazyText
  }

  /// How many bytes of a kind the line begins with.
  func run(of byte: UInt8) -> Int { bytes[range].prefix { $0 == byte }.count }

  /// The range without blanks at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The range without the quotation marks around its text.
  func withoutQuotes(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, let first = bytes[range].first, "\"'".utf8.contains(first), bytes[range].last == first,
      bytes[range].count(where: { $0 == first }) == 2
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// What a line opens.
struct BlockOpening {
  var kind: ExtendedBlock.Kind
  var extent: BlockExtent
  /// The title in the page's text.
  var title: Range<Int>?
  var id: String?
  /// Where the block's content begins in this line, if it does.
  var content: Int?
  /// How the options are written that may be in the lines below; nil where there are none.
  var options: ContainerOptions?
}

/// What belongs to an extended block.
enum BlockExtent {
  /// Everything up to a line of those marks.
  case fence(ContainerFence)
  /// Everything that is indented by so many columns.
  case indentation(Int)
  /// Everything that is indented so far, and lines that go on with a paragraph.
  case lazyIndentation(Int)
  /// Everything up to the next block of this kind, or the end of the one around.
  case sibling
  /// Everything up to a blank line.
  case paragraph
  /// Everything with the mark of a quote, as in the line that opens it, and lines that go on with a paragraph.
  case quote

  var fence: ContainerFence? {
    if case .fence(let fence) = self { fence } else { nil }
  }
}

/// An extended block of a page.
struct ExtendedBlock {
  enum Kind: Equatable {
    /// A box with a title, such as a note.
    case box(Box)
    /// A container of a kind that nobody knows: its content is shown as it is.
    case plain(name: String)
    /// A container of tabs.
    case tabs
    /// Each code block of the container is a tab.
    case codeGroup
    /// `isFirst` where a set of tabs begins in any case.
    case tab(isFirst: Bool, isSelected: Bool)
    /// What a term means; loose definitions have paragraphs.
    case definition(isLoose: Bool)
    case footnote(label: String)
  }

  var kind: Kind
  let hasTitle: Bool
  var id: String?
  /// The line of libcmark that opens it, and the column of its block quote there.
  let line: Int
  let column: Int
  /// The marks that should close it, if it has such.
  let fence: ContainerFence?
  /// The line that opens it, as the page has it: its number and its text.
  let sourceLine: Int
  let opening: SourceRange
  /// Whether the page ends, or a block around, before the line that should close it.
  var isUnclosed = false
  /// The line that closes it, where that repeats the one that opens it.
  var repetition: SourceRange?
  /// Whether the line that should close it is in a code block.
  var endsInCode = false
}

/// A box that sets something apart from the text.
struct Box: Equatable {
  enum Fold {
    case closed, open
  }

  let kind: BoxKind
  /// Nil where readers cannot fold it.
  var fold: Fold?
  /// False for an admonition with an empty title.
  let hasHeading: Bool
  /// The title in place of that of the kind.
  var title: String?
  /// What the author calls the kind, where that is another word than that of the kind: “hint” for a tip.
  var name: String?
  /// Whether the first of several paragraphs is the title.
  var isTitledByText = false
}
