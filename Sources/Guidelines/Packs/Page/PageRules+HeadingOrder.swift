import Diagnostics
import Markdown

extension PageRules {
  /// Headings are an outline without gaps.
  struct HeadingOrder: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/heading-order", summary: "No heading level is skipped, and only the title has level 1",
        rationale: "People who use screen readers move from heading to heading. A skipped level sounds like missing "
          + "content, and a second title like another page.",
        severity: .warning)
    }

    var heuristic: String? {
      "A level is not skipped where a template tag or component before the heading is missing: it may hold the heading "
        + "between."
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      var (skips, titles) = ([Finding](), [Finding]())
      let gap = page.diagnostics.lazy.filter(RuleDescription.isMissingPart).compactMap(\.location?.range?.lowerBound)
        .min()
      // The title, in front matter or as a heading, is the only level-1 heading.
      var level = page.titleLevel
      for heading in page.headings {
        if heading.level == 1 {
          titles.append(Self.title(heading).included(from: heading.included))
        } else if heading.level > level + 1, gap.map({ heading.range.lowerBound < $0 }) ?? true {
          skips.append(Self.skip(heading, after: level, on: page.path).included(from: heading.included))
        }
        level = heading.level
      }
      return Self.first(of: skips, "levels are skipped at") + Self.first(of: titles, "second level-1 headings are at")
    }

    /// A heading such as “Synopsis” that all pages of a kind have is one decision, as are those of a folder of pages that
    /// a program has written, and those of copies of a page, one for each version.
    private static func skip(_ heading: PageFacts.Heading, after level: Int, on path: String) -> Finding {
      let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
      let levels = "\(level) \(heading.level)"
      let (follows, advice) = ("follows a level-\(level) heading", "; use level \(level + 1)")
      let before = "level-\(heading.level) headings follow a level-\(level) heading on "
      let copies =
        VersionNames.placeholder(for: path).map { copy in
          [
            Diagnostic.Cause.onPages(
              before, behind: " such as “\(copy)”, one for each version, here first" + advice,
              of: "\(levels) at \(copy)")
          ]
        } ?? []
      let ofFolder = Diagnostic.Cause.onPages(
        before, behind: " in “\(folder)”, here first" + advice, of: "\(levels) in \(folder)", from: leastOfFolder)
      return Finding(
        "level-\(heading.level) heading \(follows)\(advice)", at: heading.range,
        cause: .onPages(
          "level-\(heading.level) heading “\(heading.text)” \(follows) on ", behind: ", here first" + advice,
          of: "\(levels) \(heading.text)"
        ).within(copies + [copies.isEmpty ? ofFolder : ofFolder.ofAll]))
    }

    /// So many different headings in one folder are one decision.
    private static let leastOfFolder = 5

    /// A heading such as “Reference” that many pages have by convention is one decision.
    private static func title(_ heading: PageFacts.Heading) -> Finding {
      let name = heading.text.isEmpty ? "a heading without text" : "“\(heading.text)”"
      let summary = name + " is a second level-1 heading"
      return Finding(
        summary + "; use a lower level", at: heading.range,
        cause: .onPages(summary + " on ", behind: ", here first; use a lower level", of: heading.text))
    }

    /// The first finding, which counts the others: they are edited together.
    private static func first(of findings: [Finding], _ what: String) -> [Finding] {
      guard var first = findings.first else { return [] }
      if findings.count > 1 {
        let others = findings.count - 1
        first.summary += "; \(what) \(others) other place\(others == 1 ? "" : "s") of the page, too"
      }
      return [first]
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
        .passing(
          page: """
            ---
            title: Alerts
            ---

            ## Buttons

            <details>
            <summary><h3>Labels</h3></summary>

            #### Case

            </details>
            """),
        .passing(
          page: """
            # Alerts

            <div class="note">
            <h5>Labels</h5>
            Begin with a verb.
            </div>
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
