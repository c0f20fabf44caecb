package import Diagnostics

/// What one page's Markdown has become: its HTML and whatever later stages ask about it, nothing of cmark.
package struct MarkdownDocument: Sendable {
  /// The rendered body, valid UTF-8, without the figures of answered fences.
  package var html: [UInt8] = []
  /// Where the figures of answered fences go, in order.
  package var slots: [Slot] = []
  /// The fences that the caller answers, in order.
  package var fences: [Fence] = []
  /// The headings in order, without a title that was taken out.
  package var outline: [Heading] = []
  /// Links and images, in order.
  package var links: [Link] = []
  /// The first heading of level 1, taken out or not.
  package var title: Heading?
  /// Whether `title` stood first on the page and was taken out of `html`, for the template draws the title.
  package var isTitleTakenOut = false
  /// Ids and names within raw HTML that was kept; links may point at them.
  package var rawAnchors: [String] = []
  /// Whether it holds what only a trusted author may write: HTML, or a link that runs code.
  package var holdsTrustedMarkup = false
  /// The body's text without markup, blocks on lines of their own; empty if nobody asks for it.
  package var text: [UInt8] = []
  /// The first paragraph with any text, in `text`.
  package var firstParagraph = 0..<0
  /// Where running text stands in the file, in order: no code, addresses, tags or character references.
  package var textRanges: [SourceRange] = []
  package var diagnostics: [Diagnostic] = []

  /// Where a fence's figure goes.
  package struct Slot: Sendable, Hashable {
    /// Offset in `html`, at the beginning of a line.
    package var offset: Int
    /// Index in `fences`.
    package var fence: Int
  }

  /// A heading of the page.
  package struct Heading: Sendable, Hashable {
    /// 1 to 6.
    package var level: Int
    /// Its id, unique within the page; empty when anchors are switched off.
    package var anchor: String
    /// Its text without markup.
    package var text: String
    /// Offset in `html` of its start tag.
    package var offset: Int
    /// Its line in the document's `text`, line end included; the body of its section follows.
    package var textRange: Range<Int>
    /// The heading in the file, its first line only.
    package var range: SourceRange
    /// False within quotes and lists.
    package var isTopLevel: Bool
  }

  /// A fence that the caller answers.
  package struct Fence: Sendable, Hashable {
    /// The whole info string, escapes resolved: `dialog dont`.
    package var info: String
    /// Its content, each line mapped into the file.
    package var content: SourceExcerpt
    /// The opening fence with its info string in the file.
    package var openingRange: SourceRange
    /// The info string in the file.
    package var infoRange: SourceRange
    /// False where the page, the list item or the quote ends before the fence does.
    package var isClosed: Bool
  }

  /// A link or an image.
  package struct Link: Sendable, Hashable {
    /// The destination as the author wrote it, escapes resolved.
    package var destination: String
    package var target: LinkTarget
    /// The whole link in the file, or where that is not certain the line that it stands on.
    package var range: SourceRange
    /// Nil for links.
    package var image: Image?
    /// Whether it is a video or a sound.
    package var isMedia = false

    package struct Image: Sendable, Hashable {
      /// The alternative text without markup.
      package var alt: String
      package var title: String
      /// Whether the author says, in HTML, that it means nothing: `alt=""`.
      package var isDecorative = false
    }
  }

  /// Whether a link on this page may point at an anchor.
  package func hasAnchor(_ anchor: String) -> Bool {
    outline.contains { $0.anchor == anchor } || title?.anchor == anchor || rawAnchors.contains(anchor)
  }
}
