import Diagnostics
import Files
import Site
import Workbench
import Writing

extension CheckCommand {
  /// Adds the findings about links to other sites on the selected pages.
  ///
  /// - Throws: `CommandFailure` if curl cannot be run.
  func addExternalLinks(to result: inout SiteResult, _ subject: CheckSubject) throws {
    let links = result.library.externalLinks { subject.selection.contains($0) }
    guard !links.isEmpty else { return }
    if !reporting.quiet { Console.error("Checking \(counted(links.count, "link")) to other sites…") }
    var check = ExternalLinkCheck()
    check.allowsLocal = allowLocalLinks
    do {
      result.diagnostics += try check.findings(about: links)
    } catch let failure as ChildProcess.Failure {
      switch failure {
      case .notFound:
        throw CommandFailure("--external-links requires curl, which is not installed; install the package curl")
      case .timedOut, .system: throw CommandFailure("curl cannot be run: \(failure)")
      }
    }
    result.diagnostics.sort(by: Diagnostic.reportOrder)
  }
}
