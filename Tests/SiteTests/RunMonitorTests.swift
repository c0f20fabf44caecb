import Files
import TestSupport
import Testing

@testable import Site

@Suite struct RunMonitorTests {
  private static let files = FileTree.memory(texts: [
    "Content/site.yml": "title: Library\n", "Content/index.md": "# Home\n\nWords.\n", "Content/page.md": "# Page\n",
  ])

  @Test func seesTheStagesOfABuildInTheirOrder() async throws {
    let monitor = RunMonitor()
    var options = PipelineOptions()
    options.monitor = monitor
    _ = try await Pipeline(files: Self.files, options: options).run(into: MemoryOutput())
    #expect(monitor.costs.map(\.stage) == [.read, .parse, .validate, .render, .search, .lists])
    #expect(monitor.costs.allSatisfy { $0.wall >= .zero && $0.processorTime >= .zero && $0.peakMemory > 1_000_000 })
    #expect(monitor.progress == nil)
  }

  @Test func aCheckEndsBeforeRendering() async throws {
    let monitor = RunMonitor()
    var options = PipelineOptions()
    options.monitor = monitor
    _ = try await Pipeline(files: Self.files, options: options).run(into: nil)
    #expect(monitor.costs.map(\.stage) == [.read, .parse, .validate])
  }

  @Test func knowsHowFarAStageIs() {
    let monitor = RunMonitor()
    #expect(monitor.progress == nil)
    monitor.begin(.parse, of: 20)
    monitor.advance(by: 16)
    #expect(monitor.progress == .init(stage: .parse, pages: 16, total: 20))
    monitor.advance(by: 16)
    #expect(monitor.progress?.pages == 20)
    monitor.begin(.validate)
    #expect(monitor.progress == .init(stage: .validate, pages: 0, total: 0))
    monitor.end()
    #expect(monitor.progress == nil)
    #expect(monitor.costs.map(\.stage) == [.parse, .validate])
  }
}
