import Diagnostics
import Dialogs
package import Words
import Writing

/// A review as Markdown for a comment on a pull request: the worst first, and the number of entries that it leaves out.
package struct ReviewComment: Sendable {
  private let review: Review
  private let words: Words
  private let pathPrefix: String

  /// GitHub refuses comments of more than 65,536 characters.
  ///
  /// This is in bytes, so that it holds for every way to count.
  package static let limit = 65_536
  /// Room for the lines that count what is left out, and for what a workflow adds.
  private static let reserve = 1_536
  /// The maximum number of characters of a text.
  private static let textLimit = 300
  /// The maximum number of changed values of a dialog.
  private static let valueLimit = 20

  package init(_ review: Review, words: Words, pathPrefix: String) {
    (self.review, self.words, self.pathPrefix) = (review, words, pathPrefix)
  }

  /// An entry of a section.
  private struct Entry {
    var section: ReviewSection
    /// How much it matters: the lowest first.
    var rank: Int
    var text: String
  }

  package var bytes: [UInt8] {
    var text = "### \(words.text(.reviewTitle)): \(MarkdownComment.text(review.site))\n\n"
    text += MarkdownComment.text(words.text(.reviewCompared, ("base", review.base))) + "\n"
    guard !review.isEmpty else { return Array((text + "\n" + words.text(.reviewNothing) + "\n").utf8) }
    let entries = entries
    let kept = Self.kept(entries, in: Self.limit - Self.reserve - text.utf8.count)
    for section in ReviewSection.allCases {
      let count = entries.count { $0.section == section }
      guard count > 0 else { continue }
      let shown = entries.indices.filter { entries[$0].section == section && kept.contains($0) }
      text += "\n#### \(words.text(section.title)) (\(count))\n\n"
      for index in shown { text += entries[index].text }
      if shown.count < count { text += "\n\(words.text(.reviewOmitted, count: count - shown.count))\n" }
    }
    return Array(text.utf8)
  }

  /// The indexes of entries that have room: the worst of them, up to the first that does not fit.
  private static func kept(_ entries: [Entry], in room: Int) -> Set<Int> {
    var room = room
    var kept: Set<Int> = []
    for index in entries.indices.sorted(by: { (entries[$0].rank, $0) < (entries[$1].rank, $1) }) {
      room -= entries[index].text.utf8.count
      guard room >= 0 else { break }
      kept.insert(index)
    }
    return kept
  }

  // MARK: Entries

  private var entries: [Entry] {
    review.newFindings.map { Entry(section: .findings, rank: rank(of: $0), text: line(of: $0)) }
      + review.brokenLinks.map { Entry(section: .links, rank: rank(of: $0), text: line(of: $0)) }
      + review.dialogs.map { Entry(section: .dialogs, rank: rank(of: $0), text: lines(of: $0)) }
      + review.pages.map { Entry(section: .pages, rank: rank(of: $0), text: line(of: $0)) }
      + review.settings.map { Entry(section: .settings, rank: 4, text: line(of: $0)) }
      + review.fixedFindings.map { Entry(section: .fixed, rank: 8, text: line(of: $0)) }
  }

  private func rank(of finding: ReviewFinding) -> Int {
    switch finding.severity {
    case .error: 0
    case .warning: 2
    case .note: 6
    }
  }

  private func rank(of change: DialogChange) -> Int {
    if let after = change.after, after.dialog == nil { return 1 }
    switch change.kind {
    case .removed, .changed: return 3
    case .added: return 5
    case .moved: return 7
    }
  }

  private func rank(of change: PageChange) -> Int {
    if change.formerAddress == .gone { return 1 }
    return change.kind == .changed ? 7 : 5
  }

  private func line(of finding: ReviewFinding) -> String {
    let place = finding.path.map { " " + self.place($0, line: finding.line) } ?? ""
    return "- \(finding.severity.rawValue): \(short(finding.summary))\(place) \(code(finding.rule))\n"
  }

  private func line(of change: PageChange) -> String {
    let before = change.kind == .moved ? change.before.map { place($0.source) + " → " } : nil
    var line = "- **\(words.text(change.kind.title))** \(short(change.page?.title ?? "")) "
    line += (before ?? "") + place(change.page?.source ?? "")
    if let address = change.formerAddress {
      line += ". " + words.text(address.sentence)
    }
    return line + "\n"
  }

  private func line(of change: SettingChange) -> String {
    guard !change.path.isEmpty else { return "- \(code(change.key))\n" }
    let effects = ReviewPage(review, words: words, language: "", pathPrefix: "").effects(of: change)
    let value = self.value(change.key, change.before.map(code), change.after.map(code))
    return "- \(value)\(effects.isEmpty ? "" : ": " + effects.joined(separator: ", "))\n"
  }

  private func lines(of change: DialogChange) -> String {
    guard let state = change.state else { return "" }
    let place = self.place(state.page.source, line: state.line)
    var lines = "- **\(words.text(change.kind.title))** \(short(change.name(words))) \(place)\n"
    if change.after != nil, state.dialog == nil { lines += "  - \(words.text(.reviewBroken))\n" }
    for sentence in change.sentences(words) { lines += "  - \(short(sentence))\n" }
    for value in change.values.prefix(Self.valueLimit) {
      guard value.isText else {
        lines += "  - \(self.value(value.key, value.before.map(code), value.after.map(code)))\n"
        continue
      }
      let pieces = TextChange(from: shortened(value.before ?? ""), to: shortened(value.after ?? ""))
      let before = value.before.map { _ in marked(pieces.before, "del") }
      lines += "  - \(self.value(value.key, before, value.after.map { _ in marked(pieces.after, "ins") }))\n"
    }
    let left = change.values.count - Self.valueLimit
    if left > 0 { lines += "  - \(words.text(.reviewOmitted, count: left))\n" }
    return lines
  }

  // MARK: Parts

  private func value(_ key: String, _ before: String?, _ after: String?) -> String {
    let none = words.text(.reviewNone)
    return words.text(.reviewValue, ("name", code(key)), ("before", before ?? none), ("after", after ?? none))
  }

  private func marked(_ pieces: [TextChange.Piece], _ tag: String) -> String {
    pieces.map { piece in
      let text = MarkdownComment.text(piece.text)
      return piece.isChanged ? "<\(tag)>\(text)</\(tag)>" : text
    }.joined()
  }

  private func place(_ path: String, line: Int? = nil) -> String {
    MarkdownComment.code(pathPrefix + path + (line.map { ":\($0)" } ?? ""))
  }

  private func code(_ text: String) -> String { MarkdownComment.code(shortened(text)) }

  private func short(_ text: String) -> String { MarkdownComment.text(shortened(text)) }

  private func shortened(_ text: String) -> String {
    text.count > Self.textLimit ? text.prefix(Self.textLimit) + "…" : text
  }
}
