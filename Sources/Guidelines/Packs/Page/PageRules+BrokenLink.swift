import Diagnostics

extension PageRules {
  /// Links lead somewhere.
  struct BrokenLink: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-link", summary: "A link leads to a page or file that exists",
        rationale: "Readers would end on an error page, and trust the next link less.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { $0.isImage ? nil : Self.finding($0, called: "link to") }
    }

    /// What is wrong with where a link or an image leads, anchors aside.
    static func finding(_ link: PageFacts.Link, called name: String) -> Finding? {
      switch link.target {
      case .found, .mockup, .missingAnchor: return nil
      case .outside:
        return Finding(
          "\(name) “\(link.destination)” leads outside Content", at: link.range,
          because: "Only what lies in Content is published.")
      case .missing(let nearest):
        let meant = nearest.map { "; did you mean “\($0)”?" } ?? ""
        return Finding("\(name) “\(link.destination)” leads nowhere\(meant)", at: link.range)
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
