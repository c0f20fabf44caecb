/// A run of the template of a shortcode with the arguments of one place, as far as these tell what it shows.
///
/// The result is HTML in which marks stand for what is not part of the template.
struct ShortcodeRun {
  /// Bytes that no template has.
  enum Mark {
    /// What is between the tags.
    static let content: UInt8 = 1
    /// What only Hugo knows.
    static let unknown: UInt8 = 2
    /// A text that is not HTML; its number follows, behind the bytes of ASCII.
    static let value: UInt8 = 3
    static let firstNumber: UInt8 = 0x80
  }

  private enum Value {
    case text(String)
    case flag(Bool)
    case content
    case missing
    case unknown
  }

  private(set) var output: [UInt8] = []
  private(set) var values: [String] = []

  private let arguments: [ForeignTag.Attribute]
  private let reader: ForeignReader
  private let hasContent: Bool
  private var variables: [String: Value] = [:]
  private var dots: [Value] = [.unknown]

  private static let longest = 20_000
  private static let mostValues = 100

  /// - Parameter hasContent: whether anything is between the tags.
  init(
    _ program: ShortcodeProgram, _ arguments: [ForeignTag.Attribute], _ reader: ForeignReader, hasContent: Bool
  ) {
    (self.arguments, self.reader, self.hasContent) = (arguments, reader, hasContent)
    run(program.nodes)
  }

  private mutating func run(_ nodes: [ShortcodeProgram.Node]) {
    for node in nodes where output.count < Self.longest {
      switch node {
      case .text(let text): output += text
      case .show(let term): show(value(of: term))
      case .set(let name, let term): variables[name] = value(of: term)
      case .loop(let body): leave([body])
      case .choice(let branches): choose(branches)
      }
    }
  }

  private mutating func choose(_ branches: [ShortcodeProgram.Branch]) {
    for (number, branch) in branches.enumerated() {
      let value = branch.condition.map { self.value(of: $0) } ?? .flag(true)
      guard let isTrue = truth(of: value) else { return leave(branches.dropFirst(number).map(\.body)) }
      guard isTrue else { continue }
      if branch.isWith { dots.append(value) }
      run(branch.body)
      if branch.isWith { dots.removeLast() }
      return
    }
  }

  /// Leaves blocks out of which only Hugo knows whether they are run.
  private mutating func leave(_ bodies: [[ShortcodeProgram.Node]]) {
    for body in bodies { forget(body) }
    if bodies.contains(where: shows) { output.append(Mark.unknown) }
  }

  private func shows(_ nodes: [ShortcodeProgram.Node]) -> Bool {
    nodes.contains { node in
      switch node {
      case .text(let text): text.contains { !ForeignReader.isSpace($0) }
      case .show: true
      case .set: false
      case .loop(let body): shows(body)
      case .choice(let branches): branches.contains { shows($0.body) }
      }
    }
  }

  private mutating func forget(_ nodes: [ShortcodeProgram.Node]) {
    for node in nodes {
      switch node {
      case .text, .show: break
      case .set(let name, _): variables[name] = .unknown
      case .loop(let body): forget(body)
      case .choice(let branches): for branch in branches { forget(branch.body) }
      }
    }
  }

  private mutating func show(_ value: Value) {
    switch value {
    case .text(let text):
      guard !text.isEmpty else { return }
      guard values.count < Self.mostValues else { return output.append(Mark.unknown) }
      output += [Mark.value, Mark.firstNumber + UInt8(values.count)]
      values.append(text)
    case .flag(let flag): output += (flag ? "true" : "false").utf8
    case .content: output.append(Mark.content)
    case .missing: break
    case .unknown: output.append(Mark.unknown)
    }
  }

  /// Whether a condition is true; nil where only Hugo knows.
  private func truth(of value: Value) -> Bool? {
    switch value {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .content: true
    case .missing: false
    case .unknown: nil
    }
  }

  // MARK: Expressions

  private func value(of term: ShortcodeProgram.Term) -> Value {
    switch term {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .argument(let name): argument(name)
    case .areNamed: .flag(arguments.first?.name != nil)
    case .content: hasContent ? .content : .missing
    case .site(let name): reader.frontMatter.parameterOfSite(name).map(Value.text) ?? .unknown
    case .page(let name): reader.frontMatter.parameterOfPage(name).map(Value.text) ?? .unknown
    case .any(let name): reader.frontMatter.parameter(name).map(Value.text) ?? .unknown
    case .word(let key): reader.frontMatter.word(key).map(Value.text) ?? .unknown
    case .variable(let name): variables[name] ?? .unknown
    case .dot: dots[dots.count - 1]
    case .call(let name, let terms): call(name, terms.map { value(of: $0) })
    case .unknown: .unknown
    }
  }

  private func argument(_ name: String) -> Value {
    let range = ShortcodeText.range(of: name.lowercased(), in: arguments, reader)
    return range.map { .text(reader.string($0)) } ?? .missing
  }

  private func call(_ name: String, _ values: [Value]) -> Value {
    guard let last = values.last else { return .unknown }
    if ShortcodeExpression.isFilter(name), values.count == 1 || name.hasSuffix(".RenderString") { return last }
    switch (name, values.count) {
    case ("default", 2):
      return truth(of: last).map { $0 ? last : values[0] } ?? .unknown
    case ("not", 1): return truth(of: last).map { .flag(!$0) } ?? .unknown
    case ("and", _), ("or", _):
      for value in values.dropLast() {
        guard let isTrue = truth(of: value) else { return .unknown }
        if isTrue == (name == "or") { return value }
      }
      return last
    case ("eq", 2), ("ne", 2):
      guard let isEqual = Self.isEqual(values[0], last) else { return .unknown }
      return .flag(isEqual == (name == "eq"))
    case ("cond", 3): return truth(of: values[0]).map { $0 ? values[1] : last } ?? .unknown
    case ("lower", 1), ("upper", 1), ("strings.ToLower", 1), ("strings.ToUpper", 1):
      guard case .text(let text) = last else { return last }
      return .text(name.lowercased().hasSuffix("lower") ? text.lowercased() : text.uppercased())
    case ("safeURL", 1), ("safeHTMLAttr", 1): return last
    case ("relURL", 1), ("absURL", 1), ("relLangURL", 1), ("absLangURL", 1):
      // Hugo puts the address of the site in front of what is relative.
      guard case .text(let text) = last, !text.isEmpty, !text.hasPrefix("/"), !text.hasPrefix("#"),
        !text.contains(":")
      else { return last }
      return .text("/" + text)
    // The path of a page leads to it in a link, too.
    case ("ref", 2), ("relref", 2):
      if case .text = last { return last } else { return .unknown }
    case ("printf", 2...): return Self.formatted(values)
    case ("strings.Contains", 2), ("strings.HasPrefix", 2), ("strings.HasSuffix", 2), ("in", 2), ("hasPrefix", 2):
      guard case .text(let text) = values[0], case .text(let part) = last else { return .unknown }
      let isFound =
        switch name {
        case "strings.Contains", "in": part.isEmpty || text.contains(part)
        case "strings.HasSuffix": text.hasSuffix(part)
        default: text.hasPrefix(part)
        }
      return .flag(isFound)
    case ("replace", 3):
      // Tags that only get attributes.
      guard case .content = values[0], case .text(let old) = values[1], case .text(let new) = last,
        let name = Self.element(old), name == Self.element(new)
      else { return .unknown }
      return .content
    default: return .unknown
    }
  }

  private static func isEqual(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.text(let first), .text(let second)): first == second
    case (.flag(let first), .flag(let second)): first == second
    case (.missing, .text(let text)), (.text(let text), .missing): text.isEmpty
    // Arguments can be flags.
    case (.text(let text), .flag(let flag)), (.flag(let flag), .text(let text)): text == (flag ? "true" : "false")
    case (.missing, .flag), (.flag, .missing): false
    default: nil
    }
  }

  /// The name of the element whose start tag a text begins with.
  private static func element(_ text: String) -> Substring? {
    guard text.hasPrefix("<"), !text.dropFirst().contains("<") else { return nil }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : name
  }

  /// A text with values in place of `%s` and `%v`.
  private static func formatted(_ values: [Value]) -> Value {
    guard case .text(let format) = values[0] else { return .unknown }
    var rest = values.dropFirst()
    var text = ""
    var isMark = false
    for character in format {
      if isMark {
        isMark = false
        switch character {
        case "%": text.append("%")
        case "s", "v":
          guard case .text(let value)? = rest.popFirst() else { return .unknown }
          text += value
        default: return .unknown
        }
      } else if character == "%" {
        isMark = true
      } else {
        text.append(character)
      }
    }
    return rest.isEmpty && !isMark && text.utf8.count < longest ? .text(text) : .unknown
  }
}
