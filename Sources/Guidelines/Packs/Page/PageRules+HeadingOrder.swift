import Diagnostics

extension PageRules {
  /// Headings are an outline without gaps.
  struct HeadingOrder: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/heading-order", summary: "No heading level is skipped, and only the title is of level 1",
        rationale: "Screen reader users move from heading to heading; a gap sounds like something missing, and a "
          + "second title like another page.",
        severity: .warning)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      var findings: [Finding] = []
      // The title, be it in front matter or a heading of its own, is the one heading of level 1.
      var level = 1
      for heading in page.headings {
        if heading.level == 1 {
          findings.append(Finding("“\(heading.text)” is a second heading of level 1", at: heading.range))
        } else if heading.level > level + 1 {
          findings.append(
            Finding("heading of level \(heading.level) follows one of level \(level)", at: heading.range))
        }
        level = heading.level
      }
      return findings
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ---
            title: Alerts
            ---

            ## Buttons

            ### Labels

            ## Texts
            """),
        .passing(
          page: """
            # Alerts

            ## Buttons

            > #### Quoted
            """),
        .failing(
          page: """
            ---
            title: Alerts
            ---

            ## Buttons

            «#### Labels»
            """),
        .failing(
          page: """
            ---
            title: Alerts
            ---

            «### Buttons»

            «# Texts»
            """),
      ]
    }
  }
}
