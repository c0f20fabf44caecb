/// What the template of a shortcode shows, as far as that is known without running it.
struct ShortcodeTemplate {
  /// Files of Markdown, relative to the project.
  private(set) var files: [String] = []
  /// Whether it shows the title or the description of the page.
  private(set) var showsTitle = false
  /// Whether it shows the page’s list of its headings.
  private(set) var showsContents = false

  /// What an expression shows of the page.
  private enum Part {
    case title, contents
    /// The page itself.
    case page
  }

  /// What the dot stands for in the block that is read, and in those around it.
  private var dots: [Part?] = [nil]
  private var variables: [String: Part] = [:]
  /// Whether the place that is read is in a tag of HTML.
  private var isInTag = false
  private var lengthOfText = 0

  private static let longest = 20_000
  private static let longestAction = 500
  /// How long text around the list of headings is, such as “Contents”, that no reader misses without the list.
  private static let longestLabel = 100

  /// - Returns: nil if it shows anything else.
  init?(_ template: [UInt8]) {
    guard template.count <= Self.longest, template.withUnsafeBufferPointer({ read($0) }), dots.count == 1 else {
      return nil
    }
    if files.isEmpty {
      guard lengthOfText == 0 || showsContents && lengthOfText <= Self.longestLabel else { return nil }
    } else if lengthOfText > 0 || showsTitle || showsContents {
      return nil
    }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = ForeignReader(bytes, end: bytes.count)
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < bytes.count {
      let byte = bytes[index]
      if reader.has("{{", at: index) {
        guard let end = Self.end(ofActionAt: index, &reader) else { return false }
        guard readAction(reader.string(Self.content(of: index + 2..<end - 2, reader))) else { return false }
        index = end
      } else if isInTag {
        if byte == UInt8(ascii: ">") { isInTag = false }
        index += 1
      } else if reader.has("<!--", at: index) {
        guard let end = reader.find("-->", from: index) else { return false }
        index = end + 3
      } else if byte == UInt8(ascii: "<") {
        let isEnd = reader.has("</", at: index)
        let name = bytes[(index + (isEnd ? 2 : 1))...].prefix(20).prefix(while: ForeignReader.isLetter)
        guard !name.isEmpty, !Self.visible.contains(String(decoding: name, as: UTF8.self).lowercased()) else {
          return false
        }
        isInTag = true
        index = name.endIndex
      } else {
        if byte > 0x20 { lengthOfText += 1 }
        index += 1
      }
    }
    return true
  }

  /// Elements that show something by themselves, or hold what is not text.
  private static let visible: Set = [
    "audio", "canvas", "embed", "form", "hr", "iframe", "img", "input", "math", "meter", "object", "picture",
    "progress", "script", "select", "style", "svg", "textarea", "video",
  ]

  /// The offset behind an action.
  static func end(ofActionAt start: Int, _ reader: inout ForeignReader) -> Int? {
    let isComment = reader.has("{{/*", at: start) || reader.has("{{- /*", at: start)
    guard isComment else { return reader.find("}}", from: start + 2, reach: longestAction).map { $0 + 2 } }
    guard let close = reader.find("*/", from: start + 4) else { return nil }
    return reader.find("}}", from: close + 2, reach: 4).map { $0 + 2 }
  }

  /// An action without blanks, and without the signs that take blanks around it away.
  static func content(of action: Range<Int>, _ reader: ForeignReader) -> Range<Int> {
    var (start, end) = (action.lowerBound, action.upperBound)
    if start < end, reader.bytes[start] == UInt8(ascii: "-") { start += 1 }
    if start < end, reader.bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return reader.trimmed(start..<end)
  }

  // MARK: Actions

  /// - Returns: false if it shows anything that the page does not have, or that is not known.
  private mutating func readAction(_ action: String) -> Bool {
    if action.isEmpty || action.hasPrefix("/*") { return true }
    let words = action.split(whereSeparator: \.isWhitespace)
    switch words[0] {
    case "if": dots.append(dots[dots.count - 1])
    case "with": dots.append(value(words.dropFirst()))
    case "else":
      guard dots.count > 1 else { return false }
      dots[dots.count - 1] =
        words.dropFirst().first == "with" ? value(words.dropFirst(2)) : dots[dots.count - 2]
    case "end":
      guard dots.count > 1 else { return false }
      dots.removeLast()
    case "errorf", "warnf", "erroridf", "warnidf": break
    case "partial", "partialCached":
      let name = words.dropFirst().first.map { $0.filter { !"\"`".contains($0) } } ?? ""
      return Self.partials.contains(name.hasSuffix(".html") ? String(name.dropLast(5)) : name)
    case "range", "define", "block", "template", "return", "break", "continue": return false
    default:
      if words[0].hasPrefix("$"), words.count > 1, words[1] == ":=" || words[1] == "=" {
        _ = value(words[...])
      } else {
        // In a tag, it is a value of an attribute.
        return isInTag || show(action)
      }
    }
    return true
  }

  /// Partial templates of Docsy that show what is about the page: where it can be edited, when it was changed.
  private static let partials: Set = ["feedback", "page-meta-lastmod", "page-meta-links", "reading-time"]

  private mutating func show(_ expression: String) -> Bool {
    switch part(expression) {
    case .title?: showsTitle = true
    case .contents?: showsContents = true
    case .page?: return false
    case nil:
      // A file that is there only on a condition may not be.
      guard dots.count == 1, let file = Self.file(expression) else { return false }
      files.append(file)
    }
    return true
  }

  /// The value of an expression, which can also be given a name: `$title := .Page.Title`.
  private mutating func value(_ words: ArraySlice<Substring>) -> Part? {
    guard let name = words.first, name.hasPrefix("$"), words.count > 2,
      [":=", "="].contains(words[words.startIndex + 1])
    else { return part(words.joined(separator: " ")) }
    let value = part(words.dropFirst(2).joined(separator: " "))
    variables[String(name)] = value
    return value
  }

  private static let filters: Set<Substring> = [
    "emojify", "htmlEscape", "humanize", "lower", "markdownify", "plainify", "safeHTML", "title", "upper",
  ]

  /// What an expression shows of the page; nil for anything else.
  private func part(_ expression: String) -> Part? {
    let steps = expression.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(whereSeparator: \.isWhitespace) }
    guard let first = steps.first, !first.isEmpty,
      steps.dropFirst().allSatisfy({ $0.count == 1 && Self.filters.contains($0[0]) })
    else { return nil }
    var name = String(first[0])
    if name.hasPrefix("$.") { name.removeFirst() }
    if name.hasSuffix(".Fragments.ToHTML") { return .contents }
    guard first.count == 1 else { return nil }
    if name == "." { return dots[dots.count - 1] }
    if name.hasPrefix("$") { return variables[name] }
    if name == ".Page" { return .page }
    // Without the page in front, parameters are those of the shortcode.
    let isOfPage = name.hasPrefix(".Page.") || dots[dots.count - 1] == .page
    if name.hasPrefix(".Page.") { name.removeFirst(".Page".count) }
    switch name {
    case ".TableOfContents": return .contents
    case ".Title", ".LinkTitle", ".Description": return .title
    case _ where isOfPage && [".params.title", ".params.description"].contains(name.lowercased()): return .title
    default: return nil
    }
  }

  /// The file that an expression shows: `readFile "part.md" | markdownify`.
  private static func file(_ expression: String) -> String? {
    let steps = expression.split(separator: "|").map { $0.split(whereSeparator: \.isWhitespace) }
    guard let first = steps.first, first.count == 2, ["readFile", "os.ReadFile"].contains(first[0]),
      let quote = first[1].first, quote == "\"" || quote == "`", first[1].count > 2, first[1].last == quote,
      steps.dropFirst().contains(where: {
        $0.count == 1 && ($0[0] == "markdownify" || $0[0].hasSuffix(".RenderString"))
      })
    else { return nil }
    let name = String(first[1].dropFirst().dropLast())
    return [".md", ".markdown"].contains(where: name.lowercased().hasSuffix) ? name : nil
  }
}
