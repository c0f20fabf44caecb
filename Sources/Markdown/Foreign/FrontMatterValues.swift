import Diagnostics

/// The texts in a page’s front matter and in the settings, for templates that show them: `{{ page.title }}`.
struct FrontMatterValues {
  private var values: [String: String] = [:]
  /// Those of the site, by the whole names that templates call them.
  private var variables: [String: String] = [:]
  private var longVariables: Set<String> = []

  /// Enough for any page; more is not front matter that somebody has written.
  private static let longest = 20_000
  private static let mostValues = 100

  init() {}

  /// - Parameter end: where the text of the page begins.
  init(_ file: SourceFile, before end: Int, _ options: MarkdownOptions) {
    (variables, longVariables) = (options.variables, options.longVariables)
    let bytes = file.bytes[file.textStart..<min(max(end, file.textStart), file.textStart + Self.longest)]
    let isTOML = bytes.starts(with: "+++".utf8)
    guard isTOML || bytes.starts(with: "---".utf8) else { return }
    var group: Group?
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() where values.count < Self.mostValues {
      if isTOML, line.first == UInt8(ascii: "[") { group = Group(table: line) }
      guard line.first != UInt8(ascii: "#"), let sign = line.firstIndex(of: UInt8(ascii: isTOML ? "=" : ":")) else {
        continue
      }
      let indent = line[..<sign].prefix { $0 == 0x20 || $0 == 0x09 }.count
      let key = String(decoding: line[..<sign].dropFirst(indent), as: UTF8.self)
      let name = isTOML ? String(key.reversed().drop { $0 == " " }.reversed()) : key
      if !isTOML, indent == 0 { group = name == Self.parameters ? Group() : nil }
      // Values that are further in are parts of others.
      if !isTOML, indent > 0, group?.accepts(indent) != true { continue }
      let isGrouped = group?.isRead == true && (isTOML || indent > 0)
      if isTOML, group?.isRead == false { continue }
      let path = isGrouped ? Self.parameters + "." + name : name
      guard !name.isEmpty, name.utf8.allSatisfy(ForeignReader.isNamePart), values[path] == nil,
        let text = Self.text(line[(sign + 1)...])
      else { continue }
      values[path] = text
    }
  }

  /// The key below which Hugo has the parameters of a page.
  private static let parameters = "params"

  /// Values below a key.
  private struct Group {
    /// Whether they are the parameters of the page.
    var isRead = true
    private var indent: Int?

    init() {}

    /// - Parameter line: the header of a table in TOML.
    init(table line: ArraySlice<UInt8>) {
      isRead = String(decoding: line.prefix { $0 > 0x20 }, as: UTF8.self) == "[\(FrontMatterValues.parameters)]"
    }

    /// Whether a line is directly below the key.
    mutating func accepts(_ indent: Int) -> Bool {
      if self.indent == nil { self.indent = indent }
      return self.indent == indent
    }
  }

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
    values[Self.parameters + "." + name] ?? values[name] ?? variable(Self.ownerOfParameters + name)
  }

  /// A text of the site; nil for one of several lines, which would not stay in its line.
  private func variable(_ name: String) -> String? { longVariables.contains(name) ? nil : variables[name] }

  /// What templates call the parameters of a site.
  private static let ownerOfParameters = "site.params."

  /// What an expression of a template stands for, if it names a text of the site or of the front matter.
  func value(of expression: String) -> String? {
    guard expression.utf8.count < 100, !values.isEmpty || !variables.isEmpty else { return nil }
    let parts = expression.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(Self.trimmed)
    if parts.count > 1, !Self.filters.contains(parts[1]) { return nil }
    let path = parts[0]
    if let text = variable(path) { return text }
    if Self.names.contains(path) { return values[path] }
    guard let owner = Self.owners.first(where: { path.hasPrefix($0) }) else { return nil }
    return values[String(path.dropFirst(owner.count))]
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
  /// What leaves a text as it is, or nearly.
  private static let filters: Set = ["escape", "e", "safe", "xml_escape", "strip_html", "markdownify"]
}
