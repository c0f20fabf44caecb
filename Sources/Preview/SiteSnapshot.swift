package import Diagnostics

/// A built site in memory, which the preview serves until the next build.
package struct SiteSnapshot: Sendable {
  /// The files by their paths in the site, `patterns/index.html`, not percent-encoded.
  package var files: [String: File]
  /// Path of the page to show if a file is not found.
  package var notFoundPath: String
  /// The findings for the overlay in the browser, in report order.
  package var findings: [Finding]
  /// The findings for the terminal, printed after each build.
  package var report: String

  package init(
    files: [String: File], notFoundPath: String = "404.html", findings: [Finding] = [], report: String = ""
  ) {
    self.files = files
    self.notFoundPath = notFoundPath
    self.findings = findings
    self.report = report
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
  package var findings: [SiteSnapshot.Finding]
  /// The findings for the terminal.
  package var report: String

  package init(_ description: String, findings: [SiteSnapshot.Finding] = [], report: String = "") {
    self.description = description
    self.findings = findings
    self.report = report
  }
}
