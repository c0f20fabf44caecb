/// A list of one item that stands for kramdown’s table of contents, with `{:toc}` below it.
struct KramdownContents: ForeignConvention {
  let firstBytes: StaticString = "*-+1"
  let beginsLine = true

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    let next = reader.lineEnd(from: offset) + 1
    guard next - offset < 200, reader.has("{:toc", at: next) || reader.has("{: toc", at: next),
      let close = reader.find("}", from: next, reach: 100)
    else { return nil }
    return ForeignConstruct(range: offset..<close + 1, meaning: .contents)
  }
}
