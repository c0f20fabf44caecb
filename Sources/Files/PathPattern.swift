/// A pattern that paths are matched by, as in a `.gitignore`.
///
/// `*` stands for any characters of a name, `?` for one, and `**` for any folders. A pattern without a slash in front of
/// its end matches a file or folder of that name anywhere; what is in a folder that matches, matches too.
package struct PathPattern: Sendable, Hashable {
  private let parts: [[UInt8]]

  package init(_ pattern: String) {
    let slash = UInt8(ascii: "/")
    let isAnchored = pattern.utf8.dropLast().contains(slash)
    let anyFolders = Array("**".utf8)
    var parts = pattern.utf8.split(separator: slash).map(Array.init)
    if !isAnchored && !parts.isEmpty { parts.insert(anyFolders, at: 0) }
    // Repeated, it stands for the same folders, and would cost time.
    self.parts = parts.enumerated().filter { $0 == 0 || $1 != anyFolders || parts[$0 - 1] != anyFolders }.map(\.element)
  }

  /// Whether a path, or a folder that it is in, matches.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard !parts.isEmpty else { return false }
    // The states that a prefix of the path can be in: how many parts of the pattern are used up.
    var states: Set<Int> = [0]
    for name in names {
      var next: Set<Int> = []
      for state in states.flatMap({ skipping($0) }) where state < parts.count {
        if parts[state].elementsEqual("**".utf8) {
          next.insert(state)
          // Behind the last slash, it stands for everything.
          if state + 1 == parts.count { next.insert(parts.count) }
        } else if Self.matches(name, parts[state]) {
          next.insert(state + 1)
        }
      }
      if next.contains(where: { state in skipping(state).contains(parts.count) }) { return true }
      states = next
    }
    return false
  }

  /// A state, and those after it that are reached because `**` also stands for no folder.
  private func skipping(_ state: Int) -> [Int] {
    var states = [state]
    while let last = states.last, last < parts.count, parts[last].elementsEqual("**".utf8), last + 1 < parts.count {
      states.append(last + 1)
    }
    return states
  }

  /// Whether a name matches a part of a pattern, in time linear in their product.
  private static func matches(_ name: [UInt8], _ part: [UInt8]) -> Bool {
    var (index, star, retry) = (0, -1, 0)
    var position = 0
    while index < name.count {
      if position < part.count, part[position] == UInt8(ascii: "*") {
        (star, retry) = (position, index)
        position += 1
      } else if position < part.count, part[position] == UInt8(ascii: "?") || part[position] == name[index] {
        position += 1
        index += 1
      } else if star >= 0 {
        retry += 1
        (index, position) = (retry, star + 1)
      } else {
        return false
      }
    }
    return part[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
