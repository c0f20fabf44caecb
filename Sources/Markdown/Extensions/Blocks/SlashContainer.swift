/// A container between lines of slashes: `/// note | Title`, as the blocks of PyMdown Extensions are written.
///
/// The line that closes one has as many slashes as the line that opens it, so that containers in others have fewer.
/// Options may stand directly below the line that opens it, which `BlockRewriter` reads.
struct SlashContainer: BlockExtension {
  let option = MarkdownExtensions.containers
  let firstByte = UInt8(ascii: "/")

  func open(_ line: OpeningLine) -> BlockOpening? {
    let slashes = line.run(of: firstByte)
    guard slashes >= ContainerFence.shortest else { return nil }
    let rest = line.trimmed(line.range.lowerBound + slashes..<line.range.upperBound)
    let name = line.bytes[rest].prefix(while: AttributeList.isName)
    let argument = line.trimmed(name.endIndex..<rest.upperBound)
    // Anything else is a comment of a program, or text.
    guard !name.isEmpty, argument.isEmpty || line.bytes[argument.lowerBound] == UInt8(ascii: "|") else { return nil }
    let key = String(decoding: name, as: UTF8.self).lowercased()
    let title = line.trimmed(argument.dropFirst())
    var opening = BlockOpening(
      kind: Self.kind(key), extent: .fence(ContainerFence(marker: firstByte, length: slashes)),
      title: title.isEmpty ? nil : title, options: .awaited)
    if Self.selectors.contains(key) {
      opening.title = nil
      opening.id = Self.id(line, in: title)
    }
    return opening
  }

  private static func kind(_ name: String) -> ExtendedBlock.Kind {
    if name == "tab" { return .tab(isFirst: false, isSelected: false) }
    guard let box = BoxKind(name) else { return .plain(name: name) }
    return .box(Box(kind: box, fold: box == .details ? .closed : nil, hasHeading: true))
  }

  /// Containers that have a selector, or a number, where others have a title.
  private static let selectors: Set = ["html", "caption", "figure-caption", "table-caption"]

  /// The id in a selector such as `div.note#first`.
  private static func id(_ line: OpeningLine, in selector: Range<Int>) -> String? {
    guard let mark = line.bytes[selector].firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = line.bytes[mark + 1..<selector.upperBound].prefix { AttributeList.isName($0) }
    return id.isEmpty ? nil : String(decoding: id, as: UTF8.self)
  }
}

/// An option of a container: `type: warning`, `open: true`, `attrs: {id: first}`.
struct ContainerOption {
  let name: String
  let value: String

  /// Reads a line; nil where it is something else.
  ///
  /// - Parameter hasColon: whether a colon is in front of the name, too: `:class: dropdown`.
  init?(_ line: Slice<UnsafeBufferPointer<UInt8>>, hasColon: Bool = false) {
    if hasColon, line.first != UInt8(ascii: ":") { return nil }
    let line = line.dropFirst(hasColon ? 1 : 0)
    let name = line.prefix(while: AttributeList.isName)
    guard !name.isEmpty, name.endIndex < line.endIndex, line[name.endIndex] == UInt8(ascii: ":") else { return nil }
    let rest = line[(name.endIndex + 1)...]
    guard rest.first.map({ $0 <= 0x20 }) ?? true else { return nil }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    value = Self.plain(String(decoding: rest, as: UTF8.self)[...])
  }

  func apply(to block: inout ExtendedBlock) {
    switch (name, block.kind) {
    case ("type", .box(let box)):
      let kind = BoxKind(value) ?? box.kind
      block.kind = .box(Box(kind: kind, fold: box.fold, hasHeading: box.hasHeading))
    case ("open", .box(let box)) where box.fold != nil && isTrue:
      block.kind = .box(Box(kind: box.kind, fold: .open, hasHeading: box.hasHeading))
    case ("select", .tab(let isFirst, _)): block.kind = .tab(isFirst: isFirst, isSelected: isTrue)
    case ("new", .tab(_, let isSelected)): block.kind = .tab(isFirst: isTrue, isSelected: isSelected)
    case ("attrs", _): block.id = id ?? block.id
    case ("title", .box(var box)) where !value.isEmpty:
      box.title = value
      block.kind = .box(box)
    case ("class", .box(var box)) where value.contains("dropdown"):
      box.fold = box.fold ?? .closed
      block.kind = .box(box)
    case ("collapse", .box(var box)):
      box.fold = value == "open" ? .open : .closed
      block.kind = .box(box)
    case ("open", .box(var box)) where value.isEmpty:
      box.fold = .open
      block.kind = .box(box)
    case ("name", _) where !value.isEmpty && value.utf8.allSatisfy(AttributeList.isName): block.id = value
    default: break
    }
  }

  private var isTrue: Bool { ["true", "yes", "on"].contains(value.lowercased()) }

  /// The id among attributes: `{class: a, id: b}`.
  private var id: String? {
    let pairs = value.drop { $0 == "{" }.prefix { $0 != "}" }.split(separator: ",")
    for pair in pairs {
      let parts = pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, Self.plain(parts[0]) == "id" else { continue }
      let id = Self.plain(parts[1])
      return !id.isEmpty && id.utf8.allSatisfy(AttributeList.isName) ? id : nil
    }
    return nil
  }

  /// A value without blanks and quotes around it.
  private static func plain(_ text: Substring) -> String {
    func isAround(_ character: Character) -> Bool { character.isWhitespace || character == "\"" || character == "'" }
    var text = text.drop(while: isAround)
    while let last = text.last, isAround(last) { text.removeLast() }
    return String(text)
  }
}
