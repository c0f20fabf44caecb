import Foundation
import Testing

/// A platform is one folder and one line in the list: no other source and no style sheet names it.
@Suite struct PlatformTests {
  private static let drawings = House.sources.appending(path: "Mockups/Platforms")

  /// Rules, packs, and settings that speak of certain platforms and of no others.
  private static let exceptions: Set<String> = [
    "Guidelines/Packs/AppleHIG/AppleHIG+SheetForChoices.swift", "Guidelines/Packs/VAMobile/VAMobile+TextFits.swift",
    "Guidelines/Packs/Web/Web.swift", "Guidelines/Rules/Pack.swift", "Site/Configuration/SiteConfiguration.swift",
  ]

  private static func files(below folder: URL, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(ending) }.sorted()
  }

  /// What is stated in the folders of platforms.
  private static func statements(_ pattern: Regex<(Substring, Substring)>) throws -> [String] {
    try files(below: drawings, ending: ".swift").flatMap { path in
      try String(contentsOf: drawings.appending(path: path), encoding: .utf8).matches(of: pattern)
        .map { String($0.output.1) }
    }
  }

  @Test func isNamedInItsFolderOnly() throws {
    let names = try Self.statements(/static let (\w+) = Platform\.drawn\(by:/)
    #expect(names.count > 10)
    let use = try Regex("\\.(\(names.joined(separator: "|")))\\b")
    for path in try Self.files(below: House.sources, ending: ".swift") where !path.hasPrefix("Mockups/Platforms/") {
      let code = try String(contentsOf: House.sources.appending(path: path), encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let lines = code.filter { $0.contains(use) }
      #expect(lines.isEmpty == !Self.exceptions.contains(path), "\(path): \(lines.first ?? "no exception any more")")
    }
  }

  /// What style sheets say by platform is made from the list; the small pictures of search results know three manners.
  @Test func isNamedInNoStyleSheet() throws {
    let ids = try Self.statements(/static let id = "([a-z0-9-]+)"/)
    #expect(ids.count > 10)
    let use = try Regex("[\"'=-](\(ids.joined(separator: "|")))[\"'\\] .:{,)]")
    let assets = House.sources.deletingLastPathComponent().appending(path: "Templates/assets")
    for path in try Self.files(below: assets, ending: ".css")
    where path.contains("/") && !path.hasSuffix("-search.css") {
      let text = try String(contentsOf: assets.appending(path: path), encoding: .utf8)
      #expect(text.firstMatch(of: use) == nil, "\(path)")
    }
  }
}
