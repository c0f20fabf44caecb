import Diagnostics
import Files
import Markdown

/// The components that a site of Docusaurus has on every page, because its theme imports them.
enum DocusaurusComponents {
  private static let endings = ["js", "jsx", "ts", "tsx"]
  private static let names = ["src/theme/MDXComponents", "src/theme/MDXComponents/index"]

  /// The files with Markdown among them, relative to the project, by the names of the components.
  static func files(in base: String, _ project: ForeignProject) -> [String: String] {
    let here = ContentFolder(path: base)
    let places = names.flatMap { name in endings.map { here.file(name + "." + $0) } }
    guard let file = places.lazy.compactMap({ project.file($0) }).first else { return [:] }
    var files: [String: String] = [:]
    for (name, path) in ImportedPages.paths(in: file.bytes) where SiteConfiguration.isComponent(name) {
      let target =
        path.hasPrefix("@site/")
        ? SitePath.resolve(String(path.dropFirst("@site/".count)), from: here.file("x"))
        : path.hasPrefix(".") ? SitePath.resolve(path, from: file.path) : nil
      if let target, project.hasFile(target) { files[name] = target }
    }
    return files
  }
}
