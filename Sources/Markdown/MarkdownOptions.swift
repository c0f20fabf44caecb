package import Words

/// Rendering options; the same for all pages of a site.
package struct MarkdownOptions: Sendable {
  /// What to do with HTML in Markdown.
  package enum RawHTML: Sendable {
    /// Removed with a finding; links with schemes that run code lose their destination.
    case omit
    /// Kept where it can neither run, nor load from elsewhere, nor restyle the page; the rest is taken out with a
    /// finding.
    case safe
    /// Kept as it is: the authors are trusted.
    case trust
  }

  /// How to write the alignment of table columns.
  package enum TableAlignment: Sendable {
    /// `align="center"`, as in GitHub's specification; obsolete in HTML.
    case attribute
    /// `style="text-align: center"`; needs a content security policy that allows inline styles.
    case style
    /// `class="align-center"`: valid, and any policy allows it.
    case cssClass
  }

  package var html: RawHTML
  /// What pages may hold beyond CommonMark.
  package var extensions = MarkdownDialect.extended.extensions
  /// Whether syntax of other tools is taken out of pages that are not MDX, which hold it in any case.
  package var readsForeignSyntax = true
  /// Texts that templates in pages show, by their names: `product` for `{{ product }}`.
  package var variables: [String: String] = [:] {
    didSet {
      longVariables = Set(variables.lazy.filter { TextInclusion.isLong($0.value) }.map(\.key))
      paragraphs = [:]
      for name in longVariables { paragraphs[name] = variables[name].flatMap(OneParagraph.line) }
    }
  }
  /// The names of those that have several lines: found out once, for a page can name a long text as often as it likes.
  private(set) var longVariables: Set<String> = []
  /// Those of them that are one paragraph, in one line.
  private(set) var paragraphs: [String: String] = [:]
  /// Files whose text is behind that of each page, by their paths from the root of the project.
  package var appendedFiles: [String] = []
  /// Folders in which included files are looked for first, from the root of the project.
  package var includeFolders: [String] = []
  /// Files that components show on every page, by the names of these; relative to the project.
  package var components: [String: String] = [:]
  /// Whether the page was written for a tool that runs templates; otherwise, they are text.
  package var readsTemplates = true
  /// Whether the page was written for a tool that runs templates in code, too.
  package var runsTemplatesInCode = false
  /// The boxes of the site’s own.
  package var callouts = Callouts()
  /// Wraps each table in an element that scrolls on its own on narrow screens.
  package var tableFrames = true
  package var tableAlignment = TableAlignment.cssClass
  /// Whether pipes in code divide no cells of tables, as in Python-Markdown and kramdown.
  package var keepsCodeInCells = false
  /// Whether the row of hyphens of a table may have another number of cells than the header, as in kramdown.
  var allowsUnevenTables: Bool { keepsCodeInCells && !anchorStyle.isOfPythonMarkdown }
  /// Lines of code that readers do not see.
  package var hiddenLines = HiddenLines()
  /// Whether pages have components of Nuxt Content, `::name`.
  package var readsMDC = false
  /// Whether pages have directives and roles of MyST, as Sphinx and Jupyter Book do.
  package var readsMyST = false
  /// Whether pages have shortcodes of Zola, `{{ name(a="b") }}`, and no other templates.
  package var callsShortcodes = false
  /// Whether lines such as `r[name]` are anchors, and `[name]` leads to them from any page.
  package var readsLineAnchors = false
  /// Gives names to boxes of tasks and to the section of footnotes, which no specification prints.
  package var labels = true
  /// Whether references without a definition lead to the headings of any page, by their anchors or texts.
  package var readsHeadingReferences = false
  /// Whether code in fences has colors, where its language is known.
  package var highlightsCode = true
  /// Whether headings have an ID and a link to themselves.
  package var anchors = true
  /// Whether terms of definitions have an ID, made like those of headings.
  package var termAnchors = false
  /// Whose rules make anchors of headings.
  package var anchorStyle = AnchorStyle.github
  /// Text for callouts, heading links, and tables.
  package var words = Words.english
  /// Whether documents hold their text without markup.
  package var keepsText = true
  /// What links can lead to; without it, links lead where they say.
  package var links: LinkIndex?
  /// The page's file below the folder with the pages, if links are written for another path than that of the page.
  package var filePath: String?
  /// The size of a picture of the site by its path, so that nothing moves when it is loaded; with it, pictures after the
  /// first one of a page are loaded when they come near the window.
  package var imageSize: (@Sendable (String) -> (width: Int, height: Int)?)?
  /// The width in pixels that text has room for: wider pictures of the site link to their files, unless it is nil.
  package var zoomWidth: Int?
  /// Ids that the site's templates use: no heading gets one of them.
  package var reservedAnchors: Set<String> = []
  /// Called with the first word of each info string; true means that the caller handles the fence.
  package var claimsFence: @Sendable (String) -> Bool

  /// Asked with the info string of each fence that the caller does not answer; the info string that was probably meant,
  /// or nil.
  package var correctsFence: @Sendable (String) -> String? = { _ in nil }

  package init(html: RawHTML = .safe, claimsFence: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.html = html
    self.claimsFence = claimsFence
  }

  /// CommonMark and extensions exactly as their specifications print them.
  package static func specification(html: RawHTML, _ extensions: MarkdownExtensions = .tables) -> MarkdownOptions {
    var options = MarkdownOptions(html: html)
    options.readsForeignSyntax = false
    options.tableFrames = false
    options.tableAlignment = .attribute
    options.extensions = extensions
    options.labels = false
    options.highlightsCode = false
    options.anchors = false
    return options
  }
}
