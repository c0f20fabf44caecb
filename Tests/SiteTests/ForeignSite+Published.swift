import Diagnostics
import Files
import Testing

@testable import Site

extension ForeignSite {
  static func recognize(_ files: [String: String]) throws -> ForeignSite? {
    try recognize(.memory(texts: files), name: "name", at: "")
  }

  /// Publishes a project of a tool with the settings that it gets.
  static func published(
    _ files: [String: String], of tool: String
  ) async throws -> (pages: [String: String], findings: [Diagnostic]) {
    let site = try #require(try recognize(files))
    #expect(site.tool == tool)
    let output = MemoryOutput()
    var options = PipelineOptions()
    options.failOn = nil
    let all = files.merging([SiteConfiguration.path: site.configuration]) { $1 }
    let result = try await Pipeline(files: .memory(texts: all), options: options).run(into: output)
    return (output.files.mapValues { String(decoding: $0, as: UTF8.self) }, result.diagnostics)
  }
}
