package import Diagnostics

/// A built site in memory: what the preview serves until the next build.
package struct SiteSnapshot: Sendable {
  /// The files by their paths in the site, `patterns/index.html`, not percent-encoded.
  package var files: [String: File]
  /// Path of the page that answers where there is no file.
  package var notFoundPath: String
  /// What there is to mend, for the overlay in the browser; in the order of reports.
  package var findings: [Finding]
  /// The same for the terminal, as printed after each build.
  package var report: String

  package init(
    files: [String: File], notFoundPath: String = "404.html", findings: [Finding] = [], report: String = ""
  ) {
    self.files = files
    self.notFoundPath = notFoundPath
    self.findings = findings
    self.report = report
  }

  /// The bytes of a file, made when a browser asks for them.
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
    /// `path:line:column`, or nil where no file is at fault.
    package var place: String?

    /// Takes from a diagnostic what the overlay shows; without the file there is no line to name.
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

/// Thrown by a rebuild that found why there can be no site: templates that do not load, say.
package struct BuildFailure: Error, CustomStringConvertible {
  /// What went wrong, in a sentence.
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
