/// What templates make of data with filters: `site.data.talks | where: "year", "2020" | sort: "title"`.
extension TemplateData {
  private static let longestList = 5000

  /// The data that a filter makes of lists, or a list that it makes of a text; nil for other filters.
  func filtered(by name: String, _ arguments: [TemplateData?]) -> TemplateData? {
    let first = arguments.first.flatMap { $0 }
    let text = first?.isUnknown == true ? nil : first?.shown.text
    switch (name, self, arguments.count) {
    case ("split", .value(.text(let whole)), 1):
      guard let text, !text.isEmpty, !whole.contains("{{") else { return nil }
      var parts = whole.split(separator: text, omittingEmptySubsequences: false)
      while parts.last?.isEmpty == true { parts.removeLast() }
      return .list(parts.map { .value(.text(String($0))) })
    case ("size", .list(let items), 0): return .value(.number(String(items.count)))
    case ("reverse", .list(let items), 0): return .list(items.reversed())
    case ("sort", .list(let items), 0...1), ("sort_natural", .list(let items), 0...1):
      guard arguments.isEmpty || text != nil else { return nil }
      return .list(Self.sorted(items, by: text))
    case ("where", .list(let items), 1...2):
      guard let text, let value = arguments.last.flatMap({ $0 })?.shown else { return nil }
      if arguments.count == 1 { return .list(items.filter { $0[text].shown.isTrue == true }) }
      if case .variable = value { return nil }
      return .list(items.filter { $0[text].shown == value })
    case ("group_by", .list(let items), 1): return text.map { Self.groups(of: items, by: $0) }
    case ("first", .list(let items), 0): return items.first ?? .value(.nothing)
    case ("last", .list(let items), 0): return items.last ?? .value(.nothing)
    case ("first", .value(.nothing), 0), ("last", .value(.nothing), 0): return self
    case ("map", .list(let items), 1): return text.map { key in .list(items.map { $0[key] }) }
    case ("map", .mapping, 1): return text.map { .list([self[$0]]) }
    case ("compact", .list(let items), 0): return .list(items.filter { $0 != .value(.nothing) })
    case ("uniq", .list(let items), 0): return Self.unique(items)
    case ("concat", _, 1):
      guard let added = first, case .list(let others) = added else { return nil }
      let items: [TemplateData] = if case .list(let items) = self { items } else { [] }
      guard self == .value(.nothing) || !items.isEmpty || self == .list([]) else { return nil }
      return items.count + others.count <= Self.longestList ? .list(items + others) : nil
    case ("push", .list(let items), 1):
      guard let first, !first.isUnknown, items.count < Self.longestList else { return nil }
      return .list(items + [first])
    case ("join", .list(let items), 0...1):
      let texts = items.compactMap(\.shown.text)
      guard let sign = arguments.isEmpty ? " " : text, texts.count == items.count else { return nil }
      return .value(.text(texts.joined(separator: sign)))
    default: return nil
    }
  }

  private static func unique(_ items: [TemplateData]) -> TemplateData? {
    var found: Set<String> = []
    let texts = items.compactMap(\.shown.text)
    guard texts.count == items.count else { return nil }
    return .list(zip(items, texts).filter { found.insert($1).inserted }.map(\.0))
  }

  /// What an expression prints; nil where nobody knows.
  var printed: String? {
    guard case .list(let items) = self else { return shown.text }
    let texts = items.compactMap(\.printed)
    return texts.count == items.count ? texts.joined() : nil
  }

  private static func sorted(_ items: [TemplateData], by key: String?) -> [TemplateData] {
    func value(_ item: TemplateData) -> IncludeValue { key.map { item[$0].shown } ?? item.shown }
    func isBefore(_ first: IncludeValue, _ second: IncludeValue) -> Bool {
      if case .number(let first) = first, case .number(let second) = second {
        return (Double(first) ?? 0) < (Double(second) ?? 0)
      }
      // What has no value is last.
      guard let text = first.text, !text.isEmpty else { return false }
      return second.text.map { $0.isEmpty || text < $0 } ?? true
    }
    let values = items.map(value)
    return items.indices.sorted {
      isBefore(values[$0], values[$1]) || !isBefore(values[$1], values[$0]) && $0 < $1
    }.map { items[$0] }
  }

  /// Mappings with `name` and `items`, in the order in which names come first.
  private static func groups(of items: [TemplateData], by key: String) -> TemplateData {
    var names: [String] = []
    var groups: [String: [TemplateData]] = [:]
    for item in items {
      let name = item[key].shown.text ?? ""
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(item)
    }
    return .list(
      names.map { name in
        .mapping(Mapping([("name", .value(.text(name))), ("items", .list(groups[name] ?? []))]))
      })
  }

  /// The parts of an expression between signs that are not in quotes, without blanks around.
  static func parts(of expression: String, by sign: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    for character in expression {
      if character == sign, quote == nil {
        parts.append(part)
        part = ""
        continue
      }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      part.append(character)
    }
    return (parts + [part]).map { part in
      var part = part.drop(while: \.isWhitespace)
      while part.last?.isWhitespace == true { part.removeLast() }
      return String(part)
    }.filter { !$0.isEmpty }
  }
}
