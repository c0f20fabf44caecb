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
    result.heading = data?.at("link", "title")?.text
    result.description = data?.at("link", "description")?.text
    if data?.at("link", "type")?.text == "generated-index" {
      let name = data?["label"]?.text ?? SitePath.name(of: folder)
      result.address = SitePath.resolve(address(data?["link"], named: name), from: "")
    }
    result.position = data?["position"]?.text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    return result
  }

  /// The address of the list of a category, without a slash in front.
  private static func address(_ link: ToolData?, named name: String) -> String {
    String((link?["slug"]?.text ?? "category/" + Slugger.slug(name)).drop { $0 == "/" })
  }

  /// The list that a category of a sidebar links to; nil without one, or where it can have no address.
  static func list(of category: ToolData) -> NavigationList? {
    guard let link = category["link"], link["type"]?.text == "generated-index" else { return nil }
    let label = category["label"]?.text ?? link["title"]?.text ?? ""
    guard Navigation.visible(label) != nil, case .path(let path) = AliasPath(address(link, named: label) + "/") else {
      return nil
    }
    let folder = SitePath.folder(of: path)
    guard !folder.isEmpty else { return nil }
    return NavigationList(
      title: label, heading: link["title"]?.text, description: link["description"]?.text, address: folder)
  }
}
