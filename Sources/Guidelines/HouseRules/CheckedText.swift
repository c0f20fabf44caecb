import Diagnostics
import Dialogs

/// A text in which house rules look for words, by UTF-8 offsets.
protocol CheckedText {
  var place: HouseRule.Place { get }
  /// Whether parts of it have their own locations in the file.
  var isVerbatim: Bool { get }
  func text(_ part: Range<Int>) -> String
  /// The location of a part in the file.
  func range(_ part: Range<Int>) -> SourceRange
  /// An edit that changes a part, or nil if that is not safe.
  func edit(_ part: Range<Int>, to replacement: String) -> Diagnostic.Edit?
}

/// A text of a dialog.
struct DialogText: CheckedText {
  var place: HouseRule.Place
  var text: SourcedText

  var isVerbatim: Bool { text.verbatimRange != nil }

  func text(_ part: Range<Int>) -> String { String(text.value[indices(part)]) }

  func range(_ part: Range<Int>) -> SourceRange { text.range(of: indices(part)) }

  func edit(_ part: Range<Int>, to replacement: String) -> Diagnostic.Edit? {
    text.edit(indices(part), to: replacement)
  }

  private func indices(_ part: Range<Int>) -> Range<String.Index> {
    let utf8 = text.value.utf8
    return utf8.index(
      utf8.startIndex, offsetBy: part.lowerBound)..<utf8.index(
        utf8.startIndex, offsetBy: part.upperBound)
  }
}

extension DialogText {
  /// The texts of a dialog in reading order.
  static func all(of dialog: Dialog) -> [DialogText] {
    var texts: [DialogText] = []
    func add(_ place: HouseRule.Place, _ text: SourcedText?) {
      if let text { texts.append(DialogText(place: place, text: text)) }
    }
    add(.title, dialog.title)
    add(.message, dialog.message)
    for row in dialog.content {
      switch row {
      case .text(let text), .toggle(let text, _): add(.content, text)
      case .field(let label, let value):
        add(.content, label)
        add(.content, value)
      case .image(let alternative): add(.content, alternative)
      }
    }
    add(.content, dialog.textField?.placeholder)
    add(.content, dialog.accessory)
    add(.content, dialog.suppression)
    add(.button, dialog.navigation?.leading?.label)
    add(.button, dialog.navigation?.trailing?.label)
    for button in dialog.buttons { add(.button, button.label) }
    add(.content, dialog.screen)
    add(.caption, dialog.caption)
    return texts
  }
}

/// The running text of a page.
struct PageProse: CheckedText {
  let page: PageFacts

  var place: HouseRule.Place { .page }
  var isVerbatim: Bool { true }

  func text(_ part: Range<Int>) -> String { String(decoding: page.source[part], as: UTF8.self) }

  func range(_ part: Range<Int>) -> SourceRange { part }

  /// Only within a line, and not in a heading, because its words are the targets of links.
  func edit(_ part: Range<Int>, to replacement: String) -> Diagnostic.Edit? {
    guard replacement.utf8.allSatisfy(SourcedText.isHarmless),
      replacement.unicodeScalars.first.map(TextWords.isLetter) == true,
      !page.source[part].contains(UInt8(ascii: "\n")), !page.headings.contains(where: { $0.range.overlaps(part) })
    else { return nil }
    return Diagnostic.Edit(replace: part, with: replacement)
  }
}
