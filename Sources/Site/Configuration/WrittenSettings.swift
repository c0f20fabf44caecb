package import Diagnostics
package import Files
import Guidelines
import Writing
import YAML

/// The settings of a site as they are written, key by key: to compare two states of a site, and to undo one change.
package struct WrittenSettings: Sendable, Hashable {
  /// A setting, or one of several below a key: `platforms`, `rules` and `page/broken-link`.
  package typealias Path = [String]

  private let root: YAMLNode
  /// The values on one line each, as JSON where they need quotes, by path.
  package let values: [Path: String]
  /// The paths, in the order of the file.
  package let paths: [Path]

  /// Reads the settings of a project.
  ///
  /// - Returns: nil if there is no file, or if it cannot be read.
  /// - Throws: `FileError`, except for a file that is refused.
  package init?(of files: FileTree) throws {
    let bytes: [UInt8]?
    do {
      bytes = try files.read(SiteConfiguration.path)
    } catch let error as FileError {
      guard case .refused = error.cause else { throw error }
      bytes = nil
    }
    guard let bytes else { return nil }
    self.init(SourceFile(path: SiteConfiguration.path, bytes: bytes))
  }

  /// - Returns: nil if the file is not a YAML mapping.
  package init?(_ file: SourceFile) {
    guard let root = YAMLParser.open(file, rule: .configuration).node, case .mapping(let entries) = root.content
    else { return nil }
    var values: [Path: String] = [:]
    var paths: [Path] = []
    for entry in entries where values[[entry.key]] == nil {
      let inner: [YAMLNode.Entry] = if case .mapping(let inner) = entry.value.content { inner } else { [] }
      let found = inner.isEmpty ? [([entry.key], entry.value)] : inner.map { ([entry.key, $0.key], $0.value) }
      for (path, value) in found where values[path] == nil {
        values[path] = String(decoding: Self.text(of: value), as: UTF8.self)
        paths.append(path)
      }
    }
    (self.root, self.values, self.paths) = (root, values, paths)
  }

  /// The settings as a file without comments, with one of them as in other settings, or without it.
  package func text(reverting path: Path = [], to other: WrittenSettings? = nil) -> [UInt8] {
    let reverted = path.isEmpty ? root : Self.replacing(path[...], in: root, with: other?.node(path))
    var text: [UInt8] = []
    guard case .mapping(let entries) = reverted.content else { return [] }
    for entry in entries {
      text += Self.quoted(entry.key) + Array(": ".utf8) + Self.text(of: entry.value) + [UInt8(ascii: "\n")]
    }
    return text
  }

  private func node(_ path: Path) -> YAMLNode? {
    path.reduce(root as YAMLNode?) { node, key in
      guard let node, case .mapping(let entries) = node.content else { return nil }
      return entries.first { $0.key == key }?.value
    }
  }

  private static func replacing(
    _ path: ArraySlice<String>, in node: YAMLNode, with value: YAMLNode?
  ) -> YAMLNode {
    guard let key = path.first else { return value ?? node }
    // What was a list or a text and is a mapping now, or the other way round, is replaced as a whole.
    var entries: [YAMLNode.Entry] = if case .mapping(let entries) = node.content { entries } else { [] }
    let index = entries.firstIndex { $0.key == key }
    if path.count > 1 {
      let inner = index.map { entries[$0].value } ?? YAMLNode(.mapping([]), range: node.range)
      let replaced = replacing(path.dropFirst(), in: inner, with: value)
      let isEmpty = if case .mapping(let left) = replaced.content { left.isEmpty } else { false }
      if let index {
        if isEmpty { entries.remove(at: index) } else { entries[index].value = replaced }
      } else if !isEmpty {
        entries.append(.init(key: key, keyRange: node.range, value: replaced))
      }
    } else if let index {
      if let value { entries[index].value = value } else { entries.remove(at: index) }
    } else if let value {
      entries.append(.init(key: key, keyRange: node.range, value: value))
    }
    return YAMLNode(.mapping(entries), range: node.range)
  }

  // MARK: Text

  private static func text(of node: YAMLNode) -> [UInt8] {
    switch node.content {
    case .scalar(let scalar):
      if scalar.isPlain, scalar.text.isEmpty { return [UInt8(ascii: "~")] }
      return scalar.isPlain && isPlain(scalar.text) ? Array(scalar.text.utf8) : quoted(scalar.text)
    case .sequence(let items):
      return Array("[".utf8) + items.map(text).joined(separator: ", ".utf8) + Array("]".utf8)
    case .mapping(let entries):
      let members = entries.map { quoted($0.key) + Array(": ".utf8) + text(of: $0.value) }
      return Array("{".utf8) + members.joined(separator: ", ".utf8) + Array("}".utf8)
    }
  }

  /// Whether a plain scalar is the same in a list or mapping on one line.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") || text.utf8.count > 1 else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./~+".utf8.contains(byte)
      }
    }
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var json = JSONWriter()
    json.string(text)
    return json.bytes
  }
}
