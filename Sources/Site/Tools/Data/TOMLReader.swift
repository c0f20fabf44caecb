import Diagnostics

/// Reads TOML as nested data, with lists of tables such as `[[menus.main]]`.
///
/// What is not valid is skipped up to the end of its line, in time linear in the length of the file.
struct TOMLReader {
  private let bytes: [UInt8]
  private var index = 0
  private var budget = ScriptReader.mostValues
  private var root = Table()

  private static let deepest = 20

  static func value(of file: SourceFile) -> ToolData? {
    guard file.bytes.count <= ScriptReader.longestFile else { return nil }
    var reader = TOMLReader(file.bytes)
    reader.readLines()
    return reader.root.data
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A table whose entries can come from several places of the file.
  private final class Table {
    enum Value {
      case data(ToolData)
      case table(Table)
      case tables(List)
    }

    /// A list of its own, so that it can grow in place.
    final class List { var tables: [Table] = [] }

    private var keys: [String] = []
    private var values: [String: Value] = [:]

    subscript(key: String) -> Value? {
      get { values[key] }
      set {
        if values[key] == nil { keys.append(key) }
        values[key] = newValue
      }
    }

    var data: ToolData {
      let entries = keys.compactMap { key in
        values[key].map { value -> ToolData.Entry in
          switch value {
          case .data(let data): .init(key: key, value: data)
          case .table(let table): .init(key: key, value: table.data)
          case .tables(let list): .init(key: key, value: ToolData(.list(list.tables.map(\.data)), range: 0..<0))
          }
        }
      }
      return ToolData(.mapping(entries), range: 0..<0)
    }

    /// The table of a name in it: that of the last item, where it is a list.
    func below(_ key: String) -> Table? {
      switch self[key] {
      case .table(let table): return table
      case .tables(let list): return list.tables.last
      case .data: return nil
      case nil:
        let table = Table()
        self[key] = .table(table)
        return table
      }
    }
  }

  private mutating func readLines() {
    var table: Table? = root
    while index < bytes.count {
      skipSpace()
      guard index < bytes.count, budget > 0 else { return }
      if bytes[index] == UInt8(ascii: "[") {
        table = header()
      } else if let path = path(), take("="), let value = value(depth: 0) {
        if let table { Self.set(value, at: path, in: table) }
      }
      skipLine()
    }
  }

  /// The table that `[a.b]` or `[[a.b]]` begins.
  private mutating func header() -> Table? {
    index += 1
    let isList = index < bytes.count && bytes[index] == UInt8(ascii: "[")
    if isList { index += 1 }
    guard let path = path(), let last = path.last else { return nil }
    budget -= path.count
    guard let around = path.dropLast().reduce(root as Table?, { $0?.below($1) }) else { return nil }
    guard isList else { return around.below(last) }
    let table = Table()
    switch around[last] {
    case .tables(let list): list.tables.append(table)
    case nil:
      let list = Table.List()
      list.tables.append(table)
      around[last] = .tables(list)
    default: return nil
    }
    return table
  }

  private static func set(_ value: ToolData, at path: [String], in table: Table) {
    guard let last = path.last, let around = path.dropLast().reduce(table as Table?, { $0?.below($1) }) else { return }
    if around[last] == nil { around[last] = .data(value) }
  }

  // MARK: Values

  private mutating func value(depth: Int) -> ToolData? {
    skipBlanks()
    budget -= 1
    guard index < bytes.count, depth < Self.deepest, budget > 0 else { return nil }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return text().map { ToolData(.text($0), range: start..<index) }
    case UInt8(ascii: "["):
      index += 1
      var items: [ToolData] = []
      while true {
        skipSpace()
        if take("]") { break }
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        skipSpace()
        if !take(","), index >= bytes.count || bytes[index] != UInt8(ascii: "]") { return nil }
      }
      return ToolData(.list(items), range: start..<index)
    case UInt8(ascii: "{"):
      index += 1
      let table = Table()
      while true {
        skipSpace()
        if take("}") { break }
        guard let path = path(), take("="), let item = value(depth: depth + 1) else { return nil }
        Self.set(item, at: path, in: table)
        skipSpace()
        if !take(","), index >= bytes.count || bytes[index] != UInt8(ascii: "}") { return nil }
      }
      return ToolData(table.data.content, range: start..<index)
    default:
      while index < bytes.count, !",]}#\n\r".utf8.contains(bytes[index]) { index += 1 }
      var end = index
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
      guard start < end else { return nil }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let isFlag = word == "true" || word == "false"
      return ToolData(isFlag ? .flag(word == "true") : .text(word), range: start..<end)
    }
  }

  /// The names of a key, with the place behind them: `a."b.c"`; nil where there is none.
  private mutating func path() -> [String]? {
    var path: [String] = []
    repeat {
      skipBlanks()
      guard index < bytes.count, path.count < Self.deepest else { return nil }
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        guard let name = text() else { return nil }
        path.append(name)
      } else {
        let start = index
        while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
        guard start < index else { return nil }
        path.append(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      skipBlanks()
    } while take(".")
    return path
  }

  /// A text in quotes; one with three can have several lines.
  private mutating func text() -> String? {
    let quote = bytes[index]
    let isLong = index + 2 < bytes.count && bytes[index + 1] == quote && bytes[index + 2] == quote
    index += isLong ? 3 : 1
    if isLong {
      if index < bytes.count, bytes[index] == UInt8(ascii: "\r") { index += 1 }
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
    }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      // A quotation mark in front of those that end it is part of it.
      let marks = isLong ? bytes[index...].prefix(4).prefix { $0 == quote }.count : 0
      if byte == quote, !isLong || marks == 3 {
        index += isLong ? 3 : 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\n"), !isLong { return nil }
      index += 1
      guard byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index < bytes.count else {
        text.append(byte)
        continue
      }
      if isLong, skipLineEnd() { continue }
      text += escape()
    }
    return nil
  }

  /// Goes behind the blanks and line feeds that follow a backslash at the end of a line: they are left out.
  private mutating func skipLineEnd() -> Bool {
    let blanks = bytes[index...].prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard blanks.contains(UInt8(ascii: "\n")) else { return false }
    index = blanks.endIndex
    return true
  }

  /// What an escape stands for, given the place behind its backslash.
  private mutating func escape() -> [UInt8] {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "e"): return [0x1B]
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = bytes[index...].prefix(byte == UInt8(ascii: "u") ? 4 : 8)
      guard let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(number)
      else { return [byte] }
      index = digits.endIndex
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  // MARK: Blanks

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private mutating func take(_ text: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: text) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  /// Skips blanks, line feeds, and comments.
  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "#") {
        skipLine()
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }
}
