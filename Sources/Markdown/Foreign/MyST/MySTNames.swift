/// What the text of a page can name: its own labels, the addresses that it defines, and texts of the site.
///
/// The page is read for them when the first one is asked for.
struct MySTNames {
  private let body: ArraySlice<UInt8>
  private let texts: [String: String]
  private var labels: [String: MySTTargets.Label]?
  private var destinations: [String: String]?
  /// Texts as they are shown.
  var shown: [String: [UInt8]] = [:]
  /// How many bytes of texts may still be read.
  var budget = 400_000
  /// How many bytes of texts may still be written: a page is not longer, and a text can be named very often.
  var room = 1 << 20
  /// How many texts the place is in.
  var depth = 0

  /// What is in front of the names of schemes among the texts of a site.
  static let schemes = "myst_url_schemes."

  /// Whether the site has schemes of its own.
  let hasSchemes: Bool

  init(_ body: ArraySlice<UInt8>, _ texts: [String: String]) {
    (self.body, self.texts) = (body, texts)
    hasSchemes = texts.keys.contains { $0.hasPrefix(Self.schemes) }
  }

  func text(_ name: String) -> String? { texts[name] }

  func scheme(_ name: Substring) -> String? { hasSchemes ? texts[Self.schemes + name] : nil }

  func titleOfScheme(_ name: Substring) -> String? { texts[Self.schemes + name + ".title"] }

  /// - Parameter name: as references compare it.
  mutating func label(_ name: String) -> MySTTargets.Label? {
    let known = labels ?? Dictionary(MySTTargets(body).labels.map { ($0.name, $0) }) { first, _ in first }
    labels = known
    return known[name]
  }

  /// Where a line of the page says that a name leads: `[name]: address`.
  mutating func destination(_ name: String) -> String? {
    let known = destinations ?? Self.destinations(in: body)
    destinations = known
    return known[name]
  }

  private static let longest = 1000

  private static func destinations(in body: ArraySlice<UInt8>) -> [String: String] {
    var found: [String: String] = [:]
    for line in body.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 <= 0x20 }
      guard text.first == UInt8(ascii: "["), text.count <= longest, let close = text.firstIndex(of: UInt8(ascii: "]")),
        text[close...].starts(with: "]:".utf8)
      else { continue }
      let name = MySTTargets.normalized(String(decoding: text[(text.startIndex + 1)..<close], as: UTF8.self))
      var address = text[(close + 2)...].drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      if address.first == UInt8(ascii: "<"), address.last == UInt8(ascii: ">") {
        address = address.dropFirst().dropLast()
      }
      if found[name] == nil { found[name] = String(decoding: address, as: UTF8.self) }
    }
    return found
  }
}

/// Texts by name, `{{ name }}`, of the settings and of front matter.
extension MySTRewriter {
  private static let longestName = 100
  private static let deepestText = 4
  private static let longestText = 20_000

  /// The name in braces, and where these end.
  private func name(at start: Int, before end: Int) -> (name: String, end: Int)? {
    guard reader.has("{{", at: start), start + 2 < end else { return nil }
    let inner = bytes[(start + 2)..<end].prefix(Self.longestName).prefix { $0 != UInt8(ascii: "}") }
    guard inner.endIndex + 1 < end, reader.has("}}", at: inner.endIndex) else { return nil }
    let name = reader.trimmed(inner.startIndex..<inner.endIndex)
    guard !name.isEmpty else { return nil }
    return (reader.string(name), inner.endIndex + 2)
  }

  /// What is shown in place of a name within a line; nil where it is not known, or has several lines.
  mutating func substitution(at start: Int, before end: Int) -> (String, Int)? {
    guard let (name, end) = name(at: start, before: end), let text = shown(name),
      !text.contains(UInt8(ascii: "\n"))
    else { return nil }
    return (String(decoding: text, as: UTF8.self), end)
  }

  /// Writes what is shown in place of a name alone on its line, if that has several lines.
  mutating func writeSubstitution(_ line: Range<Int>, indent: Range<Int>, lead: String) -> Bool {
    let line = reader.trimmed(line)
    guard let (name, end) = name(at: line.lowerBound, before: line.upperBound), end == line.upperBound,
      let text = shown(name), text.contains(UInt8(ascii: "\n"))
    else { return false }
    noteChange()
    startBlock(indent, lead: lead)
    let margin = lead + self.indent(of: indent)
    for (number, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if number > 0 { put("\n" + margin) }
      put(String(decoding: line, as: UTF8.self))
    }
    endBlock(indent, lead: lead)
    return true
  }

  /// A text as Markdown.
  private mutating func shown(_ name: String) -> [UInt8]? {
    guard let text = read(name), names.room >= text.count else { return nil }
    names.room -= text.count
    return text
  }

  private mutating func read(_ name: String) -> [UInt8]? {
    if let text = names.shown[name] { return text }
    guard names.depth < Self.deepestText, let text = names.text(name), text.utf8.count <= Self.longestText,
      names.budget >= text.utf8.count
    else { return nil }
    names.budget -= text.utf8.count + 1
    let source = Array(text.utf8)
    var shown = source.withUnsafeBufferPointer { bytes in
      var inner = names
      inner.depth += 1
      var rewriter = MySTRewriter(bytes, bytes.count, below: path, links, inner)
      rewriter.read(0..<bytes.count, depth: 0)
      names.budget = rewriter.names.budget
      return rewriter.output
    }
    shown = Array(shown.drop { $0 == UInt8(ascii: "\n") })
    while let last = shown.last, last <= 0x20 { shown.removeLast() }
    guard shown.count <= Self.longestText else { return nil }
    names.shown[name] = shown
    return shown
  }
}
