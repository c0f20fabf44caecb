import Dialogs
import Mockups
import Words
import Writing

/// The dialogs of a review: what has changed in words, then each drawing before and after.
struct ReviewDialogs {
  let page: ReviewPage
  private var words: Words { page.words }

  func write(into writer: inout HTMLWriter) {
    let dialogs = page.review.dialogs
    var drawings = 0
    var drawn = 0
    var wanted = 0
    for (index, change) in dialogs.prefix(ReviewPage.entryLimit).enumerated() {
      let count = drawingCount(of: change)
      if count > 0 { wanted += 1 }
      let isDrawn = count > 0 && drawings + count <= ReviewPage.drawingLimit
      if isDrawn {
        drawings += count
        drawn += 1
      }
      write(change, index + 1, isDrawn: isDrawn, into: &writer)
    }
    page.omitted(dialogs.count - ReviewPage.entryLimit, into: &writer)
    guard drawn < wanted else { return }
    writer.markup("<p class=\"review-note\">")
    writer.text(words.text(.reviewDrawn, ("drawn", "\(drawn)"), ("count", "\(dialogs.count)")))
    writer.markup("</p>\n")
  }

  /// What only moved looks as it did.
  private func drawingCount(of change: DialogChange) -> Int {
    guard change.kind != .moved else { return 0 }
    return [change.before, change.after].reduce(0) { $0 + ($1?.dialog == nil ? 0 : $1?.platforms.count ?? 0) }
  }

  private func write(_ change: DialogChange, _ number: Int, isDrawn: Bool, into writer: inout HTMLWriter) {
    guard let state = change.state else { return }
    writer.markup("<article class=\"review-dialog\"")
    writer.attribute("id", "dialog-\(number)")
    writer.markup(">\n<h3>")
    page.badge(change.kind.rawValue, change.kind.title, into: &writer)
    writer.text(printable(change.name(words)))
    writer.markup("</h3>\n<p class=\"review-place\">")
    page.place(state.page.source, line: state.line, into: &writer)
    writer.markup("</p>\n")
    faults(of: change, into: &writer)
    values(of: change, into: &writer)
    if isDrawn { drawings(of: change, number, into: &writer) }
    transcripts(of: change, into: &writer)
    writer.markup("</article>\n")
  }

  private func faults(of change: DialogChange, into writer: inout HTMLWriter) {
    if let before = change.before, change.after != nil, before.dialog == nil {
      writer.markup("<p class=\"review-note\">")
      writer.word(.reviewNotDrawn, of: words)
      writer.markup("</p>\n")
    }
    guard let state = change.state, state.dialog == nil else { return }
    writer.markup("<div class=\"dialog-error\"><p class=\"dialog-error-title\">")
    writer.word(.reviewBroken, of: words)
    writer.markup("</p>")
    if let fault = state.fault {
      writer.markup("<p lang=\"en\">")
      writer.text(printable(fault))
      writer.markup("</p>")
    }
    writer.markup("</div>\n")
  }

  // MARK: Text

  private func values(of change: DialogChange, into writer: inout HTMLWriter) {
    let sentences = change.sentences(words)
    let others = change.values.filter { !$0.isText }
    if !sentences.isEmpty || !others.isEmpty {
      writer.markup("<ul class=\"review-said\">")
      for sentence in sentences {
        writer.markup("<li>")
        writer.text(printable(sentence))
        writer.markup("</li>")
      }
      for value in others {
        writer.markup("<li>")
        page.value(value.key, value.before, value.after, into: &writer)
        writer.markup("</li>")
      }
      writer.markup("</ul>\n")
    }
    let texts = change.values.filter(\.isText)
    guard !texts.isEmpty else { return }
    writer.markup("<dl class=\"review-texts\">\n")
    for value in texts {
      writer.markup("<div><dt>")
      page.code(value.key, into: &writer)
      writer.markup("</dt>")
      let pieces = TextChange(from: value.before ?? "", to: value.after ?? "")
      if value.before != nil { text(pieces.before, isBefore: true, of: change.before, into: &writer) }
      if value.after != nil { text(pieces.after, isBefore: false, of: change.after, into: &writer) }
      writer.markup("</div>\n")
    }
    writer.markup("</dl>\n")
  }

  private func text(
    _ pieces: [TextChange.Piece], isBefore: Bool, of state: DialogState?, into writer: inout HTMLWriter
  ) {
    writer.markup(isBefore ? "<dd class=\"review-was\"" : "<dd class=\"review-is\"")
    if let language = state?.dialog?.language?.value { writer.attribute("lang", language) }
    writer.markup("><span class=\"visually-hidden\">")
    writer.word(isBefore ? .reviewBefore : .reviewAfter, of: words)
    writer.markup(": </span>")
    for piece in pieces {
      if piece.isChanged { writer.markup(isBefore ? "<del>" : "<ins>") }
      writer.text(printable(piece.text))
      if piece.isChanged { writer.markup(isBefore ? "</del>" : "</ins>") }
    }
    writer.markup("</dd>")
  }

  private func transcripts(of change: DialogChange, into writer: inout HTMLWriter) {
    for transcript in change.transcripts {
      writer.markup("<div class=\"review-transcript\"><h4>")
      writer.word(.reviewTranscript, of: words)
      writer.markup(" <span class=\"review-on\">")
      writer.text(transcript.platforms.map { words.name(of: $0) }.joined(separator: ", "))
      writer.markup("</span></h4><ul>")
      for line in transcript.lines {
        switch line.kind {
        case .same: writer.markup("<li>")
        case .added: marked("<li class=\"review-added\"><ins>", .reviewMarkAdded, into: &writer)
        case .removed: marked("<li class=\"review-removed\"><del>", .reviewMarkRemoved, into: &writer)
        }
        writer.text(printable(line.text))
        writer.markup(line.kind == .same ? "</li>" : line.kind == .added ? "</ins></li>" : "</del></li>")
      }
      writer.markup("</ul></div>\n")
    }
  }

  /// A line that differs, which few screen readers announce by themselves.
  private func marked(_ start: StaticString, _ word: Word, into writer: inout HTMLWriter) {
    writer.markup(start)
    writer.markup("<span class=\"visually-hidden\">")
    writer.word(word, of: words)
    writer.markup(": </span>")
  }

  // MARK: Drawings

  /// A row for each platform with two drawings, then the platforms with one.
  private func drawings(of change: DialogChange, _ number: Int, into writer: inout HTMLWriter) {
    var singles: [Drawing] = []
    for platform in change.platforms {
      let before = drawing(of: change.before, on: platform, change.marksBefore)
      let after = drawing(of: change.after, on: platform, change.marksAfter)
      guard let before, let after else {
        singles += [before.map { Drawing(scene: $0, title: .reviewBefore, id: "before-\(number)") }].compactMap(\.self)
        singles += [after.map { Drawing(scene: $0, title: .reviewAfter, id: "after-\(number)") }].compactMap(\.self)
        continue
      }
      writer.markup("<div class=\"review-pair\"><h4>")
      writer.text(words.name(of: platform))
      writer.markup("</h4>\n")
      draw(Drawing(scene: before, title: .reviewBefore, id: "before-\(number)"), isNamed: false, into: &writer)
      draw(Drawing(scene: after, title: .reviewAfter, id: "after-\(number)"), isNamed: false, into: &writer)
      writer.markup("</div>\n")
    }
    guard !singles.isEmpty else { return }
    writer.markup("<div class=\"review-singles\">\n")
    for single in singles { draw(single, isNamed: true, into: &writer) }
    writer.markup("</div>\n")
  }

  private struct Drawing {
    var scene: Scene
    var title: Word
    var id: String

    var isBefore: Bool { title == .reviewBefore }
  }

  private func drawing(of state: DialogState?, on platform: Platform, _ marks: [SceneMark]) -> Scene? {
    guard let state, let dialog = state.dialog, state.platforms.contains(platform) else { return nil }
    return MockupRenderer.scene(for: dialog, on: platform, words: words)?.marking(marks)
  }

  /// - Parameter isNamed: whether to say the platform, because no heading does.
  private func draw(_ drawing: Drawing, isNamed: Bool, into writer: inout HTMLWriter) {
    writer.markup("<figure class=\"review-figure ")
    writer.markup(drawing.isBefore ? "review-before" : "review-after")
    writer.markup("\"><figcaption>")
    if isNamed {
      writer.markup("<strong>")
      writer.text(words.name(of: drawing.scene.platform))
      writer.markup("</strong> ")
    }
    writer.word(drawing.title, of: words)
    writer.markup("</figcaption><div class=\"review-stage\">")
    SVGPrinter.print(drawing.scene, .inline(idPrefix: drawing.id), into: &writer)
    writer.markup("</div></figure>\n")
  }
}
