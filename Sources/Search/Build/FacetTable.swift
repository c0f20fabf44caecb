/// The filters of entries, as listed in the root.
struct FacetTable: Sendable {
  struct Value: Sendable {
    /// As it is typed.
    var name: String
    /// The label for readers; empty if it is the same.
    var label: String
  }

  private(set) var facets: [(name: String, values: [Value])] = []

  init(_ parts: [IndexPart], _ numbering: PageNumbering) {
    var labels: [[UInt8]: String] = [:]
    for part in parts {
      for number in 0..<part.facets.count where !part.facets[number].isEmpty {
        let key = Array(part.facets[number])
        labels[key] = chosenLabel(labels[key] ?? part.labels[number], part.labels[number])
      }
    }
    let kinds = SearchEntry.Kind.allCases.enumerated()
      .filter { kind, _ in numbering.classes.contains { $0.entries[kind] > 0 } }
      .map { Value(name: $1.rawValue, label: "") }
    if !kinds.isEmpty { facets = [("kind", kinds)] }
    for (key, label) in labels.sorted(by: { comesBefore($0.key, $1.key) }) {
      let parts = key.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, parts[0] != "kind" else { continue }
      if facets.last?.name != parts[0] { facets.append((parts[0], [])) }
      facets[facets.count - 1].values.append(Value(name: parts[1], label: label == parts[1] ? "" : label))
    }
  }

  var names: Set<String> { Set(facets.map(\.name)) }

  /// The values of a filter that match a text or start with it.
  func values(of filter: (name: String, value: String)) -> [String] {
    let values = facets.first { $0.name == filter.name }?.values.map(\.name) ?? []
    return values.contains(filter.value) ? [filter.value] : values.filter { $0.hasPrefix(filter.value) }
  }
}
