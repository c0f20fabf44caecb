import Words

@testable import Site

/// What git prints gives the same dates however it arrives, and only for pages that were asked for.
enum HistoryProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let wanted: Set = ["Content/index.md", "Content/a/b.md", "Content/é.md", ""]
    let boundary: Set = ["0123456789abcdef0123456789abcdef01234567", "b"]
    var whole = GitLogReader(wanted: wanted, boundary: boundary)
    whole.take(bytes)
    var parts = GitLogReader(wanted: wanted, boundary: boundary)
    let middle = bytes.count / 3
    parts.take(bytes[..<middle])
    parts.take(bytes[middle...])
    try require(whole.dates == parts.dates && whole.unknown == parts.unknown, "it matters how the log arrives")
    try require(wanted.isSuperset(of: whole.dates.keys), "dates of pages that were not asked for")
    try require(whole.dates.count + whole.unknown <= wanted.count, "\(whole.unknown) pages are unknown")
    for date in whole.dates.values {
      try require(date.dateTime.utf8.count == 20, "the date \(date.dateTime)")
      try require(!date.inWords(.english).isEmpty, "a date without words")
    }
  }
}
