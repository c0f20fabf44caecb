import Diagnostics
import Files

/// Settings of MyST in `conf.py` or `_config.yml`: texts that pages show, and the schemes of addresses.
enum MySTSettings {
  /// What is in front of the names of schemes among the texts of a site.
  private static let schemes = "myst_url_schemes."

  /// Takes the settings of a script of Python, as far as they are plain data.
  static func add(_ script: SourceFile, to settings: inout ForeignSettings) {
    add(substitutions: value(of: "myst_substitutions", in: script), to: &settings)
    add(schemes: value(of: "myst_url_schemes", in: script), to: &settings)
  }

  static func add(substitutions data: ToolData?, to settings: inout ForeignSettings) {
    settings.variables.merge(SiteVariables.texts(in: data)) { first, _ in first }
  }

  static func add(schemes data: ToolData?, to settings: inout ForeignSettings) {
    for entry in data?.entries ?? [] {
      guard let url = entry.value.text ?? entry.value["url"]?.text, url.contains("://") else { continue }
      settings.textsOfSchemes[schemes + entry.key] = url
      if let title = entry.value["title"]?.text { settings.textsOfSchemes[schemes + entry.key + ".title"] = title }
    }
  }

  /// The texts of the schemes that pages use.
  static func used(_ texts: [String: String], in content: String, _ project: ForeignProject) -> [String: String] {
    guard !texts.isEmpty else { return [:] }
    let here = ContentFolder(path: content)
    let names = Set(texts.keys.map { $0.dropFirst(schemes.count).prefix { $0 != "." } })
    var used: Set<Substring> = []
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil && used.count < names.count {
      guard let file = project.file(path) else { continue }
      for name in names.subtracting(used) where file.bytes.firstRange(of: (name + ":").utf8) != nil {
        used.insert(name)
      }
    }
    return texts.filter { entry in used.contains(entry.key.dropFirst(schemes.count).prefix { $0 != "." }) }
  }

  // MARK: Python

  private static let longest = 100_000

  /// The mapping that a script gives a name: `name = {…}`.
  private static func value(of name: String, in script: SourceFile) -> ToolData? {
    let bytes = script.bytes
    var start: Int?
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: name.utf8) {
      let rest = line.dropFirst(name.utf8.count).drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst().drop { $0 <= 0x20 }
      if value.first == UInt8(ascii: "{") { start = value.startIndex }
    }
    guard let start else { return nil }
    let data = mapping(bytes[start...].prefix(longest))
    return ScriptReader.value(of: SourceFile(path: script.path, bytes: data))
  }

  /// A mapping of Python as one of JavaScript: without comments, and with each text on one line.
  private static func mapping(_ source: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var depth = 0
    var index = source.startIndex
    while index < source.endIndex {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "#"): index = source[index...].firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let isLong = source[index...].prefix(3).elementsEqual([byte, byte, byte])
        let mark = Array(repeating: byte, count: isLong ? 3 : 1)
        index = add(text: source[(index + mark.count)...], until: mark, to: &result)
      default:
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
        result.append(byte)
        index += 1
        if depth == 0 { return result }
      }
    }
    return result
  }

  /// Adds a text between quotation marks; returns where it ends.
  private static func add(text: ArraySlice<UInt8>, until mark: [UInt8], to result: inout [UInt8]) -> Int {
    let quote = UInt8(ascii: "\"")
    result.append(quote)
    defer { result.append(quote) }
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].starts(with: mark) { return index + mark.count }
      switch text[index] {
      case UInt8(ascii: "\\") where index + 1 < text.endIndex:
        result += text[index...index + 1]
        index += 1
      case UInt8(ascii: "\n"): result += "\\n".utf8
      case quote: result += "\\\"".utf8
      default: result.append(text[index])
      }
      index += 1
    }
    return index
  }
}
