import Diagnostics
import Dialogs

extension SiteRules {
  /// Every address leads to one page.
  struct DuplicateURL: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/duplicate-url", summary: "No two pages, aliases or files want one address",
        rationale: "Only one of them could be published. Letter case is no difference: some web servers and file "
          + "systems see none.",
        severity: .error)
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      var first: [String: (page: Int, index: Int)] = [:]
      var findings: [SiteFinding] = []
      for (pageIndex, page) in site.pages.enumerated() {
        for (index, url) in page.urls.enumerated() {
          guard let taken = first[url.value.lowercased()] else {
            first[url.value.lowercased()] = (pageIndex, index)
            continue
          }
          let other = site.pages[taken.page]
          let place = other.urls[taken.index].range
          let note = Diagnostic.Note(
            "first wanted here", at: SourceLocation(path: other.path, range: place.isEmpty ? nil : place))
          findings.append(
            SiteFinding(
              page: pageIndex,
              Finding(
                "address “\(url.value)” is taken by “\(other.path)”", at: url.range.isEmpty ? nil : url.range,
                notes: [note])))
        }
      }
      return findings
    }

    var examples: [RuleExample] {
      [
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            aliases: [warnings.html]
            ---
            """),
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            ---
            === warnings.md
            ---
            title: Alerts
            ---
            """),
        .failing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            ---
            === sheets.md
            ---
            title: Sheets
            aliases: [«Alerts.html»]
            ---
            """),
        .failing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === a.md
            ---
            title: A
            aliases: [old.html]
            ---
            === b.md
            ---
            title: B
            aliases: [«old.html»]
            ---
            """),
      ]
    }
  }
}
