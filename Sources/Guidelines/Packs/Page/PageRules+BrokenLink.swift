package import Diagnostics

extension PageRules {
  /// Link targets exist.
  struct BrokenLink: PageRule {
    var description: RuleDescription { .brokenLink }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { $0.isImage ? nil : Self.finding($0, as: .link, on: page) }
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
        case .found: misspelledScheme(link, kind, in: page.source)
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
