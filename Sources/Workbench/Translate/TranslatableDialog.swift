import Diagnostics
import Dialogs
import Site

/// A dialog of an original with its translation into one language.
struct TranslatableDialog: Sendable {
  /// Unique among the dialogs of the page, and the same as long as the dialog keeps its ID; without one, its place.
  let id: String
  let original: Dialog
  let platforms: [Platform]
  /// The place of the translation among the blocks of its page; nil if there is none.
  let translation: Int?
  let texts: [TranslatableText]
}

/// A text of a dialog with its translation.
struct TranslatableText: Sendable {
  /// Unique among the texts of a dialog: `title`, `button.2`.
  let id: String
  /// The part of the dialog; nil for texts around it.
  let part: Dialog.Part?
  let name: String
  let role: Dialog.Button.Role?
  let source: SourcedText
  /// The place of the translation among the texts of its dialog; nil if there is none.
  let place: Int?
  let target: SourcedText?
}

extension TranslatedPage {
  /// The dialogs that translators translate, in order.
  func dialogs(of configuration: SiteConfiguration) -> [TranslatableDialog] {
    var number = 0
    var ids: Set<String> = []
    return original.blocks.enumerated().compactMap { place, block in
      guard let dialog = block.dialog, configuration.isInFirstLanguage(dialog) else { return nil }
      number += 1
      // No ID of an author has a colon.
      let id = dialog.id.map(\.value).flatMap { ids.insert($0).inserted ? $0 : nil } ?? "dialog:\(number)"
      let twin = pairs.translations[place]
      let translated = twin.flatMap { translation?.blocks[$0].dialog }?.translatableTexts ?? []
      let texts = dialog.translatableTexts.map { text in
        let twin = translated.firstIndex { $0.id == text.id }
        return TranslatableText(
          id: text.id, part: text.part, name: text.name, role: text.role, source: text.text, place: twin,
          target: twin.map { translated[$0].text })
      }
      return TranslatableDialog(
        id: id, original: dialog, platforms: block.platforms, translation: twin, texts: texts)
    }
  }

  /// The name of the page in files for translators.
  func name(as kind: TranslationReply.PageName) -> String {
    switch kind {
    case .id: exchangeID
    case .path: original.source
    }
  }

  /// The ID of the page in files for translators: its path, of which characters that IDs must not have are escaped.
  var exchangeID: String {
    var id = ""
    for byte in identity.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"): id += "."
      default: id += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return id
  }
}

extension Dialog {
  /// A text with its ID among the texts of the dialog.
  struct IdentifiedText {
    var id: String
    var name: String
    var part: Part?
    var role: Button.Role?
    var text: SourcedText
  }

  /// All texts that readers see: those of the dialog, the title of the screen behind it, and the caption.
  var translatableTexts: [IdentifiedText] {
    var list = texts.map { text in
      IdentifiedText(
        id: text.part.name.replacing(" ", with: "."), name: text.part.name, part: text.part, role: text.role,
        text: text.text)
    }
    if let screen { list.append(IdentifiedText(id: "screen", name: "title of the screen behind", text: screen)) }
    if let caption { list.append(IdentifiedText(id: "caption", name: "caption, in Markdown", text: caption)) }
    return list
  }
}

extension SourcedText {
  /// The text without the line break at the end that block scalars have.
  var exchanged: String {
    var text = Substring(value)
    while text.last?.isNewline ?? false { text.removeLast() }
    return String(text)
  }
}
