import Diagnostics

/// Addresses of other sites that begin almost as those of the web do: `hhttps://example.org/`.
extension PageRules.BrokenLink {
  /// The fault of such an address; nil for every other.
  static func misspelledScheme(_ link: PageFacts.Link, _ kind: Kind, in source: [UInt8]) -> Finding? {
    guard let (scheme, meant) = misspelled(link.destination) else { return nil }
    let better = "\(meant)\(link.destination.dropFirst(scheme.count))"
    return Finding(
      "\(kind.name) “\(link.destination)” not found; did you mean “\(better)”?", at: link.range,
      because: "Browsers do not know addresses that begin with “\(scheme):”.",
      fixes: edit(link, scheme, meant, in: source).map { [Diagnostic.Fix("write “\(meant)://”", edits: [$0])] } ?? [])
  }

  /// The scheme of an address, and that of the web with one letter more, less, or different, or with two swapped.
  private static func misspelled(_ address: String) -> (scheme: String, meant: String)? {
    let bytes = address.utf8
    let written = bytes.prefix(longestScheme + 1).prefix(while: isLetter)
    guard (shortestScheme...longestScheme).contains(written.count),
      bytes[written.endIndex...].starts(with: "://".utf8)
    else { return nil }
    let scheme = written.map { $0 | 0x20 }
    guard !schemes.contains(where: { scheme.elementsEqual($0.utf8) }),
      let meant = schemes.first(where: { isNear(scheme[...], Array($0.utf8)[...]) })
    else { return nil }
    return (String(decoding: written, as: UTF8.self), meant)
  }

  private static let schemes = ["https", "http"]
  private static let shortestScheme = 3
  private static let longestScheme = 6

  private static func isNear(_ name: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    var (name, other) = (name, other)
    while let first = name.first, first == other.first {
      name.removeFirst()
      other.removeFirst()
    }
    while let last = name.last, last == other.last {
      name.removeLast()
      other.removeLast()
    }
    if name.count == 2, other.count == 2 { return name.first == other.last && name.last == other.first }
    return max(name.count, other.count) == 1
  }

  /// The edit of the scheme, if the link is in this file, and has it in one place.
  private static func edit(
    _ link: PageFacts.Link, _ scheme: String, _ meant: String, in source: [UInt8]
  ) -> Diagnostic.Edit? {
    let range = link.range.clamped(to: 0..<source.count)
    guard link.included == nil, range.count <= longestLink else { return nil }
    let places = source[range].ranges(of: Array((scheme + "://").utf8)).filter { place in
      place.lowerBound == range.lowerBound || !isLetter(source[place.lowerBound - 1])
    }
    guard places.count == 1, let place = places.first else { return nil }
    return Diagnostic.Edit(replace: place.lowerBound..<place.lowerBound + scheme.utf8.count, with: meant)
  }

  private static let longestLink = 1000

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
