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
          titles.append(Self.title(heading, on: page).included(from: heading.included))
        } else if heading.level > level + 1, gap.map({ heading.range.lowerBound < $0 }) ?? true {
          skips.append(Self.skip(heading, after: level, on: page.path).included(from: heading.included))
        }
        // At a lower level, as its finding advises, a second title would be as high as a section.
        level = max(heading.level, 2)
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
      let ofSite = Diagnostic.Cause.onPages(
        before, behind: ", here first" + advice, of: "\(levels) anywhere", from: leastOfSite
      ).ofAll
      return Finding(
        "level-\(heading.level) heading \(follows)\(advice)", at: heading.range,
        cause: .onPages(
          "level-\(heading.level) heading “\(heading.text)” \(follows) on ", behind: ", here first" + advice,
          of: "\(levels) \(heading.text)"
        ).within(copies + [copies.isEmpty ? ofFolder : ofFolder.ofAll, ofSite]))
    }

    /// So many different headings in one folder are one decision.
    private static let leastOfFolder = 5
    /// And so many anywhere are the habit of a site.
    private static let leastOfSite = 8

    /// A heading such as “Reference” that many pages have by convention is one decision, as are those of a folder.
    private static func title(_ heading: PageFacts.Heading, on page: PageFacts) -> Finding {
      let name = heading.text.isEmpty ? "a heading without text" : "“\(heading.text)”"
      let summary = name + " is a second level-1 heading"
      if heading.included == nil, isComment(heading, in: page.source) {
        return Finding(
          summary + "; if it is a comment in an example, put the example in a code block", at: heading.range,
          cause: comments)
      }
      let advice = "; use a lower level"
      let folder = page.path.lastIndex(of: "/").map { String(page.path[..<$0]) } ?? ""
      return Finding(
        summary + advice, at: heading.range,
        cause: .onPages(summary + " on ", behind: ", here first" + advice, of: heading.text).within([
          .onPages(
            "second level-1 headings are on ", behind: " in “\(folder)”, here first" + advice,
            of: "titles in \(folder)",
            from: leastOfFolder)
        ]))
    }

    private static let comments = Diagnostic.Cause.onPages(
      "comments in examples are level-1 headings on ", behind: ", here first; put the examples in code blocks",
      of: "comments in examples")

    /// Whether a heading is indented as much as the text below it, as the comment above a command is.
    ///
    ///     Examples:
    ///       # Delete by ID
    ///       app delete 123
    private static func isComment(_ heading: PageFacts.Heading, in source: [UInt8]) -> Bool {
      let start = heading.range.lowerBound
      guard source.indices.contains(start), source[start] == UInt8(ascii: "#") else { return false }
      let blanks = source[..<start].suffix(4).reversed().prefix { $0 == 0x20 }.count
      guard blanks >= 2, let feed = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      let below = source[(feed + 1)...].prefix(4)
      let indent = below.prefix { $0 == 0x20 }
      return indent.count == blanks
        && below.dropFirst(blanks).first.map { $0 > 0x20 && $0 != UInt8(ascii: "#") } ?? false
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
        .failing(
          page: """
            ---
            title: Alerts
            ---

            ## Buttons

            «# Texts»

            ### Titles
            """),
      ]
    }
  }
}
