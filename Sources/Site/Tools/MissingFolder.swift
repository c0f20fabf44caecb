import Files

/// A folder for pages that the settings of another tool name.
struct NamedFolder {
  /// The file with the settings.
  let file: String
  /// What they call the folder: `contentDir`.
  let key: String
  /// Relative to the project.
  let folder: String

  /// - Parameter value: as the settings have it, relative to another folder.
  /// - Returns: nil without a value, and for a folder outside of the project.
  init?(_ value: String?, _ key: String, in file: String, from base: String) {
    guard let value, let folder = SitePath.resolve(value, from: base.isEmpty ? "" : base + "/x") else { return nil }
    (self.file, self.key, self.folder) = (file, key, folder)
  }
}

/// The folder that the settings of a tool name for the pages of a project has none: what else is in the project is not
/// meant for readers, such as templates for new pages.
package struct MissingFolder: Error {
  package let tool: String
  package let file: String
  package let key: String
  package let folder: String

  /// Where the settings of a project are; those in other folders may belong to an example.
  private static let places = ["", "config/_default"]

  init?(of tool: any ForeignTool, _ project: ForeignProject) {
    guard let named = tool.namedFolder(of: project), !named.folder.isEmpty, project.pages(in: named.folder) == 0,
      Self.places.contains(SitePath.folder(of: named.file))
    else { return nil }
    (self.tool, file, key, folder) = (tool.name, named.file, named.key, named.folder)
  }
}
