import Diagnostics
import Files

/// The texts that pages of another tool show by name, such as `{{ product_name }}` and `{{ site.data.links.shop }}`.
enum SiteVariables {
  /// Enough for any documentation; more is data.
  private static let most = 200
  private static let mostFiles = 2000
  private static let longest = 1000
  /// The same for texts of several lines, which are Markdown, and for all texts together.
  private static let longestOfLines = 5000
  private static let mostBytes = 400_000
  /// What `{{ site.url }}` and the like mean is known without being written down.
  private static let known: Set<String> = ["site.url", "site.baseurl"]

  /// The texts in data, by their paths.
  static func texts(in data: ToolData?, named prefix: String = "") -> [String: String] {
    var texts: [String: String] = [:]
    add(data, prefix, to: &texts)
    return texts
  }

  private static func add(_ data: ToolData?, _ name: String, to texts: inout [String: String]) {
    if !name.isEmpty, let text = data?.text.flatMap(kept) { texts[name] = text }
    for entry in data?.entries ?? [] {
      add(entry.value, name.isEmpty ? entry.key : name + "." + entry.key, to: &texts)
    }
  }

  /// A text as pages show it, without line ends behind it; nil for data that readers would not read.
  private static func kept(_ text: String) -> String? {
    guard text.utf8.count <= longestOfLines else { return nil }
    var text = text
    while text.last?.isNewline == true { text.removeLast() }
    guard text.contains(where: \.isNewline) else { return text.utf8.count <= longest ? text : nil }
    text = text.replacing("\r\n", with: "\n")
    // Settings could not hold others as they are.
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || isPrinted($0.value) }
    return isPlain ? text : nil
  }

  /// Whether a character neither controls anything nor ends a line of YAML.
  private static func isPrinted(_ scalar: UInt32) -> Bool {
    scalar >= 0x20 && !(0x7F...0x9F).contains(scalar) && scalar != 0x2028 && scalar != 0x2029 && scalar != 0xFEFF
  }

  /// The texts in the data files of a folder: `links.shop` for `shop` in `links.yml`.
  ///
  /// - Parameter prefix: what is in front of the names of files.
  static func texts(inFilesOf folder: String, named prefix: String, _ project: ForeignProject) -> [String: String] {
    let here = ContentFolder(path: folder)
    var texts: [String: String] = [:]
    for path in project.paths.lazy.filter({ here.below($0) != nil }).prefix(mostFiles) {
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
  ///
  /// - Parameter shortcodes: the names that shortcodes of the site’s own show.
  static func used(
    _ texts: [String: String], in content: String, _ project: ForeignProject, shortcodes: [String: [String]] = [:]
  ) -> [String: String] {
    guard !texts.isEmpty else { return [:] }
    let here = ContentFolder(path: content)
    var used: [String: String] = [:]
    var bytes = 0
    for path in project.paths where mayBePage(path, in: here) && used.count < most {
      guard let file = project.file(path) else { continue }
      // HTML without front matter is not filled in.
      let start = file.bytes[file.textStart...].prefix(3)
      let hasFrontMatter = start.elementsEqual("---".utf8) || start.elementsEqual("+++".utf8)
      guard SitePath.isPage(path) || hasFrontMatter else { continue }
      for name in names(in: file.bytes, shortcodes) where used[name] == nil && !known.contains(name) {
        guard let text = texts[name], bytes + text.utf8.count <= mostBytes else { continue }
        bytes += text.utf8.count
        used[name] = text
      }
    }
    return used
  }

  /// Whether a file is a page by its name, and not a part of templates.
  private static func mayBePage(_ path: String, in content: ContentFolder) -> Bool {
    guard let below = content.below(path) else { return false }
    if SitePath.isPage(path) { return true }
    let folders = ContentFolder(path: SitePath.folder(of: below)).ancestors
    return SitePath.isHTML(path) && !folders.contains { SourceTree.isPartial($0, isFolder: true) }
  }

  /// What stands between `{{` or `[[=` and the next sign that no name has, and the parameters of Hugo.
  private static func names(in bytes: [UInt8], _ own: [String: [String]]) -> Set<String> {
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
      if isShortcode, !own.isEmpty {
        // Shortcodes can be in folders.
        let whole = start[word.startIndex...].prefix { $0 > 0x20 && !"%>".utf8.contains($0) }
        names.formUnion(own[String(decoding: whole, as: UTF8.self)] ?? [])
      }
      let name = isShortcode ? shortcodes.contains { word.elementsEqual($0.utf8) } ? Self.name(at: rest) : [] : word
      let owner = isShortcode ? "site.params." : ""
      if !name.isEmpty { names.insert(owner + String(decoding: name, as: UTF8.self)) }
      index = word.endIndex
    }
    return names
  }

  /// The shortcodes that show a parameter; Docsy’s puts arguments in it.
  private static let shortcodes = ["param", "_param"]

  /// The name at the beginning of some bytes.
  private static func name(at start: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    start.prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "_-.".utf8.contains(byte)
    }
  }
}
