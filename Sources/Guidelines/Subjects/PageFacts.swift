package import Diagnostics
package import Dialogs
import Writing

/// The facts about a page that rules need, independent of the parser.
package struct PageFacts: Sendable {
  /// Path relative to the root of the project, with `/` between its parts.
  package var path: String
  /// Dialog blocks, in order.
  package var blocks: [Block] = []
  /// Whether the page is reachable from navigation.
  package var isReachable = true
  @Boxed private var rest: Rest

  /// What only a few of the rules about all pages look at.
  private struct Rest: Sendable {
    var source: [UInt8]
    var textRanges: [SourceRange] = []
    var title: Sourced<String>?
    var type: Sourced<String>?
    var requiredSections: [String] = []
    var guidelines: [Sourced<String>]?
    var platforms: [Platform]?
    var headings: [Heading] = []
    var titleLevel = 1
    var links: [Link] = []
    var pictures: [Link] = []
    var urls: [Sourced<String>] = []
    var diagnostics: [Diagnostic] = []
  }

  package init(path: String, source: [UInt8]) {
    self.path = path
    rest = Rest(source: source)
  }

  /// Forgets what only rules about single pages look at.
  ///
  /// - Parameter keepsLinks: whether somebody will compare where the links lead.
  package mutating func forgetText(keepsLinks: Bool) {
    (source, textRanges, headings, diagnostics) = ([], [], [], [])
    for index in blocks.indices where !blocks[index].diagnostics.isEmpty { blocks[index].diagnostics = [] }
    if !keepsLinks { (links, pictures) = ([], []) }
  }
}

extension PageFacts {
  /// The file's bytes.
  package var source: [UInt8] {
    _read { yield rest.source }
    _modify { yield &rest.source }
  }
  /// Where its running text is in the file, in order: title, description and prose, but no code or addresses.
  package var textRanges: [SourceRange] {
    _read { yield rest.textRanges }
    _modify { yield &rest.textRanges }
  }
  /// Front matter: what the page is called.
  package var title: Sourced<String>? {
    _read { yield rest.title }
    _modify { yield &rest.title }
  }
  /// The type in front matter, which determines required sections.
  package var type: Sourced<String>? {
    _read { yield rest.type }
    _modify { yield &rest.type }
  }
  /// Required headings of its type, in order.
  package var requiredSections: [String] {
    _read { yield rest.requiredSections }
    _modify { yield &rest.requiredSections }
  }
  /// Enabled packs in front matter; nil for those of the site.
  package var guidelines: [Sourced<String>]? {
    _read { yield rest.guidelines }
    _modify { yield &rest.guidelines }
  }
  /// Platforms in front matter; nil for those of the site.
  package var platforms: [Platform]? {
    _read { yield rest.platforms }
    _modify { yield &rest.platforms }
  }
  /// Headings, in order.
  package var headings: [Heading] {
    _read { yield rest.headings }
    _modify { yield &rest.headings }
  }
  /// The level that the headings begin below: that of the heading which is the title.
  package var titleLevel: Int {
    _read { yield rest.titleLevel }
    _modify { yield &rest.titleLevel }
  }
  /// Links and images, in order.
  package var links: [Link] {
    _read { yield rest.links }
    _modify { yield &rest.links }
  }
  /// Images of its dialogs, in order.
  package var pictures: [Link] {
    _read { yield rest.pictures }
    _modify { yield &rest.pictures }
  }
  /// The addresses of the page in the site, including aliases, with their locations.
  package var urls: [Sourced<String>] {
    _read { yield rest.urls }
    _modify { yield &rest.urls }
  }
  /// Findings of parsing the page, except those in blocks.
  package var diagnostics: [Diagnostic] {
    _read { yield rest.diagnostics }
    _modify { yield &rest.diagnostics }
  }
}

extension PageFacts {
  /// A heading of a page.
  package struct Heading: Sendable {
    /// 1 to 6.
    package var level: Int
    package var id: String
    package var text: String
    @Compact package var range: SourceRange
    /// Where it is if the page includes it from another file.
    @Rare package var included: IncludedPlace?

    package init(level: Int, id: String, text: String, range: SourceRange) {
      self.level = level
      self.id = id
      self.text = text
      self.range = range
    }
  }

  /// A link, or an image.
  package struct Link: Sendable {
    package var isImage: Bool
    /// Its destination as written.
    package var destination: String
    /// The title of an image.
    package var title: String
    /// The alternative text of an image.
    package var alt: String
    /// Whether an image is said to mean nothing, so that it needs no alternative text.
    package var isDecorative = false
    @Compact package var range: SourceRange
    /// Where it is if the page includes it from another file.
    @Rare package var included: IncludedPlace?
    package var target: Target
    /// The page or file that it leads to, from Content, whether or not that exists; otherwise its destination.
    ///
    /// What does not exist has no ending of a page.
    package var place: String

    /// The target of a link.
    package enum Target: Sendable, Hashable {
      /// An existing file, or another site.
      case found
      /// A mockup, as a file of the site.
      case mockup
      /// No such page or file; `absent` is the outermost folder on the way to it that the site does not have, from its
      /// root, and `isAbove` says that it is outside of the folder that has all pages.
      case missing(nearest: String?, absent: String? = nil, isAbove: Bool = false)
      /// A page that another tool makes, from code, a template, or what pages have in common.
      case madeElsewhere
      /// The page exists, but nothing on it has this ID; it is uncertain where something of the page is missing that may
      /// have had it. `elsewhere` is a link to the only other page that has it. The nearest one can be in HTML.
      case missingAnchor(
        String, nearest: String?, isUncertain: Bool = false, elsewhere: String? = nil, isInHTML: Bool = false)
      /// Outside Content; in the project, it is a file that people see where the project is kept, but not on the site.
      case outside(isInProject: Bool = false)
      /// Among the pages, and not published, such as a hidden file or one of another tool.
      case unpublished
      /// A page whose front matter, or that of its folder, says that it is not published.
      case draft
    }

    package init(
      isImage: Bool, destination: String, title: String, alt: String, range: SourceRange, target: Target
    ) {
      self.isImage = isImage
      self.destination = destination
      self.title = title
      self.alt = alt
      self.range = range
      self.target = target
      place = destination
    }
  }

  /// A dialog block of a page.
  package struct Block: Sendable {
    /// What rules about all pages look at, and the dialog.
    let gist: SharedDialog?
    /// Its ID, unique on the page.
    package var id: String
    /// Findings of parsing it.
    package var diagnostics: [Diagnostic]
    /// What it is a translation of; nil for a dialog that is none.
    package var original: OriginalDialog?
    /// Which rules about all pages check it, if that has been found out.
    var standing: Standing?

    /// What the settings of the site, the page, and the block come to.
    struct Standing: Sendable {
      /// The enabled packs.
      var packs: [String]
      /// The places of the rules in force among those about all pages.
      var rules: PlaceSet
    }

    /// The dialog, unless it could not be read.
    package var dialog: Dialog? { gist?.dialog }

    package init(dialog: SharedDialog?, id: String, diagnostics: [Diagnostic]) {
      gist = dialog
      self.id = id
      self.diagnostics = diagnostics
    }
  }
}
