import Diagnostics
import Reports
import TestSupport
import Testing

/// Many findings of one cause are one.
@Suite struct FindingGroupsTests {
  private func finding(
    _ path: String, _ cause: Diagnostic.Cause?, rule: String = "page/broken-link", severity: Severity = .warning
  ) -> Diagnostic {
    var finding = Diagnostic(
      rule: rule, severity: severity, summary: "broken", explanation: "One.",
      location: SourceLocation(path: path, range: 0..<1))
    finding.cause = cause
    finding.fixes = [.init("repair", edits: [.init(replace: 0..<1, with: "")])]
    return finding
  }

  private let links = Diagnostic.Cause.counting(
    "links", of: "/v1", from: 3, behind: " lead to “/v1”", advice: "All.")

  @Test func countsFindings() {
    let findings = ["c.md", "a.md", "b.md", "b.md"].map { finding($0, links) } + [finding("z.md", nil)]
    let grouped = FindingGroups.grouped(findings)
    #expect(grouped.map(\.summary) == ["4 links lead to “/v1”", "broken"])
    // It is at the first place, and names others.
    #expect(grouped[0].location?.path == "a.md" && grouped[0].notes.compactMap(\.location?.path) == ["b.md", "c.md"])
    #expect(grouped[0].explanation == "All." && grouped[0].fixes.isEmpty)
    // A few are listed one by one.
    #expect(FindingGroups.grouped(Array(findings.prefix(2))) == Array(findings.prefix(2)))
  }

  @Test func countsPages() {
    let cause = Diagnostic.Cause.onPages("component “<A>” is removed from ")
    let onOne = ["a.md", "a.md"].map { finding($0, cause) }
    #expect(FindingGroups.grouped(onOne) == onOne)
    let grouped = FindingGroups.grouped(onOne + [finding("b.md", cause, severity: .error)])
    #expect(grouped.map(\.summary) == ["component “<A>” is removed from 2 pages, here first"])
    #expect(grouped[0].severity == .error)
  }

  @Test func keepsCausesApart() {
    let others = Diagnostic.Cause.counting("links", of: "/v2", from: 3, behind: " lead to “/v2”")
    let findings = [
      finding("a.md", links), finding("b.md", others), finding("c.md", links),
      finding("d.md", links, rule: "page/broken-image"),
    ]
    #expect(FindingGroups.grouped(findings) == findings)
  }

  /// Programs get all places; a report for people says how many it leaves out.
  @Test func namesAllOtherPlaces() {
    let grouped = FindingGroups.grouped((0..<100).map { finding("\($0).md", links) })
    #expect(grouped.count == 1 && grouped[0].notes.count == 99)
  }

  /// Of faults that differ, a group names the first, and how many others there are.
  @Test func countsFaultsThatItLeavesOut() {
    let findings = (0..<30).map {
      finding("\($0).md", .onPages("tag “\($0)” is removed from ").rest("tags are removed from ", from: 3))
    }
    let notes = FindingGroups.grouped(findings).first?.notes ?? []
    #expect(notes.count == 21 && notes.last?.message == "9 more of them are not listed")
  }

  /// A finding can name several places of its page.
  @Test func namesOtherPlacesOfEachPage() {
    var (first, second) = (finding("a.md", links), finding("b.md", links))
    first.notes = [.init("also here", at: SourceLocation(path: "a.md", range: 5..<6))]
    second.notes = [.init("also here", at: SourceLocation(path: "b.md", range: 7..<8))]
    let grouped = FindingGroups.grouped([first, second, finding("c.md", links)])
    #expect(grouped.count == 1)
    #expect(grouped.first?.notes.map(\.location?.path) == ["a.md", "b.md", "b.md", "c.md"])
  }

  /// What is on one page each makes a group of its own, without what has one.
  @Test func joinsWhatIsLeft() {
    let names = ["a", "b", "b", "c", "d", "d"]
    let findings = names.enumerated().map { index, name in
      var finding = finding(
        name == "d" ? "d.md" : "\(index).md",
        .onPages("tag “\(name)” is removed from ").rest("tags are removed from ", from: 3))
      finding.summary = name
      return finding
    }
    #expect(
      FindingGroups.grouped(findings).map(\.summary) == [
        "tags are removed from 3 pages, here first", "tag “b” is removed from 2 pages, here first",
      ])
    #expect(FindingGroups.grouped(findings)[0].notes.map(\.message) == ["c", "d", "d"])
    #expect(
      FindingGroups.grouped(Array(findings.prefix(4))).map(\.summary) == [
        "a", "tag “b” is removed from 2 pages, here first", "c",
      ])
  }

  /// Copies of a page for several versions have the same faults, also where these name the version.
  @Test func joinsCopiesForVersions() {
    let findings = ["1.1", "1.2"].flatMap { version in
      ["docs/v\(version)/a.md", "docs/v\(version)/a.md", "docs/v\(version)/b.md", "docs/\(version).md"].map {
        var finding = finding($0, nil)
        finding.summary = $0.hasSuffix("a.md") ? "“/docs/v\(version)/z” is missing" : "broken at \($0)"
        return finding
      }
    }
    let grouped = FindingGroups.grouped(findings)
    #expect(
      grouped.map(\.summary) == [
        "“/docs/v1.1/z” is missing (2 pages “docs/*/a.md”, one for each version, here first)",
        "broken at docs/v1.1/b.md (2 pages “docs/*/b.md”, one for each version, here first)",
        "broken at docs/1.1.md", "broken at docs/1.2.md",
      ])
    #expect(grouped[0].notes.map(\.location?.path) == ["docs/v1.2/a.md"] && grouped[0].fixes.isEmpty)
    // A page on its own is one, however often it has the fault.
    let own = Array(findings.prefix(2))
    #expect(FindingGroups.grouped(own) == own)
  }

  /// All that is left can be on one page, which is where the finding is.
  @Test func joinsWhatIsLeftOnOnePage() {
    let findings = ["a", "b", "c"].map {
      finding("a.md", .onPages("tag “\($0)” is removed from ").rest("tags are removed from ", from: 3))
    }
    #expect(FindingGroups.grouped(findings).map(\.summary) == ["tags are removed from this page"])
  }

  /// Several missing pages of a folder are one finding, which says what each of the others is.
  @Test func joinsCausesWithACauseInCommon() {
    let folder = Diagnostic.Cause.counting("links", of: "pages in /api", from: 3, behind: " lead to pages in “/api”")
    let findings = ["x", "y", "y", "far", "z"].enumerated().map { index, name in
      var finding = finding(
        "\(index).md",
        .counting("links", of: name, from: 2, before: name + " (", behind: ")").within(
          name == "far" ? [.counting("links", of: "x", from: 3, behind: ""), folder] : [folder]))
      finding.summary = name
      return finding
    }
    let grouped = FindingGroups.grouped(findings)
    #expect(grouped.map(\.summary) == ["5 links lead to pages in “/api”"])
    // Other places of a fault come last.
    #expect(grouped[0].notes.map(\.message) == ["y", "far", "z", "y"])
    // Two are two.
    #expect(FindingGroups.grouped(Array(findings.prefix(3))).map(\.summary) == ["x", "y (2 links)"])
  }
}
