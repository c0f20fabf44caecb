/// One way to write a report down: a name for the command line and a pure function.
///
/// A new format is a file in `Formats`, a line in `all` and a golden.
package struct ReportFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// One line for the help text: what reads it.
  package let help: String
  /// The whole report as bytes, UTF-8; equal reports give equal bytes.
  package let render: @Sendable (Report, Presentation) -> [UInt8]

  /// What depends on where the bytes go, and is therefore for the caller to know.
  package struct Presentation: Sendable, Hashable {
    /// Whether to use colour, in the formats meant for people.
    package var color: Bool
    /// What stands before the project's paths, such as `docs/` for a project in a folder of its repository.
    ///
    /// Code hosts count from the repository's root, a person at a terminal from the current folder.
    package var pathPrefix: String

    package init(color: Bool = false, pathPrefix: String = "") {
      self.color = color
      self.pathPrefix = pathPrefix
    }
  }

  /// Every format, in the order of the help text.
  package static let all: [ReportFormat] = [.text, .json, .sarif, .github, .markdown]

  /// The format of a name, or nil.
  package static func named(_ name: String) -> ReportFormat? {
    all.first { $0.name == name }
  }
}
