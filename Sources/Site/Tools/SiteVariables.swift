import Diagnostics
import Files

/// The texts that pages of another tool show by name, such as `{{ product_name }}` and `{{ site.data.links.shop }}`.
enum SiteVariables {
  /// Enough for any documentation; more is data.
  private static let most = 200
  private static let mostFiles = 200
  private static let longest = 1000
  /// What `{{ site.url }}` and the like mean is known without being written down.
  private static let known: Set<String> = ["site.url", "site.baseurl"]

  /// The texts in data, by their paths.
  static func texts(in data: ToolData?, named prefix: String = "") -> [String: String] {
    var texts: [String: String] = [:]
    add(data, prefix, to: &texts)
    return texts
  }

  private static func add(_ data: ToolData?, _ name: String, to texts: inout [String: String]) {
    if let text = data?.text, !name.isEmpty, text.utf8.count <= longest, !text.contains("\n") { texts[name] = text }
    for entry in data?.entries ?? [] {
      add(entry.value, name.isEmpty ? entry.key : name + "." + entry.key, to: &texts)
    }
  }

  /// The texts in the data files of a folder: `links.shop` for `shop` in `links.yml`.
  ///
  /// - Parameter prefix: what is in front of the names of files.
  static func texts(inFilesOf folder: String, named prefix: String, _ project: ForeignProject) -> [String: String] {
    let here = ContentFolder(path: folder)
    var texts: [String: String] = [:]
    for path in project.paths.filter({ here.below($0) != nil }).prefix(mostFiles) {
      guard let below = here.below(path), let dot = below.lastIndex(of: "."), let file = project.file(path) else {
        continue
      }
      let data: ToolData? =
        switch below[dot...] {
        case ".yml", ".yaml": ToolSettings.yaml(file)
        case ".json": ScriptReader.value(of: file)
        default: nil
        }
      let name = prefix + below[..<dot].replacing("/", with: ".")
      texts.merge(Self.texts(in: data, named: name)) { first, _ in first }
    }
    return texts
  }

  /// Those of some texts that a page shows.
  static func used(_ texts: [String: String], in content: String, _ project: ForeignProject) -> [String: String] {
    guard !texts.isEmpty else { return [:] }
    let here = ContentFolder(path: content)
    var used: [String: String] = [:]
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil && used.count < most {
      for name in project.file(path).map({ names(in: $0.bytes) }) ?? [] where used[name] == nil && !known.contains(name)
      {
        used[name] = texts[name]
      }
    }
    return used
  }

  /// What stands between `{{` or `[[=` and the next sign that no name has, and the parameters of Hugo.
  private static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    while index + 2 < bytes.count {
      let isBraces = bytes[index] == UInt8(ascii: "{") && bytes[index + 1] == UInt8(ascii: "{")
      let isBrackets =
        bytes[index] == UInt8(ascii: "[") && bytes[index + 1] == UInt8(ascii: "[")
        && bytes[index + 2] == UInt8(ascii: "=")
      guard isBraces || isBrackets else {
        index += 1
        continue
      }
      let start = bytes[(index + (isBraces ? 2 : 3))...].prefix(100)
      let word = self.name(at: start.drop { " -%<".utf8.contains($0) })
      // Hugo shows a parameter with a shortcode: `{{% param "name" %}}`.
      let isShortcode = isBraces && start.first.map { "%<".utf8.contains($0) } == true
      let rest = start[word.endIndex...].drop { " \"'`".utf8.contains($0) }
      let name = isShortcode ? word.elementsEqual("param".utf8) ? Self.name(at: rest) : [] : word
      let owner = isShortcode ? "site.params." : ""
      if !name.isEmpty { names.insert(owner + String(decoding: name, as: UTF8.self)) }
      index = word.endIndex
    }
    return names
  }

  /// The name at the beginning of some bytes.
  private static func name(at start: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    start.prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_-.".utf8.contains(byte)
    }
  }
}
