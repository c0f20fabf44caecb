import Files

/// The list of files that a build wrote to a folder, each with a fingerprint of its bytes.
///
/// A later build uses it to recognize a site of Patternbook, the files to replace, and the files to remove, which are
/// those that are unchanged.
struct SiteManifest: Sendable, Equatable {
  /// Fingerprints by path relative to the root of the site.
  var files: [String: String] = [:]

  /// Name of the manifest.
  static let name = ".patternbook-manifest"
  /// The maximum size in bytes: enough for a million files.
  static let sizeLimit = 200_000_000

  private static let header = "Patternbook site 1"

  init() {}

  /// Reads a manifest; nil if the bytes are not one that Patternbook wrote.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else { return nil }
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")),
        let path = Self.unescaped(line[line.index(after: space)...]),
        // An untrusted manifest must not lead out of its folder.
        !path.isEmpty, SitePath.resolve("/" + path, from: "") == path
      else { return nil }
      files[path] = String(decoding: line[..<space], as: UTF8.self)
    }
  }

  var bytes: [UInt8] {
    var bytes = Array((Self.header + "\n").utf8)
    for (path, fingerprint) in files.sorted(by: { $0.key < $1.key }) {
      bytes += fingerprint.utf8
      bytes.append(UInt8(ascii: " "))
      Self.escape(path, into: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Every folder that contains a file of the manifest.
  var folders: Set<String> {
    var folders: Set<String> = []
    for path in files.keys {
      var folder = SitePath.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = SitePath.folder(of: folder) }
    }
    return folders
  }

  /// Control characters would end a line of the manifest.
  private static func escape(_ path: String, into bytes: inout [UInt8]) {
    for byte in path.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "%") {
        bytes.append(UInt8(ascii: "%"))
        bytes += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + UInt8(ascii: "0") : $0 - 10 + UInt8(ascii: "A") }
      } else {
        bytes.append(byte)
      }
    }
  }

  private static func unescaped(_ line: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "%") {
        guard line.endIndex - index > 2,
          let byte = UInt8(String(decoding: line[index + 1...index + 2], as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(line[index])
        index += 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
