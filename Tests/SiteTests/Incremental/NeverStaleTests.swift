import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

@testable import Site

/// A preview shows what a build would publish, whatever has changed since it began.
///
/// `STALE_STEPS` sets the number of changes in each walk, `STALE_SEED` the first of its random numbers.
@Suite struct NeverStaleTests {
  private static let steps = ProcessInfo.processInfo.environment["STALE_STEPS"].flatMap { Int($0) } ?? 6
  private static let seed = ProcessInfo.processInfo.environment["STALE_SEED"].flatMap { UInt64($0) } ?? 1

  /// - Parameter isTold: whether the preview is told which files have changed.
  @Test(arguments: [false, true], [false, true])
  func aWalkOfChangesShowsWhatABuildWould(_ isOnDisk: Bool, _ isTold: Bool) async throws {
    var options = PipelineOptions()
    options.failOn = nil
    options.includesDrafts = true
    options.isPreview = true
    var project = try ChangingProject(seed: Self.seed, isOnDisk: isOnDisk)
    let pipeline = Pipeline(files: try project.tree(), options: options)
    let kept = KeptResults()
    var known: Set<String> = []
    for step in 0...Self.steps {
      let change = step == 0 ? "start" : try project.change()
      let place = Comment(rawValue: "seed \(Self.seed), step \(step): \(change)")
      let output = MemoryOutput()
      let fresh = try await pipeline.run(into: output)
      let preview = try await pipeline.preview(keeping: kept, changed: isTold ? project.changed : nil)
      let site = preview.site
      try #require(preview.findings.all == fresh.diagnostics, place)
      try #require((site == nil) == (fresh.totals == nil), place)
      let files = output.files
      if let site {
        // The order in which files are asked for makes no difference.
        for path in known.union(files.keys).shuffled() {
          let (served, built) = (try await site.file(path), files[path])
          try #require(served == built, "\(place.rawValue), \(path)")
        }
      }
      known.formUnion(files.keys)
    }
  }
}
