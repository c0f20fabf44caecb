import Diagnostics
import Files

/// The title of a site of Eleventy, which the tool does not know: templates take it from a file of data.
enum EleventyTitle {
  private static let names = ["site", "metadata", "meta", "config"]
  private static let endings = [".json", ".yml", ".yaml", ".js", ".cjs", ".mjs"]
  private static let longest = 100

  /// The title in the data of a folder; nil if no file has one that can be read without running it.
  static func title(in folder: String, _ project: ForeignProject) -> String? {
    let here = ContentFolder(path: folder)
    for path in names.flatMap({ name in endings.map { here.file(name + $0) } }) where project.hasFile(path) {
      guard let file = project.file(path) else { continue }
      let isYAML = path.hasSuffix(".yml") || path.hasSuffix(".yaml")
      let data = isYAML ? ToolSettings.yaml(file) : project.script(file)
      let texts = [data?["title"], data?["name"], data?.at("site", "title"), data?.at("site", "name")]
      if let title = texts.lazy.compactMap({ $0?.text }).first(where: isTitle) { return title }
    }
    return nil
  }

  private static func isTitle(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace } && text.utf8.count <= longest && !text.contains { $0.isNewline || $0 == "{" }
  }
}
