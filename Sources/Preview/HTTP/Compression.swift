internal import CZlib

extension Content {
  /// The content in the format of gzip, at the level that costs least time; nil if it cannot be compressed.
  func gzipped() -> Content? {
    var stream = z_stream()
    guard zlib_begin_gzip(&stream, Z_BEST_SPEED) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    // One part suffices: the bound holds for any content of this size.
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(count))))
    let size = output.withUnsafeMutableBufferPointer { room -> Int? in
      stream.next_out = room.baseAddress
      stream.avail_out = UInt32(room.count)
      for (index, piece) in pieces.enumerated() {
        let end = index == pieces.count - 1 ? Z_FINISH : Z_NO_FLUSH
        let status = piece.withUnsafeBufferPointer { bytes in
          // zlib does not write to its input.
          stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
          stream.avail_in = UInt32(bytes.count)
          return deflate(&stream, end)
        }
        guard status == (end == Z_FINISH ? Z_STREAM_END : Z_OK) else { return nil }
      }
      return Int(stream.total_out)
    }
    guard let size else { return nil }
    return Content(Array(output[..<size]))
  }
}

extension ServedFile {
  /// The sizes in bytes of files that are worth compressing; above, the wait for the first byte would be noticed.
  private static let compressedSizes = 1_024...16_777_216

  /// Whether answers can have it compressed: text, if it is neither tiny nor huge.
  var isCompressible: Bool {
    Self.compressedSizes.contains(content.count)
      && (type.hasPrefix("text/") || type.hasPrefix("application/json") || type.hasPrefix("image/svg")
        || type.contains("xml") || type.contains("manifest"))
  }
}

extension RequestHead {
  /// Whether the client accepts answers in the format of gzip (RFC 9110, section 12.5.3).
  var acceptsGzip: Bool {
    guard let accepted = self["accept-encoding"]?.lowercased() else { return false }
    var all: Bool?
    for coding in accepted.split(separator: ",") {
      let parts = coding.split(separator: ";").map { part in
        part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      }
      guard let name = parts.first, name == "gzip" || name == "x-gzip" || name == "*" else { continue }
      // “q=0”, “q=0.”, and “q=0.000” refuse a coding.
      let isRefused = parts.dropFirst().contains { weight in
        weight.hasPrefix("q=0") && weight.dropFirst(3).allSatisfy { $0 == "." || $0 == "0" }
      }
      if name != "*" { return !isRefused }
      all = !isRefused
    }
    return all ?? false
  }
}
