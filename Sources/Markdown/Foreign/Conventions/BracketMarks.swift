/// `[[name:value]]`, in which scripts of some sites put a setting or the address of a page: `[[docsref:/forms/input]]`.
struct BracketMarks: ForeignConvention {
  let firstBytes: StaticString = "["
  let scope = ForeignScope.all

  static let kind = ForeignKind(
    noun: "mark in double brackets",
    plural: "marks in double brackets",
    advice: "A script of another tool puts a value in its place. Patternbook does not run it, so the value is missing. "
      + "Write the value itself. To show the mark to readers, put it in backticks.")

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard reader.has("[[", at: offset) else { return nil }
    let start = offset + 2
    let name = reader.bytes[start..<reader.end].prefix(Self.longest).prefix {
      (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    guard !name.isEmpty, reader.has(":", at: name.endIndex) else { return nil }
    let value = reader.bytes[(name.endIndex + 1)..<reader.end].prefix(Self.longest).prefix {
      ForeignReader.isNamePart($0) || "-_./#".utf8.contains($0)
    }
    // Wikis begin the names of pages with a capital letter, and write whole addresses.
    guard let first = value.first, !(0x41...0x5A).contains(first), !value.starts(with: "//".utf8),
      reader.has("]]", at: value.endIndex)
    else { return nil }
    let isPath = value.contains(UInt8(ascii: "/"))
    return ForeignConstruct(
      range: offset..<value.endIndex + 2,
      meaning: isPath ? .reference(value.startIndex..<value.endIndex) : .unknown(Self.kind))
  }

  private static let longest = 200
}
