/// A byte buffer for many small appends.
///
/// A page is written in thousands of small pieces. Appending one to an array costs several times as much as copying it.
package struct ByteBuffer: Sendable {
  /// Room for bytes, of which the first `count` are written.
  private var room: [UInt8]

  /// Number of bytes written: the offset of the next one.
  package private(set) var count = 0

  package init(capacity: Int = 0) {
    room = Self.room(capacity)
  }

  /// Room for a number of bytes, whatever they are.
  private static func room(_ capacity: Int) -> [UInt8] {
    // Zeroing many bytes would take as long as writing them. A small array is a copy of a blank one: to make an array
    // without values, Swift looks up its type at run time, which takes longer than copying.
    guard capacity > blank.count else { return Array(blank[..<capacity]) }
    return Array(unsafeUninitializedCapacity: capacity) { _, count in count = capacity }
  }

  private static let blank = [UInt8](repeating: 0, count: 2048)

  /// The bytes written so far: a copy without the room for more.
  package var bytes: [UInt8] { Array(room[..<count]) }

  /// The bytes written, without a copy.
  ///
  /// The array keeps its spare capacity, so use this for bytes that are soon released.
  package consuming func finish() -> [UInt8] {
    room.removeLast(room.count - count)
    return room
  }

  /// The last byte written.
  package var last: UInt8? { count == 0 ? nil : room[count - 1] }

  package mutating func append(_ byte: UInt8) {
    if count == room.count { makeRoom(for: count + 1) }
    room[count] = byte
    count += 1
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    let end = count + bytes.count
    if end > room.count { makeRoom(for: end) }
    room.withUnsafeMutableBufferPointer { room in
      guard let place = room.baseAddress else { return }
      (place + count).update(from: source, count: bytes.count)
    }
    count = end
  }

  package mutating func append(_ text: StaticString) {
    if text.hasPointerRepresentation {
      append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    } else {
      text.withUTF8Buffer { append($0) }
    }
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(contentsOf bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(contentsOf bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ append($0) }) == nil {
      for byte in bytes { append(byte) }
    }
  }

  package mutating func append(contentsOf other: ByteBuffer) {
    other.room.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[..<other.count])) }
  }

  package mutating func append(repeating byte: UInt8, count times: Int) {
    guard times > 0 else { return }
    if count + times > room.count { makeRoom(for: count + times) }
    room.withUnsafeMutableBufferPointer { room in
      for index in count..<count + times { room[index] = byte }
    }
    count += times
  }

  /// Writes bytes in place.
  ///
  /// - Parameters:
  ///   - limit: the most bytes there can be.
  ///   - write: writes the bytes and returns how many there are.
  package mutating func append(atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if count + limit > room.count { makeRoom(for: count + limit) }
    let start = count
    count += room.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { min(write($0 + start), limit) } ?? 0
    }
  }

  private mutating func makeRoom(for end: Int) {
    var larger = Self.room(max(end, room.count * 2, 64))
    larger.withUnsafeMutableBufferPointer { larger in
      room.withUnsafeBufferPointer { room in
        guard let place = larger.baseAddress, let written = room.baseAddress else { return }
        place.update(from: written, count: count)
      }
    }
    room = larger
  }
}
