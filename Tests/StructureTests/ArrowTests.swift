import Foundation
import Testing

/// The modules, and what each may import, as `Content/contributing/map.md` draws and lists them.
///
/// A module may import only what is listed above it here. Change that page first, then this table and `Package.swift`.
enum House {
  static let arrows: KeyValuePairs<String, Set<String>> = [
    "CCommonMark": [],
    "CFiles": [],
    "CGumbo": [],
    "CJemalloc": [],
    "CYAML": [],
    "CZlib": [],
    "Writing": ["Rainbow"],
    "Diagnostics": ["Writing"],
    "Files": ["CFiles", "SystemPackage"],
    "Highlighting": ["Writing"],
    "Theme": [],
    "YAML": ["CYAML", "Diagnostics", "Writing"],
    "Words": ["Diagnostics", "Writing", "YAML"],
    "HTML": ["CGumbo"],
    "Markdown": ["CCommonMark", "Diagnostics", "HTML", "Highlighting", "Words", "Writing", "YAML"],
    "Dialogs": ["Diagnostics", "YAML"],
    "Mockups": ["Dialogs", "Words", "Writing"],
    "Snippets": ["Diagnostics", "Dialogs", "Mockups", "Writing"],
    "Search": ["Files", "Writing"],
    "Guidelines": ["Diagnostics", "Dialogs", "Markdown", "Mockups", "Words", "Writing", "YAML"],
    "Reports": ["Diagnostics", "Writing"],
    "Listings": ["Diagnostics", "Dialogs", "Guidelines", "Search", "Writing", "YAML"],
    "Site": [
      "Diagnostics", "Dialogs", "Files", "Guidelines", "Highlighting", "Markdown", "Mockups", "Search", "Snippets",
      "Theme", "Words", "Writing", "YAML", "Mustache", "SystemPackage",
    ],
    "Workbench": [
      "Diagnostics", "Dialogs", "Files", "Markdown", "Mockups", "Site", "Words", "Writing", "SystemPackage",
    ],
    "Preview": ["CZlib", "Diagnostics", "Writing", "FlyingSocks", "SystemPackage"],
    "Versions": ["Markdown", "YAML"],
    "patternbook": [
      "Diagnostics", "Dialogs", "Files", "Guidelines", "Listings", "Mockups", "Preview", "Reports", "Site",
      "Theme", "Versions", "Workbench", "Writing", "YAML", "ArgumentParser", "SystemPackage",
    ],
  ]

  /// Modules that come with Swift.
  static let system: Set<String> = ["Darwin", "Dispatch", "Foundation", "Glibc", "Synchronization"]

  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The modules that the Swift files of a module import.
  static func imports(of module: String) throws -> Set<String> {
    var imports: Set<String> = []
    let folder = sources.appending(path: module)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1, index + 1 < words.count else { continue }
        imports.insert(String(words[index + 1]))
      }
    }
    return imports
  }

  /// Modules that call the operating system: `Files`, and `Preview` with the sockets and signals of its server, which
  /// come with Foundation.
  ///
  /// All else goes through `Files`, so that each call is in one place, with a branch for Darwin where that differs.
  static let callers: KeyValuePairs<String, Set<String>> = ["Files": ["Glibc", "Darwin"], "Preview": ["Foundation"]]
}

@Suite struct ArrowTests {
  static let modules = House.arrows.map(\.key)

  @Test func namesEveryModule() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: House.sources.path)
    #expect(Set(folders).subtracting(["Tools"]) == Set(Self.modules))
  }

  @Test(arguments: modules)
  func importsWhatTheDrawingShowsAndNothingElse(_ module: String) throws {
    let arrows = try #require(House.arrows.first { $0.key == module }?.value)
    #expect(try House.imports(of: module).subtracting(House.system) == arrows)
  }

  /// The page that contributors read first has the same modules in the same order, each with the same imports.
  @Test func isDrawnAndListedForContributors() throws {
    let page = try String(
      contentsOf: House.sources.deletingLastPathComponent().appending(path: "Content/contributing/map.md"),
      encoding: .utf8)
    let drawn = page.split(separator: "```")[1].split(separator: "\n").dropFirst().flatMap { row in
      row.split(separator: " ").dropFirst().map(String.init)
    }
    let libraries: Set = ["CCommonMark", "CFiles", "CGumbo", "CJemalloc", "CYAML", "CZlib"]
    let modules = House.arrows.filter { !libraries.contains($0.key) }
    #expect(drawn == modules.map(\.key))
    for (module, arrows) in modules {
      let imports = arrows.isEmpty ? "–" : arrows.sorted().map { "`\($0)`" }.joined(separator: ", ")
      let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(module)` |") }
      #expect(row?.hasSuffix("| \(imports) |") == true, "map.md should have: | `\(module)` | … | \(imports) |")
    }
  }

  @Test(arguments: modules)
  func callsTheSystemOnlyWhereCallsBelong(_ module: String) throws {
    let allowed = House.callers.first { $0.key == module }?.value ?? []
    #expect(try House.imports(of: module).intersection(["Glibc", "Darwin", "Foundation"]) == allowed)
  }

  @Test(arguments: modules)
  func everyArrowPointsDown(_ module: String) throws {
    let index = try #require(Self.modules.firstIndex(of: module))
    let arrows = try #require(House.arrows.first { $0.key == module }?.value)
    #expect(arrows.isDisjoint(with: Self.modules[index...]))
  }
}
