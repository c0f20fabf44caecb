import Diagnostics

/// Methods of lists and texts, and operators, whose results are plain data.
extension ScriptReader {
  /// Reads what is done with a value: `.map(…)`, `+ "text"`, `=== "text"`, or `? a : b`.
  ///
  /// - Returns: nil, with nothing taken, for what is not understood.
  mutating func continuation(of data: ToolData, from start: Int, depth: Int) -> ToolData? {
    let place = position
    guard let next = peek, let result = continued(data, by: next, depth: depth) else {
      position = place
      return nil
    }
    return ToolData(result.content, range: start..<max(start, position))
  }

  private mutating func continued(_ data: ToolData, by next: UInt8, depth: Int) -> ToolData? {
    if next == UInt8(ascii: ".") {
      position += 1
      let name = word()
      guard !name.isEmpty, peek == UInt8(ascii: "(") else { return nil }
      return call(name, of: data, depth: depth)
    }
    if next == UInt8(ascii: "+"), let text = data.text {
      position += 1
      skipSpace()
      guard peek != UInt8(ascii: "+"), let other = plainValue(depth: depth + 1).text,
        text.utf8.count + other.utf8.count < Self.longestText
      else { return nil }
      return ToolData(.text(text + other), range: data.range)
    }
    if next == UInt8(ascii: "=") || next == UInt8(ascii: "!") {
      let isEqual = next == UInt8(ascii: "=")
      guard take(isEqual ? "==" : "!=") else { return nil }
      _ = take("=")
      skipSpace()
      let other = plainValue(depth: depth + 1)
      guard let isSame = data.isSame(as: other) else { return nil }
      return ToolData(.flag(isSame == isEqual), range: data.range)
    }
    for (sign, takesOther) in [("||", data.truth.map { !$0 }), ("&&", data.truth), ("??", data.isNull)] where take(sign)
    {
      guard let takesOther else { return nil }
      let other = value(depth: depth + 1, ends: Self.ends + "?:")
      return takesOther ? other : data
    }
    guard next == UInt8(ascii: "?"), let truth = data.truth else { return nil }
    position += 1
    guard peek != UInt8(ascii: ".") else { return nil }
    let first = value(depth: depth + 1, ends: Self.ends + ":")
    guard take(":") else { return nil }
    let second = value(depth: depth + 1)
    return truth ? first : second
  }

  /// Reads the arguments of a method, and calls it; nil if it is not known.
  mutating func call(_ name: String, of data: ToolData, depth: Int) -> ToolData? {
    position += 1
    let result =
      ["map", "flatMap", "filter"].contains(name) ? each(name, of: data, depth: depth) : plain(name, of: data, depth)
    guard let result, result.count < budget, take(")") else { return nil }
    budget -= result.count
    return result
  }

  private static let methodsOfTexts: Set = ["toLowerCase", "toUpperCase", "trim", "toString"]
  private static let methodsOfLists: Set = ["flat", "concat", "reverse", "toReversed"]

  private mutating func plain(_ name: String, of data: ToolData, _ depth: Int) -> ToolData? {
    // Arguments of other methods are read as such.
    guard
      data.text != nil && Self.methodsOfTexts.contains(name) || data.items != nil && Self.methodsOfLists.contains(name)
    else { return nil }
    var arguments: [ToolData] = []
    repeat {
      skipSpace()
      if peek == UInt8(ascii: ")") || position >= bytes.count { break }
      arguments.append(value(depth: depth + 1))
    } while take(",")
    func result(_ content: ToolData.Content) -> ToolData { ToolData(content, range: data.range) }
    if let text = data.text {
      switch name {
      case "toLowerCase": return result(.text(text.lowercased()))
      case "toUpperCase": return result(.text(text.uppercased()))
      default: return data
      }
    }
    guard let items = data.items else { return nil }
    switch name {
    case "flat": return result(.list(items.flatMap { $0.items ?? [$0] }))
    case "concat": return result(.list(items + arguments.flatMap { $0.items ?? [$0] }))
    default: return result(.list(items.reversed()))
    }
  }

  /// Calls the function that follows for each item of a list.
  private mutating func each(_ name: String, of data: ToolData, depth: Int) -> ToolData? {
    guard let items = data.items else { return nil }
    skipSpace()
    let start = position
    let isFunction = isAtFunction()
    let function = isFunction ? "" : word()
    if isFunction { skipCode(until: ",)") }
    let end = position
    callBudget -= end - start
    var results: [ToolData] = []
    for (index, item) in items.enumerated() {
      position = start
      let result: ToolData?
      if function == "Boolean" {
        result = item.truth.map { ToolData(.flag($0), range: item.range) }
      } else if isFunction {
        let number = ToolData(.text("\(index)"), range: item.range)
        result = callFunctionHere([item, number], depth: depth + 1)
      } else {
        result = callFunction(function, [item], depth: depth)
      }
      guard let result, !result.isCode else { return nil }
      budget -= 1
      if name == "filter" {
        guard let truth = result.truth else { return nil }
        if truth { results.append(item) }
      } else {
        results += name == "flatMap" ? result.items ?? [result] : [result]
      }
    }
    position = end
    return ToolData(.list(results), range: data.range)
  }

  /// What functions of the language return: `Object.values({…})`, `Array.isArray([…])`, `require("./file")`.
  func result(ofGlobal name: String, _ arguments: [ToolData], at range: Range<Int>) -> ToolData? {
    guard let first = arguments.first, !first.isCode else { return nil }
    switch name {
    case "Object.values": return first.entries.map { ToolData(.list($0.map(\.value)), range: range) }
    case "Object.keys":
      return first.entries.map { ToolData(.list($0.map { ToolData(.text($0.key), range: range) }), range: range) }
    case "Object.entries":
      return first.entries.map { entries in
        let pairs = entries.map { ToolData(.list([ToolData(.text($0.key), range: range), $0.value]), range: range) }
        return ToolData(.list(pairs), range: range)
      }
    case "Array.isArray": return first.typeName.map { _ in ToolData(.flag(first.items != nil), range: range) }
    case "require": return first.text.flatMap(required)?.placed(at: range)
    default: return nil
    }
  }
}

extension ToolData {
  /// The value of a key of a mapping, or the length of a list.
  func member(_ key: String) -> ToolData? {
    if let items, key == "length" { return ToolData(.text("\(items.count)"), range: range) }
    return self[key]
  }

  /// Whether two values are the same text, flag, or nothing; nil if that is not known.
  fileprivate func isSame(as other: ToolData) -> Bool? {
    switch (content, other.content) {
    case (.text(let one), .text(let two)): one == two
    case (.flag(let one), .flag(let two)): one == two
    case (.null, .null): true
    case (.text, .null), (.null, .text), (.text, .flag), (.flag, .text), (.flag, .null), (.null, .flag): false
    default: nil
    }
  }
}

extension ScriptReader {
  /// The texts in a part of a script: those in quotes, and the beginnings of templates.
  static func texts(in file: SourceFile, _ range: SourceRange) -> [NavigationNode.Reference] {
    var reader = ScriptReader(file, nil)
    var texts: [NavigationNode.Reference] = []
    reader.position = range.lowerBound
    while reader.position < min(range.upperBound, reader.bytes.count), texts.count < mostValues {
      let start = reader.position
      if reader.skipSpace() || reader.position > start { continue }
      switch reader.peek {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = reader.string()
        texts.append(.init(text, at: start..<reader.position))
      case UInt8(ascii: "`"):
        reader.skipTemplate()
        let text = reader.bytes[(start + 1)..<reader.position].prefix { !"`$".utf8.contains($0) }
        texts.append(.init(String(decoding: text, as: UTF8.self), at: start..<reader.position))
      default: reader.position += 1
      }
    }
    return texts
  }
}
