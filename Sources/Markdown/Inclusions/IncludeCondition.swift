/// Conditions of Liquid, as far as the values that a tag passes decide them.
enum IncludeCondition {
  /// Enough for any condition.
  private static let mostWords = 50
  private static let mostItems = 1000

  /// Whether a condition holds; nil if that depends on what only a template engine knows.
  static func holds(_ condition: String, _ parameters: IncludeParameters) -> Bool? {
    let words = words(of: condition)
    guard !words.isEmpty, words.count <= mostWords else { return nil }
    var terms: [[String]] = [[]]
    var signs: [String] = []
    for word in words {
      if word == "and" || word == "or" {
        signs.append(word)
        terms.append([])
      } else {
        terms[terms.count - 1].append(word)
      }
    }
    // Liquid begins with the last one.
    var result = terms.popLast().flatMap { holds($0, parameters) }
    for (term, sign) in zip(terms, signs).reversed() {
      let (first, isAnd) = (holds(term, parameters), sign == "and")
      if first == !isAnd || result == !isAnd {
        result = !isAnd
      } else if first == nil || result == nil {
        result = nil
      } else {
        result = isAnd
      }
    }
    return result
  }

  private static func holds(_ term: [String], _ parameters: IncludeParameters) -> Bool? {
    if term.count == 1 { return value(of: term[0], parameters).isTrue }
    guard term.count == 3 else { return nil }
    let (left, sign, right) = (term[0], term[1], term[2])
    switch sign {
    case "==": return isEqual(left, right, parameters)
    case "!=", "<>": return isEqual(left, right, parameters).map { !$0 }
    case "contains":
      switch (value(of: left, parameters), value(of: right, parameters)) {
      case (let text, let part) where text.holdsTemplate || part.holdsTemplate: return nil
      case (.text(let text), .text(let part)): return text.contains(part)
      case (.nothing, _): return false
      case (.many(let items), let part) where items.count <= mostItems: return items.contains(.value(part))
      default: return nil
      }
    case "<", ">", "<=", ">=":
      let values = (value(of: left, parameters), value(of: right, parameters))
      if values.0 == .nothing || values.1 == .nothing { return false }
      guard case (.number(let first), .number(let second)) = values, let first = Double(first),
        let second = Double(second)
      else { return nil }
      return sign.hasPrefix("<")
        ? first < second || sign == "<=" && first == second : first > second || sign == ">=" && first == second
    default: return nil
    }
  }

  private static func isEqual(_ left: String, _ right: String, _ parameters: IncludeParameters) -> Bool? {
    for (sign, other) in [(left, right), (right, left)] where sign == "blank" || sign == "empty" {
      switch value(of: other, parameters) {
      case .text(let text) where text.utf8.contains(UInt8(ascii: "{")): return nil
      case .text(let text): return sign == "blank" ? text.utf8.allSatisfy(ForeignReader.isSpace) : text.isEmpty
      case .nothing, .flag(false): return sign == "blank"
      case .number, .flag(true): return false
      case .many(let items): return items.isEmpty
      case .variable: return nil
      }
    }
    let (first, second) = (value(of: left, parameters), value(of: right, parameters))
    for value in [first, second] {
      switch value {
      case .many: return first == .nothing || second == .nothing ? false : nil
      case .variable: return nil
      case .text where value.holdsTemplate && first != .nothing && second != .nothing: return nil
      default: break
      }
    }
    return first == second
  }

  /// Whether nobody knows what a word stands for.
  static func isUnknown(_ word: String, _ parameters: IncludeParameters) -> Bool {
    let value = value(of: word, parameters)
    if case .variable = value { return true }
    return value.holdsTemplate
  }

  /// What a word stands for.
  static func value(of word: String, _ parameters: IncludeParameters) -> IncludeValue {
    if let quote = word.first, quote == "\"" || quote == "'" { return .text(String(word.dropFirst().dropLast())) }
    if parameters.isMissing(word) { return .nothing }
    return parameters.value(at: word) ?? IncludeValue(word: word)
  }

  /// Words, texts with their quotes, and signs; empty if a text does not end.
  private static func words(of condition: String) -> [String] {
    func isSign(_ character: Character) -> Bool { "=!<>".contains(character) }
    var words: [String] = []
    var rest = condition[...]
    while let first = rest.first, words.count <= mostWords {
      let word: Substring
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first == "\"" || first == "'" {
        guard let close = rest.dropFirst().firstIndex(of: first) else { return [] }
        word = rest[...close]
      } else if isSign(first) {
        word = rest.prefix(while: isSign)
      } else {
        word = rest.prefix { !$0.isWhitespace && !isSign($0) && $0 != "\"" && $0 != "'" }
      }
      words.append(String(word))
      rest = rest[word.endIndex...]
    }
    return words
  }
}
