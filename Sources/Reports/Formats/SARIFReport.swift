internal import Diagnostics
import Writing

extension ReportFormat {
  /// SARIF 2.1.0 for code scanning, within GitHub's limits.
  ///
  /// GitHub keeps 5,000 results of a run and refuses a file in which a result has no location. So the worst 5,000 are
  /// written, a notification counts the rest, and findings without a file become notifications.
  package static let sarif = ReportFormat(name: "sarif", help: "SARIF 2.1.0 for code scanning") {
    report, presentation in
    let sarif = SARIFReport(report: report, paths: presentation.paths)
    var json = JSONWriter()
    sarif.write(&json)
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

private struct SARIFReport {
  private let report: Report
  private let objects: SARIFObjects
  private let rules: SARIFRules
  private let shown: [Diagnostic]
  private let placeless: [Diagnostic]
  private let leftOut: Int
  /// Fingerprints by path and line.
  private let fingerprints: [String: LineFingerprints]

  /// Maximum number of results that GitHub keeps per run.
  private static let resultLimit = 5_000
  /// Maximum number of related locations that GitHub keeps per result.
  private static let noteLimit = 100

  init(report: Report, paths: PathStyle) {
    self.report = report
    objects = SARIFObjects(report: report, paths: paths)
    rules = SARIFRules(report)
    let worstFirst = report.worstFirst
    let placed = worstFirst.filter { $0.location != nil }
    shown = Array(placed.prefix(Self.resultLimit))
    leftOut = placed.count - shown.count
    placeless = worstFirst.filter { $0.location == nil }

    var lines: [String: Set<Int>] = [:]
    for case let location? in shown.map(\.location) {
      lines[location.path, default: []].insert(report.region(of: location)?.start.line ?? 1)
    }
    var fingerprints: [String: LineFingerprints] = [:]
    for (path, lines) in lines {
      fingerprints[path] = report.source(path).map { LineFingerprints(of: $0.bytes, lines: lines) }
    }
    self.fingerprints = fingerprints
  }

  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs", array: CollectionOfOne(())) { json, _ in json.object(run) }
    }
  }

  private func run(_ json: inout JSONWriter) {
    json.member("tool") { json in
      json.member("driver") { json in
        json.member("name", "Patternbook")
        json.member("semanticVersion", report.toolVersion)
        json.member("rules", array: rules.descriptions) { SARIFRules.write($1, &$0) }
      }
    }
    json.member("invocations", array: CollectionOfOne(())) { json, _ in json.object(invocation) }
    json.member("columnKind", "utf16CodeUnits")
    json.member("results", array: shown) { result($1, &$0) }
    json.member("properties") { json in
      json.member("findings", report.findings.count)
      json.member("findingsLeftOut", leftOut)
    }
  }

  /// The run itself, with findings that have no location.
  private func invocation(_ json: inout JSONWriter) {
    json.member("executionSuccessful", true)
    json.member("toolConfigurationNotifications", array: placeless.prefix(Self.resultLimit)) { json, finding in
      json.object { json in
        json.member("associatedRule") { $0.member("index", rules.index(of: finding.rule)) }
        json.member("level", finding.severity.rawValue)
        objects.message(SARIFObjects.text(of: finding), &json)
      }
    }
    guard leftOut > 0 else { return }
    json.member("toolExecutionNotifications", array: CollectionOfOne(leftOut)) { json, leftOut in
      json.object { json in
        json.member("level", "warning")
        objects.message("\(counted(leftOut, "more finding")) of equal or lower severity omitted.", &json)
      }
    }
  }

  private func result(_ finding: Diagnostic, _ json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.rule)
      json.member("ruleIndex", rules.index(of: finding.rule))
      json.member("level", finding.severity.rawValue)
      objects.message(SARIFObjects.text(of: finding), &json)
      guard let location = finding.location else { return }
      json.member("locations", array: CollectionOfOne(location)) { json, location in
        json.object { objects.physicalLocation(location, &$0) }
      }
      let line = report.region(of: location)?.start.line ?? 1
      if let fingerprint = fingerprints[location.path]?.byLine[line] {
        json.member("partialFingerprints") { $0.member("primaryLocationLineHash", fingerprint) }
      }
      relatedLocations(finding, &json)
      objects.fixes(finding.fixes, in: location.path, &json)
    }
  }

  private func relatedLocations(_ finding: Diagnostic, _ json: inout JSONWriter) {
    let notes = finding.notes.filter { $0.location != nil }.prefix(Self.noteLimit)
    guard !notes.isEmpty else { return }
    json.member("relatedLocations", array: zip(1..., notes)) { json, numbered in
      json.object { json in
        json.member("id", numbered.0)
        if let location = numbered.1.location { objects.physicalLocation(location, &json) }
        objects.message(numbered.1.message, &json)
      }
    }
  }
}
