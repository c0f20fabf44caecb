import Files

/// The list of what earlier runs have put into a folder of mockups, a file a line: its fingerprint, the id of its dialog
/// and its path.
///
/// By it a run knows a file that Patternbook wrote, and that holds what it wrote; nothing else is ever removed.
struct ExportManifest: Sendable, Equatable {
  struct File: Sendable, Hashable {
    /// Of the bytes that were written.
    var fingerprint: String
    /// The dialog that it shows.
    var id: String
  }

  /// By their paths below the folder.
  var files: [String: File] = [:]

  /// Name of the list in its folder.
  static let name = ".patternbook-mockups"
  /// The maximum size of the list in bytes.
  static let sizeLimit = 50_000_000

  init() {}

  /// Reads a list; lines that no run of ours could have written are passed over.
  init(_ bytes: [UInt8]) {
    // By bytes: to a string, a line feed after a carriage return is no character of its own.
    for line in bytes.split(separator: 0x0A) {
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      // A list that comes from elsewhere must not lead out of its folder.
      guard fields.count == 3, SitePath.resolve("/" + fields[2], from: "") == fields[2], !fields[2].isEmpty else {
        continue
      }
      files[fields[2]] = File(fingerprint: fields[0], id: fields[1])
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      // A name with a line end could not be told from two: such a file is not listed, and so never removed.
      let line = "\(file.fingerprint)\t\(file.id)\t\(path)"
      guard line.utf8.allSatisfy({ $0 != 0x0A }), file.id.utf8.allSatisfy({ $0 != 0x09 }) else { continue }
      bytes += line.utf8
      bytes.append(0x0A)
    }
    return bytes
  }
}
