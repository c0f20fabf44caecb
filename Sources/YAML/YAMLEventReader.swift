import CYAML

/// The events of the libyaml parser with positions as byte offsets.
struct YAMLEventReader: ~Copyable {
  enum Event {
    case streamStart
    case documentStart(Range<Int>)
    case documentEnd
    case streamEnd
    case alias(String, Range<Int>)
    case scalar(Scalar, Properties, Range<Int>)
    case sequenceStart(Collection, Properties, Range<Int>)
    case mappingStart(Collection, Properties, Range<Int>)
    /// For a sequence or a mapping.
    case collectionEnd(Range<Int>)
  }

  struct Scalar {
    var text: String
    var style: Style

    enum Style { case plain, quoted, block }
  }

  enum Collection { case block, flow }

  /// The properties before a value; its range starts there.
  struct Properties {
    var anchor: String?
    /// The resolved tag: `tag:yaml.org,2002:str` for `!!str`.
    var tag: String?
  }

  /// A parser error.
  struct Problem: Error {
    /// The message and context of the parser.
    var text: String
    var offset: Int
    /// Whether the cause is a character that YAML does not allow.
    var isCharacter: Bool
  }

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// A character index and its byte offset, because the parser counts characters.
  private var reached = (character: 0, byte: 0)

  /// - Parameter bytes: must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    // It fails only if there is no memory, like every Swift array.
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    // Otherwise, the parser would look for the byte order mark of another encoding.
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  mutating func next() throws(Problem) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { yaml_event_delete(&event) }
    let start = offset(event.start_mark)
    let range = start..<max(start, offset(event.end_mark))
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart(range)
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_END_EVENT: return .streamEnd
    case YAML_ALIAS_EVENT: return .alias(String(cString: event.data.alias.anchor), range)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let style: Scalar.Style =
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
      return .scalar(Scalar(text: text, style: style), Properties(scalar.anchor, scalar.tag), range)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      return .sequenceStart(
        data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block, Properties(data.anchor, data.tag), range)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      return .mappingStart(
        data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block, Properties(data.anchor, data.tag), range)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd(range)
    default: return .streamStart
    }
  }

  private mutating func problem() -> Problem {
    let state = parser.pointee
    var text = state.problem.map { String(cString: $0) } ?? "out of memory"
    guard state.error != YAML_READER_ERROR else {
      return Problem(text: text, offset: min(state.problem_offset, bytes.count), isCharacter: true)
    }
    if let context = state.context { text += " " + String(cString: context) }
    return Problem(text: text, offset: offset(state.problem_mark), isCharacter: false)
  }

  private mutating func offset(_ mark: yaml_mark_t) -> Int {
    guard !isASCII else { return min(mark.index, bytes.count) }
    // Positions are almost in ascending order.
    if mark.index < reached.character { reached = (0, 0) }
    while reached.character < mark.index, reached.byte < bytes.count {
      reached.byte += 1
      while reached.byte < bytes.count, bytes[reached.byte] & 0xC0 == 0x80 { reached.byte += 1 }
      reached.character += 1
    }
    return reached.byte
  }
}

extension YAMLEventReader.Properties {
  fileprivate init(_ anchor: UnsafePointer<yaml_char_t>?, _ tag: UnsafePointer<yaml_char_t>?) {
    self.init(anchor: anchor.map { String(cString: $0) }, tag: tag.map { String(cString: $0) })
  }
}
