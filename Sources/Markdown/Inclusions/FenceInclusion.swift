/// A fence without code whose info string names a file, ` ```js file=./a.js#L3-L6 `, as plugins of remark fill it in.
struct FenceInclusion: InclusionConvention {
  let mark: StaticString = "```"
  let isReadInCode = false

  private static let key = " file="
  /// Where the plugins have the root of the project.
  private static let root = "<rootDir>/"
  /// More than anybody writes.
  private static let longest = 500

  /// Whether a page may have such a fence.
  static func mayBeIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = key.utf8
    return bytes.indices.contains { bytes[$0] == key.first && bytes[$0...].starts(with: key) }
  }

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    let lineEnd = min(reader.lineEnd(from: offset), reader.end)
    guard lineEnd - offset < Self.longest, let end = CodeLines.end(&reader, at: offset),
      let close = Self.close(reader, from: lineEnd, to: end)
    else { return nil }
    let info = reader.string(offset..<lineEnd).drop { $0 == "`" }
    guard let key = info.firstRange(of: Self.key) else { return nil }
    var value = info[key.upperBound...].prefix { $0 != " " }
    let others = info[..<key.lowerBound] + info[value.endIndex...]
    for quote in ["\"", "'"] where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      value = value.dropFirst().dropLast()
    }
    var selection = InclusionFile.Selection.all
    if let hash = value.firstIndex(of: "#") {
      let numbers = value[value.index(after: hash)...].filter { $0 != "L" }
      guard numbers.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
      selection = .lines(in: Substring(numbers), between: "-")
      value = value[..<hash]
    }
    let isFromRoot = value.hasPrefix(Self.root)
    let name = String(isFromRoot ? value.dropFirst(Self.root.count) : value)
    var directive = InclusionDirective(
      range: offset..<close,
      files: [InclusionFile(name, in: isFromRoot ? page.settingsFolders : [page.folder], selection: selection)])
    directive.language = others.split(separator: " ").joined(separator: " ")
    directive.isOptional = true
    return directive
  }

  /// The end of the closing fence, if there is nothing but blank lines in front of it; nil where there is code.
  private static func close(_ reader: ForeignReader, from start: Int, to end: Int) -> Int? {
    let rest = reader.bytes[start..<end]
    guard let first = rest.firstIndex(where: { $0 > 0x20 && $0 != UInt8(ascii: ">") }) else { return nil }
    let close = rest[first...].prefix { $0 == UInt8(ascii: "`") }
    return rest[close.endIndex...].allSatisfy({ $0 <= 0x20 }) && close.count >= 3 ? close.endIndex : nil
  }
}
