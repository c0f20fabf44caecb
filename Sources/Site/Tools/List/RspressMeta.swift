import Diagnostics

/// Reads the list in `_meta.json` of Rspress, which names all entries of a folder that navigation shows.
enum RspressMeta {
  static func nodes(_ items: [ToolData]) -> [NavigationNode] {
    var groups = NavigationGroups()
    for item in items {
      if let name = item.text {
        groups.append(.folder(.init(name, at: item.range), label: nil))
        continue
      }
      let label = item["label"]?.text
      switch item["type"]?.text {
      case "section-header"?: groups.open(label)
      case "divider"?: groups.open(nil)
      case "custom-link"?:
        guard let link = item["link"], let text = link.text else { continue }
        if let entry = NavigationNode.link(to: text, label: label) {
          groups.append(entry)
          continue
        }
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { continue }
        groups.append(.page(.init(text, at: link.range), label: label))
      default:
        guard let name = item["name"], let text = name.text else { continue }
        groups.append(.folder(.init(text, at: name.range), label: label))
      }
    }
    return groups.nodes
  }
}
