import Diagnostics
package import Files
package import Site

/// A project at one moment: what a check found, and the files that it found it in.
package struct Snapshot: Sendable {
  package var result: SiteResult
  package var files: FileTree

  package init(result: SiteResult, files: FileTree) {
    self.result = result
    self.files = files
  }

  /// The identities of its findings, in their order.
  package func identities() -> [FindingIdentity] {
    let sources = result.sources(from: files)
    let blocks = Dictionary(
      result.library.pages.lazy.map { ($0.source, $0.blocks) }, uniquingKeysWith: { first, _ in first })
    return result.diagnostics.map { finding in
      let path = finding.location?.path ?? ""
      return FindingIdentity(finding, in: sources[path], blocks: blocks[path] ?? [])
    }
  }
}
