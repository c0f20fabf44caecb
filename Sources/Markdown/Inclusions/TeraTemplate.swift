/// The template of a shortcode of Zola, which is in the language Tera, in the words of Hugo: those templates are read.
///
///     <b>{{ title | default(value="A") }}</b>   →   <b>{{ .Get "title" | default "A" }}</b>
struct TeraTemplate {
  private let reader: ForeignReader
  private var output: [UInt8] = []
  /// The names that the template gives values.
  private var assigned: Set<String> = []

  private static let longest = 4_000
  private static let longestAction = 1_000
  private static let deepest = 8

  /// The template in the words of Hugo; nil if it needs more than arguments, the content, and conditions.
  static func translated(_ template: [UInt8]) -> [UInt8]? {
    guard template.count <= longest else { return nil }
    return template.withUnsafeBufferPointer { bytes in
      var translation = TeraTemplate(reader: ForeignReader(bytes, end: bytes.count))
      return translation.read() ? translation.output : nil
    }
  }

  private init(reader: ForeignReader) { self.reader = reader }

  private mutating func read() -> Bool {
    var index = 0
    while index < reader.end {
      guard reader.bytes[index] == UInt8(ascii: "{") else {
        output.append(reader.bytes[index])
        index += 1
        continue
      }
      if reader.has("{#", at: index) {
        guard let close = reader.bytes[index...].firstRange(of: "#}".utf8) else { return false }
        index = close.upperBound
        continue
      }
      let isStatement = reader.has("{%", at: index)
      guard isStatement || reader.has("{{", at: index) else {
        output.append(reader.bytes[index])
        index += 1
        continue
      }
      guard let end = end(ofActionAt: index, isStatement ? "%}" : "}}") else { return false }
      let isTrimmed = (before: reader.has("-", at: index + 2), behind: reader.bytes[end - 3] == UInt8(ascii: "-"))
      let action = reader.string(ShortcodeTemplate.content(of: index + 2..<end - 2, reader))
      guard let words = isStatement ? statement(action) : expression(action) else { return false }
      output += "{{\(isTrimmed.before ? "-" : "") \(words) \(isTrimmed.behind ? "-" : "")}}".utf8
      index = end
    }
    return true
  }

  /// The offset behind an action; texts in it can hold braces.
  private func end(ofActionAt start: Int, _ close: StaticString) -> Int? {
    let last = min(reader.end, start + Self.longestAction)
    var (index, quote) = (start + 2, nil as UInt8?)
    while index < last {
      let byte = reader.bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if reader.has(close, at: index) {
        return index + 2
      }
      index += 1
    }
    return nil
  }

  // MARK: Statements

  private mutating func statement(_ text: String) -> String? {
    let word = text.prefix { !$0.isWhitespace }
    let rest = String(text[word.endIndex...].drop(while: \.isWhitespace))
    switch word {
    case "if": return condition(rest, depth: 0).map { "if " + $0 }
    case "elif": return condition(rest, depth: 0).map { "else if " + $0 }
    case "else": return rest.isEmpty ? "else" : nil
    case "endif": return "end"
    case "set":
      let parts = rest.split(separator: "=", maxSplits: 1).map(Self.trimmed)
      guard parts.count == 2, Self.isName(parts[0]), let value = expression(parts[1]) else { return nil }
      assigned.insert(parts[0])
      return "$\(parts[0]) := \(value)"
    default: return nil
    }
  }

  private func condition(_ text: String, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    for word in ["or", "and"] {
      let parts = Self.split(text, at: " \(word) ")
      guard parts.count > 1 else { continue }
      let terms = parts.compactMap { condition($0, depth: depth + 1) }
      return terms.count == parts.count ? word + terms.map { " (\($0))" }.joined() : nil
    }
    let text = Self.trimmed(text[...])
    if text.hasPrefix("not ") { return condition(String(text.dropFirst(4)), depth: depth + 1).map { "not (\($0))" } }
    if text.hasSuffix(" is defined") { return expression(String(text.dropLast(" is defined".count))) }
    if text.hasSuffix(" is not defined") {
      return expression(String(text.dropLast(" is not defined".count))).map { "not (\($0))" }
    }
    for (sign, function) in [("==", "eq"), ("!=", "ne")] {
      let parts = Self.split(text, at: sign)
      guard parts.count > 1 else { continue }
      guard parts.count == 2, let first = expression(parts[0]), let second = expression(parts[1]) else { return nil }
      return "\(function) (\(first)) (\(second))"
    }
    return expression(text)
  }

  // MARK: Expressions

  private func expression(_ text: String) -> String? {
    let steps = Self.split(text, at: "|").map { Self.trimmed($0[...]) }
    guard let first = steps.first, var value = operand(first) else { return nil }
    for step in steps.dropFirst() {
      let name = step.prefix { $0 != "(" }
      let arguments = step[name.endIndex...].dropFirst().prefix { $0 != ")" }
      switch Self.trimmed(name) {
      case "safe", "trim", "escape": value += " | safeHTML"
      case "markdown": value += " | markdownify"
      case "default":
        let parts = arguments.split(separator: "=", maxSplits: 1).map(Self.trimmed)
        guard parts.count == 2, parts[0] == "value", let other = Self.literal(parts[1]) else { return nil }
        value += " | default \(other)"
      default: return nil
      }
    }
    return value
  }

  private func operand(_ word: String) -> String? {
    if let literal = Self.literal(word) { return literal }
    if word == "body" { return ".Inner" }
    guard Self.isName(word) else { return nil }
    return assigned.contains(word) ? "$" + word : ".Get \"\(word.lowercased())\""
  }

  /// A text, a number, or a flag.
  private static func literal(_ word: String) -> String? {
    if word == "true" || word == "false" { return word }
    if !word.isEmpty, word.allSatisfy({ ("0"..."9").contains($0) }) { return word }
    guard let quote = word.first, "\"'`".contains(quote), word.count > 1, word.last == quote else { return nil }
    let text = word.dropFirst().dropLast()
    return text.contains { "\"\\`".contains($0) || $0 == quote } ? nil : "\"\(text)\""
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first, ForeignReader.isLetter(first) || first == UInt8(ascii: "_") else { return false }
    return word.utf8.allSatisfy { ForeignReader.isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The parts of a text around a sign that is neither in a text between quotes nor in parentheses.
  private static func split(_ text: String, at sign: String) -> [String] {
    let (bytes, sign) = (Array(text.utf8), Array(sign.utf8))
    var parts: [String] = []
    var (start, index, depth, quote) = (0, 0, 0, nil as UInt8?)
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if depth == 0, bytes[index...].starts(with: sign) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += sign.count
        start = index
        continue
      }
      index += 1
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

/// Folders with templates of shortcodes of Zola.
enum TeraFolders {
  /// Where the templates are in a project, or in a theme.
  static let name = "templates/shortcodes"

  static func contain(_ folder: String) -> Bool { folder == name || folder.hasSuffix("/" + name) }

  /// Whether a page can have a shortcode for which one of some folders has templates.
  static func mayBeUsed(_ folders: [String], _ pairs: BytePairs) -> Bool {
    (pairs.contains("{", "{") || pairs.contains("{", "%")) && folders.contains(where: contain)
  }
}
