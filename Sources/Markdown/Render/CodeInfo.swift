/// What the info string of a code block says behind its language: `js title="a.js" {1,3}`.
struct CodeInfo {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The language, or the first class in braces: `{ .sh #id }`.
  private(set) var language: Bytes
  /// What the block is called, such as the name of its file; empty where nothing says it.
  private(set) var name = ""
  /// What the tab is called that the block is: fences that have one become tabs where they follow each other.
  private(set) var tab = ""
  /// What a group of code calls the block if nothing else names it: all of the info string, in brackets.
  private(set) var nameInGroup = ""
  /// The id in braces: `{ .sh #id }`; empty where there is none.
  private(set) var id = ""
  /// Whether the other tool reads marks of the TypeScript compiler in the code.
  private(set) var isTwoslash = false

  /// Whether scripts are only parts of the code.
  var hasScripts: Bool { ["vue", "svelte", "html"].contains { language.elementsEqual($0.utf8) } }

  /// Whether the first sign of each line says whether it is added or removed: `diff lang="js"`.
  private(set) var isDiff = false

  /// Lines that are marked, by their numbers.
  private(set) var lines: [(range: ClosedRange<Int>, mark: MarkedCode.Mark)] = []

  /// More than anybody writes.
  private static let longest = 500
  private static let longestNumbers = 100

  /// - Parameter isExtended: whether anything but the language is read.
  init(_ info: Bytes, isExtended: Bool) {
    if isExtended, Self.isWord(info) {
      language = info
      return
    }
    language = Self.language(info, isExtended)
    guard isExtended else { return }
    var rest = info.prefix(Self.longest).dropFirst(0)
    var (titled, bracketed, tabbed) = (rest.prefix(0), rest.prefix(0), rest.prefix(0))
    var isInBraces = false
    let lastBracket = rest.lastIndex(of: UInt8(ascii: "]")) ?? 0
    if let name = Self.bracketed(info) {
      nameInGroup = Self.withoutIcon(String(decoding: name, as: UTF8.self).trimmed)
      if nameInGroup.utf8.count < name.count { self.name = nameInGroup }
      return
    }
    while let first = rest.first {
      if first == UInt8(ascii: "{"), let close = Self.endOfBraces(rest.prefix(Self.longestNumbers)),
        addLines(rest[(rest.startIndex + 1)..<close], .highlighted)
      {
        rest = rest[(close + 1)...]
        continue
      }
      if Self.isSeparator(first) {
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "}") { isInBraces = first == UInt8(ascii: "{") }
        rest = rest.dropFirst()
        continue
      }
      if rest.startIndex > 0, let end = Self.endOfText(rest) {
        // It says what is marked within lines.
        rest = rest[end...]
        continue
      }
      if first == UInt8(ascii: "["), rest.startIndex < lastBracket,
        let close = Self.closingBracket(rest) ?? rest.firstIndex(of: UInt8(ascii: "]"))
      {
        // Without a language, or with text behind it, it is text.
        let isName = rest.startIndex > 0 && rest[(close + 1)...].first.map(Self.isSeparator) ?? true
        if bracketed.isEmpty, isName { bracketed = rest[(rest.startIndex + 1)..<close] }
        rest = rest[(close + 1)...]
        continue
      }
      let word = rest.prefix { !Self.isSeparator($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "[") }
      rest = rest[max(word.endIndex, rest.startIndex + 1)...]
      if word.isEmpty { continue }
      guard word.endIndex < info.count, info[word.endIndex] == UInt8(ascii: "=") else {
        if word.elementsEqual("twoslash".utf8) { isTwoslash = true }
        if isInBraces, id.isEmpty, word.first == UInt8(ascii: "#") {
          id = String(decoding: word.dropFirst(), as: UTF8.self)
        }
        continue
      }
      rest = rest.dropFirst()
      let mark = Self.marks.first { word.elementsEqual($0.key.utf8) }?.value
      let isText = Self.endOfText(rest) != nil && !word.elementsEqual("hl_lines".utf8)
      let value = Self.value(&rest, mayBeExpression: mark != nil)
      if titled.isEmpty, Self.isName(word) { titled = value }
      // An object is options for what a script shows.
      let isObject = value.first == UInt8(ascii: "\"") && value.contains(UInt8(ascii: ":"))
      if tabbed.isEmpty, word.elementsEqual("tab".utf8), !isObject { tabbed = value }
      if word.elementsEqual("lang".utf8), language.elementsEqual("diff".utf8), !value.isEmpty {
        (language, isDiff) = (Bytes(rebasing: value), true)
      }
      if let mark, !isText { _ = addLines(value, mark) }
    }
    let found = titled.isEmpty ? bracketed : titled
    name = Self.withoutIcon(Self.decoded(found).trimmed)
    tab = String(decoding: tabbed, as: UTF8.self).trimmed
  }

  /// A name as readers see it: some tools write all attributes as the query of an address, `name=My%20app&device=phone`.
  private static func decoded(_ name: Slice<Bytes>) -> String {
    let text = String(decoding: name, as: UTF8.self)
    guard PercentEncoding.decode(name) != text else { return text }
    return PercentEncoding.decode(name.prefix { $0 != UInt8(ascii: "&") })
  }

  /// Takes the value of an attribute, which may be between quotes.
  ///
  /// - Parameter mayBeExpression: whether slashes are around regular expressions, and not in paths.
  private static func value(_ rest: inout Slice<Bytes>, mayBeExpression: Bool) -> Slice<Bytes> {
    guard let quote = rest.first else { return rest }
    if quote != UInt8(ascii: "/") || mayBeExpression, let end = endOfText(rest) {
      defer { rest = rest[end...] }
      return rest[(rest.startIndex + 1)..<(end - 1)]
    }
    if quote == UInt8(ascii: "{"), let close = endOfBraces(rest) {
      defer { rest = rest[(close + 1)...] }
      return rest[(rest.startIndex + 1)..<close]
    }
    let value = rest.prefix { !isSeparator($0) }
    rest = rest[value.endIndex...]
    return value
  }

  // MARK: Brackets

  /// The bracket that closes the one that begins here: names of files may have others, as in `[pages/[id].vue]`.
  private static func closingBracket(_ rest: Slice<Bytes>) -> Int? {
    var depth = 0
    return rest.indices.first { index in
      if rest[index] == UInt8(ascii: "[") { depth += 1 }
      if rest[index] == UInt8(ascii: "]") { depth -= 1 }
      return depth == 0
    }
  }

  /// What is in the brackets that an info string consists of.
  private static func bracketed(_ info: Bytes) -> Slice<Bytes>? {
    let info = info.prefix(longest)
    guard info.first == UInt8(ascii: "["), let close = closingBracket(info), info[(close + 1)...].allSatisfy(isBlank)
    else { return nil }
    return info[1..<close]
  }

  /// A name without the icon that a plugin of VitePress shows beside it: `a.xml ~vscode-icons:file-type-xml~`.
  private static func withoutIcon(_ name: String) -> String {
    let bytes = name.utf8
    guard let close = bytes.lastIndex(of: UInt8(ascii: "~")),
      let open = bytes[..<close].lastIndex(of: UInt8(ascii: "~"))
    else { return name }
    let icon = bytes[bytes.index(after: open)..<close]
    let isName = icon.allSatisfy { ForeignReader.isNamePart($0) || $0 == UInt8(ascii: ":") }
    guard isName, icon.contains(UInt8(ascii: ":")) else { return name }
    return (name[..<open] + name[bytes.index(after: close)...]).trimmed
  }

  // MARK: Values

  /// The end of a text between quotes, or of a regular expression between slashes, that begins here.
  private static func endOfText(_ rest: Slice<Bytes>) -> Int? {
    guard let mark = rest.first, "\"'/".utf8.contains(mark) else { return nil }
    var index = rest.startIndex + 1
    // CommonMark has taken off the backslash before a slash within an expression.
    func isEnd(_ index: Int) -> Bool {
      rest[index] == mark && (mark != UInt8(ascii: "/") || rest[(index + 1)...].first.map(isBlank) ?? true)
    }
    while index < rest.endIndex, !isEnd(index) { index += 1 }
    guard index < rest.endIndex, index > rest.startIndex + 1 || mark != UInt8(ascii: "/") else { return nil }
    return index + 1
  }

  /// The brace that closes the one that begins here, not one in the name of a line.
  private static func endOfBraces(_ rest: Slice<Bytes>) -> Int? {
    var index = rest.startIndex + 1
    while index < rest.endIndex, rest[index] != UInt8(ascii: "}") {
      if "\"'".utf8.contains(rest[index]) {
        guard let end = endOfText(rest[index...]) else { return rest[index...].firstIndex(of: UInt8(ascii: "}")) }
        index = end
      } else {
        index += 1
      }
    }
    return index < rest.endIndex ? index : nil
  }

  /// What tools call the attributes with numbers of lines: Expressive Code, Python-Markdown, and Mintlify.
  private static let marks: [String: MarkedCode.Mark] = [
    "ins": .added, "del": .removed, "mark": .highlighted, "hl_lines": .highlighted,
    "highlight": .highlighted,
  ]

  private static let mostLines = 100

  /// Reads numbers of lines, `1,3-5`, perhaps with a name in front: `"A":5`.
  ///
  /// - Returns: whether there is nothing else.
  private mutating func addLines(_ text: Slice<Bytes>, _ mark: MarkedCode.Mark) -> Bool {
    var text = text
    if let end = Self.endOfText(text), text[end...].first == UInt8(ascii: ":") { text = text[(end + 1)...] }
    let parts = text.split { $0 == UInt8(ascii: ",") || Self.isBlank($0) }
    var found: [(ClosedRange<Int>, MarkedCode.Mark)] = []
    for part in parts.prefix(Self.mostLines) {
      let numbers = part.split(separator: UInt8(ascii: "-"), maxSplits: 1).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last else { return false }
      found.append((first...last, mark))
    }
    guard lines.count + found.count <= Self.mostLines else { return true }
    lines += found
    return !found.isEmpty
  }

  /// What tools call the attribute with the name of a block: most say `title`, Nextra `filename`, and Zola `name`.
  private static let names = ["title", "filename", "fileName", "file", "name", "caption"]

  /// Gatsby writes the attribute behind the language: `js:title=a.js`.
  private static func isName(_ word: Slice<Bytes>) -> Bool {
    let key = word.split(separator: UInt8(ascii: ":")).last ?? word
    return names.contains { key.elementsEqual($0.utf8) }
  }

  /// What is between attributes; Hugo and PyMdown Extensions put braces around all of them.
  private static func isSeparator(_ byte: UInt8) -> Bool { isBlank(byte) || "{},".utf8.contains(byte) }

  /// Whether an info string is a plain word, which is a language and nothing else.
  private static func isWord(_ info: Bytes) -> Bool {
    info.allSatisfy { ForeignReader.isLetter($0) || (0x30...0x39).contains($0) } && !info.elementsEqual("twoslash".utf8)
  }

  /// The first word of an info string.
  static func word(_ info: Bytes) -> Bytes { Bytes(rebasing: info.prefix { !isBlank($0) }) }

  /// Whether code is only there so that examples can name it, and nobody sees it: `twoslash include main`.
  static func isIncluded(_ info: Bytes) -> Bool {
    let words = info.prefix(longest).split(maxSplits: 2, whereSeparator: isBlank)
    return words.count > 2 && words[0].elementsEqual("twoslash".utf8) && words[1].elementsEqual("include".utf8)
  }

  /// Whether VitePress fills in the expressions in code, which it shows as they are otherwise: `html-vue`.
  static func isFilledIn(_ info: Bytes) -> Bool {
    let language = writtenLanguage(info, true)
    return language.count > vue.count && language.suffix(vue.count).elementsEqual(vue)
  }

  private static let vue = "-vue".utf8

  private static func language(_ info: Bytes, _ isExtended: Bool) -> Bytes {
    let language = writtenLanguage(info, isExtended)
    return isExtended && isFilledIn(info) ? Bytes(rebasing: language.dropLast(vue.count)) : language
  }

  private static func writtenLanguage(_ info: Bytes, _ isExtended: Bool) -> Bytes {
    if isExtended, bracketed(info) != nil { return Bytes(rebasing: info.prefix(0)) }
    let inner = info.dropFirst().drop(while: isBlank)
    if isExtended, info.first == UInt8(ascii: "{"), let language = directiveLanguage(inner) { return language }
    guard info.first == UInt8(ascii: "{"), inner.first == UInt8(ascii: ".") else {
      // Other things may follow without a blank: `js{1}`, `js[a.js]`, `js:title=a.js`, `html:preview`.
      let word = word(info)
      guard isExtended else { return word }
      // Numbers of lines alone.
      if word.first == UInt8(ascii: "{"), let next = inner.first, (0x30...0x39).contains(next) {
        return Bytes(rebasing: word.prefix(0))
      }
      let end = word.dropFirst().firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? word.endIndex
      let key = word[..<end].prefix { $0 != UInt8(ascii: "=") }
      let colon = key.firstIndex(of: UInt8(ascii: ":"))
      let isAttribute = key.endIndex < end && (isName(key) || key.elementsEqual("tab".utf8))
      if isAttribute { return Bytes(rebasing: word[..<(colon ?? 0)]) }
      if let colon, colon > 0 { return Bytes(rebasing: word[..<colon]) }
      return Bytes(rebasing: word[..<end])
    }
    return Bytes(rebasing: inner.dropFirst().prefix { !isBlank($0) && $0 != UInt8(ascii: "}") })
  }

  /// Directives of MyST that hold code, whose language follows.
  private static let codeDirectives = ["code", "code-block", "code-cell", "sourcecode"]

  /// What the name of a directive in braces says: `{python, echo=FALSE}` of Quarto, `{code-block} python` of MyST.
  private static func directiveLanguage(_ inner: Slice<Bytes>) -> Bytes? {
    let name = inner.prefix { AttributeList.isName($0) }
    guard let first = name.first, ForeignReader.isLetter(first), name.endIndex < inner.endIndex else { return nil }
    let rest = inner[name.endIndex...]
    guard rest.first == UInt8(ascii: "}") else {
      return ", ".utf8.contains(rest[rest.startIndex]) && rest.contains(UInt8(ascii: "}")) ? Bytes(rebasing: name) : nil
    }
    guard codeDirectives.contains(where: { name.elementsEqual($0.utf8) }) else { return Bytes(rebasing: name) }
    return Bytes(rebasing: rest.dropFirst().drop(while: isBlank).prefix { !isBlank($0) })
  }

  private static func isBlank(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) || byte == 0x20 }
}

extension StringProtocol {
  /// Without blanks at either end.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
