package import Dialogs
package import Words

extension Transcript {
  /// The transcript of a dialog on a platform.
  ///
  /// - Parameter buttons: indexes of the buttons present, in focus order.
  package init(of dialog: Dialog, on platform: Platform, buttons: [Int], words: Words = .english) {
    let reader = ScreenReader(platform, words)
    let (kind, place) = (words.name(of: dialog.kind.value), words.name(of: platform))
    name =
      if let text = dialog.headline {
        words.text(.transcriptNameWithText, ("kind", kind), ("platform", place), ("text", text.value))
      } else {
        words.text(.transcriptName, ("kind", kind), ("platform", place))
      }

    lines = []
    lines.reserveCapacity(4 + buttons.count)
    let texts = [dialog.title, dialog.message].compactMap { $0?.value }.filter { !$0.isEmpty }
    var opening = dialog.kind.value == .alert || dialog.kind.value == .actionSheet ? words.text(.transcriptAlert) : ""
    for text in texts { opening += opening.isEmpty ? text : (opening.endsSentence ? " " : ". ") + text }
    lines.append(Line(.announcement, opening, note: reader.arrival(of: dialog)))
    if dialog.kind.value == .alert || dialog.kind.value == .actionSheet {
      for text in texts { lines.append(Line(.text, text)) }
    }
    if let leading = dialog.navigation?.leading { lines.append(reader.line(for: leading)) }
    if let trailing = dialog.navigation?.trailing { lines.append(reader.line(for: trailing)) }
    if let field = dialog.textField { lines.append(reader.line(for: field)) }
    for row in dialog.content { lines.append(reader.line(for: row)) }
    lines += reader.extras(of: dialog)
    let defaultIndex = dialog.defaultIndex
    for index in buttons {
      lines.append(reader.line(for: dialog.buttons[index], isDefault: index == defaultIndex))
    }
    for way in reader.waysOut(of: dialog) { lines.append(Line(.wayOut, way)) }
  }
}
