/// A shard of the dictionary, read back.
struct TermShard: Sendable {
  enum Target: Sendable {
    /// A list of this shard, by its number.
    case list(Int)
    /// The list of another term.
    case term([UInt8])
  }

  struct List: Sendable {
    /// What its word weighs; 0 for a facet.
    var rarity: Int
    /// Postings or a set, as they are written.
    var code: ArraySlice<UInt8>
  }

  private(set) var keys: [[UInt8]] = []
  private(set) var targets: [Target] = []
  private(set) var lists: [List] = []

  /// Reads a file that `TermShards` has made.
  init(_ file: SearchFile) {
    let bytes = file.text
    var position = bytes.startIndex
    while let key = FrontCode.read(bytes, after: keys.last ?? [], at: &position),
      let target = readTarget(bytes, at: &position)
    {
      keys.append(key)
      targets.append(target)
    }
  }

  /// The terms with a key, one or two, or none.
  func indices(of key: [UInt8]) -> Range<Int> {
    let start = firstIndex(notBefore: key)
    var end = start
    while end < keys.count, keys[end] == key { end += 1 }
    return start..<end
  }

  func firstIndex(notBefore key: [UInt8]) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(keys[middle], key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func readTarget(_ bytes: ArraySlice<UInt8>, at position: inout Int) -> Target? {
    guard let head = Digits.read(bytes, at: &position) else { return nil }
    switch head {
    case 0:
      guard let rarity = Digits.read(bytes, at: &position), let forms = Digits.read(bytes, at: &position) else {
        return nil
      }
      for _ in 0..<forms { _ = FrontCode.read(bytes, at: &position) }
      guard let length = Digits.read(bytes, at: &position), length <= bytes.endIndex - position else { return nil }
      lists.append(List(rarity: rarity, code: bytes[position..<(position + length)]))
      position += length
      return .list(lists.count - 1)
    case 1:
      return FrontCode.read(bytes, at: &position).map { .term(Array($0)) }
    default:
      let number = lists.count - (head - 1)
      return lists.indices.contains(number) ? .list(number) : nil
    }
  }
}

/// The last of ascending keys that does not come after a text.
func lastIndex(in keys: [String], notAfter text: [UInt8]) -> Int? {
  var (low, high) = (0, keys.count)
  while low < high {
    let middle = (low + high) / 2
    if comesBefore(text, keys[middle].utf8) { high = middle } else { low = middle + 1 }
  }
  return low == 0 ? nil : low - 1
}

extension SearchFile {
  /// The string that a shard's file holds: nothing in it needs an escape.
  var text: ArraySlice<UInt8> {
    guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")), comma + 2 <= bytes.count - 4 else { return [] }
    return bytes[(comma + 2)..<(bytes.count - 4)]
  }
}
