import Files
import Site
import Testing
import Writing

@testable import Workbench

/// Texts of dialogs as a table of a spreadsheet, and back.
@Suite struct TranslationTableTests {
  private typealias Exchange = TranslationExchangeTests

  private static let page = "Content/de/a b/alerts.md"

  private static func export(_ files: FileTree, place: Int = 1) async throws -> String {
    let result = try await Exchange.check(files)
    return String(decoding: TranslationTable.bytes(TranslationFile(result.library, into: place)), as: UTF8.self)
  }

  private static func run(
    _ table: String, on files: FileTree, create: Bool = false
  ) async throws -> TranslationImport.Outcome {
    try await TranslationImport(files: files, createsPages: create) { try await Exchange.check($0) }
      .run(TranslationTable.read(Array(table.utf8)))
  }

  /// Texts that spreadsheets take for formulas, quote, or break, and that logs and terminals take for commands.
  private static let awkward: FileTree = {
    var (original, translation) = (Exchange.original, Exchange.translation)
    for (old, own, translated) in [
      ("label: Delete,", #"label: "=1+1; \"a\", b","#, #"label: "-2\t\e[2J","#),
      ("'Don''t'", #""'=x""#, #""'@y\0""#), ("It is removed.", "+1", "::error::x"),
      ("- Copy ", "- \"\\t\\u2028x\\r\\ny\" ", "- \"x\\ry\" "),
    ] {
      original = original.replacing(old, with: own)
      let place = [
        "label: Delete,": "label: Löschen,", "'Don''t'": "'Lieber nicht'", "It is removed.": "Wird entfernt.",
        "- Copy ": "- Kopieren ",
      ]
      translation = translation.replacing(place[old] ?? "", with: translated)
    }
    return Exchange.project(["Content/a b/alerts.md": original, page: translation])
  }()

  @Test func exportsARowForEachText() async throws {
    let lines = try await Self.export(Exchange.project()).split(separator: "\r\n")
    #expect(lines.first == "\u{FEFF}page,dialog,part,original-en,translation-de,state,note,guarded")
    #expect(lines.count == 8)
    #expect(lines[6].hasPrefix("Content/a b/alerts.md,dialog:2,button.1,Copy,Kopieren,translated,"))
    let arabic = try await Self.export(Exchange.project(), place: 2).split(separator: "\r\n")
    #expect(arabic[6].hasPrefix("Content/a b/alerts.md,dialog:2,button.1,Copy,,open,\"Button 1; About"))
  }

  /// As it was exported, and as spreadsheets write it again.
  @Test(arguments: [",", ";", "\t"], [false, true])
  func aRoundTripChangesNothing(_ delimiter: String, _ isAwkward: Bool) async throws {
    let files = isAwkward ? Self.awkward : Exchange.project()
    let table = try await Self.export(files)
    var reader = try CSVReader(Array(table.utf8))
    var lines: [String] = []
    while let row = try reader.next() {
      let cells = row.map { "\"" + $0.text.replacing("\"", with: "\"\"") + "\"" }
      lines.append(cells.joined(separator: delimiter))
    }
    for text in [table, lines.joined(separator: "\n"), lines.joined(separator: "\r\n").replacing("\n", with: "\r\n")] {
      let outcome = try await Self.run(text, on: files)
      #expect(outcome.files.isEmpty && outcome.problems.isEmpty, "\(outcome.problems)")
      #expect(outcome.same == 7 && outcome.untranslated == 0)
    }
  }

  @Test(arguments: ["=SUM(A1)", "-", "'", "'=1", "a;b,c\td", "\"", "a\nb", "@x", "ä"])
  func bringsTextsBack(_ text: String) async throws {
    let files = Exchange.project()
    let table = try await Self.export(files)
    let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
    let outcome = try await Self.run(table.replacing(",Kopieren,", with: ",\(cell),"), on: files)
    #expect(outcome.changes.map(\.text) == [text] && outcome.problems.isEmpty && outcome.same == 6)
    // The next export guards what has to be guarded, and its import changes nothing.
    let after = files.replacing(Self.page, with: try #require(outcome.files[Self.page]?.bytes))
    let again = try await Self.run(Self.export(after), on: after)
    #expect(again.files.isEmpty && again.same == 7)
  }

  @Test func takesBackTheGuardOfACopiedOriginal() async throws {
    let original = Exchange.original.replacing("- Copy ", with: "- \"-50 %\" ")
    let files = Exchange.project(["Content/a b/alerts.md": original])
    let table = try await Self.export(files).replacing(",Kopieren,", with: ",'-50 Prozent,")
    #expect(try await Self.run(table, on: files).changes.map(\.text) == ["-50 Prozent"])
    // The column may be lost.
    let without = table.split(separator: "\r\n").map { $0.prefix(upTo: $0.lastIndex(of: ",") ?? $0.endIndex) }
      .joined(separator: "\n")
    #expect(try await Self.run(without, on: files).changes.map(\.text) == ["-50 Prozent"])
  }

  @Test func readsColumnsInAnyOrder() async throws {
    let table =
      "note;Translation-DE;ORIGINAL-EN;mine;part;dialog;page\n"
      + ";Weg;Delete;x;button.1;delete;Content/a b/alerts.md\n;;;;;;\n;  ;Copy;;button.1;dialog:2;Content/a b/alerts.md\n"
    let outcome = try await Self.run(table, on: Exchange.project())
    #expect(outcome.changes.map(\.text) == ["Weg"] && outcome.untranslated == 1 && outcome.problems.isEmpty)
  }

  @Test(arguments: [
    ("Content/a b/alerts.md,delete,button.1,Remove,Weg", "the original has changed since the export: it was “Remove”"),
    ("Content/a b/alerts.md,delete,button.9,Delete,Weg", "no text of the page has the ID “delete:button.9”"),
    ("Content/a b/alerts.md,delete", nil), ("x", nil),
    ("../../etc/passwd,delete,button.1,Delete,Weg", "no page is named “../../etc/passwd”"),
    ("a_20b.alerts,delete,button.1,Delete,Weg", "no page is named “a_20b.alerts”"),
    ("Content/a b/alerts.md,delete,button.1,Delete,Weg,x,y", "the row is longer than the first one. Put text with “,”"),
  ])
  func leavesWhatDoesNotFit(_ row: String, _ message: String?) async throws {
    let table = "page,dialog,part,original-en,translation-de\n" + row + "\n"
    let outcome = try await Self.run(table, on: Exchange.project(), create: true)
    #expect(outcome.files.isEmpty && outcome.created.isEmpty && outcome.changes.isEmpty)
    guard let message else {
      #expect(outcome.problems.isEmpty && outcome.untranslated == 1)
      return
    }
    #expect(outcome.problems.map { $0.message.hasPrefix(message) } == [true], "\(outcome.problems)")
    #expect(outcome.problems.first?.offset == Array(table.utf8).count - row.utf8.count - 1 + row.utf8Offset(of: "Weg"))
  }

  @Test func importsTheFirstOfTwoRows() async throws {
    let table =
      "page,dialog,part,original-en,translation-de\n"
      + "Content/a b/alerts.md,delete,button.1,Delete,Weg\nContent/a b/alerts.md,delete,button.1,Delete,Fort\n"
    let outcome = try await Self.run(table, on: Exchange.project())
    #expect(outcome.changes.map(\.text) == ["Weg"])
    #expect(outcome.problems.map(\.message) == ["“delete:button.1” is there twice; the first one is imported"])
  }

  @Test(arguments: [
    ("", "has no column “page”"), ("a\n", "has no column “page”"),
    ("page,dialog,part,original-en\n", "has no column “translation-…”"),
    ("page,dialog,part,original-en,translation-de,translation-fr\n", "two columns “translation-…”"),
    ("page,dialog,part,part,original-en,translation-de\n", "two columns “part”"),
  ])
  func refusesOtherTables(_ table: String, _ words: String) {
    #expect {
      try TranslationTable.read(Array(table.utf8))
    } throws: {
      ($0 as? MalformedFile)?.summary.contains(words) == true
    }
  }

  @Test func recognizesFormats() async throws {
    let files = Exchange.project()
    let (xliff, table) = (try await Exchange.export(files), try await Self.export(files))
    for (text, name) in [(xliff, "a.xlf"), (xliff, "a.de"), (table, "a.CSV"), (table, "a"), (table, "a.tsv")] {
      #expect(try TranslationFormat.read(Array(text.utf8), named: name).units.count == 7)
    }
    #expect(throws: MalformedFile.self) { try TranslationFormat.read(Array(table.utf8), named: "a.xliff") }
    #expect {
      try TranslationFormat.read(Array("PK\u{3}\u{4}".utf8), named: "a.csv")
    } throws: {
      ($0 as? MalformedFile)?.explanation.contains("CSV UTF-8") == true
    }
  }
}

extension String {
  fileprivate func utf8Offset(of text: String) -> Int {
    range(of: text).map { utf8.distance(from: startIndex, to: $0.lowerBound) } ?? 0
  }

  private func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
