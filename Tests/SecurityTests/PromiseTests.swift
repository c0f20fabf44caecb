import Foundation
import Testing

/// The written security model names tests that exist.
@Suite struct PromiseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let commands = [
    "build", "serve", "check", "check --fix", "check --since", "render", "list", "search", "rules", "schema", "init",
    "review", "import", "templates", "build --pdf", "check --write-baseline",
  ]

  /// The rows of the tables below a heading, without their heads.
  private static func rows(_ text: String, below heading: String) -> [[String]] {
    let sections = text.components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(heading + "\n") } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// What is between backticks.
  private static func names(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func model() throws -> String {
    try String(contentsOf: root.appending(path: ".github/SECURITY.md"), encoding: .utf8)
  }

  /// Tests of this target, as `Suite/function`.
  private static func tests() throws -> Set<String> {
    var tests: Set<String> = []
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      var (suite, isTest) = ("", false)
      for line in try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(separator: "\n") {
        let line = line.trimmingCharacters(in: .whitespaces)
        if line.hasPrefix("@Suite struct ") { suite = String(line.dropFirst(14).prefix { $0 != " " }) }
        if line.hasPrefix("@Test") { isTest = true }
        guard isTest, let function = line.firstRange(of: "func ") else { continue }
        tests.insert(suite + "/" + line[function.upperBound...].prefix { $0 != "(" })
        isTest = false
      }
    }
    return tests
  }

  @Test(arguments: ["What each command guarantees", "Limits"])
  func everyPromiseNamesTestsThatExist(_ heading: String) throws {
    let tests = try Self.tests()
    #expect(tests.count > 30)
    let rows = Self.rows(try Self.model(), below: heading)
    #expect(rows.count > 5)
    for row in rows {
      let named = Self.names(row.last ?? "")
      #expect(!named.isEmpty, "no test: \(row)")
      for name in named { #expect(tests.contains(name), "there is no test \(name)") }
    }
  }

  @Test func everyCommandHasPromises() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Content/authoring/security.md"), encoding: .utf8)
    for rows in [
      Self.rows(try Self.model(), below: "What each command guarantees"),
      Self.rows(page, below: "What commands guarantee"),
    ] {
      let named = Set(rows.flatMap { Self.names($0.first ?? "") })
      #expect(Set(Self.commands).subtracting(named).isEmpty)
    }
  }

  /// Both texts give the same limits.
  @Test func thePageAndTheModelAgreeOnLimits() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Content/authoring/security.md"), encoding: .utf8)
    let model = Dictionary(
      Self.rows(try Self.model(), below: "Limits").map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    for row in Self.rows(page, below: "Limits") {
      let limit = model[row[0]]
      #expect(
        limit?.split(separator: ",").first == row[1].replacing(" seconds", with: " s").split(separator: ",").first)
    }
  }
}
