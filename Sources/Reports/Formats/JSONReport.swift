internal import Diagnostics
import Writing

extension ReportFormat {
  /// For tools; documented here, and changed only together with `version`.
  ///
  /// Members that do not apply are left out, never null.
  ///
  ///     version    1, of this format; new members may appear without a new version
  ///     tool       name, version
  ///     totals     errors, warnings, notes, files (with findings), filesChecked
  ///     comparison base, omitted, fixed: what an earlier check had, with --since and --baseline only
  ///     findings   in the order of files and places; each has
  ///       rule, severity (error, warning, note), summary, explanation
  ///       path     relative to the project; left out where no file is at fault
  ///       range    start and end (exclusive), each with `line` and `column` from 1, `column` in UTF-16 units,
  ///                and `offset` in UTF-8 bytes from 0; left out for a whole file
  ///       notes    each has message, and path and range as above
  ///       fixes    each has label and edits; each edit has range and replacement; the edits belong together
  ///     rules      those that the findings name: id, summary, rationale, severity (the default one), source
  package static let json = ReportFormat(name: "json", help: "complete output for tools") {
    report, presentation in
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { json in
        json.member("name", "patternbook")
        json.member("version", report.toolVersion)
      }
      json.member("totals") { json in
        json.member("errors", report.totals.errors)
        json.member("warnings", report.totals.warnings)
        json.member("notes", report.totals.notes)
        json.member("files", report.totals.files)
        json.member("filesChecked", report.totals.filesChecked)
      }
      if let comparison = report.comparison {
        json.member("comparison") { json in
          json.member("base", comparison.base)
          json.member("omitted", comparison.omitted)
          json.member("fixed", comparison.fixed)
        }
      }
      let objects = JSONReport(report: report, paths: presentation.paths)
      json.member("findings", array: report.findings) { objects.finding($1, &$0) }
      let named = Set(report.findings.map(\.rule))
      json.member("rules", array: report.rules.filter { named.contains($0.id) }) { objects.rule($1, &$0) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

private struct JSONReport {
  let report: Report
  let paths: PathStyle

  func finding(_ finding: Diagnostic, _ json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("summary", finding.summary)
      json.member("explanation", finding.explanation)
      place(finding.location, &json)
      json.member("notes", array: finding.notes) { json, note in
        json.object { json in
          json.member("message", note.message)
          place(note.location, &json)
        }
      }
      json.member("fixes", array: finding.fixes) { json, fix in
        json.object { json in
          json.member("label", fix.label)
          json.member("edits", array: fix.edits) { json, edit in
            json.object { json in
              range(edit.range, in: finding.location?.path ?? "", &json)
              json.member("replacement", edit.replacement)
            }
          }
        }
      }
    }
  }

  func rule(_ rule: RuleDescription, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      json.member("summary", rule.summary)
      json.member("rationale", rule.rationale)
      json.member("severity", rule.severity.rawValue)
      if let source = rule.source { json.member("source", source) }
    }
  }

  private func place(_ location: SourceLocation?, _ json: inout JSONWriter) {
    guard let location else { return }
    json.member("path", paths(location.path))
    if let range = location.range { self.range(range, in: location.path, &json) }
  }

  /// Of a file that is not at hand, the offsets alone.
  private func range(_ range: SourceRange, in path: String, _ json: inout JSONWriter) {
    let region = report.region(range, in: path)
    json.member("range") { json in
      json.member("start") { position(region?.start, offset: range.lowerBound, &$0) }
      json.member("end") { position(region?.end, offset: range.upperBound, &$0) }
    }
  }

  private func position(_ position: SourceFile.Position?, offset: Int, _ json: inout JSONWriter) {
    if let position {
      json.member("line", position.line)
      json.member("column", position.utf16Column)
    }
    json.member("offset", offset)
  }
}
