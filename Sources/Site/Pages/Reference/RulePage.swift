import Diagnostics
import Dialogs
package import Guidelines
package import Words
import Writing

/// The page of a rule: its summary, scope, reasons, examples, and settings.
package struct RulePage {
  let sheet: RuleSheet
  let chapter: RuleBook.Chapter
  /// Rules of other packs with the same name.
  let namesakes: [RuleSheet]
  let order: Int
  let labels: ReferenceLabels

  /// Headings of the sections that explain the rule in sentences; the others have examples and settings.
  static let proseHeadings: [Word] = [.why, .limitations]

  package init(
    sheet: RuleSheet, chapter: RuleBook.Chapter, namesakes: [RuleSheet] = [], order: Int = 0, words: Words = .english
  ) {
    labels = ReferenceLabels(words: words)
    self.sheet = sheet
    self.chapter = chapter
    self.namesakes = namesakes
    self.order = order
  }

  /// The page as Markdown.
  package var text: String {
    var page = MarkdownText(
      title: sheet.id, lead: sheet.description.summary + ".", order: order, type: "rule", more: setting)
    appendFacts(to: &page)
    // House rules need not have a reason.
    if !sheet.description.rationale.isEmpty {
      page.heading(labels.markdown(.why))
      page.paragraph(MarkdownText.prose(sheet.description.rationale))
    }
    RuleExamples(sheet: sheet, labels: labels).append(to: &page)
    if let heuristic = sheet.rule.heuristic {
      page.heading(labels.markdown(.limitations))
      page.paragraph(MarkdownText.prose(heuristic))
    }
    appendSettings(to: &page)
    return page.text
  }

  /// The guidelines and platforms of the examples on the page.
  private var setting: [String] {
    var fields: [String] = []
    if chapter.pack.source != nil { fields.append("guidelines: [\(chapter.pack.id)]") }
    let platforms = sheet.scope.platforms ?? chapter.pack.platforms
    if !platforms.isEmpty { fields.append("platforms: [\(platforms.map(\.id).joined(separator: ", "))]") }
    return fields
  }

  // MARK: Facts

  private func appendFacts(to page: inout MarkdownText) {
    page.html { html in
      html.markup("<dl class=\"facts\">\n")
      fact(.severity, in: &html) { appendSeverity(to: &$0) }
      fact(.scope, in: &html) { $0.text(Self.capitalized(sheet.reach)) }
      fact(.enabled, in: &html) { html in
        let enabled: Word = !chapter.isInForce ? .wherePackNamed : chapter.pack.source == nil ? .always : .unlessOthers
        html.markup(rendered: labels.html(enabled).utf8)
      }
      fact(.fix, in: &html) { html in
        let fix =
          sheet.hasFix
          ? labels.html(.automatic) { $0.markup("<code>patternbook check --fix</code>") } : labels.html(.byHand)
        html.markup(rendered: fix.utf8)
      }
      if let source = sheet.description.source { fact(.source, in: &html) { $0.text(source) } }
      if !namesakes.isEmpty {
        fact(.seeAlso, in: &html) { html in
          for (index, other) in namesakes.enumerated() {
            if index > 0 { html.markup(", ") }
            html.markup("<a href=\"../")
            html.url(RuleReference.page(of: other.id) + ".html")
            html.markup("\">")
            html.text(other.id)
            html.markup("</a>")
          }
        }
      }
      html.markup("</dl>")
    }
  }

  private func appendSeverity(to html: inout HTMLWriter) {
    let initial = sheet.description.severity
    html.markup(rendered: labels.severity(sheet.severity).utf8)
    if sheet.isSeveritySet, sheet.severity != initial {
      html.text(" on this site (default: \(initial.rawValue))")
    } else if !sheet.isSeveritySet, let leniency = sheet.rule.leniency {
      html.text(", \(leniency)")
    }
  }

  /// A term and its description.
  private func fact(_ name: Word, in html: inout HTMLWriter, _ write: (inout HTMLWriter) -> Void) {
    html.markup("<div><dt>")
    html.markup(rendered: labels.html(name).utf8)
    html.markup("</dt><dd>")
    write(&html)
    html.markup("</dd></div>\n")
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: Settings

  private func appendSettings(to page: inout MarkdownText) {
    page.heading(labels.markdown(.settings))
    let values = ["error", "warning", "note", "off"].map { (name: $0, value: "`\($0)`") }
    page.paragraph(labels.markdown(.settingsOfSite, [("file", "`site.yml`")] + values))
    page.fence("yaml", (["rules:"] + sheet.setting.map { "  " + $0 }).joined(separator: "\n"))
    if !sheet.options.isEmpty { appendOptions(to: &page) }
    guard sheet.judgesDialogs else { return }
    page.paragraph(labels.markdown(.settingsOfBlock))
    page.fence("yaml", "allow:\n  \(sheet.id): The reason, for later readers of the page.")
  }

  private func appendOptions(to page: inout MarkdownText) {
    // Without settings, the lines above show the defaults.
    let isSet = sheet.options.contains { $0.value != $0.initial }
    page.table(
      ["Option", "Type", "Description"] + (isSet ? ["Default"] : []),
      sheet.options.map { option in
        [
          MarkdownText.code(option.name), MarkdownText.prose(option.typeName),
          MarkdownText.prose(option.summary),
        ] + (isSet ? [MarkdownText.code(option.initial)] : [])
      })
  }
}

extension Word {
  fileprivate static let severity = Word("reference.severity")
  fileprivate static let scope = Word("reference.scope")
  fileprivate static let enabled = Word("reference.enabled")
  fileprivate static let unlessOthers = Word("reference.unless_others")
  fileprivate static let wherePackNamed = Word("reference.where_pack_named")
  fileprivate static let always = Word("reference.always")
  fileprivate static let fix = Word("reference.fix")
  fileprivate static let automatic = Word("reference.automatic")
  fileprivate static let byHand = Word("reference.by_hand")
  fileprivate static let source = Word("reference.source")
  fileprivate static let seeAlso = Word("reference.see_also")
  fileprivate static let why = Word("reference.why")
  fileprivate static let limitations = Word("reference.limitations")
  fileprivate static let settings = Word("reference.settings")
  fileprivate static let settingsOfSite = Word("reference.settings_of_site")
  fileprivate static let settingsOfBlock = Word("reference.settings_of_block")
}
