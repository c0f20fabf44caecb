/// The texts that a page gives names, and where it shows them: `{% assign a = "b" %}`, `{{ a }}`.
struct TemplateTexts {
  private var texts: [String: String] = [:]
  /// All names that have been given, also where nobody knows what they stand for.
  private var names: Set<String> = []
  /// Where expressions show a name last, by names; nil until somebody asks.
  private var lastUses: [String: Int]?

  /// Enough for any page.
  private static let most = 1000
  /// The bytes of the longest text.
  static let longest = 1000

  var isEmpty: Bool { texts.isEmpty }

  /// The text that a name stands for; nil where that is not known.
  subscript(_ name: String) -> String? {
    get { texts[name] }
    set {
      if names.count < Self.most { names.insert(name) }
      texts[name] = texts.count < Self.most || texts[name] != nil ? newValue : nil
    }
  }

  /// Whether the page gives the name, so an expression with it is to be filled in.
  func knows(_ name: String) -> Bool { names.contains(name) }

  /// Whether an expression behind an offset shows what a name stands for.
  mutating func shows(_ name: String, behind offset: Int, _ reader: ForeignReader, from start: Int) -> Bool {
    let uses = lastUses ?? Self.uses(reader, from: start)
    lastUses = uses
    return uses[name].map { $0 >= offset } ?? false
  }

  private static func uses(_ reader: ForeignReader, from start: Int) -> [String: Int] {
    var uses: [String: Int] = [:]
    var index = start
    while index < reader.end, let mark = reader.bytes[index..<reader.end].firstIndex(of: UInt8(ascii: "{")) {
      index = mark + 1
      guard reader.has("{{", at: mark) else { continue }
      let content = reader.bytes[(mark + 2)..<reader.end].prefix(120).drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
      let name = content.prefix(while: ForeignReader.isNamePart)
      let next = content[name.endIndex...].first { !ForeignReader.isSpace($0) }
      guard !name.isEmpty, let next, "}|-".utf8.contains(next) else { continue }
      uses[String(decoding: name, as: UTF8.self)] = mark
    }
    return uses
  }
}
