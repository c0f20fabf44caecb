import Diagnostics
import Writing
import YAML

/// Data that a template goes through: a file of `_data`, or front matter.
indirect enum TemplateData: Equatable {
  case value(IncludeValue)
  case list([TemplateData])
  case mapping(Mapping)

  /// Values by their keys, in order.
  struct Mapping: Equatable {
    let keys: [String]
    let values: [String: TemplateData]

    init(_ entries: [(String, TemplateData)]) {
      keys = entries.map(\.0)
      values = Dictionary(entries) { _, last in last }
    }
  }

  /// Nobody shows more data than that on a page.
  private static let longestFile = 1 << 20

  /// The endings of files with data, the usual first.
  static let endings = ["yml", "yaml", "json", "csv", "tsv"]

  // MARK: Reading

  /// What a file holds; nil where it cannot be read.
  init?(_ bytes: [UInt8], of path: String) {
    guard bytes.count <= Self.longestFile else { return nil }
    if path.hasSuffix("sv") {
      guard let rows = Self.rows(bytes) else { return nil }
      self = rows
      return
    }
    let file = SourceFile(path: path, bytes: bytes)
    self.init(SourceExcerpt(file.textStart..<bytes.count, of: file), limits: .configuration)
  }

  /// - Parameter yaml: a text in YAML, of which JSON is a part.
  init?(_ yaml: SourceExcerpt, limits: YAMLLimits) {
    let node = YAMLParser.open(yaml, limits: limits, rule: .foreignSyntax, keepsDuplicates: true, skipsTags: true).node
    guard let node else { return nil }
    self.init(node)
  }

  private init(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let items): self = .list(items.map(TemplateData.init))
    case .mapping(let entries): self = .mapping(Mapping(entries.map { ($0.key, TemplateData($0.value)) }))
    case .scalar(let scalar):
      if node.isNull {
        self = .value(.nothing)
      } else if let flag = node.bool {
        self = .value(.flag(flag))
      } else {
        self = .value(node.number == nil ? .text(Self.inert(scalar.text)) : .number(scalar.text))
      }
    }
  }

  /// The rows of a table, with the names in its first row.
  private static func rows(_ bytes: [UInt8]) -> TemplateData? {
    guard var reader = try? CSVReader(bytes), let names = try? reader.next() else { return nil }
    var rows: [TemplateData] = []
    do {
      while let cells = try reader.next() {
        let entries = zip(names, cells).map { ($0.text, TemplateData.value(.text(inert($1.text)))) }
        rows.append(.mapping(Mapping(entries)))
      }
    } catch { return nil }
    return .list(rows)
  }

  /// A text in which nothing is a template: data shows such signs, and nobody runs them.
  private static func inert(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return text.replacing("{{", with: "&#123;&#123;").replacing("{%", with: "&#123;%").replacing("{#", with: "&#123;#")
  }

  // MARK: Parts

  /// What is below a key, or at an index.
  subscript(_ key: some StringProtocol) -> TemplateData {
    switch self {
    case .mapping(let mapping):
      if let value = mapping.values[String(key)] { return value }
      if key == "size" { return .value(.number(String(mapping.keys.count))) }
    case .list(let items):
      switch key {
      case "size": return .value(.number(String(items.count)))
      case "first": return items.first ?? .value(.nothing)
      case "last": return items.last ?? .value(.nothing)
      default: if let index = Int(key), items.indices.contains(index) { return items[index] }
      }
    case .value(.text(let text)): if key == "size" { return .value(.number(String(text.count))) }
    case .value(.variable): return self
    case .value: break
    }
    return .value(.nothing)
  }

  /// What a loop goes through; an entry of a mapping is a list of its key and its value.
  var items: [TemplateData] {
    switch self {
    case .list(let items): items
    case .mapping(let mapping): mapping.keys.map { .list([.value(.text($0)), mapping.values[$0] ?? .value(.nothing)]) }
    case .value(.nothing), .value(.flag): []
    case .value: [self]
    }
  }

  /// Whether it is a name of which nobody knows what it stands for.
  var isUnknown: Bool { if case .value(.variable) = self { true } else { false } }

  /// What conditions and filters are given.
  var shown: IncludeValue {
    switch self {
    case .value(let value): value
    case .mapping(let mapping): .many(mapping.keys.map { .value(.text($0)) })
    case .list(let items): .many(items)
    }
  }

  /// How many bytes a filter may look at, roughly.
  var weight: Int {
    switch self {
    case .value(let value): value.text?.utf8.count ?? 0
    case .list(let items): items.count * 50
    case .mapping(let mapping): mapping.keys.count * 50
    }
  }

  // MARK: Paths

  private static let mostSteps = 20

  /// The steps of a path such as `a.b[0]["c"]`; nil for anything else.
  ///
  /// - Parameter text: what a name in brackets stands for: `a[name]`.
  static func steps(of path: some StringProtocol, named text: (String) -> String? = { _ in nil }) -> [String]? {
    var steps: [String] = []
    var rest = Array(path.utf8)[...]
    while let first = rest.first {
      guard steps.count < mostSteps else { return nil }
      if first == UInt8(ascii: "[") {
        guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        var key = rest[(rest.startIndex + 1)..<close]
        if let quote = key.first, "\"'".utf8.contains(quote) {
          guard key.count > 1, key.last == quote else { return nil }
          key = key.dropFirst().dropLast()
        } else if !key.allSatisfy({ (0x30...0x39).contains($0) }) {
          guard let name = text(String(decoding: key, as: UTF8.self)) else { return nil }
          key = Array(name.utf8)[...]
        }
        steps.append(String(decoding: key, as: UTF8.self))
        rest = rest[(close + 1)...]
      } else {
        if first == UInt8(ascii: ".") {
          guard !steps.isEmpty else { return nil }
          rest.removeFirst()
          // Liquid takes `a.[name]` for `a[name]`.
          if rest.first == UInt8(ascii: "[") { continue }
        } else if !steps.isEmpty {
          return nil
        }
        let name = rest.prefix(while: IncludeParameters.isNamePart)
        guard !name.isEmpty else { return nil }
        steps.append(String(decoding: name, as: UTF8.self))
        rest = rest[name.endIndex...]
      }
    }
    return steps.isEmpty ? nil : steps
  }
}
