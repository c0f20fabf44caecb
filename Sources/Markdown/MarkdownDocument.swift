package import Diagnostics

/// The result of parsing one page: its HTML and everything that later stages need, without cmark.
package struct MarkdownDocument: Sendable {
  /// The rendered body, valid UTF-8, without the figures of handled fences.
  package var html: [UInt8] = []
  /// The insertion points of figures of handled fences, in order.
  package var slots: [Slot] = []
  /// The fences that the caller handles, in order.
  package var fences: [Fence] = []
  /// The headings in order, except a removed title.
  package var outline: [Heading] = []
  /// Links and images, in order.
  package var links: [Link] = []
  /// The first level-1 heading, removed or not.
  package var title: Heading?
  /// Whether `title` was first on the page and removed from `html`, because the template shows the title.
  package var isTitleTakenOut = false
  /// How many levels headings have been raised, because the title is a heading below level 1, and all others are below it.
  package var raisedLevels = 0
  /// IDs and names in raw HTML that was kept; links can point to them.
  package var rawAnchors: [String] = []
  /// Whether it contains what only a trusted author may write: HTML, or a link that runs code.
  package var holdsTrustedMarkup = false
  /// The body's text without markup, blocks on lines of their own; empty if nobody asks for it.
  package var text: [UInt8] = []
  /// The first paragraph with any text, in `text`.
  package var firstParagraph = 0..<0
  /// Where running text is in the file, in order: no code, addresses, tags or character references.
  package var textRanges: [SourceRange] {
    get { compactTextRanges.map(\.wrappedValue) }
    set { compactTextRanges = newValue.map(Compact.init(wrappedValue:)) }
  }
  private var compactTextRanges: [Compact] = []
  /// Comments that allow rules to be broken, in order.
  package var allowances: [Allowance] = []
  package var diagnostics: [Diagnostic] = []
  /// Where the page includes other files: what is found there cannot be fixed in the page.
  package var inclusionRanges: [SourceRange] = []

  /// The ID of the element in which a page shows the list of the pages below it, where another tool’s component has
  /// asked for that.
  package static let pagesBelow = "pages-below"

  /// Whether the page has a place for the list of the pages below it.
  package var listsPagesBelow: Bool { rawAnchors.contains(Self.pagesBelow) }

  /// The ID of the element in which a page shows the list of posts; behind it can be how many of them, as in `site-posts-5`.
  package static let posts = "site-posts"

  /// The IDs of the places for lists of posts, with the number of posts that each lists; nil for all.
  package var listsOfPosts: [(id: String, limit: Int?)] {
    rawAnchors.compactMap { id in
      if id == Self.posts { return (id, nil) }
      guard id.hasPrefix(Self.posts + "-"), let limit = Int(id.dropFirst(Self.posts.count + 1)) else { return nil }
      return (id, limit)
    }
  }

  /// Whether readers find nothing on the page: no text, no pictures, and no code.
  package var isEmpty: Bool {
    compactTextRanges.isEmpty && links.isEmpty && fences.isEmpty && text.allSatisfy { $0 <= 0x20 }
  }

  /// Gives back what was reserved for more than there is, because a site keeps the documents of all of its pages.
  ///
  /// - Parameter keepsHTML: whether somebody will render the page.
  package mutating func giveBackMemory(keepsHTML: Bool) {
    if keepsHTML { html.fitCapacity() } else { html = [] }
    text.fitCapacity()
    compactTextRanges.fitCapacity()
    links.fitCapacity()
    outline.fitCapacity()
  }

  /// The insertion point of the figure of a fence.
  package struct Slot: Sendable, Hashable {
    /// Offset in `html`, at the start of a line.
    package var offset: Int
    /// Index in `fences`.
    package var fence: Int
  }

  /// A heading of the page.
  package struct Heading: Sendable, Hashable {
    /// 1 to 6.
    package var level: Int
    /// Its ID, unique within the page; empty if anchors are disabled.
    package var anchor: String
    /// Its text without markup.
    package var text: String
    /// Offset in `html` of its start tag.
    package var offset: Int
    /// Its line in the document's `text`, line end included; the body of its section follows.
    @Compact package var textRange: Range<Int>
    /// The heading in the file, its first line only.
    @Compact package var range: SourceRange
    /// False within quotes and lists.
    package var isTopLevel: Bool
    /// Where it is if the page includes it from another file.
    @Rare package var included: IncludedPlace?
  }

  /// A fence that the caller handles.
  package struct Fence: Sendable, Hashable {
    /// The whole info string with escapes resolved: `dialog dont`.
    package var info: String
    /// Its content, each line mapped into the file.
    package var content: SourceExcerpt
    /// The opening fence with its info string in the file.
    package var openingRange: SourceRange
    /// The info string in the file.
    package var infoRange: SourceRange
    /// False if the page, list item, or quote ends before the fence.
    package var isClosed: Bool
  }

  /// A link or an image.
  package struct Link: Sendable, Hashable {
    /// The destination as written, with Markdown escapes resolved.
    package var destination: String
    package var target: LinkTarget
    /// The whole link in the file, or its line if that is not certain.
    @Compact package var range: SourceRange
    /// Nil for links.
    package var image: Image?
    /// Whether it is a video or a sound.
    package var isMedia = false
    /// Where it is if the page includes it from another file.
    @Rare package var included: IncludedPlace?

    package struct Image: Sendable, Hashable {
      /// The alternative text without markup.
      package var alt: String
      package var title: String
      /// Whether the author says, in HTML, that it means nothing: `alt=""`.
      package var isDecorative = false
    }
  }

  /// Whether a link on this page can point to an anchor.
  package func hasAnchor(_ anchor: String) -> Bool {
    outline.contains { $0.anchor == anchor } || title?.anchor == anchor || rawAnchors.contains(anchor)
  }
}

extension Array {
  /// Moves the elements to where there is room for them alone, if a good part of it is free.
  fileprivate mutating func fitCapacity() {
    guard capacity - count > count / 8 else { return }
    self = withUnsafeBufferPointer { Array($0) }
  }
}
