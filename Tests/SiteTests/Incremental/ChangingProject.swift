import Files
import Foundation
import Synchronization
import SystemPackage
import TestSupport

/// A project that changes at random, in memory and on request also on disk.
///
/// The changes are those of writers: they edit, add, rename, move, and delete pages, change settings, templates, and
/// words, and go back to what was there before.
struct ChangingProject {
  private(set) var files: [String: String] = [:]
  /// The files that the last change has written or removed.
  private(set) var changed: Set<String> = []
  private var history: [[String: String]] = []
  private var numbers: Generator
  private let shared = Mutable()
  private let folder: TemporaryFolder?
  private var counter = 0

  /// The same numbers for the same seed.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// The present files, each with a number that grows when it is written.
  private final class Mutable: Sendable {
    private let state = Mutex<(files: [String: [UInt8]], versions: [String: Int], count: Int)>(([:], [:], 0))

    func set(_ path: String, _ bytes: [UInt8]?) {
      state.withLock { state in
        state.count += 1
        state.files[path] = bytes
        state.versions[path] = bytes == nil ? nil : state.count
      }
    }

    var tree: FileTree {
      FileTree(
        list: { folder, skips in
          let (files, versions, _) = self.state.withLock { $0 }
          var listing = try FileTree.memory(files).list(folder, skipping: skips)
          for path in listing.files { listing.identities[path] = versions[path].map { FileIdentity(version: $0) } }
          return listing
        },
        read: { path in self.state.withLock { $0.files[path] } })
    }
  }

  init(seed: UInt64, isOnDisk: Bool) throws {
    numbers = Generator(state: seed)
    folder = isOnDisk ? try TemporaryFolder() : nil
    try write("Content/site.yml", Self.settings[0])
    for name in ["index", "alerts", "a/one", "a/two", "b/index", "b/c/deep"] {
      try write("Content/\(name).md", page())
    }
    try write("Content/a/picture.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
  }

  /// The files as a pipeline sees them.
  func tree() throws -> FileTree {
    try folder.map { try FileTree.disk(root: FilePath($0.path)) } ?? shared.tree
  }

  private mutating func write(_ path: String, _ text: String?) throws {
    let isThere = files[path] != nil
    changed.insert(path)
    files[path] = text
    shared.set(path, text.map { Array($0.utf8) })
    guard let folder else { return }
    if let text { try folder.write(text, to: path) } else if isThere { try folder.remove(path) }
  }

  private mutating func any<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &numbers)]
  }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &numbers) < share }

  private var pages: [String] { files.keys.filter { $0.hasPrefix("Content/") && $0.hasSuffix(".md") }.sorted() }

  // MARK: Changes

  /// Changes something, and says what.
  mutating func change() throws -> String {
    history.append(files)
    changed = []
    switch Int.random(in: 0..<100, using: &numbers) {
    case ..<45: return try editLine()
    case ..<55: return try rewrite()
    case ..<63: return try add()
    case ..<70: return try move()
    case ..<76: return try delete()
    case ..<82: return try changeSettings()
    case ..<89: return try changeTemplate()
    case ..<93: return try changeAsset()
    default: return try goBack()
    }
  }

  /// Replaces, inserts, or removes a line of a page.
  private mutating func editLine() throws -> String {
    guard !pages.isEmpty else { return try add() }
    let path = any(pages)
    var lines = files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = Int.random(in: lines.indices, using: &numbers)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: lines[line] = text()
    case 1: lines.insert(text(), at: line)
    default: lines.remove(at: line)
    }
    try write(path, lines.joined(separator: "\n"))
    return "edit \(path):\(line + 1)"
  }

  private mutating func rewrite() throws -> String {
    guard !pages.isEmpty else { return try add() }
    let path = any(pages)
    try write(path, page())
    return "rewrite \(path)"
  }

  private mutating func newPath() -> String {
    counter += 1
    let name = any(["p\(counter)", "index", "README", "_index", "02-next", "Alerts", "search", "one", "snippet"])
    return "Content/" + any(["", "a/", "b/", "b/c/", "new/"]) + name + ".md"
  }

  private mutating func add() throws -> String {
    let path = newPath()
    try write(path, page())
    return "add \(path)"
  }

  private mutating func move() throws -> String {
    guard !pages.isEmpty else { return try add() }
    let (old, new) = (any(pages), newPath())
    guard old != new, let text = files[old] else { return "nothing" }
    try write(old, nil)
    try write(new, text)
    return "move \(old) to \(new)"
  }

  private mutating func delete() throws -> String {
    guard pages.count > 2 else { return try add() }
    let path = any(pages)
    try write(path, nil)
    return "delete \(path)"
  }

  private mutating func changeSettings() throws -> String {
    let settings = any(Self.settings)
    try write("Content/site.yml", settings)
    return "settings \(settings)"
  }

  private mutating func changeTemplate() throws -> String {
    let (path, text) = any(Self.templates)
    try write(path, files[path] == nil || chance(0.6) ? text + (chance(0.5) ? "\n" : "") : nil)
    return "template \(path)"
  }

  private mutating func changeAsset() throws -> String {
    let path = any([
      "Content/a/picture.svg", "Content/search.html", "Content/.gitignore", "Content/a/one.html", "Content/words.txt",
      "Content/assets/own.css", "Content/_partial.md",
    ])
    try write(path, files[path] == nil || chance(0.5) ? any(["*.txt", "two.md", "draft\n", "sure"]) : nil)
    return "asset \(path)"
  }

  /// Restores an earlier state, as Git does when a branch is changed.
  private mutating func goBack() throws -> String {
    let earlier = any(history)
    for path in Set(earlier.keys).union(files.keys).sorted() where earlier[path] != files[path] {
      try write(path, earlier[path])
    }
    return "go back"
  }

  // MARK: Text

  /// A page of random parts.
  private mutating func page() -> String {
    var front: [String] = []
    for line in Self.front where chance(0.15) { front.append(line) }
    if chance(0.7) { front.insert("title: \(any(["Alerts", "Sheets", "Cafe\u{301}", "Café", "Leaving"]))", at: 0) }
    var parts: [String] = []
    for _ in 0..<Int.random(in: 1..<6, using: &numbers) { parts.append(chance(0.4) ? dialog() : text()) }
    return (front.isEmpty ? "" : "---\n" + front.joined(separator: "\n") + "\n---\n\n")
      + parts.joined(separator: "\n\n")
      + "\n"
  }

  /// A line of text or of something else.
  private mutating func text() -> String {
    let targets =
      pages.map { "/" + $0.dropFirst("Content/".count) } + ["missing.md", "a/picture.svg", "/rules/index.md"]
    let target = any(targets)
    return any(
      Self.lines + [
        "See [there](\(target)).", "See [part](\(target)#more).", "![Picture](\(target))", "[Up](../index.md), [x](x).",
        "[Folder](/a/) and [b](/b).",
      ])
  }

  private mutating func dialog() -> String {
    var lines = [chance(0.8) ? "```dialog" : "```dialog dont"]
    lines.append("kind: " + any(["alert", "action-sheet", "alarm", "alert"]))
    lines.append("title: " + any(["Delete draft?", "Delete photo?", "Leave?"]))
    if chance(0.3) { lines.append("id: " + any(["leaving", "delete"])) }
    if chance(0.2) { lines.append("leads-to: " + any(["leaving", "delete", "nowhere"])) }
    if chance(0.2) { lines.append("platforms: [" + any(["ios", "android", "ipados, android"]) + "]") }
    if chance(0.2) { lines.append("caption: See [this](" + any(["one.md", "index.md#more"]) + ").") }
    if chance(0.2) {
      lines.append("violates: [" + any(["apple-hig/button-case", "block/duplicate-id", "no/rule"]) + "]")
    }
    if chance(0.2) { lines.append("allow:\n  site/consistent-labels: The service says so.") }
    lines.append(
      "buttons: [" + any(["Delete", "Remove", "delete it now"]) + ", " + any(["Cancel", "Keep", "Yes"]) + "]")
    return (lines + ["```"]).joined(separator: "\n")
  }

  private static let lines = [
    "Text.", "", "# Heading", "## More", "## More and more", "# Alerts", "title: Sheets", "---", "```", "- item",
    "> quote",
    "label: Delete", "- Delete", "kind: alert", "{% include \"snippet.md\" %}", "--8<-- \"Content/a/one.md\"",
    "<!--@include: ./_partial.md-->", "<b id=\"raw\">raw</b>",
    "<!-- patternbook allow page/broken-link: As agreed. -->",
    "| a | b |\n| - | - |\n| 1 | 2 |", "Please wait, e\u{301}é.", "draft: true", "order: 3",
    "(here)=", "(here)=\n## There", "See {ref}`here` and {doc}`one` and [](/a/one.md).", "```{toctree}\none\n```",
    "<DocCardList />", "{: .new }\nBoxed.", "{: .new-title }\n> Title\n>\n> Boxed.", "## Content", "++ctrl+c++",
  ]

  private static let front = [
    "description: What it is.", "order: 2", "order: 1", "tags: [one]", "tags: [one, two]", "aliases: [old.html]",
    "aliases: [a/two.html, older.html]", "unlisted: true", "draft: true", "label: Short", "slug: elsewhere",
    "permalink: /a/one/", "id: named", "type: pattern", "guidelines: [va-mobile]", "platforms: [android]",
    "search: false", "keywords: [word]", "unknown: 1", "allow:\n  page/broken-link: Comes later.",
    "search:\n  boost: 2", "parent: Alerts", "parent: Sheets", "has_toc: false",
    "date: 2024-05-01", "date: 2025-01-31", "author: Ada", "simple_list: true",
    "layout: redirect\nredirect: /a/one.html",
  ]

  private static let settings = [
    "version: 1\ntitle: One\n",
    "version: 1\ntitle: Two\nguidelines: [apple-hig, va-mobile]\nplatforms: [ios]\nmockup-files: true\n",
    "version: 1\nmarkdown: true\nurl: https://example.org/docs\nguidelines: [apple-hig]\nmockup-files: true\n",
    "version: 1\nlanguage: de\nmarkdown: true\nhtml: trust\nrules:\n  page/broken-link: error\n",
    "version: 1\ndialect: commonmark\nexclude: [b/]\ntypes:\n  pattern: [More]\n",
    "version: 1\nguidelines: [va-mobile]\nhouse-rules:\n  house/please:\n    summary: No please\n    kind: existence\n"
      + "    words: [please]\n",
    "version: 1\ncallouts: {new: {title: New, kind: tip}}\npermalinks: {.: '/:path/'}\n",
    "version: 1\ncallouts: {new: {title: Newer}}\n",
    "version: 1\nmyst: true\n", "version: 1\ntitle: Three\nmyst: true\n",
    "titel: [\n",
  ]

  private static let templates = [
    ("Templates/assets/site.css/90-own.css", "body { color: red; }"),
    ("Templates/assets/site.js/90-own.js", "a(WORDS.text.copy);"),
    ("Templates/assets/own.css", "p { margin: 0; }"),
    ("Templates/footer.mustache", "<footer>{{title}}</footer>"),
    ("Templates/footer.mustache", "<footer>{{nothing}}</footer>"),
    ("Templates/words/en.yml", "page:\n  all: All %{count} pages"),
    ("Templates/words/de.yml", "text:\n  copy: Kopieren"),
  ]
}
