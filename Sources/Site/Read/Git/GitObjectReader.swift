/// Reads the output of `git cat-file --batch` as it arrives.
///
/// For each object: its ID, type, and size on a line, its bytes, and a line feed.
struct GitObjectReader: Sendable {
  /// The contents of blobs, by ID.
  private(set) var objects: [String: [UInt8]] = [:]
  private let wanted: Int
  private var head: [UInt8] = []
  /// The object whose bytes arrive, and how many are left, with the line feed.
  private var current: (id: String, bytes: [UInt8], left: Int)?

  /// Longer than any head.
  private static let headLimit = 1024

  /// - Parameter wanted: how many objects were asked for; more than that are not read.
  init(wanted: Int) { self.wanted = wanted }

  /// Reads the next part of the output.
  ///
  /// - Returns: false if no object can follow, because one is missing or the output is not as expected.
  mutating func take(_ piece: UnsafeRawBufferPointer) -> Bool {
    var rest = piece[...]
    while !rest.isEmpty {
      if current != nil {
        takeContent(&rest)
      } else {
        guard takeHead(&rest) else { return false }
      }
    }
    return true
  }

  private mutating func takeContent(_ rest: inout Slice<UnsafeRawBufferPointer>) {
    guard let (id, _, left) = current else { return }
    let count = min(left, rest.count)
    // The last byte is the line feed.
    current?.bytes.append(contentsOf: rest.prefix(min(count, left - 1)))
    current?.left = left - count
    rest = rest.dropFirst(count)
    if count == left, let bytes = current?.bytes {
      objects[id] = bytes
      current = nil
    }
  }

  private mutating func takeHead(_ rest: inout Slice<UnsafeRawBufferPointer>) -> Bool {
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    head.append(contentsOf: rest[..<(end ?? rest.endIndex)])
    rest = end.map { rest[rest.index(after: $0)...] } ?? rest[rest.endIndex...]
    guard head.count <= Self.headLimit else { return false }
    guard end != nil else { return true }
    let fields = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    head.removeAll(keepingCapacity: true)
    guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]), size >= 0, objects.count < wanted else {
      return false
    }
    current = (fields[0], [], size + 1)
    current?.bytes.reserveCapacity(size)
    return true
  }
}
