import Diagnostics

/// The texts in a page’s front matter and in the settings, for templates that show them: `{{ page.title }}`.
struct FrontMatterValues {
  var values: [String: String] = [:]
  /// Those of the site, by the whole names that templates call them.
  private var variables: [String: String] = [:]
  private var longVariables: Set<String> = []
  /// Those of several lines that are one paragraph, in one line.
  private var paragraphs: [String: String] = [:]
  /// Whether templates in code are run on this page.
  private(set) var areRunInCode = false

  /// Enough for any page; more is not front matter that somebody has written.
  private static let longest = 20_000
  static let mostValues = 200
  static let mostLevels = 8

  init() {}

  /// - Parameters:
  ///   - end: where the text of the page begins.
  ///   - mayHoldScript: whether the page may have an element `script`.
  init(_ file: SourceFile, before end: Int, _ options: MarkdownOptions, mayHoldScript: Bool = true) {
    (variables, longVariables) = (options.variables, options.longVariables)
    paragraphs = options.paragraphs
    // The plugin macros of MkDocs can leave out a page.
    defer {
      areRunInCode =
        options.runsTemplatesInCode && values["render_macros"] != "false" && values["ignore_macros"] != "true"
    }
    defer {
      if mayHoldScript {
        addConstants(ofScriptIn: file.bytes[min(max(end, file.textStart), file.bytes.count)...])
      }
    }
    let bytes = file.bytes[file.textStart..<min(max(end, file.textStart), file.textStart + Self.longest)]
    let isTOML = bytes.starts(with: "+++".utf8)
    guard isTOML || bytes.starts(with: "---".utf8) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst()
    // Behind its marks, the line can name another language.
    let language = bytes.dropFirst(3).prefix { $0 != UInt8(ascii: "\n") }.filter { $0 > 0x20 }
    guard language.isEmpty || language.elementsEqual("yaml".utf8) else { return }
    if isTOML { readTOML(lines) } else { readYAML(Array(lines)) }
  }

  private mutating func readTOML(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    // Only what is directly below the table with the parameters counts among the tables.
    var isRead = true
    var table = ""
    for line in lines where values.count < Self.mostValues {
      if line.first == UInt8(ascii: "[") {
        isRead = String(decoding: line.prefix { $0 > 0x20 }, as: UTF8.self) == "[\(Self.parameters)]"
        table = Self.parameters + "."
      }
      guard isRead, line.first != UInt8(ascii: "#"), let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = line[..<sign].drop(while: ForeignReader.isBlank)
      let name = key.prefix(while: ForeignReader.isNamePart)
      guard key[name.endIndex...].allSatisfy(ForeignReader.isBlank) else { continue }
      add(line[(sign + 1)...], to: table, key: String(decoding: name, as: UTF8.self))
    }
  }

  mutating func add(_ value: ArraySlice<UInt8>, to path: String, key: String) {
    guard !key.isEmpty, values[path + key] == nil, let text = Self.text(value) else { return }
    values[path + key] = text
  }

  /// A key without the quotes around it; empty for anything else.
  static func unquoted(_ key: ArraySlice<UInt8>) -> String {
    guard let quote = key.first, "\"'".utf8.contains(quote), key.count > 1, key.last == quote else {
      return key.allSatisfy(ForeignReader.isNamePart) ? String(decoding: key, as: UTF8.self) : ""
    }
    return String(decoding: key.dropFirst().dropLast(), as: UTF8.self)
  }

  /// The key below which Hugo has the parameters of a page.
  private static let parameters = "params"

  /// A text on one line; nil for a list, a mapping, a text of several lines, or what may have a comment.
  private static func text(_ value: ArraySlice<UInt8>) -> String? {
    var value = value.drop(while: ForeignReader.isSpace)
    while let last = value.last, ForeignReader.isSpace(last) { value.removeLast() }
    guard let first = value.first, !">|[{&*!#".utf8.contains(first), value.allSatisfy({ $0 >= 0x20 }) else {
      return nil
    }
    guard "\"'".utf8.contains(first) else {
      let hasComment = value.indices.dropFirst().contains { value[$0] == UInt8(ascii: "#") && value[$0 - 1] == 0x20 }
      return hasComment ? nil : String(decoding: value, as: UTF8.self)
    }
    guard value.count > 1, value.last == first else { return nil }
    let inner = value.dropFirst().dropLast()
    return inner.contains(first) || inner.contains(UInt8(ascii: "\\")) ? nil : String(decoding: inner, as: UTF8.self)
  }

  /// The value of a key.
  subscript(_ key: String) -> String? { values[key] }

  /// What Hugo calls a parameter: that of the page, or that of the site.
  func parameter(_ name: String) -> String? {
    parameterOfPage(name) ?? parameterOfSite(name)
  }

  func parameterOfPage(_ name: String) -> String? { values[Self.parameters + "." + name] ?? values[name] }

  func parameterOfSite(_ name: String) -> String? {
    let variable = Self.ownerOfParameters + name
    return self.variable(variable) ?? paragraphs[variable]
  }

  /// A text of the site; nil for one of several lines, which would not stay in its line.
  private func variable(_ name: String) -> String? { longVariables.contains(name) ? nil : variables[name] }

  /// A word in the language of the site, such as that of a label.
  func word(_ key: String) -> String? { variable(Self.ownerOfWords + key) }

  /// What templates call the parameters of a site.
  static let ownerOfParameters = "site.params."
  /// The function that shows words in the language of a site.
  static let ownerOfWords = "i18n."

  /// What an expression of a template stands for, if it names a text of the site or of the front matter.
  func value(of expression: String) -> String? {
    guard expression.utf8.count < 100, !values.isEmpty || !variables.isEmpty else { return nil }
    return Self.filtered(expression) { name in
      let path = Self.dotted(name)
      if let text = variable(path) { return text }
      if Self.names.contains(path) { return values[path] }
      guard let owner = Self.owners.first(where: { path.hasPrefix($0) }) else { return nil }
      return values[String(path.dropFirst(owner.count))]
    }
  }

  /// What an expression stands for that is a key of the front matter alone, or one below another, as in Eleventy:
  /// `{{ subtitle }}`, `{{ book.title }}`.
  func valueWithoutOwner(of expression: String) -> String? { Self.filtered(expression) { values[$0] } }

  /// The text of the name in an expression, with its filters applied.
  private static func filtered(_ expression: String, _ value: (String) -> String?) -> String? {
    let parts = expression.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
    guard let text = value(parts[0]) else { return nil }
    return parts.count > 1 ? FilterChain.apply(parts[1], to: text) : text
  }

  /// A path without the marks of steps that may lead nowhere, and of keys in brackets: `a?.['b']` is `a.b`.
  private static func dotted(_ path: String) -> String {
    guard path.utf8.contains(where: { "?[".utf8.contains($0) }) else { return path }
    let plain = path.replacing("?.", with: ".")
    return ["'", "\""].reduce(plain) { path, quote in
      path.replacing(".[" + quote, with: ".").replacing("[" + quote, with: ".").replacing(quote + "]", with: "")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    String(
      decoding: text.utf8.drop(while: ForeignReader.isSpace).reversed().drop(while: ForeignReader.isSpace).reversed(),
      as: UTF8.self)
  }

  /// What tools call the front matter of a page.
  private static let owners = ["page.", "frontmatter.", "frontMatter.", "props.frontmatter.", "$frontmatter."]
  /// What is named without an owner.
  private static let names: Set = ["title", "description"]
}
