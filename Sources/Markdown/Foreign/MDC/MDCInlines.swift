/// Components of Nuxt Content within a line: `:badge[text]`, `:read-more{to="/a"}`.
struct MDCInlines: ForeignConvention {
  let firstBytes: StaticString = ":"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.mdc != nil, offset == 0 || !Self.isPartOfName(reader.bytes[offset - 1]),
      let head = MDCHead(&reader, at: offset + 1), head.text != nil || head.hasBraces,
      // What has an address behind it is a link.
      !reader.has("(", at: head.end)
    else { return nil }
    let range = offset..<head.end
    return ForeignConstruct(range: range, meaning: Self.meaning(of: head, at: range, reader))
  }

  private static func meaning(
    of head: MDCHead, at range: Range<Int>, _ reader: ForeignReader
  ) -> ForeignConstruct.Meaning {
    let text = head.text.flatMap { $0.isEmpty ? nil : $0 }
    if let command = MDCNames.command(of: head, reader) { return .string(command) }
    let component = Component(head.name)
    let isLink = if case .link? = component { true } else { MDCNames.isReference(head.name) }
    if text != nil || isLink, let address = head.value(Component.linkAttributes), isAddress(address, reader),
      let shown = text ?? head.value(["title", "label", "text"]) ?? Optional(address)
    {
      return .link(shown, address)
    }
    switch component {
    case .icon?, .nothing?: return text.map { .text($0) } ?? .nothing
    case .badge?: if let label = text ?? head.value(["label", "text"]) { return .text(label) }
    case .element(let name)?: if let value = text ?? head.value(["value"]) { return .element(name, value) }
    case .content?: if let text { return .text(text) }
    case .image?:
      if let source = head.value(["src"]), isAddress(source, reader) {
        return .image(head.value(["alt"]) ?? source.lowerBound..<source.lowerBound, source)
      }
    default: break
    }
    if let text { return .plain(TextDirectives.kind, text) }
    return .start(
      ForeignTag(
        key: .init(notation: .directive, name: head.name), range: range, attributes: head.attributes,
        isSelfClosing: true, kind: MDCBlocks.kind))
  }

  private static func isAddress(_ range: Range<Int>, _ reader: ForeignReader) -> Bool {
    !range.isEmpty && !reader.bytes[range].contains { $0 <= 0x20 || "\"<>".utf8.contains($0) }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    AttributeList.isName(byte) || ":/\\`)]".utf8.contains(byte)
  }
}

/// What components of themes for Nuxt Content are called.
enum MDCNames {
  /// Whether a component is a link to more about its place.
  static func isReference(_ name: String) -> Bool { ["read-more", "readmore"].contains(name.lowercased()) }

  /// The command that a component shows for each package manager, as npm has it, as code.
  static func command(of head: MDCHead, _ reader: ForeignReader) -> String? {
    let command: String
    switch head.name {
    case "pm-install":
      let option = head.attributes.contains { $0.name == "dev" } ? " -D" : ""
      command = "npm install" + option + (head.value(["name"]).map { " " + reader.string($0) } ?? "")
    case "pm-run":
      guard let script = head.value(["script"]) else { return nil }
      command = "npm run " + reader.string(script)
    case "pm-x":
      guard let program = head.value(["command"]) else { return nil }
      command = "npx " + reader.string(program)
    default: return nil
    }
    return command.utf8.contains(UInt8(ascii: "`")) ? nil : "`\(command)`"
  }
}
