/// A tab: `=== "Title"` over indented lines, or `== Title` or `=== Title` within a container of tabs.
///
/// A plus sign marks the one that shows first: `===+ "Title"`, `==+ Title`.
struct ContentTab: BlockExtension {
  let option: MarkdownExtensions = [.tabs]
  let firstByte = UInt8(ascii: "=")

  func open(_ line: OpeningLine) -> BlockOpening? {
    switch line.run(of: firstByte) {
    case 2: openWithin(line, marks: 2)
    case 3: openIndented(line) ?? openWithin(line, marks: 3)
    default: nil
    }
  }

  /// `===+` is the tab that shows first, `===!` begins another set of tabs.
  private func openIndented(_ line: OpeningLine) -> BlockOpening? {
    var rest = line.range.lowerBound + 3..<line.range.upperBound
    let signs = line.bytes[rest].prefix { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "!") }
    guard signs.endIndex < rest.upperBound, line.isBlank(line.bytes[signs.endIndex]) else { return nil }
    rest = line.trimmed(signs.endIndex..<rest.upperBound)
    guard rest.count > 2, let quote = line.bytes[rest].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      line.bytes[rest.upperBound - 1] == quote
    else { return nil }
    let title = line.trimmed(rest.lowerBound + 1..<rest.upperBound - 1)
    guard !title.isEmpty else { return nil }
    return BlockOpening(
      kind: .tab(isFirst: signs.contains(UInt8(ascii: "!")), isSelected: signs.contains(UInt8(ascii: "+"))),
      extent: .indentation(4), title: title)
  }

  private func openWithin(_ line: OpeningLine, marks: Int) -> BlockOpening? {
    var title = line.range.lowerBound + marks..<line.range.upperBound
    let isSelected = line.bytes[title].first == UInt8(ascii: "+")
    if isSelected { title = title.lowerBound + 1..<title.upperBound }
    guard title.count > 1, line.isBlank(line.bytes[title.lowerBound]) else { return nil }
    switch line.parent {
    case .tabs, .tab: break
    default: return nil
    }
    return BlockOpening(
      kind: .tab(isFirst: false, isSelected: isSelected), extent: .sibling,
      title: line.trimmed(title))
  }
}
