import Diagnostics
import YAML

/// A value in a settings file of another tool, whatever its format, with its place.
struct ToolData: Sendable {
  indirect enum Content: Sendable {
    case text(String)
    case flag(Bool)
    case null
    case list([ToolData])
    case mapping([Entry])
    /// A function that is called with plain data, such as `defineConfig({…})`.
    case call(String, [ToolData])
    /// Something that only the tool itself can work out.
    case code
  }

  struct Entry: Sendable {
    var key: String
    var value: ToolData
  }

  var content: Content
  var range: SourceRange
  /// How many values it consists of.
  var count: Int
  /// Whether no part of it is code or a call.
  var isPlain: Bool

  init(_ content: Content, range: SourceRange) {
    (self.content, self.range) = (content, range)
    switch content {
    case .list(let items), .call(_, let items): count = items.reduce(1) { $0 + $1.count }
    case .mapping(let entries): count = entries.reduce(1) { $0 + $1.value.count }
    default: count = 1
    }
    switch content {
    case .text, .flag, .null: isPlain = true
    case .list(let items): isPlain = items.allSatisfy(\.isPlain)
    case .mapping(let entries): isPlain = entries.allSatisfy(\.value.isPlain)
    case .call, .code: isPlain = false
    }
  }

  init(_ node: YAMLNode) {
    let content: Content =
      switch node.content {
      case .scalar(let scalar): scalar.isForeign ? .code : node.isNull ? .null : .text(scalar.text)
      case .sequence(let items): .list(items.map(ToolData.init))
      case .mapping(let entries): .mapping(entries.map { Entry(key: $0.key, value: ToolData($0.value)) })
      }
    self.init(content, range: node.range)
  }

  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  var flag: Bool? {
    switch content {
    case .flag(let flag): flag
    case .text("true"): true
    case .text("false"): false
    default: nil
    }
  }

  var items: [ToolData]? {
    if case .list(let items) = content { return items }
    return nil
  }

  var entries: [Entry]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// What a function is called with.
  var arguments: [ToolData]? {
    if case .call(_, let arguments) = content { return arguments }
    return nil
  }

  /// The path that it means: as it is, or as `path.join(__dirname, "docs")` or `require.resolve("docs")` makes it.
  var path: String? {
    if let text { return text }
    let parts = (arguments ?? []).map(\.text)
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    return parts.compactMap(\.self).joined(separator: "/")
  }

  var isCode: Bool {
    if case .code = content { return true }
    return false
  }

  /// The first value in it that only the tool itself can work out.
  var firstCode: ToolData? {
    if isCode { return self }
    let parts = items ?? arguments ?? entries?.map(\.value) ?? []
    return parts.lazy.compactMap(\.firstCode).first
  }

  /// The value of a key of a mapping.
  subscript(key: String) -> ToolData? { entries?.last { $0.key == key }?.value }

  /// The value of a key in nested mappings.
  func at(_ path: String...) -> ToolData? { path.reduce(self) { $0?[$1] } }

  /// The same data with what it does not say itself from other data: mappings are merged, anything else is replaced.
  func merged(over other: ToolData) -> ToolData {
    guard let entries, let others = other.entries else { return self }
    let merged = entries.map { entry in
      Entry(key: entry.key, value: other[entry.key].map { entry.value.merged(over: $0) } ?? entry.value)
    }
    let own = Set(entries.map(\.key))
    return ToolData(.mapping(merged + others.filter { !own.contains($0.key) }), range: range)
  }

  /// The same data as if all of it were at one place, such as where a file names what another one has.
  func placed(at range: SourceRange) -> ToolData {
    let content: Content =
      switch content {
      case .list(let items): .list(items.map { $0.placed(at: range) })
      case .mapping(let entries): .mapping(entries.map { Entry(key: $0.key, value: $0.value.placed(at: range)) })
      case .call(let name, let arguments): .call(name, arguments.map { $0.placed(at: range) })
      default: content
      }
    return ToolData(content, range: range)
  }

  /// A text that equal data have in common, wherever they are.
  var signature: String {
    switch content {
    case .text(let text): "\"\(text)\""
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .list(let items): "[" + items.map(\.signature).joined(separator: ",") + "]"
    case .mapping(let entries): "{" + entries.map { "\"\($0.key)\":" + $0.value.signature }.joined(separator: ",") + "}"
    case .call(let name, let arguments): name + "(" + arguments.map(\.signature).joined(separator: ",") + ")"
    case .code: "code \(range)"
    }
  }

  /// What a helper such as `defineConfig` is given, or one around it; the value itself if it is anything else.
  var argument: ToolData {
    guard case .call(_, let arguments) = content, let first = arguments.first else { return self }
    let inner = first.argument
    return inner.entries == nil ? self : inner
  }
}
