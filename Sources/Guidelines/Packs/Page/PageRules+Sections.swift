import Diagnostics
import Dialogs

extension PageRules {
  /// Pages of one type have the same sections in the same order.
  struct Sections: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/sections", summary: "A page has the sections of its type, in order",
        rationale: "Readers who know one page of a type know where to look on the others. The sections of a type are "
          + "set in site.yml.",
        severity: .warning)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      var findings: [Finding] = []
      // The latest heading found so far; a section before it is out of order.
      var last = -1
      for section in page.requiredSections {
        guard let index = page.headings.firstIndex(where: { TextWords.areSame($0.text, section) }) else {
          let type = page.type?.value ?? ""
          findings.append(Finding("section “\(section)” is missing; every “\(type)” page has it", at: page.type?.range))
          continue
        }
        if index < last {
          let before = page.headings[last].text
          findings.append(Finding("“\(section)” should come after “\(before)”", at: page.headings[index].range))
        }
        last = max(last, index)
      }
      return findings
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ---
            title: Alerts
            type: pattern
            ---

            ## When to use it

            ## Wording

            ## When not to use it
            """),
        .passing(
          page: """
            ---
            title: About
            ---

            ## Who we are
            """),
        .failing(
          page: """
            ---
            title: Alerts
            type: «pattern»
            ---

            ## When to use it
            """),
        .failing(
          page: """
            ---
            title: Alerts
            type: pattern
            ---

            «## When not to use it»

            ## When to use it
            """),
      ]
    }
  }
}
