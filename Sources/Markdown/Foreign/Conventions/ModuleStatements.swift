/// `import` and `export` of MDX.
///
/// They begin a line, outside everything else, where a paragraph could begin.
struct ModuleStatements: ForeignConvention {
  let firstBytes: StaticString = "ie"
  let scope = ForeignScope.mdx
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard Self.begins(reader, at: offset), let end = Self.end(&reader, from: offset) else { return nil }
    return ForeignConstruct(range: offset..<end, meaning: .nothing)
  }

  /// Whether a line can be nothing else.
  static func begins(_ reader: ForeignReader, at offset: Int) -> Bool {
    let isExport = reader.has("export ", at: offset)
    if isSplit(reader, at: offset) { return true }
    guard isExport || reader.has("import ", at: offset) || reader.has("import{", at: offset) else { return false }
    let line = reader.trimmed(offset + 6..<min(reader.lineEnd(from: offset), offset + 400))
    if isExport {
      return ["const ", "default ", "function ", "let ", "var ", "async ", "class ", "type ", "interface ", "{", "*"]
        .contains { reader.bytes[line].starts(with: $0.utf8) }
    }
    guard let first = reader.bytes[line].first else { return false }
    if "\"'".utf8.contains(first) { return true }
    let text = reader.string(line)
    let names = text.prefix { $0 != "{" && $0 != "'" && $0 != "\"" }
    return text.contains(" from '") || text.contains(" from \"") || text.contains("}from")
      || first == UInt8(ascii: "{") && !names.contains(".")
      || ",{".utf8.contains(text.utf8.last ?? 0) && firstOfSeveral(reader, in: offset..<line.upperBound) != nil
  }

  /// Whether a line goes on in the next one before it says where something is imported from.
  private static func isSplit(_ reader: ForeignReader, at offset: Int) -> Bool {
    guard reader.has("import", at: offset) else { return false }
    let lineEnd = reader.lineEnd(from: offset)
    let name = reader.trimmed(offset + 6..<max(offset + 6, lineEnd))
    let next = reader.trimmed(min(lineEnd + 1, reader.end)..<reader.lineEnd(from: lineEnd + 1))
    guard !next.isEmpty, next.count < 400, name.count < 100 else { return false }
    func begins(with text: StaticString, at start: Int) -> Bool { reader.has(text, at: start) }
    if !name.isEmpty {
      // Two words would be text.
      guard ForeignReader.isSpace(reader.bytes[offset + 6]), reader.bytes[name].allSatisfy({ $0 > 0x20 }) else {
        return false
      }
      return begins(with: "from '", at: next.lowerBound) || begins(with: "from \"", at: next.lowerBound)
    }
    let word = reader.bytes[next].prefix { $0 > 0x20 }
    return begins(with: " from '", at: word.endIndex) || begins(with: " from \"", at: word.endIndex)
      || begins(with: "{", at: next.lowerBound)
  }

  /// Where the line ends with which a statement ends, in front of its line feed.
  private static func end(_ reader: inout ForeignReader, from start: Int) -> Int? {
    let firstEnd = reader.lineEnd(from: start)
    guard !reader.isSpent else { return firstEnd }
    var (index, depth, isInTemplate) = (start, 0, false)
    // Where the statement ends if its brackets are never closed.
    var beforeBlank: Int?
    while index < reader.end, index - start < 4 * ForeignReader.longest {
      let lineEnd = reader.lineEnd(from: index)
      if reader.isLineEnd(index) {
        if depth <= 0, !isInTemplate { return index - 1 }
        beforeBlank = beforeBlank ?? index - 1
      } else if depth <= 0, !isInTemplate, index > start, begins(reader, at: index) || ends(reader.bytes[start..<index])
      {
        return index - 1
      }
      depth += balance(reader.bytes[index..<lineEnd], &isInTemplate)
      index = lineEnd + 1
    }
    if depth <= 0, !isInTemplate { return min(index, reader.end + 1) - 1 }
    reader.spend(index - start)
    return beforeBlank ?? firstEnd
  }

  private static func ends(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let last = text.last(where: { $0 > 0x20 }) else { return false }
    return ";'\"})>".utf8.contains(last)
  }

  /// Brackets that a line opens, less those that it closes.
  ///
  /// - Parameter isInTemplate: whether the line begins in a template literal, the only string that goes on over lines;
  /// afterward, whether the next one does.
  private static func balance(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ isInTemplate: inout Bool) -> Int {
    let mark = UInt8(ascii: "`")
    var (depth, quote, isEscaped) = (0, isInTemplate ? mark : nil, false)
    defer { isInTemplate = quote == mark }
    for byte in line {
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), mark:
        quote = byte
        isEscaped = false
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return depth
  }

  /// The names that statements give to single files, and where their paths are: `import name from 'path'`.
  static func imports(_ reader: ForeignReader, in statements: Range<Int>) -> [(name: String, path: Range<Int>)] {
    var imports: [(name: String, path: Range<Int>)] = []
    var index = statements.lowerBound
    while index < statements.upperBound {
      guard reader.has("import", at: index), index + 6 < statements.upperBound,
        ForeignReader.isSpace(reader.bytes[index + 6])
      else {
        index = next(reader, from: index, to: statements.upperBound)
        continue
      }
      guard let path = reader.strings(in: index..<statements.upperBound, limit: 1).first else { break }
      // Formatters break lines anywhere, even within a name and its path.
      let words = reader.string(index..<path.lowerBound - 1).split { $0.isWhitespace || "{},".contains($0) }
      let statement = index..<path.lowerBound
      if let name = firstOfSeveral(reader, in: statement) {
        if words.last == "from" { imports.append((name, path)) }
      } else if let name = name(in: words, reader.bytes[statement].contains(UInt8(ascii: "{"))) {
        imports.append((name, path))
      }
      index = path.upperBound + 1
    }
    return imports
  }

  /// The name that a statement gives to a file; in braces, only to the content of a page, `{ Content as Part }`, or to a
  /// drawing, `{ ReactComponent as Plan }`.
  private static func name(in words: [Substring], _ hasBraces: Bool) -> String? {
    guard words.last == "from", !hasBraces || words.count > 1 && wholes.contains(words[1]) else { return nil }
    if words.count == 3 { return String(words[1]) }
    return hasBraces && words.count == 5 && words[2] == "as" ? String(words[3]) : nil
  }

  /// The name that a statement gives to a file in front of others: `import name, { a } from …`, or `* as a`.
  private static func firstOfSeveral(_ reader: ForeignReader, in statement: Range<Int>) -> String? {
    let rest = reader.bytes[statement].dropFirst(6).drop(while: ForeignReader.isSpace)
    let name = rest.prefix(while: ForeignReader.isNamePart)
    let comma = rest[name.endIndex...].drop(while: ForeignReader.isSpace)
    guard !name.isEmpty, comma.first == UInt8(ascii: ","),
      let sign = comma.dropFirst().first(where: { !ForeignReader.isSpace($0) }), "{*".utf8.contains(sign)
    else { return nil }
    return reader.string(name.startIndex..<name.endIndex)
  }

  /// What files export that stands for all that they hold.
  private static let wholes: Set<Substring> = ["Content", "ReactComponent"]

  /// Where the next statement may begin: on the next line, or behind a semicolon.
  private static func next(_ reader: ForeignReader, from start: Int, to end: Int) -> Int {
    let rest = reader.bytes[start..<end].drop { !";\n\r".utf8.contains($0) }
    return rest.firstIndex { $0 > 0x20 && $0 != UInt8(ascii: ";") } ?? end
  }
}
