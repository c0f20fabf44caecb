import Diagnostics
import Dialogs
package import Guidelines
import Writing

/// The page of a rule: its summary, scope, reasons, examples, and settings.
package struct RulePage {
  let sheet: RuleSheet
  let chapter: RuleBook.Chapter
  /// Rules of other packs with the same name.
  let namesakes: [RuleSheet]
  let order: Int

  /// Heading of the site.yml section, the same on every page.
  static let settingsHeading = "Settings"

  package init(sheet: RuleSheet, chapter: RuleBook.Chapter, namesakes: [RuleSheet] = [], order: Int = 0) {
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
      page.heading("Why")
      page.paragraph(MarkdownText.prose(sheet.description.rationale))
    }
    RuleExamples(sheet: sheet).append(to: &page)
    if let heuristic = sheet.rule.heuristic {
      page.heading("Limitations")
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
      html.fact("Severity") { appendSeverity(to: &$0) }
      html.fact("Scope") { $0.text(Self.capitalized(sheet.reach)) }
      html.fact("Enabled") { html in
        if !chapter.isInForce {
          html.markup("Where a page or block names its pack")
        } else if chapter.pack.source == nil {
          html.markup("Always")
        } else {
          html.markup("Yes, unless a page or block names other packs")
        }
      }
      html.fact("Fix") { html in
        html.markup(sheet.hasFix ? "Automatic where safe, with <code>patternbook check --fix</code>" : "By hand")
      }
      if let source = sheet.description.source { html.fact("Source") { $0.text(source) } }
      if !namesakes.isEmpty {
        html.fact("See also") { html in
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
    html.severity(sheet.severity)
    if sheet.isSeveritySet, sheet.severity != initial {
      html.text(" on this site (default: \(initial.rawValue))")
    } else if !sheet.isSeveritySet, let leniency = sheet.rule.leniency {
      html.text(", \(leniency)")
    }
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: Settings

  private func appendSettings(to page: inout MarkdownText) {
    page.heading(Self.settingsHeading)
    page.paragraph("In `site.yml`, for the whole site. The severity is `error`, `warning`, `note`, or `off`.")
    page.fence("yaml", (["rules:"] + sheet.setting.map { "  " + $0 }).joined(separator: "\n"))
    if !sheet.options.isEmpty { appendOptions(to: &page) }
    guard sheet.judgesDialogs else { return }
    page.paragraph("In a block with a good reason for an exception:")
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

extension HTMLWriter {
  /// A term and its description.
  fileprivate mutating func fact(_ name: StaticString, _ write: (inout HTMLWriter) -> Void) {
    markup("<div><dt>")
    markup(name)
    markup("</dt><dd>")
    write(&self)
    markup("</dd></div>\n")
  }
}
