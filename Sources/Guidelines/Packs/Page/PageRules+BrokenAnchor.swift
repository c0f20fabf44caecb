import Diagnostics

extension PageRules {
  /// Links lead to headings that exist.
  struct BrokenAnchor: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-anchor", summary: "A link’s anchor exists on its page",
        rationale: "Readers would land at the top of the page and search for what they were promised.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { link in
        guard case .missingAnchor(let anchor, let nearest) = link.target else { return nil }
        let meant = nearest.map { "; did you mean “#\($0)”?" } ?? ""
        return Finding("nothing there is called “#\(anchor)”\(meant)", at: link.range)
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
