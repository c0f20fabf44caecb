import Diagnostics
import Files
import Markdown

/// The templates of a site’s own shortcodes.
enum HugoShortcodes {
  /// Where they are in a project or a theme.
  static let folders = ["layouts/_shortcodes", "layouts/shortcodes"]

  private static let most = 500

  /// The names of the variables that shortcodes show, by the names of the shortcodes.
  static func variables(
    in folders: [String], _ project: ForeignProject
  ) -> [String: [String]] {
    var names: [String: [String]] = [:]
    for folder in folders {
      let here = ContentFolder(path: folder)
      for path in project.paths.filter({ here.below($0) != nil && $0.hasSuffix(".html") }).prefix(most) {
        guard let name = here.below(path)?.dropLast(".html".count), names[String(name)] == nil,
          let file = project.file(path)
        else { continue }
        let variables = ShortcodeVariables.names(inTemplate: file.bytes)
        if !variables.isEmpty { names[String(name)] = variables }
      }
    }
    return names
  }
}
