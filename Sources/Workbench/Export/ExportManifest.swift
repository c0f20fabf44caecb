import Files

/// The list of files that earlier runs wrote to a mockup folder, one per line: its fingerprint, the ID of its dialog,
/// and its path.
///
/// It identifies unedited files that Patternbook wrote; only those are ever removed.
struct ExportManifest: Sendable, Equatable {
  struct File: Sendable, Hashable {
    /// Fingerprint of the written bytes.
    var fingerprint: String
    /// The dialog that it shows.
    var id: String
  }

  /// By path relative to the folder.
  var files: [String: File] = [:]

  /// Name of the list in its folder.
  static let name = ".patternbook-mockups"
  /// The maximum size of the list in bytes.
  static let sizeLimit = 50_000_000

  init() {}

  /// Reads a list; lines that Patternbook could not have written are skipped.
  init(_ bytes: [UInt8]) {
    // Split bytes: in a string, a line feed after a carriage return is not a separate character.
    for line in bytes.split(separator: 0x0A) {
      let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
      // An untrusted list must not lead out of its folder.
      guard fields.count == 3, SitePath.resolve("/" + fields[2], from: "") == fields[2], !fields[2].isEmpty else {
        continue
      }
      files[fields[2]] = File(fingerprint: fields[0], id: fields[1])
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      // A name with a line ending would be ambiguous, so such a file is not listed and never removed.
      let line = "\(file.fingerprint)\t\(file.id)\t\(path)"
      guard line.utf8.allSatisfy({ $0 != 0x0A }), file.id.utf8.allSatisfy({ $0 != 0x09 }) else { continue }
      bytes += line.utf8
      bytes.append(0x0A)
    }
    return bytes
  }
}
