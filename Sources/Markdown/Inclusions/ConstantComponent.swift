/// A component of Astro that shows the same wherever it is: constants in its script, and `<Code>`, tags, and text in its
/// template.
///
///     ---
///     const code = `dart run`;                 ~~~sh
///     ---                               →      dart run
///     <Code code={code} lang="sh" />           ~~~
struct ConstantComponent {
  /// Longer ones are programs.
  static let longest = 100_000
  private static let fence = 10

  private let bytes: UnsafeBufferPointer<UInt8>
  private var reader: ForeignReader
  private var constants: [String: [UInt8]] = [:]
  /// The statements that import what the template shows.
  private var statements: [UInt8] = []
  private var imports: (pages: [String: String], texts: [String: String]) = ([:], [:])
  private var output: [UInt8] = []
  private var hasCode = false

  /// The component as Markdown; nil where only Astro can tell what it shows.
  static func text(of content: [UInt8]) -> [UInt8]? {
    guard content.count <= longest else { return nil }
    return content.withUnsafeBufferPointer { bytes in
      var component = ConstantComponent(bytes)
      guard let template = component.readScript(), component.readTemplate(from: template) else { return nil }
      return component.text
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    reader = ForeignReader(bytes, end: bytes.count)
    reader.isMDX = true
  }

  private var text: [UInt8]? {
    let lines = output.split(separator: 0x0A).map { line in line.drop(while: ForeignReader.isBlank) }
    if hasCode { return statements + output }
    let line = Array(lines.filter { !$0.isEmpty }.joined(separator: [0x20]))
    return line.isEmpty ? nil : statements + line
  }

  // MARK: Script

  /// Reads the script between lines of hyphens.
  ///
  /// - Returns: where the template begins, or nil if the script has more than constants and imports.
  private mutating func readScript() -> Int? {
    let start = bytes.firstIndex { !ForeignReader.isSpace($0) } ?? 0
    guard reader.has("---", at: start), reader.isLineEnd(start + 3) else { return start }
    var index = reader.lineEnd(from: start) + 1
    while true {
      index = skipped(from: index)
      if index >= bytes.count { return nil }
      if reader.has("---", at: index), reader.isLineEnd(index + 3) { break }
      if reader.has("import", at: index), let statement = ModuleStatements().read(&reader, at: index) {
        statements += bytes[statement.range] + [0x0A]
        index = statement.range.upperBound
      } else if let end = readConstant(at: index) {
        index = end
      } else {
        return nil
      }
    }
    imports = statements.withUnsafeBufferPointer { statements in
      PartialInclusion.imports(ForeignReader(statements, end: statements.count), from: 0)
    }
    // To Astro, these are programs.
    imports.pages = imports.pages.filter { !PartialInclusion.lacksEnding($0.value) }
    return min(reader.lineEnd(from: index) + 1, bytes.count)
  }

  /// Where something begins behind blanks, semicolons, and comments of a script.
  private func skipped(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if ForeignReader.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ";") {
        index += 1
      } else if reader.has("//", at: index) {
        index = reader.lineEnd(from: index)
      } else if reader.has("/*", at: index) {
        index = bytes[index...].firstRange(of: "*/".utf8)?.upperBound ?? bytes.count
      } else {
        break
      }
    }
    return index
  }

  /// Reads `const name = 'text'`.
  private mutating func readConstant(at start: Int) -> Int? {
    guard reader.has("const ", at: start) else { return nil }
    let name = bytes[(start + 6)...].drop(while: ForeignReader.isBlank).prefix(100).prefix(while: Self.isNamePart)
    let sign = bytes[name.endIndex...].prefix { ForeignReader.isBlank($0) }.endIndex
    guard !name.isEmpty, reader.has("=", at: sign) else { return nil }
    let value = skipped(from: sign + 1)
    guard value < bytes.count, "\"'`".utf8.contains(bytes[value]) else { return nil }
    var end = value + 1
    while end < bytes.count, bytes[end] != bytes[value] { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < bytes.count, let text = ScriptString.text(bytes[value...end]) else { return nil }
    constants[String(decoding: name, as: UTF8.self)] = text
    end += 1
    if reader.has(".trim()", at: end) { end += 7 }
    // Anything else would change the text.
    let next = bytes[end...].drop(while: ForeignReader.isBlank).first ?? 0x0A
    return next == 0x0A || next == 0x0D || next == UInt8(ascii: ";") ? end : nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool { ForeignReader.isNamePart(byte) || byte == UInt8(ascii: "$") }

  // MARK: Template

  private mutating func readTemplate(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if reader.has("<!--", at: index) {
        guard let end = bytes[(index + 4)...].firstRange(of: "-->".utf8) else { return false }
        index = end.upperBound
      } else if byte == UInt8(ascii: "<") {
        guard let end = readTag(at: index) else { return false }
        index = end
      } else if byte == UInt8(ascii: "{") {
        guard let close = reader.endOfBraces(at: index, last: min(bytes.count, index + ForeignReader.longest)) else {
          return false
        }
        let content = reader.trimmed(index + 1..<close - 1)
        if content.isEmpty || reader.has("/*", at: content.lowerBound) {
          index = close
          continue
        }
        guard let text = value(of: content) else { return false }
        text.forEach { put($0) }
        index = close
      } else {
        put(byte)
        index += 1
      }
    }
    return true
  }

  /// Elements that have no text, or text of their own.
  private static let refused: Set = ["script", "pre", "textarea", "slot", "svg", "math", "iframe", "template"]

  private mutating func readTag(at start: Int) -> Int? {
    guard let construct = ComponentTags().read(&reader, at: start) else { return nil }
    let end = construct.range.upperBound
    guard case .start(let tag) = construct.meaning else {
      output += bytes[construct.range]
      return end
    }
    let name = tag.key.name
    let component = Component(name)
    if case .code? = component, tag.attributes.contains(where: { $0.name == "code" }) { return putCode(tag) }
    if name == "style" {
      // Only a look.
      return bytes[end...].firstRange(of: "</style>".utf8)?.upperBound
    }
    let isElement = name.first?.isLowercase == true
    guard !Self.refused.contains(name), !bytes[tag.range].contains(UInt8(ascii: "\n")) || isElement,
      isElement || name.isEmpty || component != nil || imports.pages[name] != nil,
      tag.attributes.allSatisfy({ attribute in
        guard case .expression(let range)? = attribute.value else { return attribute.name?.contains(":") != true }
        return reader.text(ofExpression: range) != nil
      })
    else { return nil }
    output += bytes[tag.range].map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return end
  }

  /// Writes a component with code as a fence.
  private mutating func putCode(_ tag: ForeignTag) -> Int? {
    guard let value = tag.attributes.first(where: { $0.name == "code" })?.value else { return nil }
    var end = tag.range.upperBound
    if !tag.isSelfClosing {
      let close = bytes[end...].drop(while: ForeignReader.isSpace)
      guard reader.has("</", at: close.startIndex), reader.string(endOf: close.startIndex) == tag.key.name,
        let bracket = close.firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      end = bracket + 1
    }
    hasCode = true
    let text: [UInt8]
    switch value {
    case .string(let range): text = Array(bytes[range])
    case .expression(let range):
      let name = reader.trimmed(range)
      // A file that is imported as text is read like that of a page.
      if imports.texts[reader.string(name)] != nil {
        output += [0x0A] + bytes[tag.range.lowerBound..<end] + [0x0A]
        return end
      }
      guard let known = self.value(of: name) else { return nil }
      text = known
    }
    let code = Self.withoutBlankLines(text)
    let mark = [UInt8](repeating: UInt8(ascii: "~"), count: max(Self.longestRun(in: code) + 1, Self.fence))
    let language = RawImportInclusion.text(["lang", "language"], of: tag, reader) ?? ""
    let title = RawImportInclusion.text(["title"], of: tag, reader).map { " title=\"\($0)\"" } ?? ""
    output += [0x0A] + mark + language.filter { !$0.isWhitespace }.utf8 + title.utf8 + [0x0A]
    output += code
    output += [0x0A] + mark + [0x0A]
    return end
  }

  /// The text of a constant or a string.
  private func value(of expression: Range<Int>) -> [UInt8]? {
    constants[reader.string(expression)] ?? JoinedStrings.text(bytes[expression])
  }

  private static func withoutBlankLines(_ text: [UInt8]) -> ArraySlice<UInt8> {
    var text = text[...]
    while let feed = text.firstIndex(of: 0x0A), text[..<feed].allSatisfy(ForeignReader.isSpace) {
      text = text[(feed + 1)...]
    }
    while let last = text.last, ForeignReader.isSpace(last) { text.removeLast() }
    return text
  }

  private static func longestRun(in code: ArraySlice<UInt8>) -> Int {
    var (longest, run) = (0, 0)
    for byte in code {
      run = byte == UInt8(ascii: "~") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Writes a byte of text, which is not a mark of Markdown.
  private mutating func put(_ byte: UInt8) {
    let beginsLine = output.last(where: { !ForeignReader.isBlank($0) }) ?? 0x0A == 0x0A
    if "\\`*_[]#~|^{}!".utf8.contains(byte)
      || beginsLine && ("-+=:>".utf8.contains(byte) || (0x30...0x39).contains(byte))
    {
      output += "&#\(byte);".utf8
    } else if byte == UInt8(ascii: "<") {
      output += "&lt;".utf8
    } else {
      output.append(byte == 0x0D ? 0x20 : byte)
    }
  }
}
