import Diagnostics
import Dialogs
import Guidelines
import HTML
import Mockups

/// Renders a dialog block as the figure that readers see: a tab for each platform, the mockup, what a screen reader
/// says; or, for a block that is broken, a box that says why.
struct FigureRenderer: Sendable {
  /// Whether findings show under the figures; a published site keeps them to itself.
  let showsFindings: Bool
  let rules: RuleLinks

  /// Renders one block.
  func render(
    _ block: PageBlock, of page: ParsedPage, findings: [Diagnostic], in file: SourceFile?, into writer: inout HTMLWriter
  ) {
    guard let dialog = block.dialog, !findings.contains(where: isBroken) else {
      return renderBroken(findings, in: file, into: &writer)
    }
    writer.markup("<figure class=\"dialog")
    switch dialog.marking {
    case .plain: break
    case .good: writer.markup(" dialog-do")
    case .bad: writer.markup(" dialog-dont")
    }
    writer.markup("\"")
    writer.attribute("id", block.id)
    writer.attribute("data-kind", dialog.kind.value.rawValue)
    writer.markup(">\n")
    if dialog.marking != .plain {
      writer.markup(
        dialog.marking == .good ? "<p class=\"dialog-mark\">Do</p>\n" : "<p class=\"dialog-mark\">Don’t</p>\n")
    }
    renderTabs(block, into: &writer)
    writer.markup("<div class=\"dialog-stage\">\n")
    let scenes = block.platforms.compactMap { platform in
      MockupRenderer.scene(for: dialog, on: platform).map { (platform, $0) }
    }
    for (platform, scene) in scenes {
      renderPanel(scene, on: platform, id: block.id, into: &writer)
    }
    writer.markup("</div>\n")
    renderFindings(dialog, findings, on: page, into: &writer)
    let transcripts = scenes.map { (platform: $0, lines: $1.transcript.lines) }
    renderTranscripts(transcripts, into: &writer)
    writer.markup("<a class=\"dialog-link\" href=\"#")
    writer.url(block.id)
    writer.markup("\" aria-label=\"Link to this dialog\"></a>\n")
    // HTML has a caption first or last in its figure; the style sheet shows it under the stage.
    renderCaption(block, into: &writer)
    writer.markup("</figure>\n")
  }

  private func isBroken(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && finding.rule.hasPrefix("block/") && finding.rule != "block/dont-passes"
  }

  private func renderTabs(_ block: PageBlock, into writer: inout HTMLWriter) {
    guard block.platforms.count > 1 else {
      if let platform = block.platforms.first {
        writer.markup("<p class=\"dialog-platform\">")
        writer.text(platform.name)
        writer.markup("</p>\n")
      }
      return
    }
    writer.markup("<fieldset class=\"dialog-platforms\"><legend class=\"visually-hidden\">Platform</legend>")
    for (index, platform) in block.platforms.enumerated() {
      let id = block.id + "--" + platform.rawValue
      writer.markup("<input type=\"radio\"")
      writer.attribute("name", "platform-" + block.id)
      writer.attribute("id", id)
      writer.attribute("value", platform.rawValue)
      writer.markup(index == 0 ? " checked><label" : "><label")
      writer.attribute("for", id)
      writer.markup(">")
      writer.text(platform.name)
      writer.markup("</label>")
    }
    writer.markup("</fieldset>\n")
  }

  private func renderPanel(
    _ scene: Scene, on platform: Platform, id: String, into writer: inout HTMLWriter
  ) {
    writer.markup("<div class=\"dialog-panel\"")
    writer.attribute("data-platform", platform.rawValue)
    writer.attribute("data-name", platform.name)
    writer.markup(">")
    SVGPrinter.print(scene, .inline(idPrefix: id), into: &writer)
    writer.markup("</div>\n")
  }

  private func renderCaption(_ block: PageBlock, into writer: inout HTMLWriter) {
    guard !block.captionHTML.isEmpty else { return }
    writer.markup("<figcaption>")
    writer.markup(rendered: block.captionHTML)
    writer.markup("</figcaption>\n")
  }

  /// Under a counter-example, the rules that it breaks; in a preview, everything that was found.
  ///
  /// The page of a rule does not say of each of its counter-examples that they break that rule.
  private func renderFindings(
    _ dialog: Dialog, _ findings: [Diagnostic], on page: ParsedPage, into writer: inout HTMLWriter
  ) {
    let promised = dialog.violates.filter { $0.value != page.reference?.rule }
      .compactMap { rules.description(of: $0.value) }
    let shown = showsFindings ? findings : []
    guard !promised.isEmpty || !shown.isEmpty else { return }
    writer.markup("<ul class=\"dialog-findings\">")
    for rule in promised {
      writer.markup("<li class=\"finding finding-dont\"><span class=\"finding-label\">Breaks:</span> ")
      writer.text(rule.summary)
      renderLink(to: rule.id, from: page, into: &writer)
      writer.markup("</li>")
    }
    for finding in shown {
      writer.markup("<li class=\"finding finding-")
      writer.text(finding.severity.rawValue)
      writer.markup("\">")
      writer.text(finding.summary)
      renderLink(to: finding.rule, from: page, into: &writer)
      writer.markup("</li>")
    }
    writer.markup("</ul>\n")
  }

  /// The id of a rule, which leads to its page if the site has one.
  private func renderLink(to rule: String, from page: ParsedPage, into writer: inout HTMLWriter) {
    let path = rules.path(of: rule)
    if let path {
      writer.markup(" <a href=\"")
      writer.url(SitePath.relative(from: page.path, to: path))
      writer.markup("\">")
    } else {
      writer.markup(" ")
    }
    writer.markup("<code>")
    writer.text(rule)
    writer.markup(path == nil ? "</code>" : "</code></a>")
  }

  private func renderTranscripts(
    _ transcripts: [(platform: Platform, lines: [Transcript.Line])], into writer: inout HTMLWriter
  ) {
    writer.markup("<details class=\"dialog-transcript\"><summary>What a screen reader says</summary>")
    for (platform, lines) in transcripts where !lines.isEmpty {
      writer.markup("<div class=\"dialog-panel\"")
      writer.attribute("data-platform", platform.rawValue)
      writer.markup(">")
      if transcripts.count > 1 {
        writer.markup("<p class=\"dialog-transcript-platform\">")
        writer.text(platform.name)
        writer.markup("</p>")
      }
      writer.markup("<ol>")
      for line in lines {
        writer.markup(line.kind == .wayOut ? "<li class=\"dialog-way-out\">" : "<li>")
        writer.text(line.text)
        if let note = line.note {
          writer.markup(" <span class=\"dialog-note\">")
          writer.text(note)
          writer.markup("</span>")
        }
        writer.markup("</li>")
      }
      writer.markup("</ol></div>")
    }
    writer.markup("</details>\n")
  }

  /// A box in the place of a block that cannot be shown.
  private func renderBroken(_ findings: [Diagnostic], in file: SourceFile?, into writer: inout HTMLWriter) {
    writer.markup("<div class=\"dialog-error\"><p class=\"dialog-error-title\">This dialog cannot be shown</p>\n")
    for finding in findings where finding.severity == .error {
      writer.markup("<p>")
      writer.text(finding.summary)
      writer.markup(" <code>")
      writer.text(finding.rule)
      writer.markup("</code></p>\n")
      guard let file, let range = finding.location?.range else { continue }
      let line = file.line(at: range.lowerBound)
      writer.markup("<pre><code>")
      writer.text("\(file.path):\(line)\n")
      writer.text(file.text(file.lineRange(line)))
      writer.markup("</code></pre>\n")
      if !finding.explanation.isEmpty {
        writer.markup("<p>")
        writer.text(finding.explanation)
        writer.markup("</p>\n")
      }
    }
    writer.markup("</div>\n")
  }
}
