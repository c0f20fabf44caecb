/// What the tag of an include passes to its file under one name.
enum IncludeValue: Equatable {
  case text(String)
  /// As it is written.
  case number(String)
  case flag(Bool)
  /// What a name stands for that is not passed.
  case nothing
  /// A list, or the keys of a mapping.
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

  /// Whether a part of it is still a template, which nobody can compare.
  var holdsTemplate: Bool {
    if case .text(let text) = self { text.contains("{{") || text.contains("{%") } else { false }
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
  private var values: [String: TemplateData]
  /// Data by its names, and by the whole paths that loops call it: `item`, `site.data.links`.
  var data: [String: TemplateData] = [:]
  /// Where other data is looked for.
  var source: TemplateSource?
  /// Whether data is shown in HTML, in which Markdown is not read.
  var isInHTML = false
  /// Whether `data` has all names that anything in front has given a value: to Jekyll, others stand for nothing.
  var knowNames = false
  /// Whether the file calls them by their names alone.
  let areBare: Bool
  /// The names that the page has values for, which its files can call, too.
  private let others: Set<String>

  init(_ values: [String: TemplateData] = [:], areBare: Bool = false, besides others: Set<String> = []) {
    (self.values, self.areBare, self.others) = (values, areBare, others)
  }

  /// Whether one is a text of several lines.
  var haveSeveralLines: Bool {
    values.values.contains { value in
      if case .value(.text(let text)) = value { text.utf8.contains(UInt8(ascii: "\n")) } else { false }
    }
  }

  subscript(_ name: String) -> IncludeValue { values[name]?.shown ?? .nothing }

  /// Whether data, and not only texts that a tag passes, may be meant by a name.
  var hasData: Bool { source != nil || !data.isEmpty }

  /// Whether one of the values is a name.
  var passNames: Bool { values.values.contains { if case .value(.variable) = $0 { true } else { false } } }

  /// With what is known of the names that are passed.
  func resolved(by known: IncludeParameters) -> IncludeParameters {
    var resolved = self
    resolved.values = values.mapValues { value in
      guard case .value(.variable(let path)) = value else { return value }
      return known.data(at: path) ?? (known.isMissing(path) ? .value(.nothing) : value)
    }
    return resolved
  }

  /// What templates put in front of the names.
  static let owner = "include."

  /// The name in `include.name`, or a name alone that is passed; nil for what is called otherwise.
  func name(in path: some StringProtocol) -> String? {
    if areBare { return values[String(path)] == nil ? nil : String(path) }
    guard path.hasPrefix(Self.owner), path.utf8.count > Self.owner.utf8.count else { return nil }
    return String(path.dropFirst(Self.owner.count))
  }

  /// Whether a word is a name that nothing gives a value: a file can have values that it does not need, and a page can
  /// lack a key.
  func isMissing(_ word: String) -> Bool {
    guard let first = word.utf8.first, ForeignReader.isLetter(first), case .variable = IncludeValue(word: word) else {
      return false
    }
    guard areBare else {
      if word.utf8.allSatisfy(Self.isNamePart) {
        return knowNames && data[word] == nil && !Self.objects.contains(word) && source?.isOfJekyll == true
      }
      return word.hasPrefix("page.") && TemplateData.steps(of: word).map { source?.pageLacks($0) == true } == true
    }
    return values[word] == nil && data[word] == nil && !others.contains(word) && word.utf8.allSatisfy(Self.isNamePart)
  }

  /// What Jekyll gives templates, and words that conditions have.
  private static let objects: Set = [
    "blank", "content", "empty", "forloop", "include", "jekyll", "layout", "page", "paginator", "site", "tablerowloop",
    "theme",
  ]

  /// The value that a word stands for; nil for the name of something else.
  func value(at path: some StringProtocol) -> IncludeValue? { data(at: path)?.shown }

  /// Whether it is known what is at a path.
  func isKnown(_ path: String) -> Bool { data(at: path).map { !$0.isUnknown } ?? false }

  private static let mostNumbers = 1000

  /// The numbers of a range such as `(1..12)`.
  private func numbers(in range: String) -> TemplateData? {
    guard range.last == ")" else { return nil }
    let content = range.dropLast()
    guard let dots = content.firstRange(of: "..") else { return nil }
    let ends = [content[..<dots.lowerBound], content[dots.upperBound...]].map(String.init)
    let numbers = ends.compactMap { Int($0) ?? value(at: $0)?.text.flatMap { Int($0) } }
    guard numbers.count == 2, numbers.allSatisfy({ $0.magnitude < Self.mostNumbers }) else { return nil }
    guard numbers[0] <= numbers[1] else { return .list([]) }
    return .list((numbers[0]...numbers[1]).map { .value(.number(String($0))) })
  }

  /// Keeps that nobody knows any longer what names stand for.
  mutating func forget(_ names: Set<String>) {
    for name in names { data[name] = .value(.variable(name)) }
  }

  private static let longestPath = 200

  /// The data at a path; nil for the name of something else.
  func data(at path: some StringProtocol) -> TemplateData? {
    guard path.utf8.count < Self.longestPath else { return nil }
    if let whole = data[String(path)] { return whole }
    if path.hasPrefix("(") { return numbers(in: String(path.dropFirst())) }
    if areBare, let value = values[String(path)] { return value }
    let steps = TemplateData.steps(of: path) { value(at: $0)?.text }
    guard let steps else { return nil }
    let owner: TemplateData
    var rest = steps.dropFirst()
    if !areBare, steps[0] + "." == Self.owner, let name = rest.popFirst() {
      owner = values[name] ?? .value(.nothing)
    } else if let named = data[steps[0]] ?? (areBare ? values[steps[0]] : nil) {
      owner = named
    } else {
      return source?.data(at: steps)
    }
    return rest.reduce(owner) { $0[$1] }
  }

  /// Whether a text has one of the names of data anywhere.
  func mayBeNamed(in text: [UInt8]) -> Bool {
    guard !data.isEmpty else { return false }
    var rest = text[...]
    while !rest.isEmpty {
      rest = rest.drop { !Self.isNamePart($0) }
      let name = rest.prefix(while: Self.isNamePart)
      if name.count < Self.longestPath, data[String(decoding: name, as: UTF8.self)] != nil { return true }
      rest = rest[name.endIndex...]
    }
    return false
  }

  /// Whether a text of a template has the name of data outside of quotes.
  func mention(in text: String) -> Bool {
    guard !data.isEmpty else { return false }
    var rest = text.utf8[...]
    var isBehindDot = false
    while let first = rest.first {
      let name = rest.prefix(while: Self.isNamePart)
      if !name.isEmpty {
        if !isBehindDot, let data = data[String(Substring(name))], !data.isUnknown { return true }
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
    let values = tag.values.mapValues { (value) -> TemplateData in
      guard case .variable(let name) = value else { return TemplateData.value(value) }
      if parameters.name(in: name) != nil { return parameters.data(at: name) ?? .value(value) }
      return .value(captures.text(named: name, before: place).map(IncludeValue.text) ?? value)
    }
    return IncludeParameters(values, areBare: tag.areBare, besides: tag.areBare ? keys : [])
  }
}
