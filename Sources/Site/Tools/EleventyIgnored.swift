import Diagnostics
import Files
import Markdown

/// Files that Eleventy leaves out, and those that belong to a project and not to its site, as patterns of `exclude`.
enum EleventyIgnored {
  private static let tools = [
    "README.md", "CONTRIBUTING.md", "LICENSE.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "CHANGELOG.md",
  ]

  /// - Parameters:
  ///   - here: the folder with the settings.
  ///   - content: the folder with the pages.
  static func patterns(_ here: ContentFolder, _ content: ContentFolder, _ project: ForeignProject) -> [String] {
    let text = project.file(here.file(".eleventyignore")).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    var patterns = text.split(whereSeparator: \.isNewline).compactMap { pattern(String($0), here, content) }
    guard content == here else { return patterns }
    patterns += tools.filter {
      project.has(content.file($0)) && !($0 == "README.md" && !project.has(content.file("index.md")))
    }
    .filter { project.file(content.file($0)).map { FrontMatter.split($0).content == nil } ?? true }.map { "/" + $0 }
    patterns += ["package*.json", "*.js", "*.mjs", "*.cjs", "*.lock", "*.scss"]
    var known: Set<String> = []
    return patterns.filter { known.insert($0).inserted }
  }

  /// A line as a pattern from the folder with the pages: to Eleventy, names are those of files in the folder with the
  /// settings, and not of files in all folders.
  private static func pattern(_ line: String, _ here: ContentFolder, _ content: ContentFolder) -> String? {
    let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("!") else { return nil }
    if line.hasPrefix("**/") { return line }
    let path = String(line.trimmingPrefix("./").drop { $0 == "/" })
    guard !path.isEmpty else { return nil }
    return content.below(here.file(path)).map { "/" + $0 }
  }
}
