import Diagnostics
import Guidelines
import Markdown

extension SiteValidator {
  /// Rules whose findings depend on where the page is that includes a file.
  private static let placed: Set<String> = ["page/broken-link", "page/broken-image", "page/inclusion"]

  /// Leaves out that files have no title that other pages include: readers see them as parts of these, so that their
  /// headings are below those of the pages.
  func leaveOutTitlesOfParts(_ findings: inout SiteFindings) {
    let parts = Set(library.pages.flatMap(\.includedFiles))
    guard !parts.isEmpty else { return }
    for index in library.pages.indices where parts.contains(library.pages[index].source) {
      guard findings.pages[index].contains(where: { $0.rule == RuleDescription.title.id }) else { continue }
      findings.pages[index].removeAll { [RuleDescription.title.id, "page/heading-order"].contains($0.rule) }
    }
  }

  /// Leaves out findings in files that pages include, if these are pages themselves and have the same findings.
  ///
  /// - Parameter including: the pages that include something.
  func leaveOutRepeated(_ findings: inout SiteFindings, by including: [Int]) {
    guard !including.isEmpty else { return }
    let known = Set(library.pages.map(\.source))
    for index in including {
      let page = library.pages[index]
      guard page.includedFiles.allSatisfy(known.contains) else { continue }
      findings.pages[index].removeAll { finding in
        guard let place = finding.location?.range?.lowerBound, !Self.placed.contains(finding.rule) else { return false }
        return page.document.inclusionRanges.contains { $0.contains(place) }
      }
    }
  }
}
