import Diagnostics
import Files

/// Reads `.pages` of the plugin awesome-pages: the title and the order of a folder.
enum AwesomePages: FolderFile {
  static let names: Set<String> = [".pages", ".nav.yml"]

  static func read(_ file: SourceFile, folder: String) -> FolderNavigation {
    let data = ToolSettings.yaml(file, keys: ["title", "nav", "arrange", "hide", "order"])
    var result = FolderNavigation(file: file.path)
    result.title = data?["title"]?.text
    result.isHidden = data?["hide"]?.flag == true && !folder.isEmpty
    guard let nav = data?["nav"] ?? data?["arrange"] else { return result }
    let isOld = data?["nav"] == nil
    var nodes = MkDocs.nodes(nav).map(Self.folders)
    // What an old file does not arrange comes after.
    if isOld, !nodes.contains(where: \.isRest) { nodes.append(.rest) }
    result.nodes = nodes
    return result
  }

  /// A name without an ending is that of a folder.
  private static func folders(_ node: NavigationNode) -> NavigationNode {
    switch node {
    case .page(let reference, let label) where !SitePath.name(of: reference.text).contains("."):
      .folder(reference, label: label)
    case .section(let title, let page, let children): .section(title, page: page, children.map(folders))
    default: node
    }
  }
}
