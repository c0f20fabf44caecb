import Diagnostics
import Files
import Foundation
import Site
import Testing
import Theme
import Words

/// The page that explains templates lists all of them, and every value, with what a real page has in it.
///
/// To write the lists again: `UPDATE_GOLDENS=1 swift test --filter TemplateDocumentationTests`.
@Suite struct TemplateDocumentationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Content/authoring")
  private static let marker = "<!-- Written by the tests:"

  @Test func listsEveryTemplateAndValue() async throws {
    try Self.expect(Self.templates + "\n" + (try await Self.values()) + "\n" + Self.parts, in: "templates.md")
  }

  /// The page on brands lists the tokens of the style sheet, each with what it colors.
  @Test func listsEveryToken() throws {
    var lines = "| Token | Light | Dark | What it is for |\n| --- | --- | --- | --- |\n"
    for token in Theme.tokens where token.colors != nil {
      let colors = try #require(token.colors)
      lines += "| `\(token.name)` | `\(colors.light)` | `\(colors.dark)` | \(Self.capitalized(token.summary)) |\n"
    }
    lines += "\n| Token | Value | What it is for |\n| --- | --- | --- |\n"
    for token in Theme.tokens where token.colors == nil {
      let value = token.value.count <= 40 ? "`\(token.value)`" : "Fonts of the system"
      lines += "| `\(token.name)` | \(value) | \(Self.capitalized(token.summary)) |\n"
    }
    try Self.expect(lines, in: "brand.md")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The page on languages holds the English word file, to be copied.
  @Test func listsEveryWord() throws {
    let file = try #require(WordList.file("en"))
    try Self.expect("```yaml\n" + String(decoding: file.bytes, as: UTF8.self) + "```\n", in: "languages.md")
  }

  /// What a page holds behind the marker.
  private static func expect(_ list: String, in name: String) throws {
    let page = folder.appending(path: name)
    let text = try String(contentsOf: page, encoding: .utf8)
    let markerLine = try #require(text.split(separator: "\n").first { $0.hasPrefix(Self.marker) })
    let start = try #require(text.firstRange(of: markerLine)).upperBound
    let lists = "\n\n" + list
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try (text[..<start] + lists).write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start...]) == lists, "\(markerLine)")
    }
  }

  /// Each template with the first sentence of the comment that it begins with.
  private static var templates: String {
    var lines = "### Templates\n\n| File | What it is |\n| --- | --- |\n"
    for file in Theme.files where file.name.hasSuffix(".mustache") {
      lines += "| `\(file.name)` | \(file.summary) |\n"
    }
    return lines
  }

  /// Each part of the style sheet with the first sentence of its comment.
  private static var parts: String {
    var lines = "### Parts of the style sheet\n\n| File | What it is |\n| --- | --- |\n"
    for file in Theme.files where file.name.hasPrefix("assets/site.css/") {
      lines += "| `\(file.name)` | \(file.summary) |\n"
    }
    return lines
  }

  /// Each value with its type, what it is for, and an example from the first page that has it.
  private static func values() async throws -> String {
    let examples = try await examples()
    var lines = "### Values\n\n| Name | Type | What it is | Example |\n| --- | --- | --- | --- |\n"
    for value in PageValue.allCases.map(\.description) {
      let example: String =
        switch value.type {
        case .flag: "`{{#\(value.name)}}…{{/\(value.name)}}`"
        default: examples[value.name].map { "`\(shortened($0))`" } ?? "–"
        }
      let summary = value.summary.hasSuffix(".") ? String(value.summary.dropLast()) : value.summary
      lines += "| `\(value.name)` | \(name(of: value.type)) | \(summary) | \(example) |\n"
    }
    return lines
  }

  private static func name(of type: TemplateValue.ValueType) -> String {
    switch type {
    case .text: "Text"
    case .html: "HTML"
    case .flag: "Yes or no"
    case .object(let members): "With " + members.map { "`\($0.name)`" }.joined(separator: " and ")
    }
  }

  private static func shortened(_ example: String) -> String {
    let line = example.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
    return line.count > 50 ? line.prefix(49) + "…" : line
  }

  /// What the pages of a small site have in their values, asked for by a template that prints them all.
  private static func examples() async throws -> [String: String] {
    var template = ""
    for value in PageValue.allCases.map(\.description) {
      let name = value.name
      switch value.type {
      case .text: template += "{{#\(name)}}<\(name)>{{\(name)}}</\(name)>{{/\(name)}}\n"
      case .html: template += "<\(name)>{{{\(name)}}}</\(name)>\n"
      case .flag: continue
      case .object: template += "{{#\(name)}}<\(name)>{{url}}, {{title}}</\(name)>{{/\(name)}}\n"
      }
    }
    let files = FileTree.memory(texts: [
      "Templates/page.mustache": template,
      "Content/site.yml": "version: 1\ntitle: Tea Shop\nurl: https://tea.example/patterns/\n"
        + "edit: https://code.example/tea/edit/main/\n",
      "Content/index.md": "# Tea Shop\n\nHow we ask.\n", "Content/brewing/index.md": "# Brewing\n",
      "Content/brewing/kettle.md": "# Kettle\n\nSee [pouring](pouring.md).\n",
      "Content/brewing/pouring.md": "---\ntitle: Pouring\ndescription: When to ask before hot water flows.\n"
        + "tags: [water]\n---\n\n## Heat\n\n## Cups\n\n```dialog\nkind: alert\ntitle: Pour now?\nbuttons: [Pour, Wait]\n```\n",
      "Content/brewing/steeping.md": "---\ndate: 2026-05-01\nauthor: Ada Leaf\n---\n\n# Steeping\n",
      "Content/sprache.md": "# عربي\n",
    ])
    let history = ChangeHistory(
      dates: ["brewing/pouring.md": Timestamp(seconds: 1_777_777_777)].compactMapValues { $0 })
    var options = PipelineOptions()
    options.failOn = nil
    let output = MemoryOutput()
    _ = try await Pipeline(files: files, options: options, history: { _, _ in history }).run(into: output)
    var examples: [String: String] = [:]
    let rest = output.files.keys.filter { $0.hasSuffix(".html") }.sorted()
    for page in ["brewing/pouring.html"] + rest {
      let text = String(decoding: try #require(output.files[page]), as: UTF8.self)
      for value in PageValue.allCases.map(\.description) where examples[value.name] == nil {
        guard let start = text.firstRange(of: "<\(value.name)>"), let end = text.firstRange(of: "</\(value.name)>"),
          start.upperBound < end.lowerBound
        else { continue }
        examples[value.name] = String(text[start.upperBound..<end.lowerBound]).replacing("&amp;", with: "&")
          .replacing(/\.[0-9a-f]{10}(?=\.)/, with: ".0123456789")
      }
    }
    return examples
  }
}
