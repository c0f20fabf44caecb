/// Which pages hold foreign syntax.
extension ForeignRewriter {
  /// Whether a page has bytes in a row with which a construct begins, or a line that may be an import.
  static func mayHoldAny(_ text: PageText, _ pairs: BytePairs) -> Bool {
    guard mayHoldAny(pairs) || mayHoldKramdown(pairs) else { return false }
    return text.bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[text.body])
      if body.first == UInt8(ascii: "<") || body.starts(with: "im".utf8)
        || KramdownTable.begins(body, at: 0, in: 0..<body.count)
      {
        return true
      }
      // Elements that hold text as it is may hold what looks like a fence.
      var fences = pairs.contains("<", anyOf: "!pstPST") ? nil : PlainFences(body)
      return firsts(pairs).withUnsafeBufferPointer { isFirst in
        for index in 0..<max(body.count - 1, 0) where isFirst[Int(body[index])] {
          let byte = body[index]
          if byte == UInt8(ascii: "\n") { fences?.readLine(at: index + 1) }
          // In code, only templates have a meaning.
          if fences?.isInCode == true, byte != UInt8(ascii: "{") { continue }
          if begins(body, at: index) { return true }
        }
        return false
      }
    }
  }

  /// Whether a page has two bytes in a row that the constructs of `begins` have.
  private static func mayHoldAny(_ pairs: BytePairs) -> Bool {
    pairs.contains("{", anyOf: "{%#:./-d") || pairs.contains("{", anyOf: CriticMarks.signs)
      || pairs.contains("<", anyOf: "%s!") || pairs.contains("<", "A"..."Z")
      || pairs.contains("]", "{")
      || pairs.contains("[", anyOf: "#[/") || pairs.contains("[", "c") && pairs.contains("]", ":")
      || pairs.contains("[", anyOf: "tT") && (pairs.contains("c", "]") || pairs.contains("C", "]"))
      || pairs.contains("!", "!") || pairs.contains("%", "{") || pairs.contains("=", "{")
      || pairs.contains("=", "0"..."9") && pairs.contains(" ", "=") || pairs.contains("\n", "<")
      || pairs.contains("\n", "i") && pairs.contains("i", "m") || pairs.contains("$", anyOf: "{$\\")
      || pairs.contains("$", "A"..."Z") || pairs.contains("$", "a"..."z") || pairs.contains("*", "[")
      || pairs.contains("`", "#") || pairs.contains("<", "i") && pairs.contains("v", ":")
      // An indented tag with `markdown`, whose letters hardly any other word has, or with `v-if`, or `iframe`.
      || pairs.contains(" ", "<") && (pairs.contains("k", "d") || pairs.contains("v", "-") || pairs.contains("<", "i"))
      || mayHoldEvents(pairs)
      || pairs.contains("\\", "(") || pairs.contains("\\", "[") || pairs.contains("]", "[")
      || pairs.contains(":", ":") || pairs.contains(":", "a"..."z")
      || pairs.contains("\n", " ") && (pairs.contains(" ", "`") || pairs.contains(" ", "~"))
  }

  /// Whether a page has two bytes in a row that a tag with `@click` has.
  private static func mayHoldEvents(_ pairs: BytePairs) -> Bool {
    pairs.contains("<", "a"..."z") && [" ", "\n", "\t"].contains { pairs.contains($0, "@") }
  }

  /// Whether a page has two bytes in a row that a table has, or the address of a link.
  private static func mayHoldKramdown(_ pairs: BytePairs) -> Bool {
    if pairs.contains("]", "(") || pairs.contains("\n", "|") { return true }
    return pairs.contains("\n", " ") && pairs.contains(" ", "|")
  }

  /// Which bytes `begins` looks behind, those of them left out that none of its bytes follows on the page.
  private static func firsts(_ pairs: BytePairs) -> [Bool] {
    var isFirst = [Bool](repeating: false, count: 256)
    func note(_ byte: Unicode.Scalar, _ isPossible: Bool) { isFirst[Int(byte.value)] = isPossible }
    note("\n", true)
    note("{", pairs.contains("{", anyOf: "{%#:./-d") || pairs.contains("{", anyOf: CriticMarks.signs))
    let followsBlank = pairs.contains(" ", "<") || pairs.contains("\t", "<")
    let isTag = followsBlank || mayHoldEvents(pairs) || pairs.contains("<", "A"..."Z")
    note("<", isTag || pairs.contains("<", anyOf: "%s!i"))
    note("[", pairs.contains("[", anyOf: "#[/ctT"))
    note("!", pairs.contains("!", "!"))
    note("%", pairs.contains("%", "{"))
    note("=", pairs.contains("=", "{") || pairs.contains("=", "0"..."9"))
    note("$", pairs.contains("$", anyOf: "{$\\") || pairs.contains("$", "A"..."Z") || pairs.contains("$", "a"..."z"))
    note("*", pairs.contains("*", "["))
    note("]", pairs.contains("]", anyOf: "{(["))
    note(":", pairs.contains(":", ":") || pairs.contains(":", "A"..."Z") || pairs.contains(":", "a"..."z"))
    note("`", pairs.contains("`", "#"))
    note("\\", pairs.contains("\\", anyOf: "(["))
    return isFirst
  }

  /// Whether the bytes from an index on, at least two, may begin a construct.
  private static func begins(_ body: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let next = body[index + 1]
    let third = index + 2 < body.count ? body[index + 2] : 0
    switch body[index] {
    case UInt8(ascii: "{"):
      return "{%#:./".utf8.contains(next) || HeadingFlags.mayBegin(body[index...])
        || next == third && CriticMarks.signs.withUTF8Buffer { $0.contains(next) }
    case UInt8(ascii: "<"):
      let isScript = next == UInt8(ascii: "s") && (third == UInt8(ascii: "c") || third == UInt8(ascii: "t"))
      let isMark = next == UInt8(ascii: "!") && body[index...].starts(with: "<!-- md:".utf8)
      if next == UInt8(ascii: "%") || (0x41...0x5A).contains(next) || isScript || isMark { return true }
      if next == UInt8(ascii: "i"), InventoryLinks.begins(body[(index + 1)...]) { return true }
      if ForeignReader.isLetter(next), holdsEventOfVue(body[index...].prefix(mostOfTag)) { return true }
      let isIndented = index > 0 && ForeignReader.isBlank(body[index - 1]) && ForeignReader.isLetter(next)
      guard isIndented else { return false }
      let tag = body[index...].prefix(mostOfTag).prefix { $0 != UInt8(ascii: ">") }
      return holdsMarkdown(tag) || holdsConditionOfVue(tag) || tag.dropFirst().starts(with: "iframe".utf8)
    case UInt8(ascii: "["):
      // Only `[toc]`: many links begin with a “t”.
      let isTable = next | 0x20 == UInt8(ascii: "t") && third | 0x20 == UInt8(ascii: "o")
      return next == UInt8(ascii: "#") || next == UInt8(ascii: "[") || CommentDefinitions.mayBegin(body[index...])
        || isTable && body[index...].dropFirst(4).first == UInt8(ascii: "]")
    case UInt8(ascii: "!"): return next == UInt8(ascii: "!")
    case UInt8(ascii: "%"): return next == UInt8(ascii: "{")
    case UInt8(ascii: "="):
      // The size of an image: ` =100x`
      let isSize = (0x30...0x39).contains(next) && index > 0 && body[index - 1] == UInt8(ascii: " ")
      return next == UInt8(ascii: "{") || isSize
    case UInt8(ascii: "\n"):
      if next == UInt8(ascii: " "), holdsIndentedFence(body[(index + 1)...]) { return true }
      if next == UInt8(ascii: " ") || next == UInt8(ascii: "|") {
        return KramdownTable.begins(body, at: index + 1, in: 0..<body.count)
          || KramdownTable.mayPartRows(body, at: index + 1, in: 0..<body.count)
      }
      return next == UInt8(ascii: "<") || next == UInt8(ascii: "i") && third == UInt8(ascii: "m")
    case UInt8(ascii: "$"): return "{$\\".utf8.contains(next) || (0x41...0x5A).contains(next & 0xDF)
    case UInt8(ascii: "*"):
      // An abbreviation begins its line, perhaps in a quote.
      let before = index > 0 ? body[index - 1] : 0
      return next == UInt8(ascii: "[") && (before <= UInt8(ascii: " ") || before == UInt8(ascii: ">"))
    case UInt8(ascii: "]"):
      if next == UInt8(ascii: "{") { return ".#".utf8.contains(third) }
      guard next == UInt8(ascii: "(") else { return next == UInt8(ascii: "[") }
      let address = body[(index + 2)...]
      return InventoryLinks.begins(third == UInt8(ascii: "<") ? address.dropFirst() : address)
        || SpacedAddresses.address(body[index...]) != nil
    case UInt8(ascii: ":"):
      if next == UInt8(ascii: ":"), third == UInt8(ascii: ":") { return true }
      let mayBeIcon = "flmos".utf8.contains(next) && IconNames.mayBegin(body[index...])
      return mayBeIcon || TextDirectives.mayBegin(body[index...])
    case UInt8(ascii: "`"): return next == UInt8(ascii: "#") && third == UInt8(ascii: "!")
    case UInt8(ascii: "\\"): return next == UInt8(ascii: "(") || next == UInt8(ascii: "[")
    default: return false
    }
  }

  /// Whether a line begins with a fence that is indented like code.
  private static func holdsIndentedFence(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let blanks = line.prefix(40).prefix { $0 == 0x20 }
    let marks = line[blanks.endIndex...].prefix(3)
    return blanks.count >= 4 && (marks.elementsEqual("```".utf8) || marks.elementsEqual("~~~".utf8))
  }

  /// Whether a page imports components or has attributes of React or with expressions, which only MDX can: some tools
  /// read every page as MDX.
  ///
  /// A page with tags or expressions of templates is not MDX, which would not know what they are.
  static func importsModules(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Range<Int>) -> Bool {
    var isMDX = false
    var reader = ForeignReader(bytes, end: body.upperBound)
    var index = body.lowerBound
    var followsBlank = true
    var isInTag = false
    while index < reader.end {
      let content = CodeLines.content(reader, from: index)
      if let codeEnd = CodeLines.end(&reader, at: content) {
        if opensMDX(reader, at: content) { return true }
        index = codeEnd
        continue
      }
      if followsBlank, reader.has("import", at: index), ModuleStatements.begins(reader, at: index) { return true }
      let lineEnd = reader.lineEnd(from: index)
      if !isMDX, holdsExpression(bytes[index..<lineEnd], &isInTag) { isMDX = true }
      if holdsTemplate(reader, index..<lineEnd) { return false }
      followsBlank = reader.isLineEnd(index) || reader.has("<!--", at: index)
      index = lineEnd + 1
    }
    return isMDX
  }

  /// Tags that templates begin with, and that have no other meaning in braces.
  private static let templateTags: Set = [
    "assign", "capture", "case", "comment", "for", "if", "include", "include_cached", "include_relative", "link",
    "raw", "set", "unless",
  ]

  /// Whether a line has a tag or an expression of templates outside of code: `{% include a.html %}`, `{{ site.title }}`,
  /// `{{< figure >}}`.
  private static func holdsTemplate(_ reader: ForeignReader, _ line: Range<Int>) -> Bool {
    var index = line.lowerBound
    var isCode = false
    while index + 1 < line.upperBound {
      let byte = reader.bytes[index]
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if byte == UInt8(ascii: "{"), !isCode, reader.bytes[index + 1] == UInt8(ascii: "%") {
        let word = reader.bytes[(index + 2)..<line.upperBound].prefix(30).drop { " -".utf8.contains($0) }
        let name = word.prefix { ForeignReader.isLetter($0) || $0 == UInt8(ascii: "_") }
        if templateTags.contains(String(decoding: name, as: UTF8.self)) { return true }
      }
      // In an expression of a script, neither sign could be there.
      if byte == UInt8(ascii: "{"), !isCode, ["{{< ", "{{% "].contains(where: { reader.has($0, at: index) }) {
        return true
      }
      if byte == UInt8(ascii: "{"), !isCode, holdsName(reader, at: index, to: line.upperBound) { return true }
      index += 1
    }
    return false
  }
}

/// The fences of a page that begin at the beginning of a line, whose lines are nothing but code.
private struct PlainFences {
  private let body: UnsafeBufferPointer<UInt8>
  private var open: (marker: UInt8, length: Int)?

  /// Reads the first line, too.
  init(_ body: UnsafeBufferPointer<UInt8>) {
    self.body = body
    readLine(at: 0)
  }

  /// Whether the line is code, or opens it.
  var isInCode: Bool { open != nil }

  /// Goes on to a line.
  mutating func readLine(at start: Int) {
    var (index, column) = (start, 0)
    if open != nil {
      while index < body.count, ForeignReader.isBlank(body[index]) || body[index] == UInt8(ascii: ">") {
        column += body[index] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
        index += 1
      }
    }
    // What is indented like code does not close it.
    guard column < 4, index < body.count, body[index] == UInt8(ascii: "`") || body[index] == UInt8(ascii: "~") else {
      return
    }
    let marker = body[index]
    let length = body[index...].prefix { $0 == marker }.count
    let rest = body[(index + length)...].prefix { $0 != UInt8(ascii: "\n") }
    if let open {
      if marker == open.marker, length >= open.length, rest.allSatisfy({ $0 <= 0x20 }) { self.open = nil }
    } else if length >= 3, marker == UInt8(ascii: "~") || !rest.contains(marker) {
      open = (marker, length)
    }
  }
}

extension ForeignRewriter {
  /// Whether a line has a tag with an expression as a value, or with `className`, outside of code: `<A b={c}>`.
  ///
  /// - Parameter isInTag: whether the line begins in a tag; then, whether the next one does.
  private static func holdsExpression(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ isInTag: inout Bool) -> Bool {
    var index = line.startIndex
    // A blank line is not in a tag.
    var hasTag = isInTag && !line.allSatisfy(ForeignReader.isSpace)
    isInTag = hasTag
    var begin: Int?
    while index + 1 < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "`"):
        // Code may go on in the next line.
        guard let end = endOfCode(line[index...]) else { return false }
        index = end
        continue
      case UInt8(ascii: "<"):
        hasTag = true
        isInTag = ForeignReader.isLetter(line[index + 1])
        begin = index
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "c") where isInTag && line[index...].starts(with: "className=".utf8): return true
      case UInt8(ascii: "=") where hasTag && line[index + 1] == UInt8(ascii: "{"):
        return isExpression(line[(index + 2)...])
      default: break
      }
      index += 1
    }
    if line.last == UInt8(ascii: ">") { isInTag = false }
    if isInTag, let begin {
      // A line can end behind a name, or behind attributes: `a <b and` is text.
      let rest = line[(begin + 1)...].drop(while: ForeignReader.isNamePart)
      isInTag = rest.contains(UInt8(ascii: "=")) || rest.allSatisfy(ForeignReader.isSpace)
    }
    return false
  }

  /// The index behind the code that a line begins with; nil where its backticks are not closed.
  private static func endOfCode(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let length = line.prefix { $0 == UInt8(ascii: "`") }.count
    var rest = line.dropFirst(length)
    while let open = rest.firstIndex(of: UInt8(ascii: "`")) {
      let run = line[open...].prefix { $0 == UInt8(ascii: "`") }
      if run.count == length { return run.endIndex }
      rest = line[run.endIndex...]
    }
    return nil
  }

  /// Whether what follows the brace of a value is an expression of a script.
  private static func isExpression(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // `href={{ site.url }}` is a template’s; `style={{color: 'red'}}` is not.
    guard value.first == UInt8(ascii: "{") else { return value.first != UInt8(ascii: "%") }
    return value.contains(UInt8(ascii: ":")) && !value.starts(with: "{%".utf8)
  }
}

extension ForeignRewriter {
  /// Whether double braces with a name in them are at an offset; to MDX, only those of a value have a meaning.
  private static func holdsName(_ reader: ForeignReader, at offset: Int, to end: Int) -> Bool {
    guard reader.has("{{", at: offset), offset == 0 || !"={$".utf8.contains(reader.bytes[offset - 1]) else {
      return false
    }
    let content = reader.bytes[(offset + 2)..<end].prefix(100).drop(while: ForeignReader.isBlank)
    guard content.first.map(ForeignReader.isLetter) ?? false else { return false }
    let behind = content.drop { ForeignReader.isNamePart($0) || $0 == UInt8(ascii: ".") }
      .drop(while: ForeignReader.isBlank)
    return behind.starts(with: "}}".utf8) || behind.first == UInt8(ascii: "|")
  }
}

/// Where the end tags of a page are, so that a start tag knows whether it has one.
struct EndTags {
  private var offsets: [ForeignTag.Key: [Int]] = [:]

  init() {}

  init(_ reader: ForeignReader, from start: Int) {
    var index = start
    while index < reader.end {
      let byte = reader.bytes[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{"), let key = Self.key(reader, at: index) {
        offsets[key, default: []].append(index)
      } else if byte == UInt8(ascii: "!"), reader.has("!!!", at: index), reader.isLineEnd(index + 3),
        index == start || reader.bytes[index - 1] == UInt8(ascii: "\n")
      {
        offsets[ClosedAdmonitions.key, default: []].append(index)
      }
      index += 1
    }
  }

  /// Notes ends that have been found already, in order.
  mutating func add(_ ends: [(key: ForeignTag.Key, offset: Int)]) {
    for end in ends { offsets[end.key, default: []].append(end.offset) }
  }

  private static func key(_ reader: ForeignReader, at start: Int) -> ForeignTag.Key? {
    if TabComments.ends(reader, at: start) { return TabComments.key }
    if reader.has("</", at: start) { return .init(notation: .component, name: name(reader, at: start + 2)) }
    if reader.has("{{<", at: start) || reader.has("{{%", at: start) {
      let slash = skipped(reader, from: start + 3)
      guard reader.has("/", at: slash) else { return nil }
      // Shortcodes can be in folders.
      let name = name(reader, at: skipped(reader, from: slash + 1), takesSlashes: true)
      return .init(notation: .shortcode, name: name.lowercased())
    }
    guard reader.has("{%", at: start) else { return nil }
    let word = skipped(reader, from: start + 2)
    let length = reader.has("/", at: word) ? 1 : reader.has("end", at: word) ? 3 : 0
    guard length > 0 else { return nil }
    return .init(notation: .template, name: name(reader, at: skipped(reader, from: word + length)).lowercased())
  }

  private static func skipped(_ reader: ForeignReader, from start: Int) -> Int {
    var index = start
    while index < min(reader.end, start + 10), reader.bytes[index] == 0x20 || "-+~".utf8.contains(reader.bytes[index]) {
      index += 1
    }
    return index
  }

  private static func name(_ reader: ForeignReader, at start: Int, takesSlashes: Bool = false) -> String {
    let name = reader.bytes[min(start, reader.end)..<reader.end].prefix(60).prefix {
      ForeignReader.isNamePart($0) || takesSlashes && $0 == UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Where the next end tag of a name is.
  func next(_ key: ForeignTag.Key, from offset: Int) -> Int? {
    guard let offsets = offsets[key] else { return nil }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count ? offsets[low] : nil
  }
}
