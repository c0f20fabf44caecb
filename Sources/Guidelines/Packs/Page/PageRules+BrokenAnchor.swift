import Diagnostics

extension PageRules {
  /// Links lead to headings that exist.
  struct BrokenAnchor: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-anchor", summary: "The anchor of a link exists on the target page",
        rationale: "Otherwise, readers land at the top of the page and have to search.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { link in
        guard case .missingAnchor(let anchor, let nearest) = link.target else { return nil }
        let meant = nearest.map { "; did you mean “#\($0)”?" } ?? ""
        return Finding("“#\(anchor)” not found on that page\(meant)", at: link.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            [Buttons](alerts.md#buttons)
            """),
        .passing(
          page: """
            ## Place and color

            [Above](#place-and-color)
            """),
        .failing(
          page: """
            «[Buttons](alerts.md#button)»
            """),
        .failing(
          page: """
            ## Place and color

            «[Above](#place-and-colour)»
            """),
      ]
    }
  }
}
