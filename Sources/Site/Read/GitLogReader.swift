/// Reads dates out of `git log`, newest commit first, as it is being printed.
///
/// Records end with a zero byte: a commit, as `format` prints it, and the files that it touched, the first after a line
/// end.
struct GitLogReader: Sendable {
  /// What git is asked to print of a commit: a byte that no record of a file begins with, its id, and its seconds.
  static let format = "%x01%H %ct"
  private static let mark: UInt8 = 1

  private(set) var dates: [String: Timestamp] = [:]
  /// Pages whose date lies before what a shallow clone holds.
  private(set) var unknown = 0
  private var wanted: Set<String>
  /// Commits of which a shallow clone has no parents: they seem to have written every file.
  private let boundary: Set<String>
  private var commit: (date: Timestamp?, isBoundary: Bool) = (nil, false)
  private var record: [UInt8] = []

  /// - Parameters:
  ///   - wanted: pages to date; they are forgotten as soon as they are found.
  ///   - boundary: ids of the commits at which a shallow clone ends.
  init(wanted: some Sequence<String>, boundary: Set<String> = []) {
    self.wanted = Set(wanted)
    self.boundary = boundary
  }

  /// Whether every page has been found.
  var isDone: Bool { wanted.isEmpty }

  /// Takes in what has been printed next.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == 0 {
        finishRecord()
        record.removeAll(keepingCapacity: true)
      } else if record.count < Self.recordLimit {
        record.append(byte)
      }
    }
  }

  /// Longer than any path that a system has.
  private static let recordLimit = 8192

  private mutating func finishRecord() {
    guard let first = record.first else { return }
    if first == Self.mark {
      let parts = record.dropFirst().split(separator: UInt8(ascii: " "))
      let seconds = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : nil
      commit = (
        seconds.flatMap(Timestamp.init), boundary.contains(String(decoding: parts.first ?? [], as: UTF8.self))
      )
      return
    }
    let path = String(decoding: first == UInt8(ascii: "\n") ? record.dropFirst() : record[...], as: UTF8.self)
    guard wanted.remove(path) != nil else { return }
    if commit.isBoundary { unknown += 1 } else { dates[path] = commit.date }
  }
}
