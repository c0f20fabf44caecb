package import Words

/// How pages of a site are to be rendered; the same for all of them.
package struct MarkdownOptions: Sendable {
  /// What becomes of HTML within Markdown.
  package enum RawHTML: Sendable {
    /// Left out with a finding, and links with schemes that run code lose their destination.
    case omit
    /// Kept where it can neither run, nor load from elsewhere, nor restyle the page; the rest is taken out with a
    /// finding.
    case safe
    /// Kept as it is: the authors are trusted.
    case trust
  }

  /// How the alignment of a table's column is written on its cells.
  package enum TableAlignment: Sendable {
    /// `align="center"`, as GitHub's specification prints it; obsolete in HTML today.
    case attribute
    /// `style="text-align: center"`; needs a content security policy that allows inline styles.
    case style
    /// `class="align-center"`: valid, and any policy allows it.
    case cssClass
  }

  package var html: RawHTML
  /// Whether pipe tables are tables.
  package var tables = true
  /// Wraps each table in an element that scrolls on its own on narrow screens.
  package var tableFrames = true
  package var tableAlignment = TableAlignment.cssClass
  /// Whether a quote that begins with `[!NOTE]` or the like is a callout.
  package var callouts = true
  /// Whether list items that begin with `[ ]` or `[x]` are tasks.
  package var taskItems = true
  /// Whether headings get an id and a link to themselves.
  package var anchors = true
  /// What callouts, links of headings and tables are called.
  package var words = Words.english
  /// Whether documents hold their text without markup.
  package var keepsText = true
  /// What links can lead to; without it, links lead where they say.
  package var links: LinkIndex?
  /// Ids that the site's templates use: no heading gets one of them.
  package var reservedAnchors: Set<String> = []
  /// Asked with the first word of each fence's info string; true means that the fence is answered by the caller.
  package var claimsFence: @Sendable (String) -> Bool

  /// Asked with the info string of each fence that the caller does not answer; the info string that was probably meant,
  /// or nil.
  package var correctsFence: @Sendable (String) -> String? = { _ in nil }

  package init(html: RawHTML = .safe, claimsFence: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.html = html
    self.claimsFence = claimsFence
  }

  /// CommonMark and pipe tables exactly as their specifications print them.
  package static func specification(html: RawHTML) -> MarkdownOptions {
    var options = MarkdownOptions(html: html)
    options.tableFrames = false
    options.tableAlignment = .attribute
    options.callouts = false
    options.taskItems = false
    options.anchors = false
    return options
  }
}
