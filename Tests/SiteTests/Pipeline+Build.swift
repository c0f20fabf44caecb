import Site

extension Pipeline {
  /// Builds a site in memory.
  ///
  /// - Returns: what has come of the run, and the site's files as texts, by path.
  func build() async throws -> (result: SiteResult, site: [String: String]) {
    let output = MemoryOutput()
    let result = try await run(into: output)
    return (result, output.files.mapValues { String(decoding: $0, as: UTF8.self) })
  }
}
