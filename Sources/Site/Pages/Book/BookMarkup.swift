import Files

/// Changes the HTML of a page so that it can be part of a document with other pages.
///
/// IDs get a prefix, and so does everything that refers to them. Links between pages become links within the document.
/// Images are marked, to be put in when the document is printed. Headings move down to the level of the page.
struct BookMarkup {
  /// The prefix of the page’s own IDs.
  let prefix: String
  /// The path of the page in the site.
  let path: String
  /// How deep the page is; 1 for the outermost.
  let depth: Int
  /// The anchors of pages by their paths.
  let anchors: [String: String]
  /// The address of the published site, with a slash at its end.
  let site: String?

  static func level(_ level: Int, at depth: Int) -> Int { min(6, level + min(depth, 3) - 1) }

  /// Encloses the path of a file.
  private static let mark: UInt8 = 1

  /// Puts the addresses of files in the places of their paths.
  static func placingFiles(_ html: [UInt8], _ address: (String) -> String?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count + 1000)
    var rest = html[...]
    while let start = rest.firstIndex(of: mark) {
      result += rest[..<start]
      rest = rest[(start + 1)...]
      guard let end = rest.firstIndex(of: mark) else { break }
      if let address = address(Self.decoded(rest[..<end])) {
        result += address.utf8
        rest = rest[(end + 1)...]
      } else {
        // The next mark can be the first of another path, where an author has written one.
        result += rest[..<end]
        rest = rest[end...]
      }
    }
    return result + rest
  }

  /// The HTML of the page, changed.
  func changed(_ html: [UInt8]) -> [UInt8] {
    let html = html.contains(Self.mark) ? html.filter { $0 != Self.mark } : html
    var result: [UInt8] = []
    result.reserveCapacity(html.count + html.count / 8)
    var index = 0
    while index < html.count {
      let next = html[index...].firstIndex(of: UInt8(ascii: "<")) ?? html.count
      result += html[index..<next]
      index = next
      guard index < html.count else { break }
      if html[index...].starts(with: "<!--".utf8) {
        index = end(of: "-->", in: html, from: index)
      } else if let tag = Tag(html, at: index) {
        index = tag.end
        let name = tag.name.lowercased()
        if Self.directions.contains(name) { continue }
        if name == "script" || name == "style" {
          index = end(of: "</\(name)", in: html, from: index)
          index = (html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1) + 1
        } else {
          write(tag, to: &result)
        }
      } else {
        result.append(html[index])
        index += 1
      }
    }
    return result
  }

  /// Elements that tell the browser where to go, or what to load.
  private static let directions: Set = ["base", "link", "meta"]

  /// Behind the next place of a text in lowercase, in whatever case it is written there.
  private func end(of text: String, in html: [UInt8], from start: Int) -> Int {
    let wanted = Array(text.utf8)
    func isSame(_ byte: UInt8, _ wanted: UInt8) -> Bool {
      byte == wanted || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted
    }
    var index = start
    while let next = html[index...].firstIndex(of: wanted[0]) {
      if html[next...].starts(with: wanted, by: isSame) { return next + wanted.count }
      index = next + 1
    }
    return html.count
  }

  private func write(_ tag: Tag, to result: inout [UInt8]) {
    result += (tag.isClosing ? "</" : "<").utf8
    if tag.name.utf8.count == 2, tag.name.first == "h", let level = tag.name.last?.wholeNumberValue, level > 0 {
      result += "h\(Self.level(level, at: depth))".utf8
    } else {
      result += tag.name.utf8
    }
    let isTranscript =
      tag.name == "details" && tag.attributes.contains { $0.name == "class" && $0.value.contains("dialog-transcript") }
    for attribute in tag.attributes {
      guard let value = changed(attribute, of: tag.name) else { continue }
      result.append(UInt8(ascii: " "))
      result += attribute.name.utf8
      if attribute.hasValue {
        result += "=\"".utf8
        result += value.utf8
        result.append(UInt8(ascii: "\""))
      }
    }
    if isTranscript { result += " open".utf8 }
    if tag.isEmpty { result += " /".utf8 }
    result.append(UInt8(ascii: ">"))
  }

  /// The new value of an attribute; nil if it is left out.
  private func changed(_ attribute: Tag.Attribute, of element: String) -> String? {
    let value = attribute.value
    switch attribute.name.lowercased() {
    case "id", "for", "list", "name": return value.isEmpty ? value : prefix + value
    case "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers":
      return value.split(separator: " ").map { prefix + $0 }.joined(separator: " ")
    // Everything is printed, whether anybody has come near it or not.
    case "loading", "srcset", "tabindex": return nil
    case "href", "xlink:href": return link(value)
    case "src": return element.lowercased() == "img" ? image(value) : nil
    case "poster": return image(value)
    default:
      return value.contains("url(#") ? value.replacing("url(#", with: "url(#" + prefix) : value
    }
  }

  private func link(_ value: String) -> String? {
    if value.hasPrefix("#") { return "#" + prefix + value.dropFirst() }
    if Self.isAbsolute(value) { return value }
    guard let target = resolved(value) else { return nil }
    let fragment = value.firstIndex(of: "#").map { value[$0...].dropFirst() } ?? ""
    if let anchor = anchors[target] {
      return "#" + anchor + (fragment.isEmpty ? "" : "-" + fragment)
    }
    return site.map { SiteURL.absolute(target, at: $0) + (fragment.isEmpty ? "" : "#" + fragment) }
  }

  private func image(_ value: String) -> String? {
    if value.hasPrefix("data:") { return value }
    guard !Self.isAbsolute(value), let target = resolved(value) else { return nil }
    let mark = String(UnicodeScalar(Self.mark))
    return mark + SiteURL.encoded(target) + mark
  }

  /// The path in the site that a relative address leads to.
  private func resolved(_ value: String) -> String? {
    let address = value.prefix { $0 != "#" && $0 != "?" }.replacing("&amp;", with: "&").replacing("&#x27;", with: "'")
    return address.isEmpty ? path : SitePath.resolve(Self.decoded(address.utf8), from: path)
  }

  /// The text of a percent-encoded address.
  private static func decoded(_ address: some Sequence<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = Array(address)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isAbsolute(_ value: String) -> Bool {
    value.hasPrefix("//") || value.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains(":")
  }
}

/// A tag in HTML that is well-formed.
struct Tag {
  struct Attribute {
    var name: String
    var value: String
    var hasValue: Bool
  }

  var name: String
  var isClosing = false
  /// Whether it ends with a slash.
  var isEmpty = false
  var attributes: [Attribute] = []
  /// Behind its last byte.
  var end: Int

  /// Nil if no tag begins there.
  init?(_ html: [UInt8], at start: Int) {
    var index = start + 1
    if index < html.count, html[index] == UInt8(ascii: "/") {
      isClosing = true
      index += 1
    }
    guard index < html.count, Self.isLetter(html[index]) else { return nil }
    let nameStart = index
    while index < html.count, !Self.isSpace(html[index]), !Self.isEnd(html[index]) { index += 1 }
    name = String(decoding: html[nameStart..<index], as: UTF8.self)
    while index < html.count, html[index] != UInt8(ascii: ">") {
      if Self.isSpace(html[index]) || html[index] == UInt8(ascii: "/") {
        isEmpty = html[index] == UInt8(ascii: "/")
        index += 1
        continue
      }
      isEmpty = false
      let attributeStart = index
      repeat {
        index += 1
      } while index < html.count && !Self.isSpace(html[index]) && !Self.isEnd(html[index])
        && html[index] != UInt8(ascii: "=")
      var attribute = Attribute(
        name: String(decoding: html[attributeStart..<index], as: UTF8.self), value: "", hasValue: false)
      if index < html.count, html[index] == UInt8(ascii: "=") {
        attribute.hasValue = true
        attribute.value = Self.value(html, &index)
      }
      attributes.append(attribute)
    }
    end = min(index + 1, html.count)
  }

  /// Reads what follows an equals sign.
  private static func value(_ html: [UInt8], _ index: inout Int) -> String {
    index += 1
    guard index < html.count else { return "" }
    let quote = html[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = index + 1
      let close = html[start...].firstIndex(of: quote) ?? html.count
      index = min(close + 1, html.count)
      let text = String(decoding: html[start..<close], as: UTF8.self)
      return text.replacing("\"", with: "&quot;")
    }
    let start = index
    while index < html.count, !isSpace(html[index]), html[index] != UInt8(ascii: ">") { index += 1 }
    return String(decoding: html[start..<index], as: UTF8.self).replacing("\"", with: "&quot;")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
  private static func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
}
