/// Links whose text or address MyST finds, and text with attributes.
extension MySTRewriter {
  private static let schemes = ["project:", "path:", "doc:"]
  private static let longestAddress = 1000
  private static let longestScheme = 40

  /// The end of a link that MyST completes, from the bracket that ends its text: an address by a label or a scheme, and
  /// the text where that is empty.
  mutating func link(at bracket: Int, before end: Int) -> (String, Int)? {
    let isEmpty = bracket > 0 && bytes[bracket - 1] == UInt8(ascii: "[") && (bracket < 2 || bytes[bracket - 2] != 0x21)
    if isEmpty, let link = definedLink(at: bracket, before: end) { return link }
    guard reader.has("(", at: bracket + 1), bracket + 2 < end,
      let close = bytes[(bracket + 2)..<end].prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    var name = reader.string(reader.trimmed(bracket + 2..<close))
    var title = ""
    if let quote = name.firstIndex(of: "\""), quote > name.startIndex {
      title = " " + name[quote...]
      name = String(name[..<quote].reversed().drop(while: \.isWhitespace).reversed())
      guard title.count > 2, title.hasSuffix("\"") else { return nil }
    }
    if name.hasPrefix("<"), name.hasSuffix(">") { name = String(name.dropFirst().dropLast()) }
    guard !name.isEmpty, !name.contains("://") || filled(name) != nil else { return nil }
    guard let target = destination(name, isEmpty: isEmpty) else { return nil }
    return ((isEmpty ? target.title : "") + "](<" + target.address + ">\(title))", close + 1)
  }

  /// Where the address of a link leads, if it is not what Markdown takes it for.
  private mutating func destination(_ name: String, isEmpty: Bool) -> Address? {
    if let filled = filled(name) { return filled }
    if isEmpty || Self.schemes.contains(where: name.hasPrefix) { return target(name) }
    if name.hasPrefix("#") { return label(String(name.dropFirst())) }
    if name.contains(where: { "/.:".contains($0) }) { return labelLikePath(name) }
    return target(name).flatMap { $0.address.hasPrefix("/") ? $0 : nil }
  }

  /// `<project:a.md#name>`, and addresses with a scheme of the site’s own.
  mutating func autolink(at start: Int, before end: Int) -> (String, Int)? {
    let scheme = bytes[(start + 1)..<end].prefix(Self.longestScheme).prefix { byte in
      AttributeList.isName(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
    guard !scheme.isEmpty, reader.has(":", at: scheme.endIndex), scheme.endIndex < end else { return nil }
    let isOwn = Self.schemes.contains { bytes[(start + 1)...scheme.endIndex].elementsEqual($0.utf8) }
    guard isOwn || names.hasSchemes,
      let close = bytes[start..<end].prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let name = reader.string(start + 1..<close)
    let address = isOwn ? target(name) : filled(name)
    return address.map { ("[\($0.title)](<\($0.address)>)", close + 1) }
  }

  private mutating func target(_ name: String) -> Address? {
    let scheme = Self.schemes.first(where: name.hasPrefix) ?? ""
    let name = String(name.dropFirst(scheme.count))
    if name.hasPrefix("#"), name.count > 1 {
      // A heading of the page, as far as anybody knows.
      let heading = String(name.dropFirst())
      return label(heading) ?? Address(address: "#" + heading, title: heading)
    }
    if let found = label(name) ?? page(name) { return found }
    // Browsers do not know these schemes; what is behind them is a path.
    return scheme.isEmpty ? nil : Address(address: name, title: name)
  }

  // MARK: Definitions

  /// A line that says where a name leads, `[name]: #label`.
  ///
  /// - Returns: no address where that is one that Markdown reads as well.
  mutating func definition(in line: Range<Int>) -> (name: String, address: Address?)? {
    guard let close = bytes[line].prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: "]")),
      close > line.lowerBound + 1, reader.has("]:", at: close)
    else { return nil }
    let name = reader.string(line.lowerBound + 1..<close)
    var destination = reader.string(reader.trimmed(close + 2..<line.upperBound))
    guard destination.utf8.count <= Self.longestAddress else { return nil }
    if destination.hasPrefix("<"), destination.hasSuffix(">") {
      destination = String(destination.dropFirst().dropLast())
    }
    guard !name.hasPrefix("^"), !destination.isEmpty, !destination.contains(where: \.isWhitespace) else { return nil }
    let address = destination.contains("://") ? nil : self.destination(destination, isEmpty: false)
    return (name, address)
  }

  /// A link without text to what a line of the page defines: `[][name]`.
  private mutating func definedLink(at bracket: Int, before end: Int) -> (String, Int)? {
    guard reader.has("[", at: bracket + 1), bracket + 2 < end,
      let close = bytes[(bracket + 2)..<end].prefix(Self.longestAddress).firstIndex(of: UInt8(ascii: "]")),
      close > bracket + 2
    else { return nil }
    let name = MySTTargets.normalized(reader.string(bracket + 2..<close))
    guard let destination = names.destination(name), let target = self.destination(destination, isEmpty: true) else {
      return nil
    }
    return ("\(target.title)](<\(target.address)>)", close + 1)
  }

  // MARK: Schemes of the site

  /// What a scheme of the site’s own stands for: `doi:10.1/a` for `https://doi.org/10.1/a`.
  private func filled(_ name: String) -> Address? {
    guard let colon = name.firstIndex(of: ":"), let template = names.scheme(name[..<colon]) else { return nil }
    let parts = MySTAddressParts(name, behind: colon)
    var address = parts.filling(template)
    // There is nothing to lead to within the page.
    if address.hasSuffix("#") { address.removeLast() }
    guard address.contains("://"), !address.contains("{{"), !address.contains(where: { "<>\n".contains($0) })
    else { return nil }
    let title = names.titleOfScheme(name[..<colon]).map(parts.filling) ?? name
    return Address(address: address, title: title)
  }

  // MARK: Attributes

  /// A span with an id, `[text]{#id .class}`.
  func span(at start: Int, before end: Int) -> (close: Int, id: String, end: Int)? {
    if start > 0, bytes[start - 1] == UInt8(ascii: "!") || bytes[start - 1] == UInt8(ascii: "]") { return nil }
    guard let close = Brackets.closing(bytes, from: start, to: min(end, start + Self.longestAddress)),
      close > start + 1, reader.has("]{", at: close), close + 1 < end,
      let (list, listEnd) = AttributeList.parse(bytes, close + 1..<end), let id = list.id
    else { return nil }
    return (close, id, listEnd)
  }

  /// The attributes of code in a line.
  func attributes(behind code: Range<Int>, before end: Int) -> (list: AttributeList, end: Int)? {
    guard code.upperBound < end, bytes[code.upperBound] == UInt8(ascii: "{"), code.count > 2,
      bytes[code.upperBound - 1] == UInt8(ascii: "`"), !reader.has("{{", at: code.upperBound)
    else { return nil }
    return AttributeList.parse(bytes, code.upperBound..<end)
  }
}

/// The parts of an address that templates of schemes name.
private struct MySTAddressParts {
  private var values: [String: String] = [:]

  init(_ name: String, behind colon: String.Index) {
    values["uri"] = name
    values["scheme"] = String(name[..<colon])
    var rest = name[name.index(after: colon)...]
    if let sign = rest.firstIndex(of: "#") {
      values["fragment"] = String(rest[sign...].dropFirst())
      rest = rest[..<sign]
    }
    if let sign = rest.firstIndex(of: "?") {
      values["query"] = String(rest[sign...].dropFirst())
      rest = rest[..<sign]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      values["netloc"] = String(host)
      rest = rest[host.endIndex...]
    }
    values["path"] = String(rest)
  }

  private static let names = ["uri", "scheme", "netloc", "path", "query", "fragment", "params"]

  func filling(_ template: String) -> String {
    Self.names.reduce(template) { text, name in
      let value = values[name] ?? ""
      return text.replacing("{{\(name)}}", with: value).replacing("{{ \(name) }}", with: value)
    }
  }
}
