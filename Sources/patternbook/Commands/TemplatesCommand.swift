import ArgumentParser
import Diagnostics
import Theme
import Writing

/// `patternbook templates`: what a site can replace.
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates", abstract: "List the built-in templates, or print one.",
    discussion: """
      A file in the folder Templates of a site replaces the built-in file of the same name. Copy only what you change: \
      a copy does not change with new versions.

        patternbook templates footer.mustache > Templates/footer.mustache

      “patternbook templates tokens” lists the colors, fonts, and sizes of the style sheet.
      """)

  @Argument(
    help: ArgumentHelp(
      "A file to print, a folder such as assets/site.css, or “tokens”.", valueName: "file"))
  var file: String?

  func run() throws {
    guard let file else { return try Console.output(bytes: Array(Self.list.utf8)) }
    if file == "tokens" { return try Console.output(bytes: Array(Self.tokens.utf8)) }
    let name = Self.name(file)
    let parts = Theme.files.filter { $0.name == name || $0.name.hasPrefix(name + "/") }.sorted { $0.name < $1.name }
    guard !parts.isEmpty else {
      let meant = nearestName(to: name, among: Theme.files.map(\.name)).map { "; did you mean “\($0)”?" } ?? "."
      throw CommandFailure("no built-in file “\(file)”\(meant) “patternbook templates” lists all files.")
    }
    try Console.output(data: Array(parts.map(\.bytes).joined()))
  }

  /// The name of a file of the theme, which can be written as a path in a site.
  private static func name(_ path: String) -> String {
    var name = path[...]
    for prefix in ["./", "Templates/"] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    while name.last == "/" { name = name.dropLast() }
    return String(name)
  }

  private static var list: String {
    let files = Theme.files.sorted { $0.name < $1.name }
    let width = files.map(\.name.count).max() ?? 0
    return files.map { file in
      file.summary.isEmpty
        ? file.name : file.name + String(repeating: " ", count: width - file.name.count + 2) + file.summary
    }.joined(separator: "\n") + "\n"
  }

  private static var tokens: String {
    let width = Theme.tokens.map(\.name.count).max() ?? 0
    return Theme.tokens.map { token in
      token.name + String(repeating: " ", count: width - token.name.count + 2) + "\(token.value)  \(token.summary)"
    }.joined(separator: "\n") + "\n"
  }
}
