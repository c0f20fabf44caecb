import Diagnostics
import Preview
import Reports
import Site
import Synchronization
import Writing

extension ServeCommand {
  /// The builds of a preview, each of which takes over from the last what has not changed.
  final class Builds: Sendable {
    private let pipeline: Pipeline
    private let kept = KeptResults()
    private let last = Mutex<Last>(Last())

    private struct Last {
      /// The findings of the last report by file; nil before the first.
      var findings: [String: [Diagnostic]]?
      var folders: SourceFolders?
    }

    init(_ pipeline: Pipeline) { self.pipeline = pipeline }

    /// The folders and files that the site is made of; those of any site where the settings cannot be read.
    var folders: SourceFolders {
      last.withLock { $0.folders } ?? (try? pipeline.sourceFolders()) ?? SourceFolders()
    }

    /// Builds the site, whatever its findings.
    ///
    /// - Parameter changed: all files that have changed since the last call, relative to the root of the project.
    func build(changed: Set<String>) async throws -> SiteSnapshot {
      let build = try await pipeline.preview(keeping: kept, changed: changed)
      last.withLock { $0.folders = build.folders }
      let findings = overview(of: build)
      guard let site = build.site else {
        throw BuildFailure("Templates cannot be used", findings: findings, report: report(on: build))
      }
      let counts = [(findings.errors, "error"), (findings.warnings, "warning")].filter { $0.0 > 0 }
      let size = [counted(build.library.pages.count, "page")] + counts.map { counted($0.0, $0.1) }
      return SiteSnapshot(
        size: size.joined(separator: ", "), findings: findings, report: self.report(on: build)
      ) { path in try await site.file(path) }
    }

    /// The number of findings, and the worst with their lines.
    private func overview(of build: Pipeline.Previewed) -> SiteSnapshot.Findings {
      let most = SiteSnapshot.Findings.most
      var overview = SiteSnapshot.Findings()
      var worst: [Severity: [Diagnostic]] = [:]
      for findings in [build.findings.others.sorted(by: Diagnostic.reportOrder)] + build.findings.pages {
        for index in findings.indices {
          let severity = findings[index].severity
          switch severity {
          case .error: overview.errors += 1
          case .warning: overview.warnings += 1
          case .note: break
          }
          if worst[severity]?.count ?? 0 < most { worst[severity, default: []].append(findings[index]) }
        }
      }
      let shown = Array(Severity.allCases.sorted(by: >).flatMap { worst[$0] ?? [] }.prefix(most))
      let sources = build.library.sources(of: shown, from: pipeline.files)
      overview.worst = shown.map { finding in
        SiteSnapshot.Finding(finding, in: finding.location.flatMap { sources[$0.path] })
      }
      return overview
    }

    /// The findings of files that have others than after the last build; after the first, all.
    private func report(on build: Pipeline.Previewed) -> String {
      let others = Dictionary(grouping: build.findings.others) { $0.location?.path ?? "" }
      var findings = others
      for (index, found) in build.findings.pages.enumerated() where !found.isEmpty {
        let path = build.library.pages[index].source
        findings[path] = others[path].map { $0 + found } ?? found
      }
      let earlier = last.withLock { last in
        defer { last.findings = findings }
        return last.findings
      }
      let changed = findings.filter { path, found in earlier?[path] != found }.flatMap(\.value)
      if changed.isEmpty, earlier != nil { return "" }
      let sources = build.library.sources(of: changed, from: pipeline.files)
      let report = Report(
        toolVersion: Patternbook.version, findings: changed, rules: build.library.rules,
        filesChecked: build.library.pages.count, source: { sources[$0] })
      return String(decoding: ReportFormat.text.render(report, .init(color: Console.colorsErrors)), as: UTF8.self)
    }
  }
}
