package import Diagnostics
package import Files
import Guidelines

extension Diagnostic {
  /// A file of the project that is not read.
  ///
  /// - Parameter path: relative to the root of the project.
  package static func unreadable(_ path: String, _ refusal: Refusal) -> Diagnostic {
    let advice =
      switch refusal {
      case .special:
        "A pipe or a device may never end. Replace it with a regular file, or remove it."
      case .tooLarge:
        "Pages and templates can have up to \(FileTree.textLimit / 1_000_000) MB, other files up to "
          + "\(FileTree.assetLimit / 1_000_000) MB. Remove the file, or move it elsewhere."
      case .name: "Rename the file."
      case .link, .folder, .tooDeep, .outside, .source: "Remove it, or move it elsewhere."
      }
    return Diagnostic(
      rule: .unreadableFile, summary: "“\(path)” cannot be read: \(refusal)", explanation: advice,
      location: SourceLocation(path: path))
  }
}
