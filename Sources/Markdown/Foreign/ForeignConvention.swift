import Diagnostics

/// Syntax of another tool that pages hold beside Markdown.
///
/// Each convention is a file of its own and a line in `ForeignConventions`.
protocol ForeignConvention: Sendable {
  /// The bytes with which its constructs begin.
  var firstBytes: StaticString { get }
  var scope: ForeignScope { get }
  /// Whether its constructs begin a line, blanks aside.
  var beginsLine: Bool { get }
  /// Whether its constructs are Markdown where Markdown is not read: within a block of HTML.
  var isWithinHTML: Bool { get }
  /// Reads the construct that begins at an offset, which holds one of the first bytes; nil where none begins.
  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct?
}

extension ForeignConvention {
  var scope: ForeignScope { .markdown }
  var beginsLine: Bool { false }
  var isWithinHTML: Bool { false }
}

/// The pages that hold a convention.
enum ForeignScope {
  /// Those that are not MDX.
  case markdown
  case mdx
  case all
}

/// The conventions that are read.
///
/// Where two begin with the same byte, the first one that finds a construct wins.
enum ForeignConventions {
  static let all: [any ForeignConvention] = [
    CommentMarks(), TabComments(), ModuleStatements(), ScriptComments(), ScriptExpressions(), ComponentTags(),
    TemplateComments(), ShortcodeCalls(), Shortcodes(),
    TemplateTags(), TemplateExpressions(), EmbeddedScripts(), TableOfContentsMarks(), CommentDefinitions(),
    BracketMarks(),
    KramdownContents(), KramdownMarks(), ClosedAdmonitions(), ImageSizes(), HeadingIDs(), HeadingFlags(),
    AttributeMarks(), BracketedSpans(), InventoryLinks(),
    Abbreviations(), TightHeadings(), CriticMarks(), ReferenceBoxes(), ReferenceDirectives(),
    ReferenceHeadings(), MDCLines(), MDCInlines(), IconNames(), TextDirectives(),
    EmojiInHTML(), Formulas(), BracketFormulas(), LinksInHTML(), StrongInHTML(), LineAnchorMarks(), HeadingReferences(),
    UndefinedReferences(),
    SpacedAddresses(),
  ]
}

/// A piece of foreign syntax, and what it means.
struct ForeignConstruct {
  enum Meaning {
    /// It shows nothing to readers.
    case nothing
    /// It stands for the contents of the page, which each page shows beside its text.
    case contents
    /// Only the other tool knows what it stands for: it is taken out, with a finding.
    case unknown(ForeignKind)
    /// It stands for a text of the page.
    case text(Range<Int>)
    /// It stands for the id of the heading that it ends.
    case headingID(Range<Int>)
    /// It stands for an anchor with that name in front of the block below.
    case lineAnchor(Range<Int>)
    /// It stands for a text that the page does not hold.
    case string(String)
    /// Only its text is shown, with a finding.
    case plain(ForeignKind, Range<Int>)
    /// It stays as it is, with a finding.
    case kept(ForeignKind)
    /// Its source is shown as code, with a finding.
    case source(ForeignKind, Range<Int>)
    /// A link of HTML: its text and its address.
    case link(Range<Int>, Range<Int>)
    /// An image of HTML: its alternative text and its address.
    case image(Range<Int>, Range<Int>)
    /// An image of HTML in a link.
    case imageLink(Range<Int>, Range<Int>, to: Range<Int>)
    /// A text within an element of HTML, by its name.
    case element(String, Range<Int>)
    /// A text that another one has replaced.
    case substitution(old: Range<Int>, new: Range<Int>)
    /// It says what a word of the page stands for.
    case abbreviation(word: Range<Int>, meaning: Range<Int>)
    /// It stands for the path of a file, from the root of the site.
    case path(Range<Int>)
    /// It stands for the address of a page, given by its path or its name alone.
    case reference(Range<Int>)
    /// It stands for the address at which the site is published, which links need not know.
    case base(ForeignKind)
    /// What is in it is Markdown, and holds no foreign syntax.
    case verbatim(Range<Int>)
    case code(language: Range<Int>?, content: Range<Int>)
    /// Code with a title, and where it is from.
    case titledCode(TitledCode)
    /// Code within a line.
    case codeSpan(Range<Int>)
    case start(ForeignTag)
    /// The end of what a tag of that name has started.
    case end(ForeignTag.Key)
  }

  let range: Range<Int>
  let meaning: Meaning
}

/// A tag that starts a component, whichever tool’s notation it is in.
struct ForeignTag {
  enum Notation: Hashable {
    case component, shortcode, template, admonition
    /// `::name` of Nuxt Content.
    case directive
  }

  /// What an end tag has in common with its start tag.
  struct Key: Hashable {
    let notation: Notation
    let name: String
  }

  enum Value {
    /// Between quotes, or without any.
    case string(Range<Int>)
    /// Between braces.
    case expression(Range<Int>)
  }

  struct Attribute {
    /// Nil where only the place says what the value is for.
    let name: String?
    /// Nil where the name stands alone.
    let value: Value?
  }

  let key: Key
  let range: Range<Int>
  var attributes: [Attribute] = []
  /// Whether the tag says that it has no end tag.
  var isSelfClosing = false
  /// Whether the name is one of a file that is included, so that nothing is between two tags.
  var isInclude = false
  /// Whether nothing is missing without it: its template shows its content and nothing else.
  var isTransparent = false
  /// Whether it is a shortcode of Zola, which has the notation of templates.
  var isCall = false
  /// Reported where nobody knows the component.
  let kind: ForeignKind
  /// What the component is called, where the key says something else.
  var componentName: String?

  /// Whether it is a shortcode of Hugo or of Zola.
  var isShortcode: Bool { key.notation == .shortcode || isCall }

  /// Whether it goes on with what another tag has begun, which has the finding.
  var isBranch: Bool { key.notation == .template && Self.branches.contains(key.name) }

  private static let branches: Set = ["else", "elsif", "elif", "elseif", "when"]
}

/// A kind of foreign syntax: all of a kind on a page are one finding.
struct ForeignKind: Hashable {
  /// What it is called: `template tag`.
  let noun: String
  /// What several are called; the noun with an s otherwise.
  let plural: String
  /// What an author can do about it.
  let advice: String
  /// Completes “is …”.
  let outcome: String
  static let removed = "removed from the page"
  /// The outcome of what nothing is missing for.
  static let shown = "shown to readers"
  /// Nil for that of the rule.
  let severity: Severity?
  /// Whether its pieces are all the same to authors, so that all pages of a site with any have one finding.
  let isOfSite: Bool
  /// What it has in common with other kinds that one decision about a site settles, too.
  let group: Group?
  /// Where the name of a piece is that stands between these marks: each name has a finding of its own, which says how
  /// many pages have it.
  let marks: Marks?

  /// What comes before a name, and after it.
  struct Marks: Hashable {
    let open: String
    let close: String
  }

  /// Kinds that are one finding of a site.
  struct Group: Hashable {
    let plural: String
    let advice: String
  }

  init(
    noun: String, plural: String? = nil, advice: String, outcome: String = Self.removed,
    severity: Severity? = nil, marks: Marks? = nil, isOfSite: Bool = false, group: Group? = nil
  ) {
    self.noun = noun
    self.plural = plural ?? noun + "s"
    self.advice = advice
    self.outcome = outcome
    self.severity = severity
    self.marks = marks
    self.isOfSite = isOfSite
    self.group = group
  }

  /// What pieces of a name have in common: each is a decision of its own, unless they are parts of one component, such
  /// as `<C.Title>` and `<C.Text>`.
  func cause(of name: String) -> Diagnostic.Cause {
    guard name.hasPrefix("<"), !name.contains("::"), let end = name.firstIndex(of: ".") else {
      let cause = Diagnostic.Cause.onPages("\(noun) “\(name)” is removed from ")
        .rest("\(plural) are removed from ", from: Self.mostSingle)
      // Nothing that readers see is missing, whatever they are called.
      return self != ComponentTags.wrapper
        ? cause
        : cause.within([
          .onPages("\(plural) are removed from ", behind: ", here first, such as “\(name)”", of: "wrappers", from: 2)
        ])
    }
    let component = name[..<end].dropFirst()
    return .counting(
      "parts of component “\(component)”", of: "parts of \(component)", from: 2,
      behind: " are removed, the first is “\(name)”"
    ).within([
      .onPages("parts of components are removed from ", behind: ", here first, such as “\(name)”", of: "parts", from: 4)
    ])
  }

  /// The cause of a finding about all pieces of a page: other pages have others.
  func cause(on path: String) -> Diagnostic.Cause {
    .onPages("\(plural) are removed from ", of: path).rest("\(plural) are removed from ", from: Self.mostSingle)
  }

  /// More pages than this with a piece that no other page has are one finding.
  private static let mostSingle = 4
}
