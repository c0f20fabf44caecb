import Diagnostics
import Files
import Guidelines
import YAML

/// Folders and files that are published elsewhere than they are in the project: the setting `static`.
extension SiteConfiguration {
  static let staticsShape = ValueShape.either([.list(.text), .mapping([], others: [PatternShape(".", .text)])])

  /// Reads a list of folders, or a mapping of folders and files to their addresses.
  mutating func readStatics(_ reader: inout MappingReader) {
    if let node = reader.node("static"), case .mapping(let entries) = node.content {
      for entry in entries { readStatic(entry.key, at: entry.keyRange, address: entry.value, &reader) }
      return
    }
    for node in reader.texts("static") ?? [] { readStatic(node.text ?? "", at: node.range, address: nil, &reader) }
  }

  private mutating func readStatic(
    _ name: String, at range: SourceRange, address: YAMLNode?, _ reader: inout MappingReader
  ) {
    guard staticFolders.count < Self.mostStaticFolders else {
      return reader.report("“static” has more than \(Self.mostStaticFolders) folders", at: range)
    }
    guard let path = projectFolder("static", named: name, at: range, &reader) else { return }
    if path.isEmpty {
      return reader.report("“static” cannot be the whole project", "Give a folder in it, such as “static”.", at: range)
    }
    guard !staticFolders.contains(path) else { return }
    if let address {
      // A slash at the end means that the file keeps its name.
      let text = (address.text ?? "..").drop { $0 == "/" }
      guard !text.hasPrefix(".."), let place = ProjectPath.resolve(String(text)) else {
        return reader.report(
          "“\(name)” cannot be published at “\(address.text ?? "")”",
          "Give an address in the site: “/” for its root, or such as “/images”.", at: address.range)
      }
      staticPlaces[path] = StaticPlace(path: place, isFolder: text.isEmpty || text.hasSuffix("/"))
    }
    staticFolders.append(path)
  }

  /// The folder that a setting names; nil and a finding if it is not in the project.
  func projectFolder(_ key: String, named name: String, at range: SourceRange, _ reader: inout MappingReader) -> String?
  {
    if let path = ProjectPath.resolve(name) { return path }
    reader.report(
      "“\(key)” names “\(name)”, which is not in the project",
      "Give a folder relative to the project folder, such as “docs” or “website/docs”. Hidden folders, and folders "
        + "outside the project, are not read.", at: range)
    return nil
  }

  static let mostStaticFolders = 20
}

/// Where a static folder, or a static file, is published.
struct StaticPlace: Sendable, Hashable {
  /// Below the root of the site; empty for the root.
  var path = ""
  /// Whether a file keeps its name there.
  var isFolder = true

  /// Where a file of the folder is published.
  ///
  /// - Parameter below: its path in the folder.
  func address(ofFile below: String) -> String { path.isEmpty ? below : path + "/" + below }

  /// Where a single file is published.
  func address(ofSingle file: String) -> String { isFolder ? address(ofFile: SitePath.name(of: file)) : path }
}
