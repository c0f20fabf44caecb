import Diagnostics
package import Words
import Writing

/// A review as a page for people: what changed, section by section, with drawings before and after.
///
/// The page is bounded: it says what it leaves out. `review.json` has everything.
package struct ReviewPage: Sendable {
  let review: Review
  let words: Words
  /// BCP 47 tag of the site.
  let language: String
  /// What precedes paths, so that readers find the files.
  let pathPrefix: String

  package init(_ review: Review, words: Words, language: String, pathPrefix: String) {
    (self.review, self.words, self.language, self.pathPrefix) = (review, words, language, pathPrefix)
  }

  /// Maximum number of entries of a section.
  static let entryLimit = 500
  /// Maximum number of drawings.
  static let drawingLimit = 600

  package var title: String { words.text(.reviewTitle) }
  package var description: String { words.text(.reviewCompared, ("base", review.base)) }

  /// The page below its title.
  package func body() -> [UInt8] {
    var writer = HTMLWriter(capacity: 1 << 16)
    guard !review.isEmpty else {
      writer.markup("<p class=\"review-nothing\">")
      writer.word(.reviewNothing, of: words)
      writer.markup("</p>\n")
      return writer.bytes
    }
    let sections = ReviewSection.allCases.filter { $0.count(in: review) > 0 }
    summary(of: sections, into: &writer)
    for section in sections {
      writer.markup("<section class=\"review-section\"")
      writer.attribute("id", section.rawValue)
      writer.attribute("aria-labelledby", section.rawValue + "-title")
      writer.markup(">\n<h2")
      writer.attribute("id", section.rawValue + "-title")
      writer.markup(">")
      writer.word(section.title, of: words)
      writer.markup(" <span class=\"review-number\">")
      writer.number(section.count(in: review))
      writer.markup("</span></h2>\n")
      write(section, into: &writer)
      writer.markup("</section>\n")
    }
    return writer.bytes
  }

  private func summary(of sections: [ReviewSection], into writer: inout HTMLWriter) {
    writer.markup("<nav class=\"review-summary\"")
    writer.attribute("aria-label", .reviewSummary, of: words)
    writer.markup("><ul>")
    for section in sections {
      writer.markup("<li><a class=\"review-to-")
      writer.text(section.rawValue)
      writer.markup("\" href=\"#")
      writer.text(section.rawValue)
      writer.markup("\"><span class=\"review-count\">")
      writer.number(section.count(in: review))
      writer.markup("</span> ")
      writer.word(section.title, of: words)
      writer.markup("</a></li>")
    }
    writer.markup("</ul></nav>\n")
  }

  private func write(_ section: ReviewSection, into writer: inout HTMLWriter) {
    switch section {
    case .findings: list(review.newFindings, into: &writer, finding)
    case .links: list(review.brokenLinks, into: &writer, finding)
    case .fixed: list(review.fixedFindings, into: &writer, fixedFinding)
    case .pages: list(review.pages, into: &writer, page)
    case .settings: list(review.settings, into: &writer, setting)
    case .dialogs: ReviewDialogs(page: self).write(into: &writer)
    }
  }

  /// A list of entries, and how many it leaves out.
  private func list<Entry>(
    _ entries: [Entry], into writer: inout HTMLWriter, _ write: (Entry, inout HTMLWriter) -> Void
  ) {
    writer.markup("<ul class=\"review-list\">\n")
    for entry in entries.prefix(Self.entryLimit) {
      writer.markup("<li>")
      write(entry, &writer)
      writer.markup("</li>\n")
    }
    writer.markup("</ul>\n")
    omitted(entries.count - Self.entryLimit, into: &writer)
  }

  func omitted(_ count: Int, into writer: inout HTMLWriter) {
    guard count > 0 else { return }
    writer.markup("<p class=\"review-note\">")
    writer.text(words.text(.reviewOmitted, count: count))
    writer.markup("</p>\n")
  }

  // MARK: Entries

  private func finding(_ finding: ReviewFinding, into writer: inout HTMLWriter) {
    writer.markup("<p><span class=\"review-badge severity-")
    writer.text(finding.severity.rawValue)
    writer.markup("\" lang=\"en\">")
    writer.text(finding.severity.rawValue)
    writer.markup("</span> ")
    fixedFinding(finding, into: &writer)
    writer.markup("</p>")
    guard !finding.explanation.isEmpty else { return }
    writer.markup("<p class=\"review-note\" lang=\"en\">")
    writer.text(printable(finding.explanation))
    writer.markup("</p>")
  }

  private func fixedFinding(_ finding: ReviewFinding, into writer: inout HTMLWriter) {
    writer.markup("<span lang=\"en\">")
    writer.text(printable(finding.summary))
    writer.markup("</span> <span class=\"review-place\">")
    if let path = finding.path {
      place(path, line: finding.line, into: &writer)
      writer.markup(" ")
    }
    code(finding.rule, into: &writer)
    writer.markup("</span>")
  }

  private func page(_ change: PageChange, into writer: inout HTMLWriter) {
    writer.markup("<p>")
    badge(change.kind.rawValue, change.kind.title, into: &writer)
    writer.markup("<strong>")
    writer.text(printable(change.page?.title ?? ""))
    writer.markup("</strong> <span class=\"review-place\">")
    if change.kind == .moved, let before = change.before {
      place(before.source, line: nil, into: &writer)
      writer.markup(" → ")
    }
    place(change.page?.source ?? "", line: nil, into: &writer)
    writer.markup("</span></p>")
    guard let address = change.formerAddress else { return }
    writer.markup("<p class=\"review-note")
    if address == .gone { writer.markup(" review-alarm") }
    writer.markup("\">")
    writer.word(address.sentence, of: words)
    writer.markup("</p>")
  }

  private func setting(_ change: SettingChange, into writer: inout HTMLWriter) {
    writer.markup("<p>")
    guard !change.path.isEmpty else {
      code(change.key, into: &writer)
      writer.markup("</p>")
      return
    }
    value(change.key, change.before, change.after, into: &writer)
    writer.markup("</p>")
    let notes = effects(of: change)
    guard !notes.isEmpty else { return }
    writer.markup("<p class=\"review-note\">")
    writer.text(notes.joined(separator: ", "))
    writer.markup("</p>")
  }

  /// What a changed setting does to the findings.
  func effects(of change: SettingChange) -> [String] {
    guard let effect = change.effect else { return [] }
    var notes: [String] = []
    let isOther = effect.resolved > 0 || effect.regraded > 0
    if effect.caused > 0 || !isOther { notes.append(words.text(.reviewCaused, count: effect.caused)) }
    if effect.resolved > 0 { notes.append(words.text(.reviewResolved, count: effect.resolved)) }
    if effect.regraded > 0 { notes.append(words.text(.reviewRegraded, count: effect.regraded)) }
    return notes
  }

  // MARK: Parts

  func badge(_ name: String, _ word: Word, into writer: inout HTMLWriter) {
    writer.markup("<span class=\"review-badge review-")
    writer.text(name)
    writer.markup("\">")
    writer.word(word, of: words)
    writer.markup("</span> ")
  }

  func place(_ path: String, line: Int?, into writer: inout HTMLWriter) {
    code(pathPrefix + path + (line.map { ":\($0)" } ?? ""), into: &writer)
  }

  func code(_ text: String, into writer: inout HTMLWriter) {
    writer.markup("<code translate=\"no\">")
    writer.text(printable(text))
    writer.markup("</code>")
  }

  /// A value under a key before and after.
  func value(_ key: String, _ before: String?, _ after: String?, into writer: inout HTMLWriter) {
    writer.word(.reviewValue, of: words) { place, writer in
      switch place {
      case "name": code(key, into: &writer)
      case "before": shown(before, into: &writer)
      default: shown(after, into: &writer)
      }
    }
  }

  private func shown(_ value: String?, into writer: inout HTMLWriter) {
    guard let value else { return writer.word(.reviewNone, of: words) }
    code(value.count > Self.valueLimit ? value.prefix(Self.valueLimit) + "…" : value, into: &writer)
  }

  /// The maximum number of characters of a value.
  static let valueLimit = 300
}
