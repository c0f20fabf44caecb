import Diagnostics
import Guidelines
import YAML

/// Readers of the settings files of other tools.
enum ToolSettings {
  /// Some top-level keys of a YAML file, as a mapping.
  ///
  /// What belongs to other keys is not read at all: such files have tags and anchors that only their tools know. A value
  /// with such a tag is code, and so is that of a key with an anchor of another.
  static func yaml(_ file: SourceFile, keys: Set<String>) -> ToolData? {
    guard file.bytes.count <= ScriptReader.longestFile else { return nil }
    var entries: [ToolData.Entry] = []
    for (key, block) in blocks(of: file.bytes) where keys.contains(key) {
      guard !entries.contains(where: { $0.key == key }) else { continue }
      // What is in front becomes blank, so that places stay the same. What is behind goes: a block of text would hold
      // its blanks.
      var bytes = Array(file.bytes[..<block.upperBound])
      for index in 0..<block.lowerBound where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = 0x20
      }
      let blanked = SourceFile(path: file.path, bytes: bytes)
      // Other tools take the last value of a key.
      let node = YAMLParser.open(
        SourceExcerpt(0..<bytes.count, of: blanked), limits: .configuration, rule: .navigation, keepsDuplicates: true,
        skipsTags: true
      ).node
      let value = node.map(ToolData.init)?[key] ?? ToolData(.code, range: block.lowerBound..<block.lowerBound)
      entries.append(.init(key: key, value: value))
    }
    return ToolData(.mapping(entries), range: 0..<0)
  }

  /// A YAML file as a whole, so that what one key has can stand for what another has; key by key if it cannot be read.
  static func document(_ file: SourceFile) -> ToolData? {
    guard file.bytes.count <= ScriptReader.longestFile else { return nil }
    let excerpt = SourceExcerpt(0..<file.bytes.count, of: file)
    let node = YAMLParser.open(
      excerpt, limits: .configuration, rule: .navigation, keepsDuplicates: true, skipsTags: true
    ).node
    return node.map(ToolData.init) ?? yaml(file)
  }

  /// All top-level keys of a YAML file.
  static func yaml(_ file: SourceFile) -> ToolData? { yaml(file, keys: Set(blocks(of: file.bytes).map(\.key))) }

  /// The top-level keys of a YAML file, with the bytes of their lines.
  private static func blocks(of bytes: [UInt8]) -> [(key: String, block: Range<Int>)] {
    var blocks: [(key: String, block: Range<Int>)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let line = bytes[start..<end]
      if let first = line.first, !" \t-#\r\n".utf8.contains(first), let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        let key = line[..<colon].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
        blocks.append((String(decoding: key, as: UTF8.self), start..<end))
      } else if let last = blocks.indices.last {
        blocks[last].block = blocks[last].block.lowerBound..<end
      }
      start = end
    }
    return blocks
  }

  /// The keys of a TOML file with text, flags, numbers, or lists of text; sections have their names in front, with a
  /// dot.
  static func toml(_ file: SourceFile) -> [String: ToolData] {
    guard file.bytes.count <= ScriptReader.longestFile else { return [:] }
    var values: [String: ToolData] = [:]
    var section = ""
    var offset = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let text = trimmed(String(decoding: line, as: UTF8.self)[...])
      if text.hasPrefix("[") {
        section = String(text.drop { $0 == "[" }.prefix { $0 != "]" })
        continue
      }
      guard let equals = text.firstIndex(of: "="), !text.hasPrefix("#") else { continue }
      let key = unquoted(trimmed(text[..<equals]))
      let value = trimmed(text[text.index(after: equals)...])
      let name = section.isEmpty ? key : section + "." + key
      values[name] = ToolData(content(of: value), range: offset..<offset + line.count)
    }
    return values
  }

  private static func content(of value: Substring) -> ToolData.Content {
    if value.hasPrefix("[") {
      let items = value.dropFirst().prefix { $0 != "]" }.split(separator: ",")
      return .list(items.map { ToolData(.text(unquoted(trimmed($0))), range: 0..<0) })
    }
    if value.hasPrefix("\"") || value.hasPrefix("'") { return .text(unquoted(value)) }
    let plain = String(trimmed(value.prefix { $0 != "#" }))
    return plain == "true" || plain == "false" ? .flag(plain == "true") : .text(plain)
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'" else { return String(text) }
    return String(text.dropFirst().prefix { $0 != quote })
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
