import Diagnostics

/// What functions return whose result is plain data if their arguments are: helpers such as
/// `const doc = (id) => ({type: "doc", id})`, and those that `map` calls for each item of a list.
///
/// The text of a function is read again for each call, with its parameters as constants. Only `return`, constants, and
/// `if` with a condition that is known are understood; anything else makes the result code.
extension ScriptReader {
  /// How many bytes of functions are read in all.
  static let mostBytesOfCalls = 8_000_000

  /// Whether a function begins here that is a value: `(a) =>`, `a =>`, or `function (a)`.
  mutating func isAtFunction() -> Bool {
    let start = position
    defer { position = start }
    skipSpace()
    if peek == UInt8(ascii: "(") {
      position += 1
      skipCode(until: ")")
      guard take(")") else { return false }
      if take(":") { skipCode(until: "=;,") }
      return take("=>")
    }
    let name = word()
    return name == "function" || !name.isEmpty && take("=>")
  }

  /// Calls the function that begins here, which is skipped.
  mutating func callFunctionHere(_ arguments: [ToolData], depth: Int) -> ToolData {
    let start = position
    guard depth < Self.deepest, budget > 0, callBudget > 0 else {
      skipCode(until: Self.ends)
      return ToolData(.code, range: start..<position)
    }
    locals.append([:])
    defer {
      locals.removeLast()
      callBudget -= position - start + 1
    }
    if !isArrowOfOneName() {
      let place = position
      if word() == "function" {
        skipSpace()
        _ = word()
      } else {
        position = place
      }
      guard take("(") else {
        skipCode(until: Self.ends)
        return ToolData(.code, range: start..<position)
      }
      bindParameters(arguments, depth: depth)
      if take(":") { skipCode(until: "={") }
      _ = take("=>")
    } else {
      bind(word(), arguments.first)
      _ = take("=>")
    }
    skipSpace()
    if peek == UInt8(ascii: "{") { return body(depth: depth) ?? ToolData(.code, range: start..<position) }
    return value(depth: depth + 1, endsAtLine: true)
  }

  /// Calls a function of the file by its name; nil if there is none.
  mutating func callFunction(_ name: String, _ arguments: [ToolData], depth: Int) -> ToolData? {
    guard let place = functions[name], !arguments.contains(where: \.isCode) else { return nil }
    let (start, outer) = (position, locals)
    (position, locals) = (place, [])
    defer { (position, locals) = (start, outer) }
    let result = callFunctionHere(arguments, depth: depth + 1)
    // Who calls it knows more than half an object.
    let isWhole = result.entries?.allSatisfy { !$0.value.isCode && $0.value.arguments == nil } ?? true
    return !result.isCode && isWhole && result.count < budget ? result : nil
  }

  private mutating func isArrowOfOneName() -> Bool {
    let start = position
    defer { position = start }
    return !word().isEmpty && take("=>")
  }

  private mutating func bind(_ name: String, _ value: ToolData?) {
    guard !name.isEmpty, !locals.isEmpty else { return }
    locals[locals.count - 1][name] = value ?? ToolData(.null, range: position..<position)
  }

  /// Reads `name: Type = value, {other, another: alias}, [first])`.
  private mutating func bindParameters(_ arguments: [ToolData], depth: Int) {
    var rest = arguments[...]
    repeat {
      skipSpace()
      if peek == UInt8(ascii: ")") || position >= bytes.count { break }
      if take("...") {
        bind(word(), ToolData(.list(Array(rest)), range: position..<position))
        skipCode(until: ",)")
        continue
      }
      let argument = rest.popFirst()
      let isPattern = peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[")
      let name = isPattern ? "" : word()
      if isPattern { bindPattern(argument, depth: depth) }
      if take("?") {}
      if take(":") { skipCode(until: ",=)") }
      let usual = take("=") ? value(depth: depth + 1) : nil
      if !isPattern { bind(name, argument.flatMap { $0.isNull ? usual : $0 } ?? usual) }
    } while take(",")
    if !take(")") {
      skipCode(until: ")")
      _ = take(")")
    }
  }

  /// Reads `{name, key: other = value}` or `[first, second]`.
  mutating func bindPattern(_ data: ToolData?, depth: Int) {
    let isList = peek == UInt8(ascii: "[")
    position += 1
    var index = 0
    let end = UInt8(ascii: isList ? "]" : "}")
    repeat {
      skipSpace()
      if peek == end || position >= bytes.count { break }
      let key = word()
      var name = key
      if !isList, take(":") {
        skipSpace()
        name = word()
      }
      let value = isList ? data?.items.flatMap { index < $0.count ? $0[index] : nil } : data?[key]
      let usual = take("=") ? self.value(depth: depth + 1) : nil
      // Without what it is taken from, a name says nothing.
      if data?.items != nil || data?.entries != nil { bind(name, value ?? usual) }
      skipCode(until: isList ? ",]" : ",}")
      index += 1
    } while take(",")
    _ = take(isList ? "]" : "}")
  }

  // MARK: Statements

  /// The result of the body of a function, which is skipped; nil if it is not known.
  private mutating func body(depth: Int) -> ToolData? {
    let start = position
    position += 1
    skipCode(until: "}")
    let end = min(position + 1, bytes.count)
    callBudget -= end - start
    position = start + 1
    let result = statements(until: end - 1, depth: depth + 1)
    position = end
    if case .result(let data)? = result { return data }
    return nil
  }

  private enum Outcome {
    case result(ToolData)
    case goesOn
  }

  /// Reads statements up to the first that returns something; nil if one is not understood.
  private mutating func statements(until end: Int, depth: Int) -> Outcome? {
    guard depth < Self.deepest else { return nil }
    while true {
      skipSpace()
      while peek == UInt8(ascii: ";") {
        position += 1
        skipSpace()
      }
      guard position < end else { return .goesOn }
      switch word() {
      case "return": return .result(value(depth: depth))
      case "const", "let":
        guard readLocal(depth: depth) else { return nil }
      case "if":
        switch branch(until: end, depth: depth) {
        case .goesOn?: continue
        case let outcome: return outcome
        }
      default: return nil
      }
    }
  }

  /// Reads `name = value` or `{name} = value`; false for anything else.
  private mutating func readLocal(depth: Int) -> Bool {
    skipSpace()
    let place = position
    let isPattern = peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[")
    if isPattern {
      position += 1
      skipCode(until: bytes[place] == UInt8(ascii: "[") ? "]" : "}")
      position = min(position + 1, bytes.count)
    }
    let name = isPattern ? "" : word()
    if take(":") { skipCode(until: "=;") }
    guard isPattern || !name.isEmpty, take("=") else { return false }
    let value = value(depth: depth)
    let end = position
    if isPattern {
      position = place
      bindPattern(value, depth: depth)
      position = end
    } else {
      bind(name, value)
    }
    return true
  }

  /// Reads what follows `if`.
  private mutating func branch(until end: Int, depth: Int) -> Outcome? {
    guard take("("), let condition = value(depth: depth).truth, take(")") else { return nil }
    let outcome: Outcome? = condition ? statement(until: end, depth: depth) : skippedStatement()
    guard case .goesOn? = outcome else { return outcome }
    let place = position
    skipSpace()
    guard word() == "else" else {
      position = place
      return .goesOn
    }
    return condition ? skippedStatement() : statement(until: end, depth: depth)
  }

  private mutating func statement(until end: Int, depth: Int) -> Outcome? {
    skipSpace()
    guard peek == UInt8(ascii: "{") else {
      let place = position
      let name = word()
      if name == "if" { return branch(until: end, depth: depth + 1) }
      guard name == "return" else {
        position = place
        return nil
      }
      return .result(value(depth: depth))
    }
    let start = position
    position += 1
    skipCode(until: "}")
    let close = position
    callBudget -= close - start
    position = start + 1
    let outcome = statements(until: close, depth: depth + 1)
    position = min(close + 1, bytes.count)
    return outcome
  }

  private mutating func skippedStatement() -> Outcome {
    skipSpace()
    if peek == UInt8(ascii: "{") {
      position += 1
      skipCode(until: "}")
      _ = take("}")
    } else {
      skipCode(until: ";")
    }
    return .goesOn
  }
}

extension ToolData {
  var isNull: Bool {
    if case .null = content { return true }
    return false
  }

  /// Whether a condition with this value holds; nil if it is not known.
  var truth: Bool? {
    switch content {
    case .flag(let flag): flag
    case .null: false
    // Numbers are text, too.
    case .text(let text): text != "0" && !text.isEmpty
    case .list, .mapping: true
    case .call, .code: nil
    }
  }

  /// What `typeof` says about it; nil if it is not known.
  var typeName: String? {
    switch content {
    case .flag: "boolean"
    case .null: "undefined"
    case .text(let text): Double(text) == nil ? "string" : nil
    case .list, .mapping: "object"
    case .call, .code: nil
    }
  }
}
