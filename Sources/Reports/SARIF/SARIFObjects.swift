import Diagnostics
import Writing

/// The SARIF objects that several places use.
struct SARIFObjects {
  let report: Report
  let paths: PathStyle

  /// Maximum length of a message in characters; code scanning shows far less.
  private static let messageLimit = 4_096

  /// The first sentence, which code scanning shows in lists, then the rest.
  static func text(of finding: Diagnostic) -> String {
    var text = finding.summary.isEmpty ? finding.rule : finding.summary
    if let last = text.last, !".?!…".contains(last) { text += "." }
    if !finding.explanation.isEmpty { text += " " + finding.explanation }
    for note in finding.notes where note.location == nil { text += "\nNote: " + note.message }
    return text
  }

  func message(_ text: String, _ json: inout JSONWriter) {
    json.member("message") { $0.member("text", Self.cut(text.isEmpty ? "(no text)" : text, to: Self.messageLimit)) }
  }

  static func cut(_ text: String, to limit: Int) -> String {
    text.utf8.count > limit && text.count > limit ? text.prefix(limit - 1) + "…" : text
  }

  func physicalLocation(_ location: SourceLocation, _ json: inout JSONWriter) {
    json.member("physicalLocation") { json in
      artifactLocation(location.path, &json)
      if let region = report.region(of: location) {
        self.region("region", region, &json)
      } else {
        // In SARIF, a whole file needs no region, but GitHub requires a line.
        json.member("region") { $0.member("startLine", 1) }
      }
    }
  }

  /// Fixes whose edits all have locations; `fixes` is omitted if there are none.
  func fixes(_ fixes: [Diagnostic.Fix], in path: String, _ json: inout JSONWriter) {
    let placed = fixes.filter { fix in
      !fix.edits.isEmpty && fix.edits.allSatisfy { report.region($0.range, in: path) != nil }
    }
    guard !placed.isEmpty else { return }
    json.member("fixes", array: placed) { json, fix in
      json.object { json in
        json.member("description") { $0.member("text", fix.label) }
        json.member("artifactChanges", array: CollectionOfOne(fix)) { json, fix in
          json.object { json in
            artifactLocation(path, &json)
            json.member("replacements", array: fix.edits) { json, edit in
              json.object { json in
                if let region = report.region(edit.range, in: path) { self.region("deletedRegion", region, &json) }
                json.member("insertedContent") { $0.member("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private func artifactLocation(_ path: String, _ json: inout JSONWriter) {
    json.member("artifactLocation") { $0.member("uri", Self.uriReference(paths(path))) }
  }

  private func region(_ name: StaticString, _ region: Report.Region, _ json: inout JSONWriter) {
    json.member(name) { json in
      json.member("startLine", region.start.line)
      json.member("startColumn", region.start.utf16Column)
      json.member("endLine", region.end.line)
      json.member("endColumn", region.end.utf16Column)
    }
  }

  /// A path as a relative reference: everything except unreserved characters and slashes is percent-encoded, so that
  /// colons and question marks in file names have no special meaning.
  static func uriReference(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let hex = String(byte, radix: 16, uppercase: true)
        result += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return result
  }
}
