extension ShortcodeText {
  /// What a shortcode stands for, given its arguments; nil where something of it is not known.
  func meaning(_ arguments: [ForeignTag.Attribute], _ reader: ForeignReader) -> ForeignConstruct.Meaning? {
    if let element, pieces.count == 1, case .argument(let name, _) = pieces[0],
      let range = Self.range(of: name, in: arguments, reader)
    {
      return reader.keepsHTML ? .element(element, range) : .text(range)
    }
    var text = ""
    for piece in pieces {
      guard let part = self.text(piece, arguments, reader), text.utf8.count < Self.longestText else { return nil }
      text += part
    }
    return .string(text)
  }

  private static let longestText = 5000

  private func text(_ piece: Piece, _ arguments: [ForeignTag.Attribute], _ reader: ForeignReader) -> String? {
    switch piece {
    case .text(let text): text
    case .site(let name): reader.frontMatter.parameterOfSite(name)
    case .page(let name): reader.frontMatter.parameterOfPage(name)
    case .any(let name): reader.frontMatter.parameter(name)
    case .argument(let name, let other): Self.range(of: name, in: arguments, reader).map(reader.string) ?? other
    case .content: nil
    case .word(let key): reader.frontMatter.word(key)
    }
  }

  /// Where the text of an argument is that has no more than one line.
  static func range(
    of name: String, in arguments: [ForeignTag.Attribute], _ reader: ForeignReader
  ) -> Range<Int>? {
    let argument: ForeignTag.Attribute?
    if let number = Int(name) {
      // Either all arguments have names, or none.
      argument = arguments.dropFirst(number).first.flatMap { $0.name == nil ? $0 : nil }
    } else {
      argument = arguments.first { $0.name == name }
    }
    guard case .string(let range)? = argument?.value, !range.isEmpty, range.count < longestText,
      !reader.bytes[range].contains(where: { $0 < 0x20 })
    else { return nil }
    return range
  }
}

/// Shortcodes that are boxes by their names.
package enum ShortcodeBoxes {
  /// Whether a text begins with a shortcode whose name ends with a word for a box, such as `{{< beta-note >}}`: there is
  /// hardly a heading in it.
  package static func isBox(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "{{<".utf8) || text.starts(with: "{{%".utf8) else { return false }
    let name = text.dropFirst(3).drop(while: ForeignReader.isBlank).prefix(60)
      .prefix { ForeignReader.isNamePart($0) || $0 == UInt8(ascii: "/") }
    let word = name.split { "-_/.".utf8.contains($0) }.last
    return word.map { BoxKind(String(decoding: $0, as: UTF8.self).lowercased()) != nil } ?? false
  }
}

/// The texts of a site that templates of shortcodes show: parameters, and words in its language.
package enum ShortcodeVariables {
  /// The names of the variables in a template, such as `site.params.version`; empty if it has to be run.
  package static func names(inTemplate bytes: [UInt8]) -> [String] {
    ShortcodeText(bytes)?.variables ?? ShortcodeProgram(bytes)?.variables ?? []
  }
}
