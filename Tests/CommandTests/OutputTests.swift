import Foundation
import TestSupport
import Testing

/// What the program prints, and what it does where that cannot be written.
@Suite struct OutputTests {
  private func project(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\ntitle: Test\n", to: "Content/site.yml")
    try folder.write(
      """
      ---
      title: Home
      description: A page.
      ---

      ```dialog
      kind: alert
      title: Delete this photo?
      buttons:
        - label: Delete
          role: destructive
        - label: Cancel
          role: cancel
      ```

      """, to: "Content/index.md")
    for (path, text) in files { try folder.write(text, to: path) }
    return folder
  }

  private static let printing: [[String]] = [
    ["check"], ["check", "--format", "json"], ["list"], ["list", "--format", "csv"], ["rules"],
    ["rules", "--format", "json"], ["schema", "site"], ["--help"], ["check", "--help"], ["--version"],
    ["render", "Content/index.md", "--platform", "ios-26"],
  ]

  // MARK: Where output cannot be written

  /// An option can name a page by mistake.
  @Test(arguments: [
    ["check", "--format", "json=Content/index.md"], ["check", "--format", "markdown=Content/site.yml"],
    ["check", "--write-baseline", "Content/index.md"], ["build", "--format", "sarif=linked.md"],
    ["check", "--format", "text=Templates/footer.mustache"],
  ])
  func doesNotReplaceWhatASiteIsMadeFrom(_ arguments: [String]) throws {
    let folder = try project(["Templates/footer.mustache": "<p>Footer</p>\n"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("linked.md"), withDestinationPath: "Content/index.md")
    func texts() throws -> [String] {
      try ["Content/index.md", "Content/site.yml", "Templates/footer.mustache"].map {
        try String(contentsOfFile: folder.path($0), encoding: .utf8)
      }
    }
    let before = try texts()
    let result = try Program.run(arguments, in: folder.url)
    #expect(result.status == 2 && result.messages.contains("the site is made from it"), "\(result.messages)")
    #expect(try texts() == before)
  }

  @Test func replacesAReport() throws {
    let folder = try project(["out/report.md": "# Old\n"])
    let arguments = ["check", "--format", "markdown=out/report.md", "--format", "json=Content/report.json"]
    for _ in 0..<2 { #expect(try Program.run(arguments, in: folder.url).status == 0) }
    #expect(try String(contentsOfFile: folder.path("out/report.md"), encoding: .utf8).hasPrefix("### Patternbook"))
  }

  /// Mistakes that are easily made name the way out.
  @Test(arguments: [
    (["help", "biuld"], "unknown command “biuld”; did you mean “build”?"),
    (["check", "--root", "gone"], "no such folder: gone"),
    (["render", "Content/index.md", "-o", "a.jpg"], "“.jpg” is not a format; use .svg, .png, or .html"),
    (["init", "--from", "."], "Content/site.yml already exists"),
  ])
  func namesTheWayOut(_ arguments: [String], _ message: String) throws {
    let folder = try project()
    let result = try Program.run(arguments, in: folder.url)
    #expect(result.status == 2 && result.messages.contains(message), "\(result.messages)")
  }

  /// Commands in messages can be copied into a shell.
  @Test(arguments: [("my docs", "'my docs'"), ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"), ("a-b_1", "a-b_1")])
  func quotesPathsInCommands(_ name: String, _ quoted: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["init", name], in: folder.url)
    #expect(result.status == 0)
    #expect(result.messages.contains("“patternbook serve --root \(quoted)”"), "\(result.messages)")
  }

  @Test(arguments: printing) func aFullDeviceIsAnError(_ arguments: [String]) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let project = try project()
    let result = try Program.shell("\"$PROGRAM\" \(Self.quoted(arguments)) > /dev/full", in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("error: cannot write to standard output: No space left on device\n"))
  }

  @Test(arguments: printing) func aClosedOutputIsAnError(_ arguments: [String]) throws {
    let project = try project()
    let result = try Program.shell("\"$PROGRAM\" \(Self.quoted(arguments)) >&-", in: project.url)
    #expect(result.status == 2)
    #expect(result.messages.contains("error: cannot write to standard output: Bad file descriptor\n"))
  }

  @Test(arguments: printing) func aReaderThatHasGoneIsNoError(_ arguments: [String]) throws {
    let project = try project()
    // The reader has gone before anything is printed.
    let script = "set -o pipefail; (sleep 0.2; exec \"$PROGRAM\" \(Self.quoted(arguments))) | true"
    let result = try Program.shell(script, in: project.url)
    #expect(result.status == 0)
    #expect(result.messages.isEmpty)
  }

  @Test func messagesThatCannotBeWrittenAreAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let project = try project()
    #expect(try Program.shell("\"$PROGRAM\" build 2> /dev/full", in: project.url).status == 2)
    #expect(try Program.shell("\"$PROGRAM\" build", in: project.url).status == 0)
  }

  @Test func nothingPrintedGoesIntoFilesOfTheSite() throws {
    let project = try project()
    let site = project.url.appending(path: "Public")
    #expect(try Program.shell("\"$PROGRAM\" build", in: project.url).status == 0)
    let whole = try files(below: site)
    try FileManager.default.removeItem(at: site)
    #expect(try Program.shell("\"$PROGRAM\" build <&- >&- 2>&-", in: project.url).status == 2)
    #expect(try files(below: site) == whole)
  }

  private func files(below folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
    }
    return files
  }

  // MARK: What is printed

  /// The first line is for people and scripts; the others say which parsers read what authors wrote.
  @Test func versionNamesTheCommitAndTheLibraries() throws {
    let result = try Program.run(["--version"], in: Repository.root)
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 4)
    #expect(try #/patternbook [0-9.]+( \(commit [0-9a-f]{12}\))?/#.wholeMatch(in: lines[0]) != nil)
    for (line, library) in zip(lines.dropFirst(), ["cmark", "libyaml", "gumbo"]) {
      #expect(line.hasPrefix(library + " "))
      #expect(line.contains(#/[0-9]+\.[0-9]+/#), "\(line)")
    }
  }

  /// Cursor movement, DEL, U+009B, a right-to-left override, a line break with a command, and commands within a line.
  ///
  /// Test arguments use a placeholder, because the log of the tests prints them as they are.
  private static let hostile = "a\u{1B}[2J\u{7F}\u{9B}31m\u{202E}\n::error::x ##[error]y ##vso[task.complete]z"

  @Test(arguments: [
    ["check", "--nonsense=HOSTILE"], ["check", "HOSTILE"], ["check", "--root", "HOSTILE"], ["render", "HOSTILE"],
    ["render", "Content/index.md", "--id", "HOSTILE"],
    ["render", "--all", "--output", "HOSTILE", "--format", "HOSTILE"],
    ["rules", "HOSTILE"], ["list", "--pack", "HOSTILE"], ["list", "--kind", "HOSTILE"],
    ["check", "--format", "HOSTILE"],
    ["build", "--fail-on", "HOSTILE"], ["serve", "--port", "HOSTILE"], ["schema", "HOSTILE"], ["HOSTILE"],
    ["help", "HOSTILE"],
  ]) func argumentsAreEscaped(_ arguments: [String]) throws {
    let project = try project()
    let result = try Program.run(
      arguments.map { $0.replacing("HOSTILE", with: Self.hostile) }, in: project.url)
    #expect(result.status == 2)
    expectHarmless(result.messages)
    expectHarmless(result.output)
  }

  @Test(arguments: [
    ["check"], ["check", "--format", "json"], ["check", "--format", "sarif"], ["check", "--format", "markdown"],
    ["check", "--format", "github"], ["build"], ["build", "--fail-on", "never"], ["list"], ["list", "--format", "csv"],
    ["list", "--format", "json"], ["render", "Content/NAME"],
    ["render", "Content/NAME", "--id", "none"], ["check", "--fix"],
  ]) func namesAndTextAreEscaped(_ arguments: [String]) throws {
    let project = try project([
      "Content/\(Self.fileName)": """
      ---
      title: "\u{202E}::error::t ##[error]y"
      ---

      [link](\u{202E}##vso[task.complete]z)

      ```dialog
      kind: alarm ##[error]y ##vso[task.complete]z
      ```

      ```dialog
      kind: alert
      title: Delete ##[error]y ##vso[task.complete]z
      message: "a\\n::error::x"
      buttons: [{label: Delete}, {label: Delete}]
      ```

      """
    ])
    let result = try Program.run(
      arguments.map { $0.replacing("NAME", with: Self.fileName) }, in: project.url)
    expectHarmless(result.messages)
    // The annotations of this format are commands.
    let isGitHub = arguments.contains("github")
    let output = isGitHub ? result.output.replacing(/(?m)^::(error|warning|notice)[ ]/, with: "") : result.output
    expectHarmless(output)
  }

  private static let fileName = "a\u{1B}[2J\u{7F}\u{9B}31m\u{202E}\n::error::x ##[error]y.md"

  /// Whether text may be printed on a terminal and into a log.
  private func expectHarmless(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let orders = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A, 0x0D: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(orders.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
    #expect(!text.contains("##["), "\(text.debugDescription)", sourceLocation: sourceLocation)
    #expect(!text.contains("##vso["), "\(text.debugDescription)", sourceLocation: sourceLocation)
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(
      !lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(text.debugDescription)",
      sourceLocation: sourceLocation)
  }

  // MARK: The one door

  /// All printing goes through `Console`, which escapes it and alone calls `StandardStreams`.
  @Test func nothingElsePrints() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let doors = ["patternbook/Console.swift", "Files/StandardStreams.swift"]
    let ways = [
      /(?:^|[^.\w])(?:debugPrint|dump|fputs|puts|putchar|fprintf|vprintf|printf|perror|syslog|NSLog)\(/,
      /FileHandle\b|FileDescriptor\.standard|: \.standard(?:Output|Error)/,
      /\bSTD(?:OUT|ERR)_FILENO|\b(?:stdout|stderr)\b|\bwrite\([12]|\bStandardStreams\.write/,
    ]
    // Bytes that each of the expressions needs: few files have any.
    let hints = [
      "print(", "Print(", "dump(", "puts(", "putchar(", "printf(", "perror(", "syslog(", "NSLog(", "FileHandle",
      "FileDescriptor.standard", ": .standard", "_FILENO", "stdout", "stderr", "write(1", "write(2",
      "StandardStreams.write",
    ].map { Data($0.utf8) }
    var searched = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
      // Tools run while Patternbook is built, and print to the person who builds it.
      guard !doors.contains(path), !path.hasPrefix("Tools/") else { continue }
      let data = try Data(contentsOf: root.appending(path: path))
      searched += 1
      guard hints.contains(where: { data.range(of: $0) != nil }) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      // Some types have a function of this name, which prints nothing.
      let printsItself = text.contains("func print(")
      for line in text.split(separator: "\n") {
        #expect(!ways.contains { line.contains($0) }, "\(path): \(line)")
        #expect(printsItself || !line.contains(/(?:^|[^.\w])print\(/), "\(path): \(line)")
      }
    }
    #expect(searched > 100)
  }

  private static func quoted(_ arguments: [String]) -> String {
    arguments.map { "'\($0)'" }.joined(separator: " ")
  }
}
