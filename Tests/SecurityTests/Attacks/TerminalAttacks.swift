import Foundation
import Testing

/// Attacks on readers of the output: a terminal, the log of a code host, or a spreadsheet.
@Suite struct TerminalAttacks {
  static let sequences = [
    "\u{1B}[2J\u{1B}[31m", "\u{1B}]0;title\u{07}", "\u{9B}31m", "\u{7F}\u{7F}", "\u{202E}dm.", "\u{2066}x", "\u{200F}",
    "a\n::error::x", "a\n##vso[task.setvariable variable=x]y", "##[error]x", "a\r\u{1B}[K", "\u{08}\u{08}", "\u{85}x",
    "\u{2028}x",
  ]

  private static let formats = ["text", "github", "markdown", "json", "sarif"]

  /// Nothing that is printed may act on a terminal or on the reader of a log.
  private func confirm(_ result: Program.Result, isData: Bool = false) {
    guard case .exited(0...2) = result.ending else {
      Issue.record("\(result.ending): \(result.end)")
      return
    }
    let scalars = result.text.unicodeScalars
    let active = scalars.filter {
      ($0.value < 0x20 && $0 != "\n" && $0 != "\t" && $0 != "\r") || (0x7F...0x9F).contains($0.value)
    }
    #expect(active.isEmpty, "control characters: \(active.map { String($0.value, radix: 16) })")
    let returns = zip(scalars, scalars.dropFirst()).contains { $0.0 == "\r" && $0.1 != "\n" }
    #expect(!returns && scalars.last != "\r", "a carriage return")
    let turning = scalars.filter {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        || [0x200E, 0x200F, 0x061C].contains($0.value)
    }
    #expect(isData || turning.isEmpty, "bidirectional characters: \(turning.map { String($0.value, radix: 16) })")
    for line in result.text.split(whereSeparator: \.isNewline) {
      #expect(!line.contains("##vso["), "\(line)")
      #expect(!line.hasPrefix("##["), "\(line)")
      #expect(!line.hasPrefix("::error::x"), "\(line)")
    }
  }

  @Test func escapesNamesOfFiles() throws {
    let world = try World()
    for text in Self.sequences {
      try world.file("project/Content/\(text).md", "---\ntitle: Note\n---\n\n[Gone](gone.md)\n")
      try world.link("project/Content/\(text).svg", to: "/dev/null")
    }
    for format in Self.formats {
      let result = try Program.run(["check", "--format", format], in: world.project)
      confirm(result, isData: ["json", "sarif"].contains(format))
    }
    confirm(try Program.run(["build"], in: world.project))
  }

  @Test func escapesTextsOfPages() throws {
    let world = try World()
    for (number, text) in Self.sequences.enumerated() {
      let quoted = text.unicodeScalars.map { String(format: "\\U%08X", $0.value) }.joined()
      try world.file(
        "project/Content/page-\(number).md",
        """
        ---
        title: Page
        ---

        [Gone](gone\(text).md)

        ```dialog
        id: one
        kind: alert
        title: "\(quoted)"
        "\(quoted)": 1
        buttons: ["\(quoted)", "\(quoted)"]
        ```

        ```dialog
        id: two
        kind: alert
        title: "\(quoted)"
        buttons: ["\(quoted)"]
        ```

        """)
    }
    for format in Self.formats {
      let result = try Program.run(["check", "--format", format], in: world.project)
      confirm(result, isData: ["json", "sarif"].contains(format))
    }
    for format in ["text", "csv", "json"] {
      confirm(try Program.run(["list", "--format", format], in: world.project), isData: format != "text")
    }
    for format in ["text", "json"] {
      let result = try Program.run(["search", "kind:dialog", "--format", format], in: world.project)
      #expect(result.ending == .exited(0))
      confirm(result, isData: format != "text")
    }
  }

  static let arguments: [[String]] = [
    ["check", "Content/%.md"], ["check", "--root", "%"], ["build", "--output", "Content/%"], ["rules", "%"],
    ["render", "%.md"], ["render", "Content/index.md", "--id", "%"], ["list", "--pack", "%"],
    ["search", "%"],
    ["check", "--format", "%"],
    ["%"], ["check", "--%"], ["schema", "%"], ["init", "%"], ["serve", "--port", "%"],
  ]

  @Test(arguments: arguments)
  func escapesArguments(_ arguments: [String]) throws {
    let world = try World()
    let text = Self.sequences.joined(separator: "x")
    let arguments = arguments.map {
      $0.replacingOccurrences(of: "%", with: text)
    }
    confirm(try Program.run(arguments, in: world.project))
  }

  // MARK: Spreadsheets

  static let formulas = [
    "=1+1", "+1", "-1", "@x", "＝1+1", "＋1", "－1", "＠x", "\t=1", "\n=1", "\r=1", "\t\n＝1",
  ]

  /// No cell begins as a formula does.
  @Test func guardsCellsOfSpreadsheets() throws {
    let world = try World()
    for (number, text) in Self.formulas.enumerated() {
      let quoted = text.unicodeScalars.map { String(format: "\\U%08X", $0.value) }.joined()
      try world.file(
        "project/Content/page-\(number).md",
        """
        ---
        title: Page
        ---

        ```dialog
        id: one
        kind: alert
        title: Hello
        message: "\(quoted)"
        buttons: ["\(quoted)"]
        ```

        """)
    }
    let result = try Program.run(["list", "--format", "csv"], in: world.project)
    #expect([.exited(0), .exited(1)].contains(result.ending), "\(result.end)")
    let text = String(decoding: result.output, as: UTF8.self)
    let cells = Self.cells(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    #expect(cells.count > 5 * Self.formulas.count)
    for cell in cells {
      let first = cell.unicodeScalars.first { !"\t\r\n".unicodeScalars.contains($0) }
      #expect(first.map { !"=+-@＝＋－＠".unicodeScalars.contains($0) } ?? true, "\(cell.debugDescription)")
    }
  }

  /// The cells of all rows.
  private static func cells(_ text: String) -> [String] {
    var (cells, cell, isQuoted) = ([String](), "", false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted, "\n" where !isQuoted:
        cells.append(cell)
        cell = ""
      case "\r" where !isQuoted: break
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return cells
  }
}
