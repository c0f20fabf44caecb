/// The look that every site starts with, built into the program so that it needs no file beside it.
///
/// The folder `Resources` is a link to `Templates` at the top of the project: what the documentation site of Patternbook
/// uses and what every other site gets are the same files.
package enum Theme {
  /// A file of the theme.
  package struct File: Sendable {
    /// Its path below Templates.
    package let name: String
    package let bytes: [UInt8]
  }

  /// All files, by name.
  package static let files = EmbeddedFiles.all.map { File(name: $0.name, bytes: $0.bytes) }
}
