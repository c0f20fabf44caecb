import Diagnostics
import Dialogs
import Files
import Guidelines
import Mockups
import Words
import Writing

/// Renders a dialog block as a figure with a tab for each platform, the mockup, and the transcript; or, for a broken
/// block, a box with the reason.
struct FigureRenderer: Sendable {
  /// Whether to show findings below figures, as in the preview.
  let showsFindings: Bool
  let rules: RuleLinks
  /// Nil if the site publishes none.
  let mockupFiles: MockupFiles?
  /// The frameworks whose code figures show.
  let frameworks: Set<Toolkit>
  let words: Words
  /// BCP 47 tag of the page.
  let language: String

  /// Renders one block.
  func render(
    _ block: PageBlock, of page: ParsedPage, findings: [Diagnostic], in file: SourceFile?, into writer: inout HTMLWriter
  ) {
    guard let dialog = block.dialog, !block.isBroken(by: findings) else {
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
      writer.markup("<p class=\"dialog-mark\">")
      writer.word(dialog.marking == .good ? .do : .dont, of: words)
      writer.markup("</p>\n")
    }
    let figure = Figure(block: block, dialog: dialog, page: page, words: words)
    if dialog.show.isEmpty { renderTabs(block, into: &writer) }
    writer.markup("<div class=\"dialog-stage\">\n")
    if dialog.show.isEmpty {
      for scene in figure.scenes { renderPanel(scene, of: figure, into: &writer) }
    } else {
      renderComparison(of: figure, into: &writer)
    }
    writer.markup("</div>\n")
    renderFindings(dialog, findings, on: page, in: file, into: &writer)
    renderFolds(of: figure, into: &writer)
    writer.markup("<a class=\"dialog-link\" href=\"#")
    writer.url(block.id)
    writer.markup("\"")
    writer.attribute("aria-label", .dialogLink, of: words)
    writer.markup("></a>\n")
    // In HTML, the caption must be first or last in its figure; the style sheet shows it below the stage.
    renderCaption(block, into: &writer)
    writer.markup("</figure>\n")
  }

  private func renderTabs(_ block: PageBlock, into writer: inout HTMLWriter) {
    guard block.platforms.count > 1 else {
      if let platform = block.platforms.first {
        writer.markup("<p class=\"dialog-platform\">")
        writer.text(words.name(of: platform))
        writer.markup("</p>\n")
      }
      return
    }
    writer.markup("<fieldset class=\"dialog-platforms\"><legend class=\"visually-hidden\">")
    writer.word(.platformLegend, of: words)
    writer.markup("</legend>")
    for (index, platform) in block.platforms.enumerated() {
      let id = block.id + "--" + platform.id
      writer.markup("<input type=\"radio\"")
      writer.attribute("name", "platform-" + block.id)
      writer.attribute("id", id)
      writer.attribute("value", platform.id)
      writer.markup(index == 0 ? " checked><label" : "><label")
      writer.attribute("for", id)
      writer.markup(">")
      writer.text(words.name(of: platform))
      writer.markup("</label>")
    }
    writer.markup("</fieldset>\n")
  }

  private func renderPanel(_ scene: Scene, of figure: Figure, into writer: inout HTMLWriter) {
    let (dialog, id) = (figure.dialog, figure.block.id)
    writer.markup("<div class=\"dialog-panel\"")
    writer.attribute("data-platform", scene.platform.id)
    writer.attribute("data-name", words.name(of: scene.platform))
    writer.markup(">")
    if let anatomy = MockupRenderer.anatomy(of: scene, dialog, words: words) {
      render(anatomy, of: figure, into: &writer)
    } else if dialog.showsFlow,
      let flow = MockupRenderer.flow(from: id, among: figure.dialogsOfPage, on: scene.platform, words: words)
    {
      render(flow, of: figure, into: &writer)
    } else if !dialog.states.isEmpty {
      render(MockupRenderer.states(of: dialog, on: scene.platform, words: words), id: id, into: &writer)
    } else {
      SVGPrinter.print(scene, .inline(idPrefix: id), into: &writer)
      LivePrinter.print(scene, of: dialog, idPrefix: id, words: words, into: &writer)
    }
    writer.markup("</div>\n")
  }

  private func renderCaption(_ block: PageBlock, into writer: inout HTMLWriter) {
    guard !block.captionHTML.isEmpty else { return }
    writer.markup("<figcaption>")
    writer.markup(rendered: block.captionHTML)
    writer.markup("</figcaption>\n")
  }

  /// Below a counter-example, the rules that it breaks; in a preview, all findings.
  ///
  /// A rule page does not repeat for each counter-example that it breaks that rule.
  private func renderFindings(
    _ dialog: Dialog, _ findings: [Diagnostic], on page: ParsedPage, in file: SourceFile?,
    into writer: inout HTMLWriter
  ) {
    let promised = dialog.violates.filter { $0.value != page.reference?.rule }
      .compactMap { rules.description(of: $0.value) }
    let shown = showsFindings ? findings : []
    guard !promised.isEmpty || !shown.isEmpty else { return }
    writer.markup("<ul class=\"dialog-findings\">")
    for rule in promised {
      writer.markup("<li class=\"finding finding-dont\"><span class=\"finding-label\">")
      writer.word(.breaks, of: words)
      writer.markup("</span> ")
      // House rules are in the language of the site.
      if rule.pack == Pack.house.id {
        writer.text(rule.summary)
      } else {
        findingRenderer.english(rule.summary, into: &writer)
      }
      findingRenderer.link(to: rule.id, from: page, into: &writer)
      writer.markup("</li>")
    }
    findingRenderer.render(shown, on: page, in: file, into: &writer)
    writer.markup("</ul>\n")
  }

  /// How findings are shown.
  var findingRenderer: FindingRenderer { FindingRenderer(rules: rules, language: language) }
}

extension Word {
  static let `do` = Word("figure.do")
  static let dont = Word("figure.dont")
  fileprivate static let dialogLink = Word("figure.link")
  fileprivate static let platformLegend = Word("figure.platform")
  fileprivate static let breaks = Word("figure.breaks")
}
