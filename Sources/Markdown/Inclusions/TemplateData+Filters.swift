/// What templates make of data with filters: `site.data.talks | where: "year", "2020" | sort: "title"`.
extension TemplateData {
  private static let mostFilters = 10

  /// The data that filters make of it; nil for others.
  func filtered(by filters: some Sequence<String>, _ parameters: IncludeParameters) -> TemplateData? {
    var data = self
    for (number, filter) in filters.enumerated() {
      let name = filter.prefix { $0 != ":" && $0 != " " }
      let arguments = Self.parts(of: String(filter.dropFirst(name.count).drop { $0 == ":" || $0 == " " }), by: ",")
      guard number < Self.mostFilters,
        let next = data.filtered(by: name, arguments.map { IncludeCondition.value(of: $0, parameters) })
      else { return nil }
      data = next
    }
    return data
  }

  private func filtered(by name: Substring, _ arguments: [IncludeValue]) -> TemplateData? {
    let first = arguments.first?.text
    switch (name, self, arguments.count) {
    case ("split", .value(.text(let text)), 1):
      guard let first, !first.isEmpty else { return nil }
      return .list(
        text.split(separator: first, omittingEmptySubsequences: false).map { .value(.text(String($0))) })
    case ("reverse", .list(let items), 0): return .list(items.reversed())
    case ("sort", .list(let items), 0...1): return .list(Self.sorted(items, by: first))
    case ("where", .list(let items), 2):
      guard let first else { return nil }
      return .list(items.filter { $0[first] == .value(arguments[1]) })
    case ("group_by", .list(let items), 1): return first.map { Self.groups(of: items, by: $0) }
    case ("first", .list(let items), 0): return items.first
    case ("last", .list(let items), 0): return items.last
    default: return nil
    }
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
