import Diagnostics
import Files

/// Reads `_meta.js` of Nextra, and `_meta.json` of Rspress: the entries of a folder and what they are called.
enum NextraMeta: FolderFile {
  static let names = Set(["json", "js", "jsx", "ts", "tsx"].map { "_meta." + $0 })

  static func read(_ file: SourceFile, folder: String) -> FolderNavigation {
    var result = FolderNavigation(file: file.path)
    let data = ScriptReader.value(of: file)?.argument
    if let data, data.entries != nil {
      result.nodes = nodes(data) + [.rest]
    } else if let items = data?.items {
      result.nodes = RspressMeta.nodes(items)
    } else {
      result.isUnread = true
    }
    return result
  }

  static func nodes(_ data: ToolData) -> [NavigationNode] {
    var groups = NavigationGroups()
    for entry in data.entries ?? [] where entry.key != "*" {
      let value = entry.value
      let title = (value.text ?? value["title"]?.text).flatMap { $0.isEmpty ? nil : $0 }
      if value["type"]?.text == "separator" {
        groups.open(title)
      } else if let items = value["items"] {
        groups.append(.section(title ?? Navigation.title(ofFolder: entry.key), page: nil, nodes(items)))
      } else if value["display"]?.text == "hidden" || value["hidden"]?.flag == true {
        groups.append(.hidden(.init(entry.key, at: value.range)))
      } else if let link = value["href"] {
        guard let text = link.text else { continue }
        if let entry = NavigationNode.link(to: text, label: title) {
          groups.append(entry)
          continue
        }
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { continue }
        groups.append(.page(.init(text, at: link.range), label: title))
      } else {
        groups.append(.folder(.init(entry.key, at: value.range), label: title))
      }
    }
    return groups.nodes
  }
}

/// Reads `meta.json`, which Fumadocs and early versions of Nextra have.
enum MetaFile: FolderFile {
  static let names: Set<String> = ["meta.json"]

  static func isOne(_ bytes: [UInt8], beside names: () -> Set<String>) -> Bool {
    guard let data = ScriptReader.value(of: SourceFile(path: "meta.json", bytes: bytes)) else { return false }
    if let pages = data["pages"]?.items { return pages.allSatisfy { $0.text != nil } }
    let entries = data.entries ?? []
    guard !entries.isEmpty, entries.allSatisfy({ $0.value.text != nil || $0.value.entries != nil }) else {
      return false
    }
    // Any file of that name can have texts: in one of Nextra, most keys are pages or folders.
    let names = names()
    return entries.count { names.contains($0.key) } * 2 > entries.count
  }

  static func read(_ file: SourceFile, folder: String) -> FolderNavigation {
    guard let data = ScriptReader.value(of: file), data["pages"]?.items == nil else {
      return FumadocsMeta.read(file)
    }
    var result = FolderNavigation(file: file.path)
    result.nodes = NextraMeta.nodes(data) + [.rest]
    return result
  }
}

/// The title and the entries of a folder, as Fumadocs has them.
enum FumadocsMeta {
  static func read(_ file: SourceFile) -> FolderNavigation {
    let data = ScriptReader.value(of: file)
    var result = FolderNavigation(file: file.path)
    result.title = data?["title"]?.text
    result.description = data?["description"]?.text
    var groups = NavigationGroups()
    for item in data?["pages"]?.items ?? [] {
      guard let text = item.text, let node = node(text, at: item.range) else { continue }
      if case .section(let title, _, _) = node { groups.open(title) } else { groups.append(node) }
    }
    result.nodes = groups.nodes
    return result
  }

  /// `page`, `---Title---`, `...`, `...folder`, `!hidden`, or `[Title](/page)`.
  private static func node(_ text: String, at range: SourceRange) -> NavigationNode? {
    if text.hasPrefix("---") { return .section(text.split(separator: "-").joined(separator: "-"), page: nil, []) }
    if text == "..." || text == "z...a" { return .rest }
    if text.hasPrefix("...") { return .contents(of: .init(String(text.dropFirst(3)), at: range)) }
    if text.hasPrefix("!") { return .hidden(.init(String(text.dropFirst()), at: range)) }
    guard text.contains("](") else { return .folder(.init(text, at: range), label: nil) }
    let parts = text.split(separator: "](", maxSplits: 1)
    guard parts.count == 2, let open = parts[0].lastIndex(of: "[") else { return nil }
    let title = String(parts[0][parts[0].index(after: open)...])
    let address = String(parts[1].prefix { $0 != ")" })
    guard address.hasPrefix("/"), !address.hasPrefix("//") else { return .link(to: address, label: title) }
    return .page(.init(address, at: range), label: title)
  }
}

/// Entries in one list, in which some are titles of those that follow.
struct NavigationGroups {
  private var groups: [(title: String?, nodes: [NavigationNode])] = [(nil, [])]

  /// - Parameter title: nil ends a group without another.
  mutating func open(_ title: String?) { groups.append((title, [])) }

  mutating func append(_ node: NavigationNode) { groups[groups.count - 1].nodes.append(node) }

  /// Groups with a title are sections, except what stands for all entries that are not named.
  var nodes: [NavigationNode] {
    groups.flatMap { group -> [NavigationNode] in
      guard let title = group.title, !group.nodes.contains(where: \.isRest) else { return group.nodes }
      return [.section(title, page: nil, group.nodes)]
    }
  }
}
