/// Fills in the values that a tag passes to an included file, as Liquid does: `{{ include.name }}`, and the blocks of
/// `{% if include.name %}`.
///
/// What depends on anything else stays for those who read templates.
struct IncludeTemplate {
  private let parameters: IncludeParameters
  /// Leads from the text into the file.
  private let origin: LineMap
  /// How many bytes there may be.
  private let limit: Int
  /// Whether blocks with conditions are decided.
  private let decides: Bool

  private var output: [UInt8] = []
  private var map = LineMap()
  private var blocks: [Block] = []
  /// How many of the blocks are not shown.
  private var hidden = 0
  /// The tag that ends text without templates.
  private var verbatimEnd: String?
  private var isBroken = false

  /// What is between two tags with a condition.
  private struct Block {
    let end: String
    var state: State

    enum State {
      /// It cannot be decided.
      case asIs
      case shown
      /// No condition has held yet.
      case waiting
      /// The part to be shown has been.
      case done
    }

    var isHidden: Bool { state == .waiting || state == .done }
  }

  /// An expression or a tag; the name is empty for an expression.
  private struct Mark {
    let range: Range<Int>
    let name: String
    let content: Range<Int>
  }

  private static let longest = 2000
  /// Tags that are read, or that can hold those.
  private static let names: Set = [
    "if", "unless", "elsif", "else", "endif", "endunless", "case", "endcase", "for", "endfor", "raw", "endraw",
    "comment", "endcomment",
  ]

  /// The text with the values; nil where it asks for none.
  static func fill(
    _ text: [UInt8], _ origin: LineMap, _ parameters: IncludeParameters, limit: Int
  ) -> (bytes: [UInt8], map: LineMap)? {
    guard mayHoldAny(text) else { return nil }
    return text.withUnsafeBufferPointer { bytes -> (bytes: [UInt8], map: LineMap)? in
      // If a block has no end, none is decided.
      for decides in [true, false] {
        var template = IncludeTemplate(parameters, origin, limit: limit, decides: decides)
        if template.run(bytes) { return (template.output, template.map) }
      }
      return nil
    }
  }

  private static func mayHoldAny(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var reader = ForeignReader(bytes, end: bytes.count)
      return reader.find("include.", from: 0, reach: bytes.count) != nil
    }
  }

  private init(_ parameters: IncludeParameters, _ origin: LineMap, limit: Int, decides: Bool) {
    (self.parameters, self.origin, self.limit, self.decides) = (parameters, origin, limit, decides)
  }

  private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = ForeignReader(bytes, end: bytes.count)
    var (index, copied) = (0, 0)
    while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      guard let mark = Self.mark(&reader, at: brace) else {
        index = brace + 1
        continue
      }
      copy(bytes, copied..<brace)
      copied = brace
      index = mark.range.upperBound
      if let text = replacement(of: mark, reader) {
        write(text, for: mark.range)
        copied = index
      }
      if output.count > limit { return false }
    }
    copy(bytes, copied..<bytes.count)
    return output.count <= limit && (!decides || blocks.isEmpty && !isBroken)
  }

  private static func mark(_ reader: inout ForeignReader, at brace: Int) -> Mark? {
    guard brace + 2 < reader.end, !reader.isSpent else { return nil }
    let sign = reader.bytes[brace + 1]
    guard sign == UInt8(ascii: "{") || sign == UInt8(ascii: "%") else { return nil }
    let isTag = sign == UInt8(ascii: "%")
    var start = brace + 2
    if reader.bytes[start] == UInt8(ascii: "-") { start += 1 }
    while start < reader.end, ForeignReader.isSpace(reader.bytes[start]) { start += 1 }
    var name = ""
    if isTag {
      let word = reader.bytes[start..<reader.end].prefix(12).prefix(while: ForeignReader.isLetter)
      name = String(decoding: word, as: UTF8.self)
      guard names.contains(name) else { return nil }
    } else if !reader.has("include.", at: start) {
      return nil
    }
    let end: StaticString = isTag ? "%}" : "}}"
    guard let close = reader.find(end, from: start + name.utf8.count, reach: longest) else { return nil }
    var content = reader.trimmed(start + name.utf8.count..<close)
    if reader.bytes[content].last == UInt8(ascii: "-") {
      content = reader.trimmed(content.lowerBound..<content.upperBound - 1)
    }
    return Mark(range: brace..<close + 2, name: name, content: content)
  }

  // MARK: Writing

  /// Copies lines as they are, if they are shown.
  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard hidden == 0 else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
      map.add(origin.fileRange(start..<end), at: output.count)
      output += bytes[start..<end]
      if end < range.upperBound { output.append(UInt8(ascii: "\n")) }
      start = end + 1
    }
  }

  private mutating func write(_ text: String, for range: Range<Int>) {
    guard hidden == 0, !text.isEmpty else { return }
    let bytes = Array(text.utf8)
    map.add(origin.fileRange(range), at: output.count, count: bytes.count)
    output += bytes
  }

  // MARK: Tags

  /// What stands for a mark; nil where it stays as it is.
  private mutating func replacement(of mark: Mark, _ reader: ForeignReader) -> String? {
    if let end = verbatimEnd {
      if mark.name == end { verbatimEnd = nil }
      return nil
    }
    let content = reader.string(mark.content)
    switch mark.name {
    case "": return IncludeExpression.text(of: content, parameters)
    case "raw", "comment":
      verbatimEnd = "end" + mark.name
      return nil
    case "if", "unless":
      guard decides, hidden == 0, let holds = IncludeCondition.holds(content, parameters) else {
        return begin(mark.name, .asIs)
      }
      return begin(mark.name, holds == (mark.name == "if") ? .shown : .waiting)
    case "case", "for": return begin(mark.name, .asIs)
    case "elsif": return elseIf(content)
    case "else":
      guard let last = blocks.last else { return fail() }
      if last.state == .asIs { return nil }
      return set(last.state == .waiting ? .shown : .done)
    default: return finish(mark.name)
    }
  }

  private mutating func begin(_ name: String, _ state: Block.State) -> String? {
    let block = Block(end: "end" + name, state: state)
    blocks.append(block)
    if block.isHidden { hidden += 1 }
    return state == .asIs ? nil : ""
  }

  private mutating func finish(_ name: String) -> String? {
    guard let last = blocks.last, last.end == name else { return fail() }
    if last.isHidden { hidden -= 1 }
    blocks.removeLast()
    return last.state == .asIs ? nil : ""
  }

  private mutating func elseIf(_ condition: String) -> String? {
    guard let last = blocks.last else { return fail() }
    switch last.state {
    case .asIs: return nil
    case .shown, .done: return set(.done)
    case .waiting:
      // The blocks around it are shown, because otherwise it would not have been decided.
      guard let holds = IncludeCondition.holds(condition, parameters) else {
        if last.end != "endif" { return fail() }
        _ = set(.asIs)
        return "{% if \(condition) %}"
      }
      return set(holds ? .shown : .waiting)
    }
  }

  /// Goes on with another part of the last block.
  private mutating func set(_ state: Block.State) -> String {
    guard var last = blocks.popLast() else { return "" }
    if last.isHidden { hidden -= 1 }
    last.state = state
    if last.isHidden { hidden += 1 }
    blocks.append(last)
    return ""
  }

  private mutating func fail() -> String? {
    isBroken = true
    return nil
  }
}
