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
        guard case .missingAnchor(let anchor, let nearest, let isUncertain) = link.target else { return nil }
        let meant = nearest.map { "; did you mean “#\($0)”?" } ?? ""
        let summary = "“#\(anchor)” not found on that page\(meant)"
        return Finding(
          summary, at: link.range,
          because: isUncertain
            ? "Something of that page has been removed, which has a finding of its own, and the anchor may be in it."
            : nil, isUncertain: isUncertain,
          cause: .counting(
            "links", of: link.place + "#" + anchor, from: 2, before: summary + " (", behind: ", here first)"
          ).within(nearest.map { haveSameLetters(anchor, $0) } ?? false ? [Self.otherSigns] : [])
        ).included(from: link.included)
      }
    }

    /// Few such anchors are misspelled; where there are many, each is what another tool makes of a heading.
    private static let otherSigns = Diagnostic.Cause.counting(
      "links", of: "anchors with other signs", from: 10,
      behind: " differ from the anchors of headings only in capitals or punctuation, here first",
      advice:
        "Another tool may give headings other anchors. For VitePress and MkDocs, add “links: {anchors: vitepress}” "
        + "or “links: {anchors: mkdocs}” to site.yml. Otherwise, write the anchors that headings have here.")

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

/// Whether two anchors differ only in case and in signs, so that one is the other misspelled.
package func haveSameLetters(_ left: String, _ right: String) -> Bool {
  func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
  let (left, right) = (letters(left), letters(right))
  return left == right && !left.isEmpty
}
