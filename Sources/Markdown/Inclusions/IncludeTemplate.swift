/// Fills in the values that a tag passes to an included file, as Liquid does: `{{ include.name }}`, and the blocks of
/// `{% if include.name %}`.
///
/// Loops over data are run. What depends on anything else stays for those who read templates.
struct IncludeTemplate {
  var parameters: IncludeParameters
  /// Leads from the text into the file.
  private let origin: LineMap
  /// How many bytes there may be.
  let limit: Int
  /// Whether blocks with conditions are decided, and loops run.
  let decides: Bool

  var output: [UInt8] = []
  var map = LineMap()
  var blocks: [Block] = []
  /// How many of the blocks are not shown.
  var hidden = 0
  /// The tag that ends text without templates.
  private var verbatimEnd: String?
  var isBroken = false
  var isVerbatim: Bool { verbatimEnd != nil }
  /// How many bytes of the content of loops have been read.
  var work = 0
  /// How many loops are around the place that is read.
  var depth = 0
  /// How many loops have been run, and conditions been decided.
  var loopCount = 0
  /// The paths of the files around the text, within the file or the loop that is filled in.
  var openFiles: [String] = []
  /// Whether a file has been put in that is not one block of HTML: blank lines in it are where Markdown begins.
  var holdsMarkdown = false
  /// Whether a tag has left the loop, or what is left of its content for an item.
  var interruption: Interruption?

  enum Interruption { case all, item }

  /// What is between two tags with a condition.
  struct Block {
    let end: String
    var state: State
    /// What the cases of it are compared with.
    var subject = ""

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
  struct Mark {
    let range: Range<Int>
    let name: String
    let content: Range<Int>
  }

  struct Result {
    let bytes: [UInt8]
    let map: LineMap
    /// How many bytes have been read more than once, and how many loops have been run.
    let (work, loopCount): (Int, Int)
    /// What the text has given names.
    let data: [String: TemplateData]
    /// Whether files with Markdown have been put in.
    let holdsMarkdown: Bool
  }

  private static let longest = 2000
  /// Tags that are read, or that can hold those.
  private static let names: Set = [
    "if", "unless", "elsif", "else", "endif", "endunless", "case", "when", "endcase", "for", "endfor", "raw", "endraw",
    "comment", "endcomment",
  ]

  /// Those of them that are read where there is data.
  private static let namesWithData: Set = [
    "assign", "break", "capture", "continue", "highlight", "ifchanged", "include", "include_cached", "include_relative",
    "increment",
    "tablerow",
  ]

  /// The text with the values; nil where it asks for none.
  static func fill(
    _ text: [UInt8], _ origin: LineMap, _ parameters: IncludeParameters, limit: Int
  ) -> Result? {
    guard parameters.areBare || parameters.hasData && text.holds("{") || mayHoldAny(text) else { return nil }
    return text.withUnsafeBufferPointer { bytes in
      var work = 0
      // If a block has no end, none is decided.
      for decides in [true, false] {
        var template = IncludeTemplate(parameters, origin, limit: limit, decides: decides)
        var reader = ForeignReader(bytes, end: bytes.count)
        let isDone = template.run(&reader, 0..<bytes.count)
        work += template.work
        if isDone, !decides || template.blocks.isEmpty && !template.isBroken {
          return Result(
            bytes: template.output, map: template.map, work: work, loopCount: template.loopCount,
            data: template.parameters.data, holdsMarkdown: template.holdsMarkdown)
        }
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

  init(_ parameters: IncludeParameters, _ origin: LineMap, limit: Int, decides: Bool) {
    (self.parameters, self.origin, self.limit, self.decides) = (parameters, origin, limit, decides)
  }

  /// Reads a part of the text.
  ///
  /// - Returns: false where it becomes too long.
  mutating func run(_ reader: inout ForeignReader, _ range: Range<Int>) -> Bool {
    let bytes = reader.bytes
    var (index, copied) = (range.lowerBound, range.lowerBound)
    while let brace = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      guard let mark = mark(&reader, at: brace), mark.range.upperBound <= range.upperBound else {
        index = brace + 1
        continue
      }
      let trims = depth > 0
      let before = copied..<brace
      copy(bytes, trims && bytes[brace + 2] == UInt8(ascii: "-") ? Self.withoutSpaceBehind(bytes, before) : before)
      copied = brace
      index = mark.range.upperBound
      if let end = runLoop(mark, &reader) {
        index = end
        copied = index
      } else if let end = runCapture(mark, &reader) ?? writeHighlight(mark, &reader) {
        index = end
        copied = index
      } else if let text = replacement(of: mark, reader) {
        write(text, for: mark.range)
        copied = index
      }
      if trims, copied == index, bytes[index - 3] == UInt8(ascii: "-") {
        while index < range.upperBound, ForeignReader.isSpace(bytes[index]) { index += 1 }
        copied = index
      }
      if output.count > limit || isBroken && decides { return false }
      if interruption != nil { return true }
    }
    copy(bytes, copied..<range.upperBound)
    return output.count <= limit
  }

  /// A range without the blanks and line ends that it ends with.
  private static func withoutSpaceBehind(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, ForeignReader.isSpace(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  private func mark(_ reader: inout ForeignReader, at brace: Int) -> Mark? {
    guard brace + 2 < reader.end, !reader.isSpent else { return nil }
    let sign = reader.bytes[brace + 1]
    guard sign == UInt8(ascii: "{") || sign == UInt8(ascii: "%") else { return nil }
    let isTag = sign == UInt8(ascii: "%")
    var start = brace + 2
    if reader.bytes[start] == UInt8(ascii: "-") { start += 1 }
    while start < reader.end, ForeignReader.isSpace(reader.bytes[start]) { start += 1 }
    var name = ""
    if isTag {
      let word = reader.bytes[start..<reader.end].prefix(60).prefix(while: IncludeParameters.isNamePart)
      name = String(decoding: word, as: UTF8.self)
      let isNamed = parameters.areBare && !name.isEmpty
      guard isNamed || Self.names.contains(name) || parameters.hasData && Self.namesWithData.contains(name) else {
        return nil
      }
    } else if !parameters.areBare, !parameters.hasData, !reader.has("include.", at: start) {
      return nil
    }
    let end: StaticString = isTag ? "%}" : "}}"
    guard let close = reader.find(end, from: start + name.utf8.count, reach: Self.longest) else { return nil }
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

  mutating func write(_ text: String, for range: Range<Int>) {
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
    case "":
      guard hidden == 0 else { return "" }
      return IncludeExpression.text(of: content, parameters) ?? unknown(content)
    case "raw", "comment":
      verbatimEnd = "end" + mark.name
      return nil
    case "if", "unless":
      guard decides, hidden == 0, let holds = IncludeCondition.holds(content, parameters) else {
        return hidden == 0 ? unknown(content) ?? begin(mark.name, .asIs) : begin(mark.name, .asIs)
      }
      loopCount += 1
      return begin(mark.name, holds == (mark.name == "if") ? .shown : .waiting)
    case "case":
      guard decides, hidden == 0, !IncludeCondition.isUnknown(content, parameters) else {
        return hidden == 0 ? unknown(content) ?? begin("case", .asIs) : begin("case", .asIs)
      }
      return begin("case", .waiting, subject: content)
    case "when": return compare(content)
    case "for":
      if hidden == 0, let name = content.split(whereSeparator: \.isWhitespace).first, depth == 0 || parameters.hasData {
        if let failed = unknown(content) { return failed }
        parameters.data[String(name)] = .value(.variable(String(name)))
      }
      return begin("for", .asIs)
    case "include", "include_cached", "include_relative":
      return hidden == 0 ? insert(mark, reader) ?? include(mark, reader) ?? filled(mark, reader) : ""
    case "assign": return hidden == 0 ? assign(content) ?? filled(mark, reader) : ""
    case "break", "continue":
      guard depth > 0, hidden == 0 else { return hidden > 0 ? "" : nil }
      if blocks.contains(where: { $0.state == .asIs }) { return fail() }
      interruption = mark.name == "break" ? .all : .item
      return ""
    case "capture": return depth > 0 ? fail() : nil
    case "ifchanged", "increment", "tablerow":
      if depth > 0 { return fail() }
      parameters.forget(Set(content.split(whereSeparator: \.isWhitespace).prefix(1).map(String.init)))
      return nil
    case "elsif": return elseIf(content)
    case "else":
      guard let last = blocks.last else { return fail() }
      if last.state == .asIs { return nil }
      return set(last.state == .waiting ? .shown : .done)
    case _ where !Self.names.contains(mark.name):
      return hidden == 0 ? filled(mark, reader) : ""
    default: return finish(mark.name)
    }
  }

  /// A tag with the values in place of their names; nil where it has none: `{% image path, "A" %}`.
  private func filled(_ mark: Mark, _ reader: ForeignReader) -> String? {
    guard parameters.areBare else { return nil }
    var result = reader.string(mark.range.lowerBound..<mark.content.lowerBound)
    var (start, index) = (mark.content.lowerBound, mark.content.lowerBound)
    while index < mark.content.upperBound {
      let byte = reader.bytes[index]
      if "\"'".utf8.contains(byte) {
        guard let close = reader.bytes[(index + 1)..<mark.content.upperBound].firstIndex(of: byte) else { return nil }
        index = close + 1
        continue
      }
      let word = reader.bytes[index..<mark.content.upperBound].prefix {
        IncludeParameters.isNamePart($0) || $0 == UInt8(ascii: ".")
      }
      guard !word.isEmpty else {
        index += 1
        continue
      }
      index = word.endIndex
      // In front of a sign, it is the name of an argument.
      let isName =
        reader.bytes[index..<mark.content.upperBound].first { !ForeignReader.isSpace($0) }
        .map { ":=".utf8.contains($0) } ?? false
      guard !isName, let value = Self.quoted(parameters, String(decoding: word, as: UTF8.self)) else { continue }
      result += reader.string(start..<word.startIndex) + value
      start = index
    }
    guard start > mark.content.lowerBound else { return nil }
    return result + reader.string(start..<mark.range.upperBound)
  }

  /// The text of a name in quotes; nil where it cannot be in a tag.
  private static func quoted(_ parameters: IncludeParameters, _ word: String) -> String? {
    guard let name = parameters.name(in: word), case .text(let text) = parameters[name],
      !text.utf8.contains(where: { $0 < 0x20 || "\"%{}\\".utf8.contains($0) })
    else { return nil }
    return "\"\(text)\""
  }

  private mutating func begin(_ name: String, _ state: Block.State, subject: String = "") -> String? {
    let block = Block(end: "end" + name, state: state, subject: subject)
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
        if last.end != "endif" || depth > 0 && parameters.mention(in: condition) { return fail() }
        _ = set(.asIs)
        return "{% if \(condition) %}"
      }
      return set(holds ? .shown : .waiting)
    }
  }

  /// Goes on with another case: `{% when "a", "b" %}`.
  private mutating func compare(_ values: String) -> String? {
    guard let last = blocks.last else { return nil }
    guard last.end == "endcase", last.state != .asIs else { return nil }
    guard last.state == .waiting, hidden == 1 else { return set(.done) }
    var holds = false
    for value in TemplateData.parts(of: values.replacing(" or ", with: ","), by: ",") {
      guard let isEqual = IncludeCondition.holds(last.subject + " == " + value, parameters) else { return fail() }
      holds = holds || isEqual
    }
    return set(holds ? .shown : .waiting)
  }

  /// Nil for what stays as it is, because nobody knows what it stands for; within a loop, the loop fails that its data is
  /// of.
  func isUnknownOfLoop(_ content: String) -> Bool { depth > 0 && parameters.mention(in: content) }

  private mutating func unknown(_ content: String) -> String? {
    if isUnknownOfLoop(content) { isBroken = true }
    return isBroken ? "" : nil
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

  mutating func fail() -> String? {
    isBroken = true
    return nil
  }
}
