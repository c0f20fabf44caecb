import Diagnostics
import Guidelines
import YAML

/// A version of the site, as `versions` in site.yml lists it.
package struct SiteVersion: Sendable, Hashable {
  /// What readers call it; older versions are published in a folder of this name.
  package let name: String
  package let source: Source
  /// Whether search engines may list its pages.
  let isIndexed: Bool

  /// The folder of the site that it is published in, with a slash at its end; empty for the current version.
  package var folder: String { source == .project ? "" : name + "/" }

  /// Where the files of a version are.
  package enum Source: Sendable, Hashable {
    /// The project folder: those of the current version.
    case project
    /// A tag, branch, or commit.
    case tag(String)
    /// A folder of the project that is laid out like a project.
    case folder(String)

    /// What authors call it.
    var name: String {
      switch self {
      case .project: "the project"
      case .tag(let name), .folder(let name): "“\(name)”"
      }
    }
  }

  static let pattern = "^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$"

  static let keys = [
    KeyShape("name", .matching(pattern), "What readers call the version, and its folder in the site: 1.0"),
    KeyShape("tag", .text, "Tag, branch, or commit of an older version"),
    KeyShape("folder", .text, "Folder of the project with the Content of an older version: versions/1.0"),
    KeyShape("index", .boolean, "Whether search engines may list an older version; default: true"),
  ]

  static let shape = KeyShape(
    "versions", .sequence(.mapping(keys), limit: mostVersions),
    "Versions of the site, the current one first: [{name: “2.0”}, {name: “1.0”, tag: v1.0}]")

  private static let mostVersions = 50
  /// Folders of every site.
  private static let reserved: Set = [ThemeAssets.folder, SearchStage.folder, RuleReference.folder]

  /// Reads the list; versions that cannot be read are reported and left out.
  static func parse(_ items: [YAMLNode], path: String) -> (versions: [SiteVersion], diagnostics: [Diagnostic]) {
    var versions: [SiteVersion] = []
    var diagnostics: [Diagnostic] = []
    for (place, item) in items.enumerated() {
      var reader = MappingReader(
        item, keys: keys, path: path, rules: .init(invalidValue: .configuration, unknownKey: .configuration),
        what: "a version")
      guard place < mostVersions else {
        reader.report("“versions” has more than \(mostVersions) versions", at: item.range)
        return (versions, diagnostics + reader.finish())
      }
      if let version = read(&reader, item, isCurrent: place == 0, beside: versions) { versions.append(version) }
      diagnostics += reader.finish()
    }
    return (versions.first.map { $0.source == .project } ?? true ? versions : [], diagnostics)
  }

  private static func read(
    _ reader: inout MappingReader, _ item: YAMLNode, isCurrent: Bool, beside others: [SiteVersion]
  ) -> SiteVersion? {
    let (name, tag, folder) = (reader.text("name"), reader.text("tag"), reader.text("folder"))
    let isIndexed = reader.bool("index")?.value ?? true
    guard case .mapping = item.content else { return nil }
    guard let node = name, let text = node.text else {
      reader.report("a version has no name", "Name it, as in “name: 1.0”.", at: item.range)
      return nil
    }
    guard isName(text) else {
      reader.report(
        "“\(text)” cannot be the name of a version",
        "It is part of addresses. Use letters, digits, periods, hyphens, and underscores, as in “1.0” or “v2”, and no "
          + "name of a folder that each site has.", at: node.range)
      return nil
    }
    if others.contains(where: { $0.name.lowercased() == text.lowercased() }) {
      reader.report("two versions have the name “\(text)”", at: node.range)
      return nil
    }
    if isCurrent {
      for (key, node) in [("tag", tag), ("folder", folder)] {
        guard let node else { continue }
        reader.report(
          "the first version has a \(key)", "The first version is the one in the project folder. Remove its \(key).",
          at: node.range)
        return nil
      }
      return SiteVersion(name: text, source: .project, isIndexed: true)
    }
    return source(tag, folder, of: text, at: item.range, &reader).map {
      SiteVersion(name: text, source: $0, isIndexed: isIndexed)
    }
  }

  /// Where the files of an older version are.
  private static func source(
    _ tag: YAMLNode?, _ folder: YAMLNode?, of name: String, at range: SourceRange, _ reader: inout MappingReader
  ) -> Source? {
    if tag != nil, let folder {
      reader.report("version “\(name)” has a tag and a folder", "Remove “tag” or “folder”.", at: folder.range)
      return nil
    }
    if let folder {
      if let path = folder.text.flatMap(ProjectPath.resolve), !path.isEmpty { return .folder(path) }
      reader.report(
        "“\(folder.text ?? "")” is not a folder of the project",
        "Give the path of a folder from the root of the project, as in “folder: versions/\(name)”.", at: folder.range)
      return nil
    }
    if let text = tag?.text, !text.isEmpty { return .tag(text) }
    reader.report(
      "version “\(name)” has no tag and no folder",
      "Give the Git tag, branch, or commit with its files, as in “tag: v\(name)”, or a folder of the project with "
        + "them, as in “folder: versions/\(name)”. Only the first version has neither.", at: range)
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    guard (1...40).contains(text.utf8.count), text.utf8.first != UInt8(ascii: "."), !reserved.contains(text) else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: ".-_".utf8.contains(byte)
      }
    } && text.utf8.first.map { !"-_".utf8.contains($0) } ?? false
  }
}
