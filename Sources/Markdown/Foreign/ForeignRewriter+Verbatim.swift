/// Parts of a page in which Vue fills in nothing: `::: v-pre` and `<span v-pre>`.
extension ForeignRewriter {
  /// The longest tag that is looked through, and how far its end tag may be.
  private static let (longestTag, longestElement) = (300, 20_000)

  /// Notes how far such a part goes if it begins here.
  mutating func noteVerbatim(_ byte: UInt8) {
    guard mayHoldVerbatim, !isMDX, index >= verbatimEnd else { return }
    switch byte {
    case UInt8(ascii: ":"): verbatimEnd = endOfVerbatimContainer() ?? verbatimEnd
    case UInt8(ascii: "<"): verbatimEnd = endOfVerbatimElement() ?? verbatimEnd
    default: break
    }
  }

  private func endOfVerbatimContainer() -> Int? {
    guard index == content, reader.has(":::", at: index) else { return nil }
    let line = reader.trimmed(index..<reader.lineEnd(from: index))
    let colons = bytes[line].prefix { $0 == UInt8(ascii: ":") }.count
    let name = reader.trimmed(line.lowerBound + colons..<line.upperBound)
    guard name.count == 5, reader.has("v-pre", at: name.lowerBound) else { return nil }
    var start = reader.lineEnd(from: line.upperBound) + 1
    while start < end {
      let lineEnd = reader.lineEnd(from: start)
      let line = reader.trimmed(start..<lineEnd)
      if line.count == colons, bytes[line].allSatisfy({ $0 == UInt8(ascii: ":") }) { return start }
      start = lineEnd + 1
    }
    return end
  }

  private mutating func endOfVerbatimElement() -> Int? {
    let start = index + 1
    guard start < end, ForeignReader.isLetter(bytes[start]), !reader.isSpent else { return nil }
    let tag = bytes[start..<end].prefix(Self.longestTag).prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
    let name = tag.prefix { ForeignReader.isNamePart($0) }
    let isMarked = tag[name.endIndex...].indices.contains { place in
      reader.has("v-pre", at: place) && ForeignReader.isSpace(bytes[place - 1])
        && (place + 5 == tag.endIndex || !ForeignReader.isNamePart(bytes[place + 5]))
    }
    guard tag.endIndex < end, bytes[tag.endIndex] == UInt8(ascii: ">"), isMarked else { return nil }
    var place = tag.endIndex
    let last = min(end, place + Self.longestElement)
    while let close = reader.find("</", from: place, reach: last - place) {
      if bytes[(close + 2)..<end].starts(with: name) { return close }
      place = close + 2
    }
    reader.spend(last - tag.endIndex)
    return nil
  }
}
