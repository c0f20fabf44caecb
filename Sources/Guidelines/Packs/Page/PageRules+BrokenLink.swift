package import Diagnostics

extension PageRules {
  /// Link targets exist.
  struct BrokenLink: PageRule {
    var description: RuleDescription { .brokenLink }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      let unknown = Self.unknownSchemes(page.links)
      return page.links.compactMap { link in
        if link.isImage { return nil }
        return Self.finding(link, as: .link, on: page) ?? Self.withUnknownScheme(link, unknown)
      }
    }

    /// What leads somewhere.
    enum Kind {
      case link, image

      var name: String { self == .link ? "link target" : "image" }
      var plural: String { self == .link ? "links" : "images" }
    }

    /// The fault of the target of a link or an image, ignoring its anchor.
    static func finding(_ link: PageFacts.Link, as kind: Kind, on page: PageFacts) -> Finding? {
      let finding: Finding? =
        switch link.target {
        case .found: withoutAddress(link, kind, in: page.source) ?? misspelledScheme(link, kind, in: page.source)
        case .mockup, .missingAnchor: nil
        case .madeElsewhere: madeElsewhere(link)
        case .outside(let isInProject): outside(link, kind, isInProject: isInProject)
        case .unpublished: unpublished(link, kind)
        case .draft: draft(link)
        case .missing(let nearest, let absent, let isAbove):
          missing(link, kind, nearest: nearest, absent: absent, isAbove: isAbove)
        }
      return finding?.included(from: link.included)
    }

    /// A link in Markdown that leads to its own page, as nobody has filled in its address: `[text]()`.
    private static func withoutAddress(_ link: PageFacts.Link, _ kind: Kind, in source: [UInt8]) -> Finding? {
      guard kind == .link, link.destination.isEmpty, source.indices.contains(link.range.lowerBound),
        source[link.range.lowerBound] == UInt8(ascii: "["), !source[link.range].starts(with: "[]".utf8),
        // With an id behind it, it is an anchor.
        !source[link.range.upperBound...].starts(with: "{".utf8), !source[link.range].contains(UInt8(ascii: "{"))
      else { return nil }
      let summary = "link has no address"
      return Finding(
        summary, at: link.range,
        because: "It leads to the page that it is on. Write the address in its parentheses, or the text alone.",
        cause: .counting("links", of: summary, from: 3, behind: " have no address, here first"))
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            [Alerts](alerts.md), [a photo](photo.png), [elsewhere](https://example.org/)
            """),
        .passing(
          page: """
            [Back up](#top)
            """),
        .failing(
          page: """
            See «[alerts](alert.md)».
            """),
        .failing(
          page: """
            See «[alerts]()».
            """),
        .failing(
          page: """
            «[Secrets](../../../etc/passwd)»
            """),
      ]
    }
  }
}

extension RuleDescription {
  /// Link targets exist.
  package static let brokenLink = RuleDescription(
    id: "page/broken-link", summary: "The target of a link exists",
    rationale: "Otherwise, readers get an error page and trust other links less.",
    severity: .error)
}
