import Dialogs
import Site
import Writing

/// Pages that have moved to another file.
///
/// A page has moved if a page that is new has the same bytes, names its address as an alias, or has at least half of its
/// text in common.
package struct PageMoves: Sendable {
  /// The new file of each page, by its earlier file, relative to the project.
  package private(set) var newPaths: [String: String] = [:]

  /// A line on more pages than this says nothing about where a page has gone.
  private static let commonLine = 20

  /// - Throws: `FileError`.
  package init(from earlier: Snapshot, to current: Snapshot) throws {
    let (old, new) = (earlier.result.library.pages, current.result.library.pages)
    let (oldPaths, currentPaths) = (Set(old.map(\.source)), Set(new.map(\.source)))
    var removed = try old.filter { !currentPaths.contains($0.source) }.map { try Page($0, in: earlier) }
    var added = try new.filter { !oldPaths.contains($0.source) }.map { try Page($0, in: current) }
    guard !removed.isEmpty, !added.isEmpty else { return }
    pairEqual(&removed, &added)
    pairAliases(&removed, &added)
    pairSimilar(removed, added)
  }

  private struct Page {
    var source: String
    var address: String
    var aliases: [String]
    var fingerprint: UInt64
    /// Sizes of lines by their hash; equal lines add up.
    var lines: [UInt64: Int] = [:]
    var size = 0

    init(_ page: ParsedPage, in snapshot: Snapshot) throws {
      let bytes = try page.content.bytes()
      source = page.source
      address = page.path
      aliases = page.frontMatter.aliases.map(\.value)
      fingerprint = Fingerprint.hash(bytes)
      for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        lines[Fingerprint.hash(Array(line)), default: 0] += line.count
        size += line.count
      }
    }
  }

  private mutating func pairEqual(_ removed: inout [Page], _ added: inout [Page]) {
    var places = Dictionary(grouping: added.indices.reversed(), by: { added[$0].fingerprint })
    var taken: Set<String> = []
    removed.removeAll { page in
      guard let index = places[page.fingerprint]?.popLast() else { return false }
      newPaths[page.source] = added[index].source
      taken.insert(added[index].source)
      return true
    }
    added.removeAll { taken.contains($0.source) }
  }

  private mutating func pairAliases(_ removed: inout [Page], _ added: inout [Page]) {
    let places = Dictionary(
      added.enumerated().flatMap { index, page in page.aliases.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var taken: Set<String> = []
    removed.removeAll { page in
      guard let index = places[page.address], taken.insert(added[index].source).inserted else { return false }
      newPaths[page.source] = added[index].source
      return true
    }
    added.removeAll { taken.contains($0.source) }
  }

  private mutating func pairSimilar(_ removed: [Page], _ added: [Page]) {
    var owners: [UInt64: [Int]] = [:]
    for (index, page) in removed.enumerated() {
      for line in page.lines.keys { owners[line, default: []].append(index) }
    }
    var candidates: [(shared: Int, old: Int, new: Int)] = []
    for (new, page) in added.enumerated() {
      var shared: [Int: Int] = [:]
      for (line, size) in page.lines {
        guard let indexes = owners[line], indexes.count <= Self.commonLine else { continue }
        for index in indexes { shared[index, default: 0] += min(size, removed[index].lines[line] ?? 0) }
      }
      for (old, shared) in shared where shared * 2 >= max(page.size, removed[old].size) {
        candidates.append((shared, old, new))
      }
    }
    candidates.sort { ($0.shared, $1.old, $1.new) > ($1.shared, $0.old, $0.new) }
    var taken: Set<Int> = []
    for candidate in candidates where newPaths[removed[candidate.old].source] == nil {
      guard taken.insert(candidate.new).inserted else { continue }
      newPaths[removed[candidate.old].source] = added[candidate.new].source
    }
  }
}
