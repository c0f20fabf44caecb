import Diagnostics

/// Reads the plain data in a JavaScript, TypeScript, or JSON file; nothing is run.
///
/// Strings, numbers, lists, objects, calls with plain arguments, and constants of the same file, or of files of the
/// project that it imports, are read. Everything else is skipped as code, in time linear in the length of the file.
struct ScriptReader {
  /// What the file exports.
  private(set) var exported: ToolData?
  private var constants: [String: ToolData] = [:]
  /// What functions without parameters return.
  private var results: [String: ToolData] = [:]
  /// What the file imports from other files of the project, by its names here.
  private var imports: [String: ScriptImport] = [:]
  private let path: String
  private let modules: ScriptModules?
  let bytes: [UInt8]
  var position = 0
  private var budget = Self.mostValues

  /// Longer files are not read.
  static let longestFile = 1_000_000
  static let mostValues = 100_000
  private static let deepest = 40
  private static let longestText = 10_000

  /// The first object that the file exports by name.
  private var exportedByName: ToolData?

  /// The value that a file exports by `export default`, `module.exports`, or as JSON, otherwise the first object that it
  /// exports by name; nil if there is none.
  ///
  /// - Parameter modules: the files of the project that can be imported; none if only the file itself counts.
  static func value(of file: SourceFile, importing modules: ScriptModules? = nil) -> ToolData? {
    exports(of: file, importing: modules)?.value
  }

  /// All that a file offers to others.
  static func exports(of file: SourceFile, importing modules: ScriptModules?) -> ScriptExports? {
    guard file.bytes.count <= longestFile else { return nil }
    var reader = ScriptReader(file, modules)
    reader.readStatements()
    if !reader.results.isEmpty { reader.readAgain() }
    return ScriptExports(
      value: reader.exported ?? reader.exportedByName, constants: reader.constants, results: reader.results)
  }

  private init(_ file: SourceFile, _ modules: ScriptModules?) {
    (path, bytes, self.modules) = (file.path, file.bytes, modules)
    // Paths are relative to the folder of the file.
    constants["__dirname"] = ToolData(.text("."), range: 0..<0)
  }

  // MARK: Statements

  /// Reads the file once more: functions may be called above the place where they are written.
  private mutating func readAgain() {
    (position, budget) = (0, Self.mostValues)
    (exported, exportedByName) = (nil, nil)
    readStatements()
  }

  private mutating func readStatements() {
    skipSpace()
    if peek == UInt8(ascii: "{") || peek == UInt8(ascii: "[") {
      exported = value(depth: 0)
      return
    }
    while position < bytes.count {
      let start = position
      switch word() {
      case "export":
        skipSpace()
        let place = position
        switch word() {
        case "default":
          exported = value(depth: 0)
        case "const", "let", "var":
          if let value = readConstant(), value.argument.entries != nil { exportedByName = exportedByName ?? value }
        case "function": readFunction()
        default:
          position = place
          skipStatement()
        }
      case "const", "let", "var": readConstant()
      case "function": readFunction()
      case "import": readImport()
      case "module.exports", "exports.default":
        skipSpace()
        if take("=") { exported = value(depth: 0) } else { skipStatement() }
      default:
        position = max(position, start)
        skipStatement()
      }
      skipSpace()
      if peek == UInt8(ascii: ";") { position += 1 }
      if position == start { position += 1 }
      skipSpace()
    }
  }

  /// Reads `name: Type = value`.
  @discardableResult
  private mutating func readConstant() -> ToolData? {
    skipSpace()
    let name = word()
    skipSpace()
    if !name.isEmpty, peek == UInt8(ascii: ":") { skipCode(until: "=;", endsAtLine: true) }
    guard !name.isEmpty, take("=") else {
      skipStatement()
      return nil
    }
    let value = value(depth: 0)
    constants[name] = value
    return value
  }

  /// Reads `name, {other as another} from "./file"`.
  private mutating func readImport() {
    var names: [(local: String, name: String)] = []
    repeat {
      skipSpace()
      if take("{") {
        repeat {
          skipSpace()
          let name = word()
          guard !name.isEmpty else { break }
          names.append((alias() ?? name, name))
        } while take(",")
        guard take("}") else { return skipStatement() }
      } else if take("*") {
        guard let name = alias() else { return skipStatement() }
        names.append((name, ScriptImport.everything))
      } else {
        let name = word()
        guard !name.isEmpty, name != "type" else { return skipStatement() }
        names.append((name, ScriptImport.usual))
      }
    } while take(",")
    skipSpace()
    guard word() == "from" else { return skipStatement() }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return skipStatement() }
    let target = string()
    // Without a semicolon, the end of the line ends it.
    if !skipSpace(), peek != UInt8(ascii: ";") { skipStatement() }
    for (local, name) in names { imports[local] = ScriptImport(path: target, name: name) }
  }

  /// Takes `as name`; nil if something else is next.
  private mutating func alias() -> String? {
    skipSpace()
    let place = position
    guard word() == "as" else {
      position = place
      return nil
    }
    skipSpace()
    return word()
  }

  /// Reads `name(): Type { return value }`: without parameters, what it returns is a constant.
  private mutating func readFunction() {
    skipSpace()
    let name = word()
    guard !name.isEmpty, take("("), take(")") else { return skipStatement() }
    skipSpace()
    if peek == UInt8(ascii: ":") { skipCode(until: "{") }
    guard take("{") else { return skipStatement() }
    skipSpace()
    let place = position
    if word() == "return" {
      results[name] = value(depth: 0)
    } else {
      position = place
    }
    skipCode(until: "}")
    _ = take("}")
  }

  // MARK: Values

  /// Reads a value, and skips what is done with it.
  private mutating func value(depth: Int) -> ToolData {
    skipSpace()
    let start = position
    budget -= 1
    guard depth < Self.deepest, budget > 0 else {
      skipCode(until: Self.ends)
      return code(from: start)
    }
    var result = plainValue(depth: depth)
    while true {
      let end = position
      let isOnNextLine = skipSpace()
      if depth == 0, isOnNextLine, !continuesLine {
        position = end
        return result
      }
      guard let next = peek, !Self.ends.utf8.contains(next) else { return result }
      let place = position
      let name = word()
      if name == "as" || name == "satisfies" {
        skipCode(until: Self.ends, endsAtLine: depth == 0)
        continue
      }
      position = place
      skipCode(until: Self.ends, endsAtLine: depth == 0)
      result = code(from: start)
    }
  }

  /// What a value ends at.
  private static let ends = ",;)]}"

  /// Whether what follows on a new line belongs to the value before.
  private var continuesLine: Bool { peek.map { ".?+-*/&|=<>(`".utf8.contains($0) } ?? false }

  private mutating func plainValue(depth: Int) -> ToolData {
    let start = position
    guard let first = peek else { return code(from: start) }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = string()
      return data(.text(text), from: start)
    case UInt8(ascii: "`"):
      skipTemplate()
      let text = templateText(bytes[min(start + 1, position)..<max(start + 1, position - 1)])
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

  /// The text of a template whose code only names constants; nil for any other.
  private func templateText(_ bytes: ArraySlice<UInt8>) -> String? {
    guard !bytes.contains(UInt8(ascii: "\\")) else { return nil }
    var text = ""
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}"),
        let constant = constants[String(rest[start.upperBound..<end])]?.text, text.utf8.count < Self.longestText
      else { return nil }
      text += rest[..<start.lowerBound] + constant
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  /// Reads a name: a keyword, a constant, or a function that is called.
  private mutating func named(depth: Int) -> ToolData {
    let start = position
    let name = word()
    switch name {
    case "true", "false": return data(.flag(name == "true"), from: start)
    case "null", "undefined": return data(.null, from: start)
    case "", "new", "function", "async", "await", "typeof", "class", "void":
      skipCode(until: Self.ends, endsAtLine: depth == 0)
      return code(from: start)
    default: break
    }
    skipTypeArguments()
    guard peek == UInt8(ascii: "(") else {
      return constant(name, from: start) ?? code(from: start)
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
    if arguments.isEmpty, let result = results[name] ?? exports?.results[imports[name]?.name ?? ""],
      result.count < budget
    {
      budget -= result.count
      return exports == nil ? result : result.placed(at: start..<position)
    }
    return data(.call(name, arguments), from: start)
  }

  /// A constant of this file, or of one that it imports; nil if there is none, or no room for it.
  private mutating func constant(_ name: String, from start: Int) -> ToolData? {
    // A name can have those of entries behind it.
    var parts = name.split(separator: ".").map(String.init)
    let first = constants[name] == nil && !parts.isEmpty ? parts.removeFirst() : name
    if first == name { parts = [] }
    let imported = constants[first] == nil ? imports[first].flatMap { modules?.value(of: $0, in: path) } : nil
    let value = parts.reduce(constants[first] ?? imported) { $0?[$1] }
    guard let value, value.count < budget else { return nil }
    budget -= value.count
    return imported == nil ? value : value.placed(at: start..<position)
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
        entries += value(depth: depth + 1).entries ?? []
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
