import Diagnostics

/// What is refused before the YAML library sees a text, because the library would take too long over it.
///
/// One pass over the bytes, deliberately coarse: it may count a character within quotes, and the limits leave room for
/// that.
struct YAMLGuardrails {
  let excerpt: SourceExcerpt
  let limits: YAMLLimits

  func check() throws(YAMLError) {
    let bytes = excerpt.bytes
    var (flowDepth, aliases, anchors) = (0, 0, 0)
    var complexKey: Int?
    var previous = UInt8(ascii: "\n")
    for index in bytes.indices {
      let byte = bytes[index]
      let startsToken = Self.precedesToken(previous)
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        flowDepth += 1
        guard flowDepth <= limits.depth * 2 else {
          throw refusal("nested more than \(limits.depth) levels deep", at: index)
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        flowDepth -= 1
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: ":") { complexKey = complexKey ?? index }
      case UInt8(ascii: "*") where startsToken:
        aliases += 1
        guard aliases <= limits.aliases else { throw refusal("more than \(limits.aliases) aliases", at: index) }
      case UInt8(ascii: "&") where startsToken: anchors += 1
      case UInt8(ascii: "?") where startsToken: complexKey = complexKey ?? index
      default: break
      }
      previous = byte
    }
    // A mapping's keys are compared whole, so aliases within keys multiply without bound.
    if let complexKey, anchors > 0, aliases > 0 {
      throw refusal("a list or mapping is used as a key beside aliases", at: complexKey)
    }
    try checkIndentation()
  }

  /// Block collections nest by indentation or by several markers on a line; the library recurses once for each.
  private func checkIndentation() throws(YAMLError) {
    let bytes = excerpt.bytes
    var index = 0
    while index < bytes.count {
      var (markers, cursor) = (0, index)
      while cursor + 1 < bytes.count, bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "-"),
        bytes[cursor] == UInt8(ascii: " ") || bytes[cursor + 1] == UInt8(ascii: " ")
      {
        if bytes[cursor] == UInt8(ascii: "-") { markers += 1 }
        cursor += 1
      }
      guard markers <= limits.depth else {
        throw refusal("nested more than \(limits.depth) levels deep", at: index)
      }
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      index += 1
    }
  }

  private func refusal(_ summary: String, at offset: Int) -> YAMLError {
    YAMLError(
      summary: summary, explanation: "Write out what is meant: nothing that Patternbook reads needs this.",
      location: excerpt.location(offset..<offset + 1))
  }

  private static func precedesToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
