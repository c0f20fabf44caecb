import Diagnostics
import Files
import Markdown
import YAML

/// Whether a page is to be published on the day of the build, as `publishDate` and `expiryDate` of Hugo say.
enum PublicationPeriod {
  /// The day in UTC, `2026-05-03`; `SOURCE_DATE_EPOCH` sets another one, so that a build can be repeated later.
  private static let today: String = {
    let epoch = Surroundings.variable("SOURCE_DATE_EPOCH").flatMap { Int($0) }
    return (Timestamp(seconds: epoch ?? FileIdentity.now) ?? Timestamp(seconds: 0))?.date ?? ""
  }()

  /// A value that is not a date: the page is published as without it, when nobody expects that.
  static func findings(
    _ entry: YAMLNode.Entry, _ meaning: ForeignFrontMatter.Meaning, path: String
  ) -> [Diagnostic] {
    switch meaning {
    case .publication, .expiry: break
    default: return []
    }
    let text = entry.value.text
    // A program may fill in a value, or leave it empty.
    guard !entry.value.isNull, text != "", text?.contains("{{") != true, text.flatMap({ WrittenDate($0) }) == nil
    else { return [] }
    return [
      Diagnostic(
        rule: .frontMatter, severity: .note, summary: "“\(entry.key)” cannot be read as a date, and has no effect",
        explanation: "Write year, month, and day: 2030-01-31.",
        location: SourceLocation(path: path, range: entry.value.range),
        cause: .onPages("“\(entry.key)” cannot be read as a date on "))
    ]
  }

  /// Whether a day is still to come; false for a text that is not a date.
  static func isAhead(_ text: String) -> Bool { WrittenDate(text).map { $0.iso > today } ?? false }

  /// Whether a day has come; one with a time has to be over.
  static func isOver(_ text: String) -> Bool {
    guard let date = WrittenDate(text) else { return false }
    return date.rest.isEmpty ? date.iso <= today : date.iso < today
  }
}
