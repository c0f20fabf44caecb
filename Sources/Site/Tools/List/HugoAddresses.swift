import Diagnostics
import Files
import Markdown

/// Where Hugo publishes pages, as its settings say.
enum HugoAddresses {
  /// The patterns for the folders of pages.
  ///
  /// - Parameters:
  ///   - folder: that of the settings, which can have `permalinks` in a file of their own.
  ///   - content: the folder with the pages.
  static func permalinks(
    _ toml: [String: ToolData], _ yaml: ToolData?, beside folder: String, in content: String, _ project: ForeignProject
  ) -> [(folder: String, pattern: String)] {
    let (areAllFiles, sectionsOfFiles) = ugly(toml, yaml)
    var patterns: [(folder: String, pattern: String)] = areAllFiles ? [] : [(".", "/:path/")]
    var texts = sections(toml, yaml, beside: folder, project)
    for section in sectionsOfFiles where texts[section] == nil { texts[section] = "/\(section)/:path" }
    for (section, text) in texts.sorted(by: { $0.key < $1.key }) where project.hasFolder(content + "/" + section) {
      let isFile = areAllFiles || sectionsOfFiles.contains(section)
      if let pattern = Self.pattern(text, section: section, isFile: isFile) { patterns.append((section, pattern)) }
    }
    return patterns
  }

  /// How addresses are spelled, if that is not how the files are called.
  static func spelling(
    _ toml: [String: ToolData], _ yaml: ToolData?, _ settings: ForeignSettings, _ project: ForeignProject
  ) -> AddressSpelling {
    let setting = toml["disablePathToLower"] ?? toml["disablepathtolower"] ?? yaml?["disablePathToLower"]
    guard setting?.flag != true else { return .asFiles }
    let paths = PublishedPaths.all(of: settings, in: project)
    let spellings = [AddressSpelling.asFiles, .lowercase, .hyphens]
    let all = AddressSpelling.hyphens
    return spellings.first { spelling in paths.allSatisfy { spelling.spelled($0) == all.spelled($0) } } ?? all
  }

  /// Whether pages are files, `a.html`, and not folders: all of them, or those of some sections.
  private static func ugly(_ toml: [String: ToolData], _ yaml: ToolData?) -> (all: Bool, sections: Set<String>) {
    let flag = (toml["uglyURLs"] ?? toml["uglyurls"] ?? yaml?["uglyURLs"])?.flag
    var sections: Set<String> = []
    for (key, value) in toml where value.flag == true {
      let parts = key.split(separator: ".", maxSplits: 1)
      if parts.count == 2, parts[0].lowercased() == "uglyurls" { sections.insert(String(parts[1])) }
    }
    for entry in yaml?["uglyURLs"]?.entries ?? [] where entry.value.flag == true { sections.insert(entry.key) }
    return (flag == true, sections)
  }

  /// The patterns for sections, as the settings or a file of their own have them.
  private static func sections(
    _ toml: [String: ToolData], _ yaml: ToolData?, beside folder: String, _ project: ForeignProject
  ) -> [String: String] {
    var texts: [String: String] = [:]
    func add(_ data: ToolData?) {
      for entry in (data?.entries ?? []) + (data?["page"]?.entries ?? []) {
        if let text = entry.value.text { texts[entry.key] = text }
      }
    }
    func add(_ values: [String: ToolData], below prefix: String) {
      for (key, value) in values where key.hasPrefix(prefix) {
        let name = String(key.dropFirst(prefix.count).trimmingPrefix("page."))
        if !name.contains("."), let text = value.text { texts[name] = text }
      }
    }
    add(toml, below: "permalinks.")
    add(yaml?["permalinks"])
    for ending in ["toml", "yaml", "yml"] {
      guard let file = project.file(ContentFolder(path: folder).file("permalinks." + ending)) else { continue }
      if ending == "toml" {
        add(ToolSettings.toml(file), below: "")
      } else {
        add(ToolSettings.yaml(file))
      }
    }
    return texts
  }

  /// A pattern in our words; nil if it has something that only Hugo knows.
  private static func pattern(_ text: String, section: String, isFile: Bool) -> String? {
    let words = [
      ":sections": section + "/:folder", ":section": section, ":slugorfilename": ":name",
      ":slugorcontentbasename": ":name", ":filename": ":name", ":contentbasename": ":name",
    ]
    // The longest first: one word begins another.
    var pattern = words.sorted { $0.key.count > $1.key.count }.reduce(text) { $0.replacing($1.key, with: $1.value) }
    while pattern.hasSuffix("/") { pattern.removeLast() }
    // Without a slash at its end, an address is that of a file.
    if !isFile { pattern += "/" }
    return PermalinkPattern(pattern) == nil ? nil : pattern
  }
}
