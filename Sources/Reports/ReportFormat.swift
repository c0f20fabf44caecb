package import Diagnostics

/// A report format: a name for the command line and a pure function.
///
/// To add a format, add a file in `Formats`, a line in `all`, and a golden.
package struct ReportFormat: Sendable {
  /// The value of `--format`.
  package let name: String
  /// One line for the help text: who or what reads it.
  package let help: String
  /// The whole report as UTF-8 bytes; equal reports produce equal bytes.
  package let render: @Sendable (Report, Presentation) -> [UInt8]

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
