import Diagnostics
import Files
import Guidelines
import Markdown
import YAML

/// Where links lead, and where pages are published.
extension SiteConfiguration {
  mutating func readLinks(_ node: YAMLNode, _ outer: inout MappingReader, path: String) {
    var reader = MappingReader(
      node, keys: Self.linkKeys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration),
      what: "“links”")
    findsFilesByName = reader.bool("names")?.value ?? findsFilesByName
    readsHeadingReferences = reader.bool("heading-references")?.value ?? readsHeadingReferences
    readsLineAnchors = reader.bool("line-anchors")?.value ?? readsLineAnchors
    areAliasesRelative = reader.bool("relative-aliases")?.value ?? areAliasesRelative
    anchorStyle = reader.choice("anchors", AnchorStyle.self)?.value ?? anchorStyle
    haveTermsAnchors = reader.bool("term-anchors")?.value ?? haveTermsAnchors
    externalRoots = Self.roots("external", &reader)
    linkPrefixes = Self.roots("prefixes", &reader)
    ignoredLinks = (reader.texts("ignore") ?? []).compactMap(\.text)
    outer.add(reader.finish())
  }

  /// Reads `true`, `false`, or the name of a spelling.
  mutating func readSpelling(_ node: YAMLNode, _ reader: inout MappingReader) {
    if let isOn = node.bool {
      permalinks.spelling = isOn ? .lowercase : .asFiles
    } else if let spelling = [AddressSpelling.slugs, .hyphens, .zola].first(where: { $0.setting == node.text }) {
      permalinks.spelling = spelling
    } else {
      reader.report("“lowercase-addresses” is not true, false, slugs, hyphens, or zola", at: node.range)
    }
  }

  mutating func readPermalinks(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      return reader.report("“permalinks” is \(node.kindName), not a mapping of folders to addresses", at: node.range)
    }
    for (index, entry) in entries.enumerated() {
      guard index < Self.mostExclusions else {
        return reader.report("“permalinks” has more than \(Self.mostExclusions) folders", at: entry.keyRange)
      }
      guard let folder = ProjectPath.resolve(entry.key) else {
        reader.report(
          "“\(entry.key)” is not a folder of the pages", "Write “blog”, or “.” for all.", at: entry.keyRange)
        continue
      }
      if let pattern = entry.value.text.flatMap({ PermalinkPattern($0) }) {
        permalinks.add(pattern, for: ContentFolder(path: folder))
      } else {
        let names = PermalinkPattern.Placeholder.allCases.map { ":\($0.rawValue)" }.joined(separator: ", ")
        reader.report(
          "“permalinks” cannot be read for “\(entry.key)”",
          "Write an address with placeholders, such as “/blog/:year/:name/”. Placeholders: \(names).",
          at: entry.value.range)
      }
    }
  }

  mutating func readVariables(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      return reader.report("“variables” is \(node.kindName), not a mapping of names to texts", at: node.range)
    }
    for entry in entries {
      if let text = entry.value.text {
        variables.add(text, named: entry.key)
      } else if entry.key.hasSuffix("/"), case .mapping(let texts) = entry.value.content {
        readVariables(texts, below: entry, &reader)
      } else {
        Self.reportVariable(entry, &reader)
      }
    }
  }

  private mutating func readVariables(
    _ entries: [YAMLNode.Entry], below folder: YAMLNode.Entry, _ reader: inout MappingReader
  ) {
    guard let path = ProjectPath.resolve(String(folder.key.dropLast())), !path.isEmpty else {
      return reader.report(
        "“\(folder.key)” is not a folder of the pages", "Write “de/”, or put the texts of all pages beside it.",
        at: folder.keyRange)
    }
    var texts: [String: String] = [:]
    for entry in entries {
      if let text = entry.value.text { texts[entry.key] = text } else { Self.reportVariable(entry, &reader) }
    }
    variables.add(texts, below: path)
  }

  private static func reportVariable(_ entry: YAMLNode.Entry, _ reader: inout MappingReader) {
    reader.report(
      "“\(entry.key)” is \(entry.value.kindName), not a text",
      "Write one text for each name. For a path such as “{{ product.name }}”, the name is “product.name”. For texts of a "
        + "folder, end its name with a slash.",
      at: entry.value.range)
  }

  private static func roots(_ key: String, _ reader: inout MappingReader) -> [String] {
    (reader.texts(key) ?? []).compactMap { node in
      let root = node.text.map { trimmed($0[...]) } ?? ""
      guard root.isEmpty else { return root }
      reader.report("“\(node.text ?? "")” is not a path from the root", "Write “/windows” or the like.", at: node.range)
      return nil
    }
  }

  /// Whose rules make the anchors of headings to which references lead without a definition; nil if they lead nowhere.
  var styleOfReferences: AnchorStyle? { readsHeadingReferences ? anchorStyle : nil }

  /// The path of `url`, below which links name pages of this site, too; empty if it is published at the root of its
  /// host.
  var urlPrefix: String { url.map { Self.trimmed($0.dropFirst(8).drop { $0 != "/" }) } ?? "" }

  /// Paths in the project of folders whose contents are at the root of the site: other tools accept links that name
  /// them.
  var namesOfFolders: [String] {
    let statics = staticFolders.filter { staticPlaces[$0]?.path.isEmpty ?? true }
    let folders = (content.isUsual || content.path.isEmpty ? [] : [content.path]) + statics
    return folders.flatMap { $0.contains("/") ? [$0, SitePath.name(of: $0)] : [$0] }
  }

  private static func trimmed(_ path: Substring) -> String {
    var path = path.drop { $0 == "/" }
    while path.last == "/" { path.removeLast() }
    return String(path)
  }
}
