package import Diagnostics
package import Files
import Guidelines
import YAML

extension SiteConfiguration {
  /// Reads a configuration file; values that cannot be read keep their defaults and are reported.
  ///
  /// - Parameters:
  ///   - refusal: why an existing file is not read.
  ///   - files: the files that the configuration can name.
  ///   - language: the one of the site’s languages that the settings are for; nil for the first.
  package static func parse(
    _ file: SourceFile?, refusal: Refusal? = nil, in files: FileTree, for language: String? = nil
  ) -> (configuration: SiteConfiguration, diagnostics: [Diagnostic]) {
    var configuration = SiteConfiguration()
    if let refusal {
      let finding = Diagnostic(
        rule: .configuration, summary: "\(path) cannot be read: \(refusal)",
        explanation: "Replace it with a regular file.", location: SourceLocation(path: path))
      return (configuration, [finding])
    }
    guard let file else {
      if (try? files.read(misnamedPath)) != nil {
        let finding = Diagnostic(
          rule: .configuration, severity: .warning, summary: "\(misnamedPath) is not read; using defaults",
          explanation: "Rename the file to site.yml.", location: SourceLocation(path: misnamedPath))
        return (configuration, [finding])
      }
      return (
        configuration,
        [
          Diagnostic(
            rule: .configuration, severity: .note, summary: "no \(path); using defaults",
            explanation: "Create the file with “version: 1” and “title: …” to name the site.",
            location: nil)
        ]
      )
    }
    let (node, errors) = YAMLParser.open(file, rule: .configuration)
    guard let node else { return (configuration, errors) }
    let diagnostics = configuration.read(node, path: file.path, files: files, for: language)
    return (configuration, diagnostics)
  }
}
