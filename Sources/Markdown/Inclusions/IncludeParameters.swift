/// What the tag of an include passes to its file under one name.
enum IncludeValue: Equatable {
  case text(String)
  /// As it is written.
  case number(String)
  case flag(Bool)
  /// What a name stands for that is not passed.
  case nothing
  /// A list, or a mapping without what is in it.
  case many([TemplateData])
  /// Known to a template engine alone.
  case variable(String)

  /// A word without quotes.
  init(word: String) {
    switch word {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "nil", "null": self = .nothing
    default:
      let isNumber = word.first.map { $0.isNumber || $0 == "-" } == true && Double(word) != nil
      self = isNumber ? .number(word) : .variable(word)
    }
  }

  /// Whether it counts as true; nil if that is not known.
  var isTrue: Bool? {
    switch self {
    case .text, .number, .many: true
    case .flag(let flag): flag
    case .nothing: false
    case .variable: nil
    }
  }

  /// What it prints; nil if that is not known.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let flag): flag ? "true" : "false"
    case .nothing: ""
    case .many, .variable: nil
    }
  }

  /// The value as the tag of an include passes it; nil for what such a tag cannot hold.
  var written: String? {
    switch self {
    case .text(let text):
      text.contains("\"") ? "'" + text.replacing("'", with: "\\'") + "'" : "\"" + text + "\""
    case .number(let number): number
    case .flag(let flag): flag ? "true" : "false"
    case .nothing: "nil"
    case .many, .variable: nil
    }
  }
}

/// The values that an included file shows as `{{ include.name }}`, and those that a loop shows.
struct IncludeParameters {
  private let values: [String: IncludeValue]
  /// Data by its names, and by the whole paths that loops call it: `item`, `site.data.links`.
  var data: [String: TemplateData] = [:]
  /// The front matter of the page, where there is data.
  var page: TemplateData?
  /// Whether data is shown in HTML, in which Markdown is not read.
  var isInHTML = false
  /// Whether the file calls them by their names alone.
  let areBare: Bool
  /// The names that the page has values for, which its files can call, too.
  private let others: Set<String>

  init(_ values: [String: IncludeValue] = [:], areBare: Bool = false, besides others: Set<String> = []) {
    (self.values, self.areBare, self.others) = (values, areBare, others)
  }

  /// Whether one is a text of several lines.
  var haveSeveralLines: Bool {
    values.values.contains { if case .text(let text) = $0 { text.utf8.contains(UInt8(ascii: "\n")) } else { false } }
  }

  subscript(_ name: String) -> IncludeValue { values[name] ?? .nothing }

  /// What templates put in front of the names.
  static let owner = "include."

  /// The name in `include.name`, or a name alone that is passed; nil for what is called otherwise.
  func name(in path: some StringProtocol) -> String? {
    if areBare { return values[String(path)] == nil ? nil : String(path) }
    guard path.hasPrefix(Self.owner), path.utf8.count > Self.owner.utf8.count else { return nil }
    return String(path.dropFirst(Self.owner.count))
  }

  /// Whether a word is a name that nothing gives a value: a file can have values that it does not need.
  func isMissing(_ word: String) -> Bool {
    guard areBare, let first = word.utf8.first, ForeignReader.isLetter(first), case .variable = IncludeValue(word: word)
    else { return false }
    return values[word] == nil && data[word] == nil && !others.contains(word) && word.utf8.allSatisfy(Self.isNamePart)
  }

  /// The value that a word stands for; nil for the name of something else.
  func value(at path: some StringProtocol) -> IncludeValue? {
    if let name = name(in: path) { return self[name] }
    if let value = data(at: path)?.shown { return value }
    // What front matter lacks, a template engine may know.
    guard let page, path.hasPrefix("page."), let steps = TemplateData.steps(of: path) else { return nil }
    let value = steps.dropFirst().reduce(page) { $0[$1] }.shown
    return value == .nothing ? nil : value
  }

  func data(at path: some StringProtocol) -> TemplateData? {
    guard !data.isEmpty, path.utf8.count < 200 else { return nil }
    if let whole = data[String(path)] { return whole }
    guard let steps = TemplateData.steps(of: path), let owner = data[steps[0]] else { return nil }
    return steps.dropFirst().reduce(owner) { $0[$1] }
  }

  /// Whether a text of a template has the name of data outside of quotes.
  func mention(in text: String) -> Bool {
    guard !data.isEmpty else { return false }
    var rest = text.utf8[...]
    var isBehindDot = false
    while let first = rest.first {
      let name = rest.prefix(while: Self.isNamePart)
      if !name.isEmpty {
        if !isBehindDot, data[String(Substring(name))] != nil { return true }
        rest = rest[name.endIndex...]
      } else {
        rest.removeFirst()
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
          rest = rest.firstIndex(of: first).map { rest[rest.index(after: $0)...] } ?? rest
        }
      }
      isBehindDot = first == UInt8(ascii: ".")
    }
    return false
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || (0x30...0x39).contains(byte) || "_-".utf8.contains(byte)
  }
}

extension InclusionPage {
  /// The names that a page gives values in its front matter, at any level.
  static func keys(of page: [UInt8]) -> Set<String> {
    guard page.starts(with: "---".utf8) else { return [] }
    var keys: Set<String> = []
    var rest = page.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    while !rest.isEmpty, !rest.starts(with: "---".utf8), keys.count < mostKeys {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      let name = line.drop { ForeignReader.isBlank($0) || $0 == UInt8(ascii: "-") }
        .prefix(while: IncludeParameters.isNamePart)
      if name.endIndex < line.endIndex, ":=".utf8.contains(line[name.endIndex]) {
        keys.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return keys
  }

  private static let mostKeys = 1000

  /// What a tag passes to its file, with the values that the page has for names.
  func passed(by tag: IncludeTag) -> IncludeParameters {
    // A tag that passes nothing leaves the values as they are.
    if tag.values.isEmpty { return parameters }
    let place = self.place ?? tag.range.lowerBound
    let values = tag.values.mapValues { value in
      guard case .variable(let name) = value else { return value }
      if let own = parameters.name(in: name) { return parameters[own] }
      return captures.text(named: name, before: place).map(IncludeValue.text) ?? value
    }
    return IncludeParameters(values, areBare: tag.areBare, besides: tag.areBare ? keys : [])
  }
}
