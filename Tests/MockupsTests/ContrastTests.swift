import Dialogs
import Foundation
import TestSupport
import Testing

@testable import Mockups

/// Text on mockups can be read, but where a platform's own cannot; that is listed for readers.
@Suite struct ContrastTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content/authoring/platforms.md").standardized
  private static let head = "| Platform | Text | Light | Dark | Light, increased | Dark, increased |\n"

  /// The list in the documentation is what comes out, no more and no less.
  @Test func fallsShortOnlyWhereListed() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.head)?.lowerBound, "platforms.md has the table")
    let end = text.range(of: "\n\n", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
    let expected = Self.table()
    if Goldens.isUpdating {
      try text.replacingCharacters(in: start..<end, with: expected)
        .write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == expected, "the table is stale (UPDATE_GOLDENS=1 writes it)")
    }
  }

  /// Increased contrast makes no text harder to read, but where it is far beyond what level AAA asks for.
  @Test(arguments: GoldenTests.Case.all)
  func increasedContrastHelps(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let pairs: [(Contrast.Appearance, Contrast.Appearance)] = [(.light, .strongLight), (.dark, .strongDark)]
    for (plain, strong) in pairs {
      for (before, after) in zip(Contrast.measure(scene, plain), Contrast.measure(scene, strong)) {
        #expect(after.ratio >= min(before.ratio, 7) - 0.01, "\(before.run.role.name): “\(before.run.text)”")
      }
    }
  }

  /// The colors of WCAG's own examples.
  @Test func reckonsAsTheStandardDoes() throws {
    let scene = try #require(
      MockupRenderer.scene(for: .sample(.alert, title: "Title", buttons: [.plain("OK")]), on: .ios))
    let title = try #require(Contrast.measure(scene, .light).first { $0.run.text == "Title" })
    // Black on #F0F0F0.
    #expect(abs(title.ratio - 18.42) < 0.01)
    #expect(title.least == 4.5)
  }

  private static func table() -> String {
    var table = head + "| --- | --- | --- | --- | --- | --- |"
    for platform in Platform.allCases {
      // By role, the worst ratio in each appearance that falls short.
      var worst: [String: [Double?]] = [:]
      for example in GoldenTests.Case.all where example.platform == platform {
        guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: platform) else { continue }
        for appearance in Contrast.Appearance.allCases {
          for text in Contrast.measure(scene, appearance) where text.ratio < text.least {
            let name = names[text.run.role.name] ?? text.run.role.name
            var ratios = worst[name] ?? [nil, nil, nil, nil]
            ratios[appearance.rawValue] = min(ratios[appearance.rawValue] ?? 21, text.ratio)
            worst[name] = ratios
          }
        }
      }
      for (name, ratios) in worst.sorted(by: { $0.key < $1.key }) {
        let cells = ratios.map { ratio in ratio.map { String(format: "%.1f", ($0 * 10).rounded(.down) / 10) } ?? "–" }
        table += "\n| `\(platform.id)` | \(name) | \(cells.joined(separator: " | ")) |"
      }
    }
    return table
  }

  /// What readers call a role.
  private static let names = [
    "tint": "Buttons in the tint color",
    "red": "Destructive buttons",
    "label2": "Secondary text",
    "hint": "Placeholders",
    "value2": "Values in rows",
    "ontint": "Tinted buttons",
    "ondefault": "The default button",
    "black": "Labels of light buttons",
    "stext": "“OFF” on a switch",
    "white": "White text on glass and bars",
  ]
}
