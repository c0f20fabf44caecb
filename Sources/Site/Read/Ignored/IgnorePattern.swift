/// A line of a `.gitignore`, or a pattern of `exclude` in site.yml.
///
/// Git documents what it means; names and paths are compared byte by byte.
struct IgnorePattern: Sendable, Hashable {
  /// Whether the line begins with `!`: what it matches is not ignored after all.
  let isNegated: Bool
  /// Whether only folders match, because the line ends in a slash.
  let needsFolder: Bool
  /// The parts between slashes, if the pattern is relative to the file's folder.
  private let parts: [[UInt8]]
  /// Whether the pattern is compared with names in all folders.
  private let isName: Bool
  /// A name without wildcards, which is compared at once.
  private let literal: [UInt8]?

  /// The longest line that is read, in bytes.
  static let longest = 200

  /// Reads a line; nil for an empty line and a comment.
  init?(_ line: some Sequence<UInt8>) {
    var bytes = Array(line)
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    while bytes.last == UInt8(ascii: " "), bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    let slash = UInt8(ascii: "/")
    needsFolder = bytes.last == slash
    if needsFolder { bytes.removeLast() }
    isName = !bytes.contains(slash)
    parts = bytes.split(separator: slash).map(Array.init)
    guard !parts.isEmpty else { return nil }
    let isPlain = isName && !bytes.contains { "*?[\\".utf8.contains($0) }
    literal = isPlain ? bytes : nil
  }

  /// Whether a path matches, given by its names below the folder of the `.gitignore`.
  ///
  /// - Parameter effort: counts comparisons.
  func matches(_ names: ArraySlice<[UInt8]>, isFolder: Bool, effort: inout Int) -> Bool {
    guard let name = names.last, isFolder || !needsFolder else { return false }
    effort += 1
    if let literal { return name == literal }
    if isName { return Self.matches(name[...], parts[0][...], &effort) }
    return matches(names, from: 0, &effort)
  }

  /// Compares whole paths, in time linear in the product of their numbers of parts.
  private func matches(_ names: ArraySlice<[UInt8]>, from part: Int, _ effort: inout Int) -> Bool {
    // The numbers of parts that can be used up by the names so far.
    var states: Set<Int> = [part]
    for (place, name) in names.enumerated() {
      var next: Set<Int> = []
      for state in states {
        var state = state
        while state < parts.count, parts[state] == Self.anyFolders {
          // A last `**` matches everything inside.
          next.insert(state + 1 == parts.count ? parts.count : state)
          state += 1
        }
        guard state < parts.count, Self.matches(name[...], parts[state][...], &effort) else { continue }
        next.insert(state + 1)
      }
      let isLast = place + 1 == names.count
      if isLast { return next.contains(parts.count) }
      next.remove(parts.count)
      if parts.last == Self.anyFolders, next.contains(parts.count - 1) { return true }
      states = next
      if states.isEmpty { return false }
    }
    return false
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether a name matches a part of a pattern, with `*`, `?`, `[…]`, and `\`.
  private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>, _ effort: inout Int) -> Bool {
    var (index, position) = (name.startIndex, pattern.startIndex)
    var star: (position: Int, index: Int)?
    while index < name.endIndex {
      effort += 1
      if position < pattern.endIndex, pattern[position] == UInt8(ascii: "*") {
        star = (position + 1, index)
        position += 1
      } else if let next = end(ofOne: name[index], pattern[position...]) {
        position = next
        index += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        (position, index) = (last.position, last.index + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The position after what one byte matches; nil if it does not.
  private static func end(ofOne byte: UInt8, _ pattern: ArraySlice<UInt8>) -> Int? {
    guard let first = pattern.first else { return nil }
    let next = pattern.startIndex + 1
    switch first {
    case UInt8(ascii: "?"): return next
    case UInt8(ascii: "\\"): return next < pattern.endIndex && pattern[next] == byte ? next + 1 : nil
    case UInt8(ascii: "["):
      guard let (isMatch, end) = matches(byte, set: pattern[next...]) else { return byte == first ? next : nil }
      return isMatch ? end : nil
    default: return first == byte ? next : nil
    }
  }

  /// Whether a byte is in a set, `[a-z_]` or `[!0-9]`, and where the set ends; nil if it does not end.
  private static func matches(_ byte: UInt8, set: ArraySlice<UInt8>) -> (Bool, Int)? {
    var position = set.startIndex
    let isInverted = set.first == UInt8(ascii: "!") || set.first == UInt8(ascii: "^")
    if isInverted { position += 1 }
    let start = position
    var isMember = false
    while position < set.endIndex, set[position] != UInt8(ascii: "]") || position == start {
      if set[position] == UInt8(ascii: "\\"), position + 1 < set.endIndex { position += 1 }
      let low = set[position]
      if position + 2 < set.endIndex, set[position + 1] == UInt8(ascii: "-"), set[position + 2] != UInt8(ascii: "]") {
        if low <= byte, byte <= set[position + 2] { isMember = true }
        position += 3
      } else {
        if low == byte { isMember = true }
        position += 1
      }
    }
    return position < set.endIndex ? (isMember != isInverted, position + 1) : nil
  }
}

extension [IgnorePattern] {
  /// Whether the last pattern that matches a path ignores it; nil if none matches.
  ///
  /// - Parameters:
  ///   - effort: counts comparisons.
  ///   - limit: the number of comparisons after which patterns no longer count.
  func verdict(
    on names: ArraySlice<[UInt8]>, isFolder: Bool, effort: inout Int, limit: Int = .max
  ) -> Bool? {
    for pattern in reversed()
    where effort < limit && pattern.matches(names, isFolder: isFolder, effort: &effort) {
      return !pattern.isNegated
    }
    return nil
  }
}
