/// Roles within lines, ``{name}`content` ``.
extension MySTRewriter {
  /// Writes the text of a line.
  mutating func putInline(_ range: Range<Int>, isInTable: Bool = false) {
    var (index, copied) = (range.lowerBound, range.lowerBound)
    /// Where the spans end that are open, the innermost last.
    var spans: [(close: Int, end: Int)] = []
    /// Puts out what has been passed over, and goes behind a construct.
    func flush(_ rewriter: inout MySTRewriter, to end: Int) {
      rewriter.put(copied..<index)
      (index, copied) = (end, end)
      rewriter.noteChange()
    }
    while index < range.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "`"):
        let code = index..<endOfCode(at: index, before: range.upperBound)
        index = code.upperBound
        guard let (list, end) = attributes(behind: code, before: range.upperBound) else { continue }
        put(copied..<code.lowerBound)
        if let id = list.id { put("[](){#\(id)}") }
        put(code)
        (index, copied) = (end, end)
        noteChange()
      case UInt8(ascii: "\\"): index = min(index + 2, range.upperBound)
      case UInt8(ascii: "{"):
        if let (text, end) = substitution(at: index, before: range.upperBound) {
          flush(&self, to: end)
          put(text)
          continue
        }
        guard let role = role(at: index, before: range.upperBound) else {
          index += 1
          continue
        }
        let start = index
        let length = output.count
        put(copied..<index)
        if write(role) {
          (index, copied) = (role.end, role.end)
          noteChange()
        } else {
          takeBack(to: length)
          index = max(role.end, start + 1)
        }
      case UInt8(ascii: "["):
        guard let (close, id, end) = span(at: index, before: range.upperBound) else {
          index += 1
          continue
        }
        flush(&self, to: index + 1)
        put("[](){#\(id)}")
        spans.append((close, end))
      case UInt8(ascii: "]"):
        if let span = spans.last, span.close <= index {
          spans.removeLast()
          if span.close == index { flush(&self, to: span.end) }
          continue
        }
        guard let link = link(at: index, before: range.upperBound) else {
          index += 1
          continue
        }
        let (text, end) = link
        flush(&self, to: end)
        put(text)
      case UInt8(ascii: "<"):
        guard let link = autolink(at: index, before: range.upperBound) else {
          index += 1
          continue
        }
        let (text, end) = link
        flush(&self, to: end)
        put(text)
      case UInt8(ascii: "|") where isInTable:
        flush(&self, to: index)
        put("\\")
        index += 1
      default: index += 1
      }
    }
    put(copied..<range.upperBound)
  }

  /// Behind code in a line; behind its marks where nothing closes it.
  func endOfCode(at start: Int, before end: Int) -> Int {
    let count = bytes[start..<end].prefix { $0 == UInt8(ascii: "`") }.count
    return closeOfCode(from: start + count, marks: count, before: end).map { $0 + count } ?? start + count
  }

  private func closeOfCode(from start: Int, marks: Int, before end: Int) -> Int? {
    var index = start
    while let mark = bytes[index..<end].firstIndex(of: UInt8(ascii: "`")) {
      let run = bytes[mark..<end].prefix { $0 == UInt8(ascii: "`") }.count
      if run == marks { return mark }
      index = mark + run
    }
    return nil
  }

  private struct Role {
    let name: String
    let content: Range<Int>
    let end: Int
  }

  private static let longestName = 60

  private func role(at start: Int, before end: Int) -> Role? {
    let name = bytes[(start + 1)..<end].prefix(Self.longestName).prefix { byte in
      AttributeList.isName(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }
    let close = name.endIndex
    guard !name.isEmpty, close + 1 < end, bytes[close] == UInt8(ascii: "}"), bytes[close + 1] == UInt8(ascii: "`")
    else { return nil }
    let marks = bytes[(close + 1)..<end].prefix { $0 == UInt8(ascii: "`") }.count
    let content = close + 1 + marks
    guard let last = closeOfCode(from: content, marks: marks, before: end) else { return nil }
    return Role(
      name: String(decoding: name, as: UTF8.self).lowercased(), content: reader.trimmed(content..<last),
      end: last + marks)
  }

  // MARK: Roles

  private static let elements = [
    "kbd": "kbd", "sub": "sub", "subscript": "sub", "sup": "sup", "superscript": "sup", "del": "del", "dfn": "dfn",
  ]
  private static let codes: Set = [
    "attr", "class", "code", "command", "const", "data", "envvar", "exc", "file", "func", "keyword", "literal",
    "makevar", "meth", "mimetype", "mod", "obj", "option", "program", "regexp", "samp", "type", "python",
  ]
  private static let domains = ["py:", "c:", "cpp:", "js:", "rst:", "std:option", "std:envvar", "std:program"]
  private static let icons = ["octicon", "fas", "far", "fab", "fa", "material-regular", "material-outlined"]

  /// - Returns: false for a role that is not known, which stays as it is.
  private mutating func write(_ role: Role) -> Bool {
    let reference = MySTReference(reader, role.content)
    switch role.name {
    case "ref", "std:ref", "numref", "any", "std:any": put(reference, isDocument: false)
    case "doc", "std:doc", "download": put(reference, isDocument: true)
    case "term", "std:term", "index", "eq", "math:numref", "emphasis-text": put(reference.text ?? reference.target)
    case "guilabel", "strong": put(role.content, between: "**")
    case "emphasis": put(role.content, between: "*")
    case "menuselection": put("**" + reader.string(role.content).replacing("-->", with: "›") + "**")
    case "math": put(role.content, between: "$")
    case "pep": put("[PEP \(reader.string(reference.target))](<https://peps.python.org/pep-\(number(role.content))/>)")
    case "rfc":
      let number = reader.string(reference.target)
      put("[RFC \(number)](<https://datatracker.ietf.org/doc/html/rfc\(number)>)")
    case "abbr": putAbbreviation(role.content)
    case "bdg", "badge": put(role.content)
    default: return writeByForm(role, reference)
    }
    return true
  }

  /// Writes a role whose name says what kind of role it is.
  private mutating func writeByForm(_ role: Role, _ reference: MySTReference) -> Bool {
    if let element = Self.elements[role.name] {
      put("<\(element)>")
      put(role.content)
      put("</\(element)>")
    } else if Self.codes.contains(role.name) || Self.domains.contains(where: role.name.hasPrefix) {
      putCode(reference)
    } else if role.name.hasPrefix("bdg-link") || role.name.hasPrefix("bdg-ref") || role.name == "button-link" {
      put(reference, isDocument: true)
    } else if role.name.hasPrefix("bdg-") {
      put(role.content)
    } else if role.name.hasPrefix("cite") {
      put("\\[")
      put(role.content)
      put("\\]")
    } else if !Self.icons.contains(role.name) {
      return false
    }
    return true
  }

  private mutating func put(_ range: Range<Int>, between marks: String) {
    put(marks)
    put(range)
    put(marks)
  }

  /// Writes a link with its own text, or with the title of what it leads to.
  private mutating func put(_ reference: MySTReference, isDocument: Bool) {
    let target = address(of: reference.target, isDocument: isDocument)
    put("[")
    if let text = reference.text { put(text) } else { put(target.title) }
    put("](<\(target.address)>)")
  }

  /// Writes the name of something in code: `~a.b` is shown as its last part.
  private mutating func putCode(_ reference: MySTReference) {
    var shown = reference.text ?? reference.target
    if reference.text == nil, bytes[shown].first == UInt8(ascii: "~") {
      let name = shown.dropFirst()
      shown = (bytes[name].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    } else if bytes[shown].first == UInt8(ascii: "!") {
      shown = shown.dropFirst()
    }
    guard !bytes[shown].contains(UInt8(ascii: "`")) else { return put(shown) }
    put(shown, between: "`")
  }

  /// Writes `CSS (Cascading Style Sheets)`.
  private mutating func putAbbreviation(_ range: Range<Int>) {
    guard bytes[range].last == UInt8(ascii: ")"), let open = bytes[range].lastIndex(of: UInt8(ascii: "(")),
      !bytes[range].contains(where: { "\"<>&".utf8.contains($0) })
    else { return put(range) }
    put("<abbr title=\"")
    put(open + 1..<range.upperBound - 1)
    put("\">")
    put(reader.trimmed(range.lowerBound..<open))
    put("</abbr>")
  }

  /// The number of a proposal with four digits, as addresses have it.
  private func number(_ range: Range<Int>) -> String {
    let digits = reader.string(range).prefix { ("0"..."9").contains($0) }
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
