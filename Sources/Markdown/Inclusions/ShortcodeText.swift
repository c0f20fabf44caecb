/// What the template of a shortcode shows, where it decides nothing: texts, parameters, arguments, or its content.
struct ShortcodeText {
  enum Piece: Equatable {
    case text(String)
    /// A parameter of the site, without `site.Params`.
    case site(String)
    /// A parameter of the page.
    case page(String)
    /// A parameter of the page or, where it has none, of the site.
    case any(String)
    /// An argument, by its name or its number, and the text without it.
    case argument(String, default: String?)
    case content
    /// A word in the language of the site, by its key.
    case word(String)
  }

  private(set) var pieces: [Piece] = []
  /// The element around all of it, if it means something to readers.
  private(set) var element: String?

  static let longest = 3000
  private static let mostPieces = 20

  /// Elements without a meaning of their own.
  private static let plain: Set = ["center", "div", "font", "main", "p", "section", "span"]
  private static let blocks: Set = ["center", "div", "main", "p", "section"]
  /// Elements within a line that readers tell from the text around.
  private static let meaningful: Set = [
    "abbr", "b", "code", "del", "em", "i", "ins", "kbd", "mark", "samp", "small", "strong", "sub", "sup", "u", "var",
  ]

  /// - Returns: nil if the template shows anything else, or would have to be run.
  init?(_ template: [UInt8]) {
    guard template.count <= Self.longest, template.withUnsafeBufferPointer({ read($0) }), !pieces.isEmpty,
      pieces.count <= Self.mostPieces
    else { return nil }
    if pieces.contains(.content), pieces.count > 1 || element != nil { return nil }
  }

  /// Whether it shows its content and nothing else.
  var isContent: Bool { pieces == [.content] }

  /// Its text, if it is always the same.
  var constant: String? {
    guard pieces.count == 1, case .text(let text) = pieces[0] else { return nil }
    return text
  }

  /// Whether it is a lone word and no sign, which may be a mark that another script replaces; a version is none.
  var mayBeMark: Bool {
    constant.map { !$0.contains(" ") && $0.contains { $0.isLetter || $0 == "_" } && !Self.isVersion($0) } ?? false
  }

  /// Whether a word is a version: `v2.0.0-beta.1`, `1.x`.
  private static func isVersion(_ word: String) -> Bool {
    var rest = word.utf8[...]
    if let first = rest.first, first | 0x20 == UInt8(ascii: "v") { rest.removeFirst() }
    let number = rest.prefix { (0x30...0x39).contains($0) }
    return !number.isEmpty && rest[number.endIndex...].first == UInt8(ascii: ".")
  }

  /// The texts of the site that it shows, as variables are called.
  var variables: [String] {
    pieces.compactMap { piece in
      switch piece {
      case .site(let name), .any(let name): FrontMatterValues.ownerOfParameters + name
      case .word(let key): FrontMatterValues.ownerOfWords + key
      default: nil
      }
    }
  }

  // MARK: Reading

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = ForeignReader(bytes, end: bytes.count)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var text: [UInt8] = []
    // Whether blanks that follow are taken away, and whether a block has ended.
    var (isTrimmed, isPastBlock) = (false, false)
    func flush(_ pieces: inout [Piece]) {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while index < bytes.count {
      let byte = bytes[index]
      if reader.has("{{", at: index) {
        guard let end = ShortcodeTemplate.end(ofActionAt: index, &reader) else { return false }
        if reader.has("{{-", at: index) { while text.last == 0x20 { text.removeLast() } }
        isTrimmed = bytes[end - 3] == UInt8(ascii: "-")
        let content = reader.string(ShortcodeTemplate.content(of: index + 2..<end - 2, reader))
        index = end
        if content.isEmpty || content.hasPrefix("/*") { continue }
        guard let piece = ShortcodeExpression.piece(content) else { return false }
        // An empty text only takes away the blanks around it.
        if piece == .text("") { continue }
        guard !isPastBlock else { return false }
        if case .text(let value) = piece {
          text += value.utf8
        } else {
          flush(&pieces)
          pieces.append(piece)
        }
      } else if reader.has("<!--", at: index) {
        guard let end = reader.find("-->", from: index) else { return false }
        index = end + 3
      } else if byte == UInt8(ascii: "<") {
        let isEnd = reader.has("</", at: index)
        let name = bytes[(index + (isEnd ? 2 : 1))...].prefix(20).prefix(while: ForeignReader.isLetter)
        guard let end = Self.end(ofTagAt: name.endIndex, &reader) else { return false }
        let word = String(decoding: name, as: UTF8.self).lowercased()
        if Self.blocks.contains(word) {
          // Text in front of a block or behind it would be in its paragraph.
          let isText = !pieces.isEmpty || text.contains { $0 != 0x20 }
          if !isEnd, isText || isPastBlock { return false }
          isPastBlock = isPastBlock || isEnd
        } else if Self.meaningful.contains(word) {
          if isEnd {
            guard element == word else { return false }
            isPastBlock = true
          } else {
            guard pieces.isEmpty, element == nil, text.allSatisfy({ $0 == 0x20 }) else { return false }
            element = word
          }
        } else if !Self.plain.contains(word) {
          return false
        }
        (index, isTrimmed) = (end, false)
      } else {
        index += 1
        if ForeignReader.isSpace(byte) {
          if !isTrimmed, text.last != 0x20 { text.append(0x20) }
          continue
        }
        // In HTML, references and marks mean something else than in Markdown.
        guard !isPastBlock, byte >= 0x20, !"&*`\\>{}".utf8.contains(byte) else { return false }
        isTrimmed = false
        text.append(byte)
      }
    }
    flush(&pieces)
    trim()
    return true
  }

  /// Takes away the blanks at either end.
  private mutating func trim() {
    if case .text(let first)? = pieces.first {
      let text = String(first.drop { $0 == " " })
      if text.isEmpty { pieces.removeFirst() } else { pieces[0] = .text(text) }
    }
    guard case .text(var last)? = pieces.last else { return }
    while last.last == " " { last.removeLast() }
    if last.isEmpty { pieces.removeLast() } else { pieces[pieces.count - 1] = .text(last) }
  }

  /// The offset behind a tag, given the end of its name; values in it can be expressions.
  private static func end(ofTagAt start: Int, _ reader: inout ForeignReader) -> Int? {
    var index = start
    while index < reader.end {
      if reader.has("{{", at: index) {
        guard let end = ShortcodeTemplate.end(ofActionAt: index, &reader) else { return nil }
        index = end
      } else if reader.bytes[index] == UInt8(ascii: ">") {
        return index + 1
      } else {
        index += 1
      }
    }
    return nil
  }
}
