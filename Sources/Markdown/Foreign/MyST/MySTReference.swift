/// What a role or an entry of a list names: `target`, or `text <target>`.
struct MySTReference {
  let text: Range<Int>?
  let target: Range<Int>

  init(_ reader: ForeignReader, _ content: Range<Int>) {
    guard content.count > 2, reader.bytes[content.upperBound - 1] == UInt8(ascii: ">"),
      let open = reader.bytes[content].lastIndex(of: UInt8(ascii: "<")), open > content.lowerBound
    else {
      (text, target) = (nil, content)
      return
    }
    let text = reader.trimmed(content.lowerBound..<open)
    self.text = text.isEmpty ? nil : text
    target = reader.trimmed(open + 1..<content.upperBound - 1)
  }
}

extension MySTRewriter {
  /// Where a name leads, and what is there.
  struct Address {
    let address: String
    /// In Markdown; the name itself where nothing is known of it.
    let title: String
  }

  /// The address of a label, a page, or a file.
  ///
  /// - Parameter isDocument: whether it is looked for among pages first.
  func address(of name: Range<Int>, isDocument: Bool) -> Address {
    let text = reader.string(name)
    if text.contains("://") || text.hasPrefix("mailto:") { return Address(address: text, title: text) }
    if isDocument, let page = page(text) { return page }
    return label(text) ?? page(text) ?? Address(address: text, title: text)
  }

  /// The heading, or whatever else, that a label names.
  func label(_ name: String) -> Address? {
    guard let links, let found = links.findLabel(MySTTargets.normalized(name)) else { return nil }
    let anchor = MySTTargets.anchor(of: name)
    return Address(
      address: "/" + PercentEncoding.encode(found.target.source) + "#" + anchor,
      title: found.title.isEmpty ? name : found.title)
  }

  /// A page by its path, from the folder of this one or, behind a slash, from the root.
  func page(_ path: String) -> Address? {
    guard let links else { return nil }
    let (path, anchor) = Self.parts(of: path)
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    guard let found = links.findTitled(parts.joined(separator: "/")) else { return nil }
    return Address(
      address: "/" + PercentEncoding.encode(found.target.source) + anchor,
      title: found.title.isEmpty ? path : found.title)
  }

  private static func parts(of path: String) -> (path: String, anchor: String) {
    guard let sign = path.firstIndex(of: "#") else { return (path, "") }
    return (String(path[..<sign]), String(path[sign...]))
  }
}
