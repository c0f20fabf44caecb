#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension String {
  /// Whether its UTF-8 bytes come before those of another string: the order of lists of files.
  package func precedesByBytes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let bytes = own.baseAddress, let otherBytes = others.baseAddress else { return own.count < others.count }
        let order = memcmp(bytes, otherBytes, min(own.count, others.count))
        return order == 0 ? own.count < others.count : order < 0
      }
    }
    return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
