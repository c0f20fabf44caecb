/// Reads HTML or SVG that Patternbook wrote, and accepts nothing that an author could have smuggled in.
///
/// Stricter than HTML asks for: elements and attributes are those that Patternbook writes, each element that opens is
/// closed, attributes are quoted, no handler runs code, and `<`, `>`, `&` and `"` are escaped wherever they are text.
struct MarkupCheck {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var ids: Set<String> = []
  private let isXML: Bool

  /// Throws where markup is not well-formed, or holds what Patternbook does not write.
  ///
  /// - Parameter isXML: whether it must be XML as well: a picture in a file of its own.
  static func check(_ bytes: [UInt8], isXML: Bool = false) throws(Violation) {
    let text = try utf8(bytes, "markup")
    var check = MarkupCheck(bytes: bytes, isXML: isXML)
    try check.run()
    guard isXML else { return }
    let stray = text.unicodeScalars.first { scalar in
      scalar.value < 0x20 && ![0x09, 0x0A, 0x0D].contains(scalar.value) || [0xFFFE, 0xFFFF].contains(scalar.value)
    }
    try require(stray == nil, "XML cannot hold U+\(String(stray?.value ?? 0, radix: 16))")
  }

  private init(bytes: [UInt8], isXML: Bool) {
    self.bytes = bytes
    self.isXML = isXML
  }

  private mutating func run() throws(Violation) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): try readMarkup()
      case UInt8(ascii: "&"): try readReference()
      case UInt8(ascii: ">"), UInt8(ascii: "\""): throw fault("“\(character)” is not escaped")
      default: index += 1
      }
    }
    try require(open.isEmpty, "<\(open.last ?? "")> is never closed")
  }

  private mutating func readMarkup() throws(Violation) {
    if starts(with: "<!--") {
      guard let end = find("-->", from: index + 4) else { throw fault("a comment never ends") }
      index = end + 3
    } else if starts(with: "</") {
      index += 2
      let name = readName()
      guard open.popLast() == name, take(">") else { throw fault("</\(name)> closes nothing") }
    } else {
      try readElement()
    }
  }

  private mutating func readElement() throws(Violation) {
    index += 1
    let name = readName()
    guard Self.elements.contains(name) else { throw fault("<\(name)> is not written here") }
    while take(" ") {
      if starts(with: "/>") { break }
      try readAttribute(of: name)
    }
    if take("/>") { return }
    guard take(">") else { throw fault("<\(name)> does not end") }
    if !isXML, Self.voidElements.contains(name) { return }
    open.append(name)
    // The style sheet is a constant, and no character reference means anything in it.
    if name == "style" { index = find("</style>", from: index) ?? bytes.count }
  }

  private mutating func readAttribute(of element: String) throws(Violation) {
    let name = readName()
    guard !name.isEmpty, !name.hasPrefix("on"), name != "style" else { throw fault("attribute “\(name)”") }
    guard take("=") else {
      guard Self.flags.contains(name), !isXML else { throw fault("attribute “\(name)” has no value") }
      return
    }
    guard take("\"") else { throw fault("attribute “\(name)” has no quotes") }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): throw fault("“\(character)” is not escaped in “\(name)”")
      case UInt8(ascii: "&"): try readReference()
      default: index += 1
      }
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    guard take("\"") else { throw fault("attribute “\(name)” does not end") }
    if name == "id" { try require(ids.insert(value).inserted, "two elements have the id “\(value)”") }
    if ["href", "src", "poster", "cite"].contains(name) { try checkAddress(value) }
  }

  /// An address that runs code, as browsers read it.
  private func checkAddress(_ value: String) throws(Violation) {
    let scheme = value.lowercased().unicodeScalars.filter { $0.value > 0x20 }.prefix { $0 != ":" }.map(String.init)
    let unsafe = ["javascript", "vbscript", "file"].contains(scheme.joined())
    try require(!unsafe, "an address runs code: “\(value)”")
    let isData = scheme.joined() == "data" && value.contains(":")
    try require(!isData || value.lowercased().hasPrefix("data:image/"), "an address holds data: “\(value)”")
  }

  private mutating func readReference() throws(Violation) {
    for reference in ["&amp;", "&lt;", "&gt;", "&quot;", "&#x27;", "&#39;"] where take(reference) { return }
    throw fault("“&” is not escaped")
  }

  // MARK: Characters

  private mutating func readName() -> String {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { text in
      (start..<max(start, bytes.count - text.count + 1)).first { bytes[$0...].starts(with: text) }
    }
  }

  private var character: Character { Character(Unicode.Scalar(bytes[index])) }

  private func fault(_ text: String) -> Violation {
    let around = bytes[max(0, index - 60)..<min(bytes.count, index + 30)]
    return Violation("\(text), at byte \(index): …\(String(decoding: around, as: UTF8.self))…")
  }

  private static let flags: Set = [
    "autofocus", "checked", "data-content", "data-default", "data-lit", "data-outside", "data-stays", "disabled",
    "data-footnote-backref", "data-footnote-ref", "data-footnotes", "hidden", "inert", "open", "readonly",
  ]
  private static let voidElements: Set = ["br", "col", "hr", "img", "input", "source", "track", "wbr"]
  private static let elements = voidElements.union([
    // Pages.
    "a", "blockquote", "code", "div", "em", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "pre", "span",
    "strong", "table", "tbody", "td", "th", "thead", "tr", "ul",
    // HTML of authors.
    "abbr", "address", "article", "aside", "audio", "b", "bdi", "bdo", "caption", "cite", "colgroup", "data", "del",
    "dfn",
    "footer", "header", "hgroup", "i", "ins", "kbd", "mark", "menu", "meter", "nav", "picture", "progress", "q", "rp",
    "rt", "ruby", "s", "samp", "section", "small", "sub", "sup", "tfoot", "time", "u", "var", "video",
    // Figures.
    "button", "details", "dialog", "dd", "dl", "dt", "fieldset", "figcaption", "figure", "label", "legend", "summary",
    "textarea",
    // Pictures.
    "circle", "clipPath", "defs", "desc", "ellipse", "filter", "feGaussianBlur", "g", "line", "linearGradient", "path",
    "radialGradient", "rect", "stop", "style", "svg", "text", "title", "tspan", "use",
  ])
}
