/// Constructs beyond CommonMark, each of which can be switched on by itself.
package struct MarkdownExtensions: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  // GitHub's.
  package static let tables = Self(rawValue: 1 << 0)
  /// List items that begin with `[ ]` or `[x]`.
  package static let tasks = Self(rawValue: 1 << 1)
  /// Quotes that begin with `[!NOTE]` or the like.
  package static let alerts = Self(rawValue: 1 << 2)
  /// `~~text~~`.
  package static let strikethrough = Self(rawValue: 1 << 3)
  /// Addresses without angle brackets.
  package static let autolinks = Self(rawValue: 1 << 4)
  /// `[^1]`.
  package static let footnotes = Self(rawValue: 1 << 5)
  /// `:smile:`.
  package static let emoji = Self(rawValue: 1 << 6)

  // Those of other site generators.
  /// `:::note Title` and `/// note | Title`, with everything that other tools write in these forms.
  package static let containers = Self(rawValue: 1 << 7)
  /// `!!! note "Title"` and `???`, with indented content.
  package static let admonitions = Self(rawValue: 1 << 8)
  /// `=== "Tab"`, with indented content.
  package static let tabs = Self(rawValue: 1 << 9)
  /// A term, and lines below it that begin with a colon.
  package static let definitions = Self(rawValue: 1 << 10)
  /// `{#id}`, `{width=20}`, `{: .class}`.
  package static let attributes = Self(rawValue: 1 << 11)
  /// `==text==`, and `^^text^^` for text that has been added.
  package static let marks = Self(rawValue: 1 << 12)
  /// What is behind the language of a fence: ` ```js title="a.js" `.
  package static let codeNames = Self(rawValue: 1 << 13)
  /// `++ctrl+c++`.
  package static let keys = Self(rawValue: 1 << 14)
  /// `x^2^`, `H~2~O`.
  package static let scripts = Self(rawValue: 1 << 15)
}

/// A set of extensions with a name.
package enum MarkdownDialect: String, CaseIterable, Sendable {
  case commonmark, github, extended

  package var extensions: MarkdownExtensions {
    switch self {
    case .commonmark: []
    case .github: [.tables, .tasks, .alerts, .strikethrough, .autolinks, .footnotes, .emoji]
    case .extended:
      Self.github.extensions.union([
        .containers, .admonitions, .tabs, .definitions, .attributes, .marks, .codeNames, .keys, .scripts,
      ])
    }
  }
}

/// What makes up the extensions: each is a file of its own and a line here.
///
/// Tables, tasks, alerts, and names of code are read off libcmark's blocks, so they are not in these lists.
enum ExtensionList {
  /// Made of whole lines.
  static let blocks: [any BlockExtension] =
    [
      ColonContainer(), SlashContainer(), Admonition(), FoldedAdmonition(), ContentTab(), DefinitionItem(),
      FootnoteDefinition(), KramdownBox(), TitledAlert(), FenceBox(firstByte: UInt8(ascii: "`")),
      FenceBox(firstByte: UInt8(ascii: "~")),
    ] + MarkedParagraph.all
  /// Made of adjacent characters.
  static let texts: [any TextExtension] = [
    FootnoteReference(), WebAddress(), SchemeAddress(), MailAddress(), Emoji(), Keys(), Superscript(), Subscript(),
  ]
  /// Put around other text.
  static let pairs: [PairExtension] = [.strikethrough, .mark, .insertion, .strong]
}
