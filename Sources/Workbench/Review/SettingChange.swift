import Diagnostics
package import Files
package import Site

/// A setting in `site.yml` that is different.
package struct SettingChange: Sendable, Hashable {
  /// The key, or two for one of several settings below a key; empty for the whole file, if only one state has one that
  /// can be read.
  package var path: [String]
  /// The value as it was; nil if it was not set.
  package var before: String?
  /// The value as it is; nil if it is not set.
  package var after: String?
  /// What the change does to findings; nil if that was not counted.
  package var effect: Effect?

  /// Numbers of findings.
  package struct Effect: Sendable, Hashable {
    /// Findings that only this change causes.
    package var caused: Int
    package var resolved: Int
    /// Findings that have another severity.
    package var regraded: Int

    package init(caused: Int, resolved: Int, regraded: Int = 0) {
      (self.caused, self.resolved, self.regraded) = (caused, resolved, regraded)
    }

    /// Compares what a check finds with the earlier value and with the current one.
    init(from before: Check, to after: Check) {
      let matches = FindingMatches(earlier: before.findings, current: after.findings)
      (caused, resolved) = (matches.new.count, matches.gone.count)
      regraded = FindingMatches(earlier: before.graded, current: after.graded).new.count - caused
    }
  }

  /// What a check finds.
  struct Check {
    var findings: [FindingIdentity]
    /// The same, each with its severity as part of its rule.
    var graded: [FindingIdentity]

    init(_ snapshot: Snapshot) {
      findings = snapshot.identities()
      graded = zip(findings, snapshot.result.diagnostics).map { finding, diagnostic in
        var finding = finding
        finding.rule = "\(diagnostic.severity) \(finding.rule)"
        return finding
      }
    }
  }

  package init(path: [String], before: String?, after: String?, effect: Effect? = nil) {
    (self.path, self.before, self.after, self.effect) = (path, before, after, effect)
  }

  /// The key as people name it: `rules: page/broken-link`.
  package var key: String { path.isEmpty ? SiteConfiguration.path : path.joined(separator: ": ") }

  /// Each counted setting takes a check of the whole site.
  private static let countLimit = 12

  /// Compares the settings of two states, and counts what each difference causes.
  ///
  /// A finding is caused by a setting if a check with its earlier value does not have it.
  ///
  /// - Throws: `FileError`, and errors of the check.
  package static func all(
    from earlier: FileTree, to current: FileTree, options: PipelineOptions
  ) async throws -> [SettingChange] {
    let (old, new) = (try WrittenSettings(of: earlier), try WrittenSettings(of: current))
    guard let old, let new else {
      let bytes = try [earlier, current].map { try text(of: $0) }
      return bytes[0] == bytes[1] ? [] : [SettingChange(path: [], before: nil, after: nil)]
    }
    var changes = differences(from: old, to: new)
    guard !changes.isEmpty else { return [] }
    let now = try await check(current, with: new.text(), options)
    for index in changes.indices.prefix(countLimit) {
      let text = new.text(reverting: changes[index].path, to: old)
      changes[index].effect = Effect(from: try await check(current, with: text, options), to: now)
    }
    return changes
  }

  static func differences(from old: WrittenSettings, to new: WrittenSettings) -> [SettingChange] {
    let paths = new.paths + old.paths.filter { new.values[$0] == nil }
    return paths.compactMap { path in
      let (before, after) = (old.values[path], new.values[path])
      return before == after ? nil : SettingChange(path: path, before: before, after: after)
    }
  }

  private static func text(of files: FileTree) throws -> [UInt8]? {
    do {
      return try files.read(SiteConfiguration.path)
    } catch let error as FileError {
      guard case .refused = error.cause else { throw error }
      return nil
    }
  }

  /// Checks the site with other settings.
  private static func check(
    _ files: FileTree, with settings: [UInt8], _ options: PipelineOptions
  ) async throws -> Check {
    var tree = files
    let read = files.read
    tree.read = { path in path == SiteConfiguration.path ? settings : try read(path) }
    return Check(Snapshot(result: try await Pipeline(files: tree, options: options).run(into: nil), files: tree))
  }
}
