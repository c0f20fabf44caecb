import Diagnostics

/// Values: texts, lists, objects, names, and calls.
extension ScriptReader {
  /// Reads a value, and skips what is done with it.
  ///
  /// - Parameter endsAtLine: whether a line that does not go on with it ends it.
  mutating func value(depth: Int, ends: String = Self.ends, endsAtLine: Bool = false) -> ToolData {
    skipSpace()
    let start = position
    budget -= 1
    guard depth < Self.deepest, budget > 0 else {
      skipCode(until: ends)
      return code(from: start)
    }
    var result = plainValue(depth: depth)
    while true {
      let end = position
      let isOnNextLine = skipSpace()
      if depth == 0 || endsAtLine, isOnNextLine, !continuesLine {
        position = end
        return result
      }
      guard let next = peek, !ends.utf8.contains(next) else { return result }
      let place = position
      let name = word()
      if name == "as" || name == "satisfies" {
        skipCode(until: ends, endsAtLine: depth == 0)
        continue
      }
      position = place
      if !result.isCode, let more = continuation(of: result, from: start, depth: depth) {
        result = more
        continue
      }
      skipCode(until: ends, endsAtLine: depth == 0)
      result = code(from: start)
    }
  }

  /// What a value ends at.
  static let ends = ",;)]}"

  /// Whether what follows on a new line belongs to the value before.
  private var continuesLine: Bool { peek.map { ".?+-*/&|=<>(`".utf8.contains($0) } ?? false }

  mutating func plainValue(depth: Int) -> ToolData {
    let start = position
    guard let first = peek else { return code(from: start) }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = string()
      return data(.text(text), from: start)
    case UInt8(ascii: "`"):
      skipTemplate()
      let text = templateText(min(start + 1, position)..<max(start + 1, position - 1), depth: depth)
      return text.map { data(.text($0), from: start) } ?? code(from: start)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "("): return parenthesized(depth: depth)
    case UInt8(ascii: "{"): return mapping(depth: depth)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      position += 1
      while let next = peek, Self.isWord(next) { position += 1 }
      return data(.text(String(decoding: bytes[start..<position], as: UTF8.self)), from: start)
    default: return named(depth: depth)
    }
  }

  /// The text of a template whose code is text, too; nil for any other.
  private mutating func templateText(_ range: Range<Int>, depth: Int) -> String? {
    guard !bytes[range].contains(UInt8(ascii: "\\")) else { return nil }
    let end = position
    defer { position = end }
    var text = ""
    var rest = range
    while let start = bytes[rest].firstRange(of: "${".utf8) {
      text += String(decoding: bytes[rest.lowerBound..<start.lowerBound], as: UTF8.self)
      position = start.upperBound
      guard text.utf8.count < Self.longestText, let value = value(depth: depth + 1).text, peek == UInt8(ascii: "}"),
        position < range.upperBound
      else { return nil }
      text += value
      rest = position + 1..<range.upperBound
    }
    return text + String(decoding: bytes[rest], as: UTF8.self)
  }

  /// Reads a name: a keyword, a constant, or a function that is called.
  private mutating func named(depth: Int) -> ToolData {
    let start = position
    let name = word()
    switch name {
    case "true", "false": return data(.flag(name == "true"), from: start)
    case "null", "undefined": return data(.null, from: start)
    case "typeof":
      skipSpace()
      if let name = plainValue(depth: depth + 1).typeName { return data(.text(name), from: start) }
      return code(from: start)
    case "", "new", "function", "async", "await", "class", "void":
      skipCode(until: Self.ends, endsAtLine: depth == 0)
      return code(from: start)
    default: break
    }
    skipTypeArguments()
    guard peek == UInt8(ascii: "(") else {
      return constant(name, from: start) ?? code(from: start)
    }
    if let dot = name.lastIndex(of: "."), let object = constant(String(name[..<dot]), from: start), !object.isCode {
      let place = position
      if let result = call(String(name[name.index(after: dot)...]), of: object, depth: depth) { return result }
      position = place
    }
    position += 1
    var arguments: [ToolData] = []
    repeat {
      skipSpace()
      if peek == UInt8(ascii: ")") || position >= bytes.count { break }
      arguments.append(value(depth: depth + 1))
    } while take(",")
    _ = take(")")
    let exports = arguments.isEmpty ? imports[name].flatMap { modules?.exports(of: $0, in: path) } : nil
    if arguments.isEmpty, let result = result(of: name, depth: depth) ?? exports?.results[imports[name]?.name ?? ""],
      result.count < budget
    {
      budget -= result.count
      return exports == nil ? result : result.placed(at: start..<position)
    }
    let result = callFunction(name, arguments, depth: depth) ?? result(ofGlobal: name, arguments, at: start..<position)
    if let result, result.count < budget {
      budget -= result.count
      return ToolData(result.content, range: start..<position)
    }
    return data(.call(name, arguments), from: start)
  }

  /// What a function of the file returns that has no parameters; nil if there is none.
  ///
  /// One that may call others is called again: they may be written below it, and were not known when it was read.
  private mutating func result(of name: String, depth: Int) -> ToolData? {
    if let result = results[name], result.isPlain { return result }
    return callFunction(name, [], depth: depth) ?? results[name] ?? earlierResults[name]
  }

  /// What a file of the project exports that is required by its path.
  func required(_ path: String) -> ToolData? {
    modules?.value(of: ScriptImport(path: path, name: ScriptImport.usual), in: self.path)
  }

  /// A constant of this file, or of one that it imports; nil if there is none, or no room for it.
  private mutating func constant(_ name: String, from start: Int) -> ToolData? {
    if !locals.isEmpty, let value = local(name) {
      guard value.count < budget else { return nil }
      budget -= value.count
      return value
    }
    // A name can have those of entries behind it.
    var parts = name.split(separator: ".").map(String.init)
    let first = constants[name] == nil && !parts.isEmpty ? parts.removeFirst() : name
    if first == name { parts = [] }
    let imported = constants[first] == nil ? imports[first].flatMap { modules?.value(of: $0, in: path) } : nil
    let value = parts.reduce(constants[first] ?? imported) { $0?.member($1) }
    guard let value, value.count < budget else { return nil }
    budget -= value.count
    return imported == nil ? value : value.placed(at: start..<position)
  }

  /// The value of a parameter, or of an entry of it; nil if there is none.
  private func local(_ name: String) -> ToolData? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first, let value = locals.last(where: { $0[first] != nil })?[first] else { return nil }
    return parts.dropFirst().reduce(value) { data, key in
      // What an object lacks is nothing.
      data?.member(key) ?? (data?.entries == nil ? nil : ToolData(.null, range: data?.range ?? 0..<0))
    }
  }

  /// Reads what is in parentheses; without anything in them, they begin a function.
  private mutating func parenthesized(depth: Int) -> ToolData {
    let start = position
    position += 1
    skipSpace()
    let inner = peek == UInt8(ascii: ")") ? code(from: start) : value(depth: depth + 1)
    close(")")
    return inner
  }

  private mutating func list(depth: Int) -> ToolData {
    let start = position
    position += 1
    var items: [ToolData] = []
    repeat {
      skipSpace()
      if peek == UInt8(ascii: "]") || position >= bytes.count { break }
      if take("...") {
        let part = value(depth: depth + 1)
        items += part.items ?? [ToolData(.code, range: part.range)]
      } else {
        items.append(value(depth: depth + 1))
      }
    } while take(",")
    close("]")
    return data(.list(items), from: start)
  }

  private mutating func mapping(depth: Int) -> ToolData {
    let start = position
    position += 1
    var entries: [ToolData.Entry] = []
    repeat {
      skipSpace()
      if peek == UInt8(ascii: "}") || position >= bytes.count { break }
      if take("...") {
        entries += Self.entries(ofSpread: value(depth: depth + 1))
        continue
      }
      let place = position
      let key = self.key()
      skipSpace()
      if let key, take(":") {
        entries.append(.init(key: key, value: value(depth: depth + 1)))
      } else if let key, peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}"),
        let constant = constant(key, from: place)
      {
        entries.append(.init(key: key, value: constant))
      } else {
        skipCode(until: ",}")
        if let key { entries.append(.init(key: key, value: code(from: place))) }
      }
    } while take(",")
    close("}")
    return data(.mapping(entries), from: start)
  }

  /// What another object adds to one, also where it is in a helper such as `defineConfig`.
  private static func entries(ofSpread value: ToolData) -> [ToolData.Entry] {
    if case .call(let name, _) = value.content, name.hasPrefix("define") { return value.argument.entries ?? [] }
    return value.entries ?? []
  }

  /// The key of an entry; nil if it is computed.
  private mutating func key() -> String? {
    guard let first = peek else { return nil }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string()
    case UInt8(ascii: "["):
      position += 1
      skipCode(until: "]")
      _ = take("]")
      skipSpace()
      if take(":") { skipCode(until: ",}") }
      return nil
    default:
      let name = word()
      return name.isEmpty ? nil : name
    }
  }

  /// Skips to the end of a list or mapping, which another character may have ended.
  private mutating func close(_ end: String) {
    skipSpace()
    if !take(end) {
      skipCode(until: end)
      _ = take(end)
    }
  }

  private func data(_ content: ToolData.Content, from start: Int) -> ToolData {
    ToolData(content, range: start..<max(start, position))
  }

  private func code(from start: Int) -> ToolData { data(.code, from: start) }
}
