/// Distinct words, numbered in the order in which they came: one arena of UTF-8 and an open-addressing hash table.
struct Vocabulary: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; it begins where the one before it ends.
  private var ends: [Int] = []
  /// A word's hash above the lowest 32 bits, its number + 1 in them, or 0; as many as a power of two, at most half taken.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)

  var count: Int { ends.count }

  /// The word with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[start(of: number)..<ends[number]]
  }

  /// The number of a word, which is new if it equals the count from before.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(word)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let taken = slots[slot]
      if taken >> 32 == UInt64(hash) {
        let number = Int(taken & 0xFFFF_FFFF) - 1
        if equals(number, word) { return number }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    slots[slot] = UInt64(hash) << 32 | UInt64(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  /// The number of a word; nil if it is not here.
  func number(of word: [UInt8]) -> Int? {
    word.withUnsafeBufferPointer { word in
      let hash = Self.hash(word)
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] != 0 {
        let taken = slots[slot]
        let number = Int(taken & 0xFFFF_FFFF) - 1
        if taken >> 32 == UInt64(hash), equals(number, word) { return number }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  mutating func insert(_ word: some Collection<UInt8>) -> Int {
    word.withContiguousStorageIfAvailable { insert($0) } ?? Array(word).withUnsafeBufferPointer { insert($0) }
  }

  private func start(of number: Int) -> Int {
    number == 0 ? 0 : ends[number - 1]
  }

  private func equals(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = start(of: number)
    guard ends[number] - start == word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for taken in old where taken != 0 {
      var slot = Int(taken >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = taken
    }
  }

  /// Eight bytes at a time, multiplied and folded; most words have no more.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: word.count)
    var part: UInt64 = 0
    for index in 0..<word.count {
      part = part << 8 | UInt64(word[index])
      if index & 7 == 7 { (hash, part) = (mix(hash ^ part), 0) }
    }
    return UInt32(truncatingIfNeeded: mix(hash ^ part))
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
