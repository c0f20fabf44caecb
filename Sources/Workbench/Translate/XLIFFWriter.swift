import Writing

/// Texts for translators as XLIFF 2.1, the exchange format of OASIS.
///
/// One `file` for each page, one `group` for each dialog, and one `unit` for each text. The same site gives the same
/// bytes.
package enum XLIFFWriter {
  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"

  package static func bytes(_ file: TranslationFile) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"")
    writer.markup(" version=\"2.1\"")
    writer.attribute("srcLang", file.source)
    writer.attribute("trgLang", file.target)
    writer.markup(">\n")
    for page in file.pages {
      writer.markup("  <file")
      writer.attribute("id", page.id)
      writer.attribute("original", page.path)
      writer.markup(" canResegment=\"no\" xml:space=\"preserve\">\n    <notes>\n")
      writer.note("page", page.title, indentation: 6)
      writer.note("address", page.address, indentation: 6)
      writer.markup("    </notes>\n")
      for dialog in page.dialogs { writer.group(dialog) }
      writer.markup("  </file>\n")
    }
    writer.markup("</xliff>\n")
    return writer.bytes
  }
}

extension HTMLWriter {
  fileprivate mutating func group(_ dialog: TranslationFile.Dialog) {
    markup("    <group")
    attribute("id", dialog.id)
    markup(">\n      <notes>\n")
    note("dialog", dialog.note, indentation: 8)
    markup("      </notes>\n")
    for text in dialog.texts { unit(text, of: dialog) }
    markup("    </group>\n")
  }

  private mutating func unit(_ text: TranslationFile.Text, of dialog: TranslationFile.Dialog) {
    markup("      <unit")
    attribute("id", dialog.id + ":" + text.id)
    attribute("name", text.name)
    markup(">\n        <notes>\n")
    for (index, text) in text.notes.enumerated() { note(index == 0 ? "part" : "length", text, indentation: 10) }
    markup("        </notes>\n        <segment")
    attribute("state", text.isTranslated ? "translated" : "initial")
    markup(">\n          <source>")
    content(text.source)
    markup("</source>\n")
    if let target = text.target {
      markup("          <target>")
      content(target)
      markup("</target>\n")
    }
    markup("        </segment>\n      </unit>\n")
  }

  fileprivate mutating func note(_ category: String, _ text: String, indentation: Int) {
    markup(rendered: repeatElement(UInt8(ascii: " "), count: indentation))
    markup("<note")
    attribute("category", category)
    markup(">")
    content(text, isSource: false)
    markup("</note>\n")
  }

  /// Text, whose control characters XML can only have as `cp` elements, and only in sources and targets.
  private mutating func content(_ text: String, isSource: Bool = true) {
    var plain = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D:
        self.text(plain)
        plain = ""
        markup("&#13;")
      case 0x09, 0x0A, 0x20..<0xFFFE, 0x10000...: plain.unicodeScalars.append(scalar)
      default:
        self.text(plain)
        plain = ""
        guard isSource else { continue }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        markup("<cp")
        attribute("hex", String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
        markup("/>")
      }
    }
    self.text(plain)
  }
}
