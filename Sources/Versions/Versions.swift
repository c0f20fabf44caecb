import Markdown
import YAML

/// What the program is made of: its commit, and the C libraries that read what authors write.
package enum Versions {
  /// What `--version` prints.
  ///
  /// - Parameter version: the version of the program.
  package static func text(of version: String) -> String {
    let commit = BuildFacts.commit.map { " (commit \($0.prefix(12)))" } ?? ""
    return """
      patternbook \(version)\(commit)
      cmark \(MarkdownParser.libraryVersion)
      libyaml \(YAMLParser.libraryVersion)
      gumbo \(BuildFacts.gumbo ?? "of an unknown version")
      """
  }
}
