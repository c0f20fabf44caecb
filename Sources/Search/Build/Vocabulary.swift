/// Distinct words, numbered in the order in which they came: one arena of UTF-8 and an open-addressing hash table.
struct Vocabulary: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; it begins where the one before it ends.
  private var ends: [Int] = []
  private var hashes: [UInt32] = []
  /// Word number + 1, or 0; as many as a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 1024)

  var count: Int { ends.count }

  /// The word with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }

  /// The number of a word, which is new if it equals the count from before.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(word)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, equals(number, word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(ends.count + 1)
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  mutating func insert(_ word: some Collection<UInt8>) -> Int {
    word.withContiguousStorageIfAvailable { insert($0) } ?? Array(word).withUnsafeBufferPointer { insert($0) }
  }

  private func equals(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = number == 0 ? 0 : ends[number - 1]
    guard ends[number] - start == word.count else { return false }
    for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// FNV-1a, its upper half mixed into the lower.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
