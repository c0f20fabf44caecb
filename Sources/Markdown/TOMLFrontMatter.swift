import Diagnostics

/// Front matter of Hugo or Zola between lines of `+++`, as YAML that says the same.
///
/// Top-level keys are read, with text, numbers, dates, flags, lists, and tables in braces. Of other tables, those are
/// read that say where the page is published and what menus call it; the rest is about templates.
struct TOMLFrontMatter {
  private let file: SourceFile
  private let range: SourceRange
  private var index: Int
  private var output: [UInt8] = []
  private var lines: [SourceExcerpt.Line] = []
  /// Tables by their names.
  private var tables = TOMLTable()
  /// The names of the keys at the top.
  private var keys: Set<[UInt8]> = []

  static func excerpt(_ range: SourceRange, of file: SourceFile) -> SourceExcerpt {
    var converter = TOMLFrontMatter(file: file, range: range, index: range.lowerBound)
    converter.convert()
    return SourceExcerpt(
      path: file.path, bytes: converter.output, lines: converter.lines, fileEnd: file.bytes.count, isTOML: true)
  }

  private init(file: SourceFile, range: SourceRange, index: Int) {
    (self.file, self.range, self.index) = (file, range, index)
  }

  private mutating func convert() {
    // The table that is read; nil for one that is left out.
    var table: TOMLTable? = tables
    while true {
      skip(" \t\r\n")
      guard index < range.upperBound else { break }
      switch file.bytes[index] {
      case UInt8(ascii: "#"): index = lineEnd(from: index)
      // A table, which goes on to the next one or to the end.
      case UInt8(ascii: "["):
        let line = index..<lineEnd(from: index)
        table = tables.begin(file.bytes[line])
        index = line.upperBound
      default: readPair(table)
      }
    }
    tables.write(besides: keys, to: &output, &lines)
  }

  /// Reads `key = value`.
  private mutating func readPair(_ table: TOMLTable?) {
    let start = index
    let end = lineEnd(from: index)
    guard let equals = file.bytes[index..<end].firstIndex(of: UInt8(ascii: "=")) else {
      index = end
      return
    }
    var key = Array(file.bytes[start..<equals])
    while key.last.map({ $0 <= 0x20 }) ?? false { key.removeLast() }
    index = equals + 1
    skip(" \t")
    let value = readValue()
    guard !key.isEmpty, let table else { return }
    // A key with dots is one of a table.
    if table !== tables || key.contains(UInt8(ascii: ".")) { return table.set(key[...], value, at: start) }
    keys.insert(key)
    lines.append(.init(offset: output.count, fileOffset: start))
    output += key + Array(": ".utf8) + value + [UInt8(ascii: "\n")]
  }

  /// Reads a value, and goes behind its line.
  private mutating func readValue() -> [UInt8] {
    guard index < range.upperBound else { return [] }
    for quote in ["\"\"\"", "'''"] where file.bytes[index..<range.upperBound].starts(with: quote.utf8) {
      return readLongText(Array(quote.utf8))
    }
    var value: [UInt8] = []
    var (depth, braces, quote) = (0, 0, UInt8(0))
    while index < range.upperBound {
      let byte = file.bytes[index]
      index += 1
      if quote != 0 {
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index < range.upperBound {
          value += [byte, file.bytes[index]]
          index += 1
          continue
        }
        if byte == quote || byte == UInt8(ascii: "\n") { quote = 0 }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "{"): (depth, braces) = (depth + 1, braces + 1)
        case UInt8(ascii: "}"): (depth, braces) = (depth - 1, braces - 1)
        case UInt8(ascii: "=") where braces > 0:
          value += ": ".utf8
          continue
        case UInt8(ascii: "#"):
          index = file.bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
          continue
        default: break
        }
      }
      if byte == UInt8(ascii: "\n") {
        if depth <= 0 { return value }
        value.append(UInt8(ascii: " "))
      } else {
        value.append(byte)
      }
    }
    return value
  }

  /// A text of several lines, as one.
  private mutating func readLongText(_ quote: [UInt8]) -> [UInt8] {
    index += quote.count
    if index < range.upperBound, file.bytes[index] == UInt8(ascii: "\r") { index += 1 }
    if index < range.upperBound, file.bytes[index] == UInt8(ascii: "\n") { index += 1 }
    let hasEscapes = quote.first == UInt8(ascii: "\"")
    var text: [UInt8] = [UInt8(ascii: "\"")]
    // A quotation mark in front of those that end it is part of it.
    while index < range.upperBound, case let rest = file.bytes[index..<range.upperBound],
      !rest.starts(with: quote) || rest.dropFirst(quote.count).first == quote[0]
    {
      switch file.bytes[index] {
      case UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"): text += Array("\\n".utf8)
      case UInt8(ascii: "\\") where hasEscapes && index + 1 < range.upperBound:
        if skipLineEnd() { continue }
        index += 1
        // YAML has the same escapes.
        let isEscape = "btnfre\"\\uU".utf8.contains(file.bytes[index])
        text += isEscape ? [UInt8(ascii: "\\"), file.bytes[index]] : Array("\\\\".utf8) + [file.bytes[index]]
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += [UInt8(ascii: "\\"), file.bytes[index]]
      case let byte: text.append(byte)
      }
      index += 1
    }
    index = lineEnd(from: min(index, range.upperBound))
    return text + [UInt8(ascii: "\"")]
  }

  /// Goes behind a backslash at the end of a line, and the blanks and line feeds that follow it: they are left out.
  private mutating func skipLineEnd() -> Bool {
    let blanks = file.bytes[(index + 1)..<range.upperBound].prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let line = blanks.prefix { $0 != UInt8(ascii: "\n") }
    guard line.count < blanks.count else { return false }
    index = blanks.endIndex
    return true
  }

  private mutating func skip(_ bytes: StaticString) {
    while index < range.upperBound, bytes.withUTF8Buffer({ $0.contains(file.bytes[index]) }) { index += 1 }
  }

  /// Behind the line feed that ends the line of an offset.
  private func lineEnd(from offset: Int) -> Int {
    file.bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
  }
}
