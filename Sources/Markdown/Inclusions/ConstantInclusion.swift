/// `{name}` of MDX, where `import { name } from './texts.mdx'` names a constant that is a text.
struct ConstantInclusion: InclusionConvention {
  let mark: StaticString = "{"
  let isReadInCode = false

  private static let longestName = 100

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard !page.constants.isEmpty, offset == 0 || !"{$=\\".utf8.contains(reader.bytes[offset - 1]) else { return nil }
    let before = reader.bytes[..<offset].suffix(Self.longestName).reversed().drop(while: ForeignReader.isSpace)
    if before.starts(with: "tropmi".utf8) { return nil }
    let inner = reader.bytes[(offset + 1)..<reader.end].prefix(Self.longestName).prefix { $0 != UInt8(ascii: "}") }
    guard reader.has("}", at: inner.endIndex) else { return nil }
    let name = reader.string(reader.trimmed(inner.startIndex..<inner.endIndex))
    guard let constant = page.constants[name] else { return nil }
    var file = PartialInclusion.file(constant.path, in: page)
    if constant.path.hasPrefix("/") {
      let path = String(constant.path.dropFirst())
      file = InclusionFile(
        name: constant.path, places: page.folders.flatMap { InclusionFile(path, in: [$0]).places }, selection: .all)
    }
    file.selection = .constant(constant.name)
    // What only a script knows stays, and has a finding.
    return InclusionDirective(range: offset..<inner.endIndex + 1, files: [file], isOptional: true)
  }
}

/// A constant of another file that a page imports.
struct ImportedConstant {
  /// What the other file calls it.
  var name: String
  /// The file, as the page writes it.
  var path: String

  private static let endings = [".mdx", ".md", ".js", ".jsx", ".ts", ".tsx"]
  private static let longestStatement = 4000
  private static let most = 1000

  /// The constants that a text imports by name, by what it calls them: `import { a, b as c } from './texts.mdx'`.
  static func all(_ reader: ForeignReader, from start: Int) -> [String: ImportedConstant] {
    var constants: [String: ImportedConstant] = [:]
    var index = start
    while index < reader.end, constants.count < most {
      defer { index = reader.lineEnd(from: index) + 1 }
      guard reader.has("import", at: index) else { continue }
      let rest = reader.bytes[(index + 6)..<reader.end].prefix(longestStatement)
      guard let open = rest.firstIndex(where: { !ForeignReader.isSpace($0) }), reader.has("{", at: open),
        let close = rest[open...].firstIndex(of: UInt8(ascii: "}")),
        case let from = reader.trimmed(close + 1..<rest.endIndex), reader.has("from", at: from.lowerBound),
        let quote = rest[(from.lowerBound + 4)...].firstIndex(where: { !ForeignReader.isSpace($0) }),
        "\"'".utf8.contains(reader.bytes[quote]),
        let end = rest[(quote + 1)...].firstIndex(of: reader.bytes[quote])
      else { continue }
      let path = reader.string(quote + 1..<end)
      guard endings.contains(where: path.hasSuffix) else { continue }
      for item in reader.string(open + 1..<close).split(separator: ",") {
        let words = item.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count == 1 { constants[words[0]] = ImportedConstant(name: words[0], path: path) }
        if words.count == 3, words[1] == "as" { constants[words[2]] = ImportedConstant(name: words[0], path: path) }
      }
      index = max(index, end - 1)
    }
    return constants
  }

  /// The text of a constant; nil where there is none, or a script would have to be run for it.
  static func text(of name: String, in file: [UInt8]) -> [UInt8]? {
    let statement = Array("export const \(name)".utf8)
    return file.withUnsafeBufferPointer { bytes in
      var index = 0
      while let found = bytes[index...].firstRange(of: statement) {
        index = found.upperBound
        let isWhole = index < bytes.count && (ForeignReader.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "="))
        guard isWhole, found.lowerBound == 0 || bytes[found.lowerBound - 1] == 0x0A,
          let sign = bytes[index...].firstIndex(where: { !ForeignReader.isSpace($0) }),
          bytes[sign] == UInt8(ascii: "="),
          let start = bytes[(sign + 1)...].firstIndex(where: { !ForeignReader.isSpace($0) }),
          let end = endOfString(bytes, from: start)
        else { continue }
        return ScriptString.text(bytes[start..<end])
      }
      return nil
    }
  }

  /// The end of the string of a script that begins at an offset.
  private static func endOfString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let quote = bytes[start]
    guard "\"'`".utf8.contains(quote) else { return nil }
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == quote { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
