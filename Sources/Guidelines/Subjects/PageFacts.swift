package import Diagnostics
package import Dialogs

/// What rules need to know of a page, whatever it was parsed by.
package struct PageFacts: Sendable {
  /// Path relative to the project's root, with `/` between its parts.
  package var path: String
  /// The file's bytes.
  package var source: [UInt8]
  /// Where its running text stands in the file, in order: title, description and prose, but no code or addresses.
  package var textRanges: [SourceRange] = []
  /// Front matter: what the page is called.
  package var title: Sourced<String>?
  /// Front matter: which list of sections it follows.
  package var type: Sourced<String>?
  /// Headings that pages of its type must have, in order.
  package var requiredSections: [String] = []
  /// Front matter: packs in force; nil for those of the site.
  package var guidelines: [Sourced<String>]?
  /// Front matter: platforms that its dialogs are drawn for; nil for those of the site.
  package var platforms: [Platform]?
  /// Headings, in order.
  package var headings: [Heading] = []
  /// Links and images, in order.
  package var links: [Link] = []
  /// Images that its dialogs name, in order.
  package var pictures: [Link] = []
  /// Dialog blocks, in order.
  package var blocks: [Block] = []
  /// The page's address within the site, and others that lead to it, each with where it was asked for.
  package var urls: [Sourced<String>] = []
  /// Whether some navigation leads to the page.
  package var isReachable = true
  /// What parsing the page has found, its blocks aside.
  package var diagnostics: [Diagnostic] = []

  package init(path: String, source: [UInt8]) {
    self.path = path
    self.source = source
  }
}

extension PageFacts {
  /// A heading of a page.
  package struct Heading: Sendable {
    /// 1 to 6.
    package var level: Int
    package var id: String
    package var text: String
    package var range: SourceRange

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
    /// Where it leads, as written.
    package var destination: String
    /// An image's title.
    package var title: String
    /// An image's alternative text.
    package var alt: String
    /// Whether an image is said to mean nothing, so that it needs no alternative text.
    package var isDecorative = false
    package var range: SourceRange
    package var target: Target

    /// What is where a link leads.
    package enum Target: Sendable, Hashable {
      /// Something that exists, or something of another site.
      case found
      /// A mockup, as a file of the site.
      case mockup
      /// No such page or file.
      case missing(nearest: String?)
      /// The page exists, but nothing on it has this id.
      case missingAnchor(String, nearest: String?)
      /// Outside Content.
      case outside
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
    }
  }

  /// A dialog block of a page.
  package struct Block: Sendable {
    /// The dialog, unless it could not be read at all.
    package var dialog: Dialog?
    /// Its id, unique on the page.
    package var id: String
    /// What parsing it has found.
    package var diagnostics: [Diagnostic]

    package init(dialog: Dialog?, id: String, diagnostics: [Diagnostic]) {
      self.dialog = dialog
      self.id = id
      self.diagnostics = diagnostics
    }
  }
}
