/// Reads dates from the output of `git log` as it arrives, newest commit first.
///
/// Records end with a zero byte: a commit as printed by `format`, and the files that it touched, the first after a
/// line feed.
struct GitLogReader: Sendable {
  /// The format of a commit: a byte that cannot start a file record, its ID, and its time in seconds.
  static let format = "%x01%H %ct"
  private static let mark: UInt8 = 1

  private(set) var dates: [String: Timestamp] = [:]
  /// The ID of the last commit that touched each page, and how many commits are newer.
  private(set) var commits: [String: String] = [:]
  private(set) var ages: [String: Int] = [:]
  /// Pages whose date is older than the history of a shallow clone.
  private(set) var unknown = 0
  private var wanted: Set<String>
  /// Commits without parents in a shallow clone: they seem to have written every file.
  private let boundary: Set<String>
  private var commit: (id: String, date: Timestamp?, isBoundary: Bool) = ("", nil, false)
  private var commitCount = 0
  private var record: [UInt8] = []

  /// - Parameters:
  ///   - wanted: the pages to date; each is removed when found.
  ///   - boundary: IDs of the commits at which a shallow clone ends.
  init(wanted: some Sequence<String>, boundary: Set<String> = []) {
    self.wanted = Set(wanted)
    self.boundary = boundary
  }

  /// Whether every page has been found.
  var isDone: Bool { wanted.isEmpty }

  /// Reads the next part of the output.
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

  /// Longer than any path.
  private static let recordLimit = 8192

  private mutating func finishRecord() {
    guard let first = record.first else { return }
    if first == Self.mark {
      let parts = record.dropFirst().split(separator: UInt8(ascii: " "))
      let seconds = parts.count == 2 ? Int(String(decoding: parts[1], as: UTF8.self)) : nil
      let id = String(decoding: parts.first ?? [], as: UTF8.self)
      commit = (id, seconds.flatMap(Timestamp.init), boundary.contains(id))
      commitCount += 1
      return
    }
    let path = String(decoding: first == UInt8(ascii: "\n") ? record.dropFirst() : record[...], as: UTF8.self)
    guard wanted.remove(path) != nil else { return }
    guard !commit.isBoundary else {
      unknown += 1
      return
    }
    dates[path] = commit.date
    commits[path] = commit.id
    ages[path] = commitCount
  }
}
