import Diagnostics
import Guidelines
import Words
import Writing

/// The examples of a rule: blocks as figures next to their source, everything else as code, with findings underlined
/// and listed.
struct RuleExamples {
  let sheet: RuleSheet
  let labels: ReferenceLabels

  func append(to page: inout MarkdownText) {
    for verdict in [RuleExample.Verdict.passes, .fails] {
      let examples = sheet.examples.filter { $0.verdict == verdict }
      guard !examples.isEmpty else { continue }
      page.heading(labels.markdown(verdict == .passes ? .do : .dont))
      for example in examples {
        if isDrawn(example) { appendFigure(of: example, to: &page) } else { appendCode(of: example, to: &page) }
      }
    }
  }

  /// Whether an example is a dialog that can be drawn.
  ///
  /// Examples of block rules often cannot be drawn. Examples about counter-examples would appear under the wrong
  /// heading.
  private func isDrawn(_ example: RuleExample) -> Bool {
    guard example.form == .block else { return false }
    return sheet.description.pack != "block" || example.verdict == .passes && example.infoString == "dialog"
  }

  private func appendFigure(of example: RuleExample, to page: inout MarkdownText) {
    page.html { $0.markup("<div class=\"rule-example\">") }
    switch example.verdict {
    case .passes: page.fence("dialog do", example.text)
    case .fails: page.fence("dialog dont", counterExample(example.text))
    }
    page.html { $0.markup("<div class=\"rule-source\">") }
    appendSource(of: example, to: &page)
    page.html { $0.markup("</div>\n</div>") }
  }

  /// A block with `violates`.
  private func counterExample(_ block: String) -> String {
    let promise = "violates: [\(sheet.id)]"
    guard block.hasPrefix("{"), let end = block.lastIndex(of: "}") else { return block + "\n" + promise }
    return block[..<end] + ", \(promise)" + block[end...]
  }

  private func appendCode(of example: RuleExample, to page: inout MarkdownText) {
    page.html { html in
      let isGood = example.verdict == .passes
      html.markup(isGood ? "<div class=\"rule-code dialog-do\">" : "<div class=\"rule-code dialog-dont\">")
      html.markup("<p class=\"dialog-mark\">")
      html.markup(rendered: labels.html(isGood ? .do : .dont).utf8)
      html.markup("</p>")
    }
    appendSource(of: example, to: &page)
    page.html { $0.markup("</div>") }
  }

  /// The source with its marks, the findings, and the fixed text.
  private func appendSource(of example: RuleExample, to page: inout MarkdownText) {
    if let options = example.options {
      page.html { html in
        html.markup("<p class=\"rule-note\">With <code>")
        html.text(options)
        html.markup("</code></p>")
      }
    }
    let source = MarkedSource(example)
    for file in source.files {
      if let name = file.name {
        page.html { html in
          html.markup("<p class=\"rule-note\"><code>")
          source.write(name, into: &html)
          html.markup("</code></p>")
        }
      }
      page.html { append(source, file.content, to: &$0) }
    }
    let findings = example.findings(of: sheet.rule)
    if !findings.isEmpty {
      page.html { html in
        html.markup("<ul class=\"dialog-findings\">\n")
        for finding in findings {
          html.markup("<li class=\"finding finding-")
          html.text((finding.severity ?? sheet.description.severity).rawValue)
          html.markup("\">")
          html.text(finding.summary.prefix(1).uppercased() + finding.summary.dropFirst())
          html.markup("</li>\n")
        }
        html.markup("</ul>")
      }
    }
    if let fixed = example.fixed {
      page.html { $0.markup(rendered: ("<p class=\"rule-note\">" + labels.html(.fixed) + "</p>").utf8) }
      let source = MarkedSource(fixed)
      page.html { append(source, 0..<source.text.count, to: &$0) }
    }
  }

  private func append(_ source: MarkedSource, _ range: Range<Int>, to html: inout HTMLWriter) {
    html.markup("<pre><code>")
    source.write(range, into: &html)
    html.markup("</code></pre>")
  }
}

extension Word {
  fileprivate static let fixed = Word("reference.fixed")
}
