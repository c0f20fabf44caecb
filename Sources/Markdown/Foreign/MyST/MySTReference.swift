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
  mutating func address(of name: Range<Int>, isDocument: Bool) -> Address {
    let text = reader.string(name)
    if text.contains("://") || text.hasPrefix("mailto:") { return Address(address: text, title: text) }
    if isDocument, let page = page(text) { return page }
    return label(text) ?? page(text) ?? inventory(text) ?? Address(address: text, title: text)
  }

  /// Schemes of addresses that browsers open in other programs.
  private static let schemesOfPrograms: Set = ["callto", "geo", "news", "sip", "sms", "tel", "urn", "webcal", "xmpp"]

  /// A name in another project, `project:name`, as the address that says so.
  private func inventory(_ name: String) -> Address? {
    guard let colon = name.firstIndex(of: ":"), colon > name.startIndex else { return nil }
    let target = String(name[colon...].dropFirst())
    guard !target.isEmpty, name[..<colon].utf8.allSatisfy(AttributeList.isName),
      !Self.schemesOfPrograms.contains(String(name[..<colon]))
    else { return nil }
    return Address(address: "inv:\(name[..<colon])#\(target)", title: target)
  }

  /// The heading, or whatever else, that a label names: on this page, or else on the first one that has it.
  mutating func label(_ name: String) -> Address? {
    let key = MySTTargets.normalized(name)
    guard let links, let (target, label) = links.findLabel(key) else { return nil }
    if target.source != path, let own = names.label(key) { return address(of: own, on: path, named: name) }
    return address(of: label, on: target.source, named: name)
  }

  private func address(of label: MySTTargets.Label, on source: String, named name: String) -> Address {
    Address(
      address: "/" + PercentEncoding.encode(source) + "#" + PercentEncoding.encode(label.anchor),
      title: label.title.isEmpty ? name : label.title)
  }

  /// The path from the root of what a path means on this page.
  private func resolved(_ path: String) -> String {
    var parts = path.hasPrefix("/") ? [] : folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// What a label leads to whose name could be a path or an address: only a file with exactly that path is meant first.
  mutating func labelLikePath(_ name: String) -> Address? {
    guard let address = label(name) else { return nil }
    let isFile = links?.find(resolved(name), isImage: true) != nil
    return isFile ? nil : address
  }

  /// A page by its path, from the folder of this one or, behind a slash, from the root.
  func page(_ path: String) -> Address? {
    guard let links else { return nil }
    let (path, anchor) = Self.parts(of: path)
    guard let found = links.findTitled(resolved(path)) else { return nil }
    return Address(
      address: "/" + PercentEncoding.encode(found.target.source) + anchor,
      title: found.title.isEmpty ? path : found.title)
  }

  private static func parts(of path: String) -> (path: String, anchor: String) {
    guard let sign = path.firstIndex(of: "#") else { return (path, "") }
    return (String(path[..<sign]), String(path[sign...]))
  }
}
