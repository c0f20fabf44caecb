import Diagnostics
import Foundation
import TestSupport
import Testing
import Workbench
import YAML

/// Text for CI, hosts, and shells that people copy: from this repository, from the documentation, or from a new site.
struct Recipe: Sendable, CustomTestStringConvertible {
  /// Where it is: a path, with the line for a block of a page.
  let place: String
  /// The language: `yaml`, `sh`, or what else a block says.
  let language: String
  let text: String

  var testDescription: String { place }

  static let all: [Recipe] = files + pages + newSite

  private static let files: [Recipe] = {
    let folder = Repository.root.appending(path: ".github")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return (paths.filter { $0.hasSuffix(".yml") }.sorted().map { ".github/\($0)" } + [".pre-commit-hooks.yaml"])
      .map { Recipe(place: $0, language: "yaml", text: contents(of: $0)) }
  }()

  private static let pages: [Recipe] = ["installing", "publishing", "continuous-integration", "checking"].flatMap {
    blocks(of: "Content/authoring/\($0).md")
  }

  private static let newSite: [Recipe] = NewSite(folderName: "site").files.filter { $0.path.hasSuffix("s.yml") }
    .map { Recipe(place: "a new \($0.path)", language: "yaml", text: $0.text) }

  private static func contents(of path: String) -> String {
    (try? String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The fenced blocks of a page that have a language.
  private static func blocks(of path: String) -> [Recipe] {
    var blocks: [Recipe] = []
    var open: (line: Int, language: String, lines: [Substring])?
    for (index, line) in contents(of: path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let block = open {
        if line.hasPrefix("```") {
          let text = block.lines.joined(separator: "\n") + "\n"
          blocks.append(Recipe(place: "\(path):\(block.line)", language: block.language, text: text))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```"), line.count > 3 {
        open = (index + 1, String(line.dropFirst(3)), [])
      }
    }
    return blocks
  }
}

extension Recipe {
  /// The value of a recipe in YAML.
  func yaml() throws -> YAMLNode? {
    let file = SourceFile(path: place, text: text)
    return try YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
  }

  /// The text that a shell runs: the recipe itself, or what YAML has under keys for commands.
  func scripts() throws -> [String] {
    switch language {
    case "sh": [text]
    case "yaml": try yaml()?.values(of: ["run", "script", "entry"]).flatMap(\.texts) ?? []
    case "toml": text.matches(of: #/command = "(.*)"/#).map { String($0.output.1) }
    default: []
    }
  }
}

extension YAMLNode {
  /// The value of a key, if this is a mapping that has it.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The keys of a mapping with their values.
  var entries: [Entry] { if case .mapping(let entries) = content { entries } else { [] } }

  /// The items of a sequence.
  var items: [YAMLNode] { if case .sequence(let items) = content { items } else { [] } }

  /// A scalar, or the scalars of a sequence.
  var texts: [String] { text.map { [$0] } ?? items.compactMap(\.text) }

  /// The values of keys, at any depth.
  func values(of keys: Set<String>) -> [YAMLNode] {
    entries.flatMap { (keys.contains($0.key) ? [$0.value] : []) + $0.value.values(of: keys) }
      + items.flatMap { $0.values(of: keys) }
  }
}
