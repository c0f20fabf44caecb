import Dialogs
import Foundation
import Mockups
import TestSupport
import Testing
import Writing

@Suite struct GoldenTests {
  /// One sample on one platform.
  struct Case: Sendable, CustomTestStringConvertible {
    let sample: Sample
    let platform: Platform

    var path: String { "\(sample.name)/\(platform.id)" }
    var testDescription: String { path }

    static let all = Sample.all.flatMap { sample in
      (sample.platforms.isEmpty ? Platform.allCases : sample.platforms)
        .filter { MockupRenderer.isDrawn(sample.dialog.kind.value, on: $0) }
        .map { Case(sample: sample, platform: $0) }
    }
  }

  @Test(arguments: Case.all)
  func matches(_ example: Case) throws {
    guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: example.platform) else {
      Issue.record("not drawn")
      return
    }
    try Goldens.ofMockups.expect(scene.dump, is: example.path + "/scene.txt")
    var writer = HTMLWriter()
    SVGPrinter.print(scene, .standalone(.automatic), into: &writer)
    try Goldens.ofMockups.expect(String(decoding: writer.bytes, as: UTF8.self) + "\n", is: example.path + "/mockup.svg")
  }

  @Test(arguments: NotedDrawing.all)
  func matchesWithNotes(_ drawing: NotedDrawing) throws {
    var writer = HTMLWriter()
    SVGPrinter.print(drawing.scene, .standalone(.automatic), into: &writer)
    try Goldens.ofMockups.expect(String(decoding: writer.bytes, as: UTF8.self) + "\n", is: drawing.path)
  }

  @Test func hasNoOrphans() throws {
    let drawn = Case.all.flatMap { [$0.path + "/scene.txt", $0.path + "/mockup.svg"] }
    let live = LiveTests.golden.map { "\($0.0)/\($0.1.id)/live.html" }
    let expected = Set(drawn).union(NotedDrawing.all.map(\.path)).union(live).union(
      Sample.all.map { $0.name + "/code.txt" })
    for orphan in try Goldens.ofMockups.paths().subtracting(expected).sorted() {
      if Goldens.isUpdating {
        try FileManager.default.removeItem(at: Goldens.ofMockups.folder.appending(path: orphan))
      } else {
        Issue.record("\(orphan) is a golden that no sample produces (UPDATE_GOLDENS=1 removes it)")
      }
    }
  }
}
