package import Diagnostics
import Writing

/// A site that the preview serves until the next build.
package struct SiteSnapshot: Sendable {
  /// Makes a file, given by its path in the site, `patterns/index.html`, not percent-encoded; nil if there is none.
  package var file: @Sendable (_ path: String) async throws -> [UInt8]?
  /// How large it is: `12 pages`.
  package var size: String
  /// Path of the page to show if a file is not found.
  package var notFoundPath: String
  /// The findings for the overlay in the browser.
  package var findings: Findings
  /// The findings for the terminal, printed after each build; made after browsers have been told.
  package var report: @Sendable () -> String

  package init(
    size: String, notFoundPath: String = "404.html", findings: Findings = Findings(),
    report: @autoclosure @escaping @Sendable () -> String = "",
    file: @escaping @Sendable (_ path: String) async throws -> [UInt8]?
  ) {
    self.file = file
    self.size = size
    self.notFoundPath = notFoundPath
    self.findings = findings
    self.report = report
  }

  /// A site of known files.
  package init(
    files: [String: File], notFoundPath: String = "404.html", findings: [Finding] = [],
    report: @autoclosure @escaping @Sendable () -> String = ""
  ) {
    self.init(
      size: counted(files.count, "file"), notFoundPath: notFoundPath, findings: Findings(findings), report: report()
    ) { path in try files[path]?.bytes() }
  }

  /// The findings of a site, of which a browser shows the worst.
  package struct Findings: Sendable, Hashable {
    package var errors: Int
    package var warnings: Int
    /// The worst first.
    package var worst: [Finding]

    /// The most that a browser shows.
    package static let most = 20

    package init(errors: Int = 0, warnings: Int = 0, worst: [Finding] = []) {
      (self.errors, self.warnings, self.worst) = (errors, warnings, worst)
    }

    /// All findings, in report order.
    package init(_ findings: [Finding]) {
      errors = findings.count { $0.severity == .error }
      warnings = findings.count { $0.severity == .warning }
      let worstFirst = Severity.allCases.sorted(by: >).lazy.flatMap { severity in
        findings.lazy.filter { $0.severity == severity }
      }
      worst = Array(worstFirst.prefix(Self.most))
    }
  }

  /// The bytes of a file, created when a browser requests it.
  package struct File: Sendable {
    package let bytes: @Sendable () throws -> [UInt8]

    package init(_ bytes: @escaping @Sendable () throws -> [UInt8]) {
      self.bytes = bytes
    }

    package init(_ bytes: [UInt8]) {
      self.init { bytes }
    }
  }

  /// A diagnostic as the overlay shows it.
  package struct Finding: Sendable, Hashable, Encodable {
    package var severity: Severity
    package var rule: String
    package var summary: String
    package var explanation: String
    /// `path:line:column`, or nil if no file is at fault.
    package var place: String?

    /// Converts a diagnostic; without its file, there is no line number.
    package init(_ diagnostic: Diagnostic, in file: SourceFile?) {
      severity = diagnostic.severity
      rule = diagnostic.rule
      summary = diagnostic.summary
      explanation = diagnostic.explanation
      place = diagnostic.location.map { location in
        guard let range = location.range, let start = file?.position(at: range.lowerBound) else {
          return location.path
        }
        return "\(location.path):\(start.line):\(start.utf16Column)"
      }
    }
  }
}

/// Thrown if a rebuild cannot produce a site, for example because of invalid templates.
package struct BuildFailure: Error, CustomStringConvertible {
  /// What went wrong, in one sentence.
  package var description: String
  package var findings: SiteSnapshot.Findings
  /// The findings for the terminal.
  package var report: String

  package init(_ description: String, findings: [SiteSnapshot.Finding] = [], report: String = "") {
    self.init(description, findings: SiteSnapshot.Findings(findings), report: report)
  }

  package init(_ description: String, findings: SiteSnapshot.Findings, report: String) {
    self.description = description
    self.findings = findings
    self.report = report
  }
}
