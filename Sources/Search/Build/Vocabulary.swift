/// Distinct words, numbered in the order in which they came: one arena of UTF-8 and an open-addressing hash table.
struct Vocabulary: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends in `bytes`; it begins where the one before it ends.
  private var ends: [Int] = []
  /// As many as a power of two, at most half of them taken.
  private var slots = Array(repeating: Slot(), count: 1024)

  /// A place for a word in the hash table.
  ///
  /// A word of up to eight bytes, as most are, is the key itself, so that finding it reads no other memory. The key of a
  /// longer word is a hash.
  private struct Slot {
    var key: UInt64 = 0
    /// Bytes of the word.
    var length: UInt32 = 0
    /// The word's number + 1, or 0 if there is none.
    var next: UInt32 = 0
  }

  var count: Int { ends.count }

  /// The word with a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    bytes[start(of: number)..<ends[number]]
  }

  /// The number of a word, which is new if it equals the count from before.
  mutating func insert(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let key = Self.key(word)
    let slot = slot(of: word, key)
    if slots[slot].next != 0 { return Int(slots[slot].next) - 1 }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    slots[slot] = Slot(
      key: key, length: UInt32(truncatingIfNeeded: word.count), next: UInt32(truncatingIfNeeded: ends.count))
    if ends.count * 2 > slots.count { grow() }
    return ends.count - 1
  }

  /// The number of a word; nil if it is not here.
  func number(of word: [UInt8]) -> Int? {
    word.withUnsafeBufferPointer { word in
      let next = slots[slot(of: word, Self.key(word))].next
      return next == 0 ? nil : Int(next) - 1
    }
  }

  /// Gives back what only looking for words needs.
  mutating func close() { slots = [] }

  /// The slot that a word has, or would have.
  private func slot(of word: UnsafeBufferPointer<UInt8>, _ key: UInt64) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var index = Self.place(key, word.count) & (slots.count - 1)
      while slots[index].next != 0 {
        let slot = slots[index]
        if slot.key == key, Int(slot.length) == word.count, word.count <= 8 || equals(Int(slot.next) - 1, word) {
          break
        }
        index = (index + 1) & (slots.count - 1)
      }
      return index
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
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for taken in old where taken.next != 0 {
      var index = Self.place(taken.key, Int(taken.length)) & (slots.count - 1)
      while slots[index].next != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = taken
    }
  }

  /// A number that, with the length, identifies a word of up to eight bytes; for a longer word, a hash.
  private static func key(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(word)
    let count = bytes.count
    switch count {
    case 0: return 0
    case 1...3: return UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
    case 4...8:
      // In a word of fewer than eight bytes, the two halves overlap.
      let first = bytes.loadUnaligned(as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(UInt32(littleEndian: first)) | UInt64(UInt32(littleEndian: last)) << 32
    default:
      var hash: UInt64 = 0
      var offset = 0
      while offset + 8 < count {
        hash = mix(hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        offset += 8
      }
      return mix(hash ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)))
    }
  }

  /// Where to look for a word first.
  private static func place(_ key: UInt64, _ length: Int) -> Int {
    Int(truncatingIfNeeded: mix(key ^ UInt64(truncatingIfNeeded: length) << 56) >> 8)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
