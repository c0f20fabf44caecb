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
      /// The findings of the last report; nil before the first.
      var findings: Reported?
      var folders: SourceFolders?
    }

    /// Findings by the files that they are in.
    private struct Reported {
      /// Those that are in no page.
      var others: [String: [Diagnostic]]
      var pages: ResultsByFile<[Diagnostic]>
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
      var (errors, warnings, notes) = ([Diagnostic](), [Diagnostic](), [Diagnostic]())
      for findings in [build.findings.others.sorted(by: Diagnostic.reportOrder)] + build.findings.pages {
        for index in findings.indices {
          switch findings[index].severity {
          case .error:
            overview.errors += 1
            if errors.count < most { errors.append(findings[index]) }
          case .warning:
            overview.warnings += 1
            if warnings.count < most { warnings.append(findings[index]) }
          case .note: if notes.count < most { notes.append(findings[index]) }
          }
        }
      }
      let shown = Array((errors + warnings + notes).prefix(most))
      let sources = build.library.sources(of: shown, from: pipeline.files)
      overview.worst = shown.map { finding in
        SiteSnapshot.Finding(finding, in: finding.location.flatMap { sources[$0.path] })
      }
      return overview
    }

    /// The findings of files that have others than after the last build; after the first, all.
    private func report(on build: Pipeline.Previewed) -> String {
      let others = Dictionary(grouping: build.findings.others) { $0.location?.path ?? "" }
      let pages = build.findings.pages
      let files = build.library.pages.map(\.source)
      let earlier = last.withLock { last in
        defer {
          last.findings = Reported(
            others: others, pages: ResultsByFile(pages, files: files, after: last.findings?.pages))
        }
        return last.findings
      }
      let known = earlier?.others ?? [:]
      var changedFiles = Set(others.keys).union(known.keys).filter { others[$0] != known[$0] }
      for (index, file) in files.enumerated()
      where pages[index] != earlier?.pages.result(of: file, near: index) ?? [] {
        changedFiles.insert(file)
      }
      let changed =
        others.filter { changedFiles.contains($0.key) }.flatMap(\.value)
        + files.indices.filter { changedFiles.contains(files[$0]) }.flatMap { pages[$0] }
      if changed.isEmpty, earlier != nil { return "" }
      let sources = build.library.sources(of: changed, from: pipeline.files)
      let report = Report(
        toolVersion: Patternbook.version, findings: changed, rules: build.library.rules,
        filesChecked: build.library.pages.count, source: { sources[$0] })
      return String(decoding: ReportFormat.text.render(report, .init(color: Console.colorsErrors)), as: UTF8.self)
    }
  }
}
