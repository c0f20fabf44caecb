import Diagnostics

extension PageRules {
  /// Link targets exist.
  struct BrokenLink: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-link", summary: "The target of a link exists",
        rationale: "Otherwise, readers get an error page and trust other links less.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { $0.isImage ? nil : Self.finding($0, called: "link target") }
    }

    /// The fault of the target of a link or an image, ignoring its anchor.
    static func finding(_ link: PageFacts.Link, called name: String) -> Finding? {
      switch link.target {
      case .found, .mockup, .missingAnchor: return nil
      case .outside:
        return Finding(
          "\(name) “\(link.destination)” is outside Content", at: link.range,
          because: "Only files in Content are published.")
      case .missing(let nearest):
        let meant = nearest.map { "; did you mean “\($0)”?" } ?? ""
        return Finding("\(name) “\(link.destination)” not found\(meant)", at: link.range)
      }
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
