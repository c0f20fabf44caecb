package import Diagnostics

/// A report format: a name for the command line and a function of the report.
///
/// To add a format, add a file in `Formats`, a line in `all`, and a golden.
package struct ReportFormat: Sendable {
  /// The value of `--format`.
  package let name: String
  /// One line for the help text: who or what reads it.
  package let help: String
  /// The report as UTF-8 bytes, in pieces that end where lines end, each made when it is asked for; equal reports
  /// produce equal bytes.
  package let pieces: @Sendable (Report, Presentation) -> AnyIterator<[UInt8]>

  /// A format that is made as a whole.
  init(name: String, help: String, render: @escaping @Sendable (Report, Presentation) -> [UInt8]) {
    (self.name, self.help) = (name, help)
    pieces = { AnyIterator(CollectionOfOne(render($0, $1)).makeIterator()) }
  }

  /// A format that is made in pieces.
  static func inPieces(
    name: String, help: String, _ pieces: @escaping @Sendable (Report, Presentation) -> AnyIterator<[UInt8]>
  ) -> ReportFormat {
    ReportFormat(name: name, help: help, pieces: pieces)
  }

  private init(
    name: String, help: String, pieces: @escaping @Sendable (Report, Presentation) -> AnyIterator<[UInt8]>
  ) {
    (self.name, self.help, self.pieces) = (name, help, pieces)
  }

  /// The whole report as UTF-8 bytes.
  package func render(_ report: Report, _ presentation: Presentation) -> [UInt8] {
    pieces(report, presentation).reduce(into: []) { $0 += $1 }
  }

  /// Settings that depend on where the output goes.
  package struct Presentation: Sendable, Hashable {
    /// Whether to use color in formats for people.
    package var color: Bool
    /// How to write paths of the project.
    package var paths: PathStyle
    /// The maximum number of findings in text for people; nil lists all.
    package var limit: Int?
    /// The command that applies fixes, in text for people; nil if it has run.
    package var fixCommand: String?

    package init(
      color: Bool = false, paths: PathStyle = PathStyle(), limit: Int? = nil, fixCommand: String? = nil
    ) {
      self.limit = limit
      self.fixCommand = fixCommand
      self.color = color
      self.paths = paths
    }
  }

  /// Every format, in the order of the help text.
  package static let all: [ReportFormat] = [.text, .json, .sarif, .github, .gitlab, .junit, .rdjsonl, .markdown]

  /// The format with a name, or nil.
  package static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
