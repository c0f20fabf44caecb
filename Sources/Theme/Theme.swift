/// The look of every new site, embedded in the program.
///
/// The folder `Resources` is a link to `Templates` at the top of the project, so the documentation site and all other
/// sites use the same files.
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
