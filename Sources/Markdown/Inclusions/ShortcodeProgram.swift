/// The template of a shortcode that decides what it shows: texts, expressions, and conditions.
struct ShortcodeProgram: Sendable {
  /// What an expression stands for.
  indirect enum Term: Sendable {
    case text(String)
    case flag(Bool)
    /// An argument, by its name or its number.
    case argument(String)
    /// Whether the arguments have names.
    case areNamed
    case content
    case site(String)
    case page(String)
    case any(String)
    /// A word in the language of the site, by its key.
    case word(String)
    case variable(String)
    case dot
    case call(String, [Term])
    case unknown
  }

  indirect enum Node: Sendable {
    case text([UInt8])
    case show(Term)
    case set(String, Term)
    case choice([Branch])
    case loop([Node])
  }

  struct Branch: Sendable {
    /// Nil for `else`.
    let condition: Term?
    /// Whether the dot stands for its condition.
    let isWith: Bool
    var body: [Node]
  }

  private(set) var nodes: [Node] = []
  /// Whether it can show what is between the tags.
  private(set) var showsContent = false
  /// The texts of the site that it names, as variables are called.
  private(set) var variables: [String] = []

  private static let longest = 4_000
  private static let longestAction = 1_000
  private static let deepest = 12

  /// A block that is open.
  private struct Open {
    let isLoop: Bool
    var branches: [Branch]
  }

  private var open: [Open] = []

  /// - Returns: nil for what needs more than a run with texts.
  init?(_ template: [UInt8]) {
    guard template.count <= Self.longest, !template.contains(where: { $0 < 0x20 && !ForeignReader.isSpace($0) }),
      template.withUnsafeBufferPointer({ read($0) }), open.isEmpty
    else { return nil }
    // A lone word may be a mark that another script replaces.
    if nodes.count == 1, case .text(let text) = nodes[0], !text.contains(UInt8(ascii: "<")) { return nil }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let reader = ForeignReader(bytes, end: bytes.count)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var isTrimmed = false
    while index < bytes.count {
      let mark = bytes[index...].firstRange(of: "{{".utf8)?.lowerBound ?? bytes.count
      var text = bytes[index..<mark]
      if isTrimmed { text = text.drop(while: ForeignReader.isSpace) }
      if reader.has("{{-", at: mark) { while let last = text.last, ForeignReader.isSpace(last) { text.removeLast() } }
      if !text.isEmpty { add(.text(Array(text))) }
      guard mark < bytes.count else { break }
      guard let end = Self.end(ofActionAt: mark, reader) else { return false }
      isTrimmed = bytes[end - 3] == UInt8(ascii: "-")
      let action = reader.string(ShortcodeTemplate.content(of: mark + 2..<end - 2, reader))
      guard readAction(action) else { return false }
      index = end
    }
    return true
  }

  /// The offset behind an action, in which texts can hold braces.
  private static func end(ofActionAt start: Int, _ reader: ForeignReader) -> Int? {
    var index = start + 2
    let last = min(reader.end, start + longestAction)
    if reader.has("{{/*", at: start) || reader.has("{{- /*", at: start) {
      guard let close = reader.bytes[index..<reader.end].firstRange(of: "*/".utf8),
        let end = reader.bytes[close.upperBound..<reader.end].prefix(6).firstRange(of: "}}".utf8)
      else { return nil }
      return end.upperBound
    }
    var quote: UInt8?
    while index < last {
      let byte = reader.bytes[index]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        index += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`") {
        quote = byte
      } else if reader.has("}}", at: index) {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  private mutating func add(_ node: Node) {
    guard let last = open.indices.last else { return nodes.append(node) }
    open[last].branches[open[last].branches.count - 1].body.append(node)
  }

  private mutating func readAction(_ action: String) -> Bool {
    if action.isEmpty || action.hasPrefix("/*") { return true }
    let word = action.prefix { !$0.isWhitespace }
    let rest = action[word.endIndex...].drop(while: \.isWhitespace)
    switch word {
    case "errorf", "warnf", "erroridf", "warnidf", "break", "continue": return true
    case "define", "template", "block", "return": return false
    case "if", "with", "range":
      guard open.count < Self.deepest else { return false }
      let condition = word == "range" ? nil : term(String(rest))
      open.append(
        Open(isLoop: word == "range", branches: [Branch(condition: condition, isWith: word == "with", body: [])]))
    case "else":
      guard let last = open.indices.last else { return false }
      let kind = rest.prefix { !$0.isWhitespace }
      guard rest.isEmpty || kind == "if" || kind == "with" else { return false }
      let condition = rest.isEmpty ? nil : term(String(rest[kind.endIndex...]))
      open[last].branches.append(Branch(condition: condition, isWith: kind == "with", body: []))
    case "end":
      guard let block = open.popLast() else { return false }
      add(block.isLoop ? .loop(block.branches.flatMap(\.body)) : .choice(block.branches))
    default:
      guard word.hasPrefix("$"), let sign = [":=", "="].first(where: { rest.hasPrefix($0 + " ") }) else {
        add(.show(term(action)))
        return true
      }
      add(.set(String(word), term(String(rest.dropFirst(sign.count)))))
    }
    return true
  }

  // MARK: Expressions

  private mutating func term(_ expression: String, depth: Int = 0) -> Term {
    guard depth < Self.deepest, let words = ShortcodeExpression.words(expression) else { return .unknown }
    let steps = words.split(separator: "|", omittingEmptySubsequences: false).map(Array.init)
    guard let first = steps.first, !first.isEmpty else { return .unknown }
    var value = step(first, depth)
    for step in steps.dropFirst() {
      guard let name = step.first else { return .unknown }
      value = .call(plain(name), step.dropFirst().map { operand($0, depth) } + [value])
    }
    return value
  }

  private func plain(_ name: String) -> String { name.hasPrefix("$.") ? String(name.dropFirst()) : name }

  private mutating func step(_ words: [String], _ depth: Int) -> Term {
    guard words.count > 1 else { return operand(words[0], depth) }
    let name = plain(words[0])
    let isTranslation = ShortcodeExpression.isTranslation(name)
    guard words.count == 2,
      name.hasSuffix(".Get") || name.hasSuffix(".Param") || name == "site.Param" || isTranslation
    else {
      return .call(name, words.dropFirst().map { operand($0, depth) })
    }
    guard case .text(let argument) = operand(words[1], depth), !argument.isEmpty else { return .unknown }
    switch name {
    case ".Get": return .argument(argument)
    case _ where isTranslation:
      variables.append(FrontMatterValues.ownerOfWords + argument)
      return .word(argument)
    case ".Page.Param", "page.Param", ".Site.Param", "site.Param":
      variables.append(FrontMatterValues.ownerOfParameters + argument)
      return name.contains("age") ? .any(argument) : .site(argument)
    default: return .unknown
    }
  }

  private mutating func operand(_ word: String, _ depth: Int) -> Term {
    if let text = Self.text(word) { return .text(text) }
    if word.hasPrefix("("), word.hasSuffix(")") {
      return term(String(word.dropFirst().dropLast()), depth: depth + 1)
    }
    if word == "true" || word == "false" { return .flag(word == "true") }
    if word.allSatisfy({ ("0"..."9").contains($0) }) { return .text(word) }
    let name = plain(word)
    switch name {
    case ".Inner", ".InnerDeindent":
      showsContent = true
      return .content
    case ".IsNamedParams": return .areNamed
    case ".": return .dot
    default: break
    }
    if name.hasPrefix("$"), name.utf8.dropFirst().allSatisfy({ ForeignReader.isNamePart($0) && $0 != 0x2E }) {
      return .variable(name)
    }
    if let key = ShortcodeExpression.parameterOfSite(name) {
      variables.append(FrontMatterValues.ownerOfParameters + key)
      return .site(key)
    }
    if let key = ShortcodeExpression.parameterOfPage(name) { return .page(key) }
    return .unknown
  }

  /// A text between quotes.
  private static func text(_ word: String) -> String? {
    guard let quote = word.first, quote == "\"" || quote == "`", word.count > 1, word.last == quote else { return nil }
    let text = word.dropFirst().dropLast()
    guard quote == "\"", text.contains("\\") else { return String(text) }
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        switch character {
        case "n", "t": plain.append(" ")
        case "\"", "\\": plain.append(character)
        default: return nil
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}
