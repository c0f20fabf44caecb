import Foundation
import TestSupport
import Testing

/// Runs each folder of `Cases` through the real program.
///
/// A case holds `input/` (a project), `command` (the arguments, one a line) and `expected/`: `status`, `stdout` and
/// `stderr`, for a build `files` (what was written) and `pages/` (the main part of each page, and what is published as Markdown), and `input/` with those
/// files of the project that the command has changed. JSON is in lines (`ReadableLines`), and what a case is not about is
/// left out (`Wildcards`). To accept what the program does now, wildcards kept:
/// `UPDATE_GOLDENS=1 swift test --filter CommandTests`.
@Suite struct CaseTests {
  @Test(arguments: try CommandCase.all())
  func runsAsExpected(_ commandCase: CommandCase) throws {
    let actual = try commandCase.run()
    if Goldens.isUpdating {
      let old = try commandCase.expected()
      try commandCase.record(
        actual.reduce(into: [:]) { $0[$1.key] = Wildcards.keeping(old[$1.key] ?? "", in: $1.value) })
      return
    }
    let expected = try commandCase.expected()
    for name in Set(expected.keys).union(actual.keys).sorted() {
      let (old, new) = (expected[name], actual[name])
      if let old, let new, Wildcards.matches(old, new) { continue }
      let changes = LineDifference.text(from: old ?? "", to: Wildcards.keeping(old ?? "", in: new ?? ""))
      let what = old == nil ? "is new" : new == nil ? "is no longer made" : "differs"
      Issue.record("\(commandCase.name)/expected/\(name) \(what) (accept with UPDATE_GOLDENS=1)\n\(changes)")
    }
  }
}

struct CommandCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  static func all() throws -> [CommandCase] {
    let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    return try FileManager.default.contentsOfDirectory(at: cases, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map(CommandCase.init)
  }

  /// Copies the input to a temporary folder, runs the command there, and returns what can be compared, by name.
  func run() throws -> [String: String] {
    let project = try TemporaryFolder()
    let work = project.url.appending(path: name)
    try FileManager.default.copyItem(at: folder.appending(path: "input"), to: work)
    let arguments = try String(contentsOf: folder.appending(path: "command"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let result = try Program.run(arguments, in: work)
    var actual = [
      "status": "\(result.status)\n", "stdout": Self.withoutDrawing(ReadableLines.json(result.output) ?? result.output),
      "stderr": Self.normalized(result.messages),
    ]
    for (path, text) in try changes(in: work) { actual["input/" + path] = text }
    let site = work.appending(path: "Public")
    guard FileManager.default.fileExists(atPath: site.path) else { return actual }
    let files = try Self.files(below: site)
    actual["files"] = files.map(Self.withoutFingerprint).sorted().joined(separator: "\n") + "\n"
    for file in files where file.hasSuffix(".html") {
      let html = try Self.text(site.appending(path: file))
      guard let start = html.range(of: "<main"), let end = html.range(of: "</main>") else { continue }
      actual["pages/" + file] = Self.withoutDrawing(String(html[start.lowerBound..<end.upperBound])) + "\n"
    }
    for file in files where file.hasSuffix(".md") || file == "llms.txt" {
      actual["pages/" + file] = try Self.text(site.appending(path: file))
    }
    return actual
  }

  /// The project's files that are no longer what they were in the input, published ones aside.
  private func changes(in work: URL) throws -> [String: String] {
    let input = folder.appending(path: "input")
    var changes: [String: String] = [:]
    for path in try Set(Self.files(below: work) + Self.files(below: input)) where !path.hasPrefix("Public/") {
      let (old, new) = (
        try? Data(contentsOf: input.appending(path: path)), try? Data(contentsOf: work.appending(path: path))
      )
      if old != new {
        changes[path] = new.map { Self.withoutDrawing(String(decoding: $0, as: UTF8.self)) } ?? "(removed)"
      }
    }
    return changes
  }

  private static func files(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter {
      !(try folder.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false)
    }
  }

  func expected() throws -> [String: String] {
    let root = folder.appending(path: "expected")
    var expected: [String: String] = [:]
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] {
      let url = root.appending(path: path)
      guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else { continue }
      expected[path] = try Self.text(url)
    }
    return expected
  }

  /// A file as it is: reading it as a string would drop a byte order mark.
  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  func record(_ actual: [String: String]) throws {
    let root = folder.appending(path: "expected")
    try? FileManager.default.removeItem(at: root)
    for (name, text) in actual {
      let url = root.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  /// Messages without what differs from run to run: sizes and the time taken.
  private static func normalized(_ messages: String) -> String {
    messages.replacing(/, [0-9.]+ [KM]B in [0-9]+ files \(search: [0-9.]+ [KM]B\), in [0-9.]+ s/, with: "")
  }

  /// A text with what is drawn left out: mockups have goldens of their own.
  private static func withoutDrawing(_ text: String) -> String {
    text.replacing(/(<svg[^>]*>.*?<\/desc>).*?<\/svg>/.dotMatchesNewlines()) { "\($0.output.1)…</svg>" }
      .replacing(/( data-drawings="[^".]*\.)[0-9a-f]{10}/) { "\($0.output.1)*" }
      .replacing(/^[0-9a-f]{10}(?=\t)/.anchorsMatchLineEndings(), with: "*")
  }

  private static func withoutFingerprint(_ path: String) -> String {
    path.replacing(/\.[0-9a-f]{10}(?=\.)/, with: ".*").replacing(/-[0-9a-z]{6,10}(?=\.js$)/, with: "-*")
  }
}
