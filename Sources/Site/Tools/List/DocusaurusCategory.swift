import Diagnostics
import Files
import Markdown

/// Reads `_category_.json` and `_category_.yml`.
enum DocusaurusCategory: FolderFile {
  static let names: Set<String> = ["_category_.json", "_category_.yml", "_category_.yaml"]

  static func read(_ file: SourceFile, folder: String) -> FolderNavigation {
    let keys: Set<String> = ["label", "position", "link"]
    let data =
      file.path.hasSuffix(".json") ? ScriptReader.value(of: file) : ToolSettings.yaml(file, keys: keys)
    var result = FolderNavigation(file: file.path)
    result.isUnread = data?.entries == nil
    result.title = data?["label"]?.text ?? data?.at("link", "title")?.text
    result.description = data?.at("link", "description")?.text
    if data?.at("link", "type")?.text == "generated-index" {
      let name = data?["label"]?.text ?? SitePath.name(of: folder)
      let address = data?.at("link", "slug")?.text ?? "category/" + Slugger.slug(name)
      result.address = SitePath.resolve(String(address.drop { $0 == "/" }), from: "")
    }
    result.position = data?["position"]?.text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    return result
  }
}
