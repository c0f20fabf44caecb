/// What the tag of an include passes to its file under one name.
enum IncludeValue: Equatable {
  case text(String)
  /// As it is written.
  case number(String)
  case flag(Bool)
  /// What a name stands for that is not passed.
  case nothing
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
    case .text, .number: true
    case .flag(let flag): flag
    case .nothing: false
    case .variable: nil
    }
  }
}

/// The values that an included file shows as `{{ include.name }}`.
struct IncludeParameters {
  private let values: [String: IncludeValue]

  init(_ values: [String: IncludeValue] = [:]) { self.values = values }

  subscript(_ name: String) -> IncludeValue { values[name] ?? .nothing }

  /// What templates put in front of the names.
  static let owner = "include."

  /// The name in `include.name`; nil for what is called otherwise.
  static func name(in path: some StringProtocol) -> String? {
    guard path.hasPrefix(owner), path.utf8.count > owner.utf8.count else { return nil }
    return String(path.dropFirst(owner.count))
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    ForeignReader.isLetter(byte) || (0x30...0x39).contains(byte) || "_-".utf8.contains(byte)
  }
}

extension InclusionPage {
  /// What a tag passes to its file, with the values that the page has for names.
  func passed(by tag: IncludeTag) -> IncludeParameters {
    // A tag that passes nothing leaves the values as they are.
    if tag.values.isEmpty { return parameters }
    let place = self.place ?? tag.range.lowerBound
    return IncludeParameters(
      tag.values.mapValues { value in
        guard case .variable(let name) = value else { return value }
        if let own = IncludeParameters.name(in: name) { return parameters[own] }
        return captures.text(named: name, before: place).map(IncludeValue.text) ?? value
      })
  }
}
