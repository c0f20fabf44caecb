import Diagnostics

/// Reads the plain data in a JavaScript, TypeScript, or JSON file; nothing is run.
///
/// Strings, numbers, lists, objects, calls with plain arguments, and constants of the same file, or of files of the
/// project that it imports, are read, as are functions that only make such data of their arguments. Everything else is
/// skipped as code, in time linear in the length of the file.
struct ScriptReader {
  /// What the file exports.
  var exported: ToolData?
  var constants: [String: ToolData] = [:]
  /// What functions without parameters return.
  var results: [String: ToolData] = [:]
  /// What they returned when the file was read for the first time, without what is written below them.
  private(set) var earlierResults: [String: ToolData] = [:]
  /// Where the parameters of functions begin, by their names.
  var functions: [String: Int] = [:]
  /// The parameters and constants of the functions that are read, the innermost last.
  var locals: [[String: ToolData]] = []
  /// What the file imports from other files of the project, by its names here.
  var imports: [String: ScriptImport] = [:]
  let path: String
  let modules: ScriptModules?
  let bytes: [UInt8]
  var position = 0
  var budget = Self.mostValues
  var callBudget = Self.mostBytesOfCalls

  /// Longer files are not read.
  static let longestFile = 1_000_000
  static let mostValues = 100_000
  static let deepest = 40
  static let longestText = 10_000

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
    if !reader.results.isEmpty || !reader.functions.isEmpty { reader.readAgain() }
    return ScriptExports(
      value: reader.exported ?? reader.exportedByName, constants: reader.constants, results: reader.results)
  }

  init(_ file: SourceFile, _ modules: ScriptModules?) {
    (path, bytes, self.modules) = (file.path, file.bytes, modules)
    // Paths are relative to the folder of the file.
    constants["__dirname"] = ToolData(.text("."), range: 0..<0)
  }

  // MARK: Statements

  /// Reads the file once more: functions may be called above the place where they are written.
  private mutating func readAgain() {
    (position, budget, callBudget) = (0, Self.mostValues, Self.mostBytesOfCalls)
    (exported, exportedByName) = (nil, nil)
    (earlierResults, results) = (results, [:])
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
          // Some tools also take a function that makes the settings.
          exported = isAtFunction() ? callFunctionHere([], depth: 0) : value(depth: 0)
        case "const", "let", "var":
          if let value = readConstant(), value.argument.entries != nil { exportedByName = exportedByName ?? value }
        case "function": readFunction()
        default:
          position = place
          readNamesOfExports()
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
    if peek == UInt8(ascii: "{") { return readConstants() }
    let name = word()
    skipSpace()
    if !name.isEmpty, peek == UInt8(ascii: ":") { skipCode(until: "=;", endsAtLine: true) }
    guard !name.isEmpty, take("=") else {
      skipStatement()
      return nil
    }
    if isAtFunction() {
      skipSpace()
      functions[name] = position
    }
    let value = value(depth: 0)
    constants[name] = value
    return value
  }

  /// Reads `{name, other: another} = value`.
  private mutating func readConstants() -> ToolData? {
    let start = position
    position += 1
    skipCode(until: "}")
    guard take("}"), take("=") else {
      skipStatement()
      return nil
    }
    let value = value(depth: 0)
    let end = position
    (position, locals) = (start, [[:]])
    bindPattern(value, depth: 0)
    constants.merge(locals.first ?? [:]) { $1 }
    (position, locals) = (end, [])
    return nil
  }

  /// Reads `name(): Type { return value }`: without parameters, what it returns is a constant.
  private mutating func readFunction() {
    skipSpace()
    let name = word()
    skipSpace()
    if !name.isEmpty { functions[name] = position }
    guard !name.isEmpty, take("(") else { return skipStatement() }
    guard take(")") else {
      skipCode(until: ")")
      _ = take(")")
      skipCode(until: "{")
      position = min(position + 1, bytes.count)
      skipCode(until: "}")
      _ = take("}")
      return
    }
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
}
