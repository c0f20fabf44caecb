import Diagnostics
import Writing

/// The extensions within text that a page may hold.
struct InlineConstructs {
  let texts: [any TextExtension]
  let pairs: [PairExtension]
  let hasAttributes: Bool
  /// Which bytes are looked at.
  let isStop: [Bool]
  /// The bytes without which a text holds no construct.
  private let needed: [UInt8]

  /// Nil where the page holds none.
  init?(_ extensions: MarkdownExtensions, _ triggers: Triggers, hasFootnotes: Bool) {
    texts = ExtensionList.texts.filter {
      extensions.contains($0.option) && !triggers.isDisjoint(with: $0.triggers)
        && ($0.option != .footnotes || hasFootnotes)
    }
    pairs = ExtensionList.pairs.filter { extensions.contains($0.option) && !triggers.isDisjoint(with: $0.triggers) }
    hasAttributes = extensions.contains(.attributes) && triggers.contains(.brace)
    guard !texts.isEmpty || !pairs.isEmpty || hasAttributes else { return nil }
    var isStop = [Bool](repeating: false, count: 256)
    for text in texts { text.bytes.withUTF8Buffer { for byte in $0 { isStop[Int(byte)] = true } } }
    self.isStop = isStop
    let stops = isStop.indices.filter { isStop[$0] }.map { UInt8($0) }
    needed = stops + pairs.map(\.marker) + (hasAttributes ? [UInt8(ascii: "{")] : [])
  }

  /// Whether a range may hold a construct.
  ///
  /// Few blocks of a page do. A character reference may stand for any byte, but not for a mark.
  func mayBe(in range: SourceRange, of bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      needed.contains { bytes.firstIndex(ofByte: $0, in: range) != nil }
    }
  }

  func pair(of byte: UInt8) -> PairExtension? { pairs.first { $0.marker == byte } }
}

/// What an extension has made of a node within text, whose tag leads here.
enum InlineItem {
  /// With the length of its marks.
  case pair(PairExtension.Element, Int)
  /// The mark of a footnote, by its key, and where.
  case footnote(String, at: Range<Int>)
  /// A text that stands for another, and where.
  case replacement(at: Range<Int>)
  /// An element that is part of a replacement, by its name.
  case element(StaticString)
  /// A link that was written without brackets, and where.
  case link(at: Range<Int>)
  /// What braces behind a link or an image say of it.
  case attributes(AttributeList)
}
