/// What differs between two texts, as a failing test prints it.
package enum LineDifference {
  /// Lines that are printed at most.
  private static let lineLimit = 60
  /// Characters of a line that are printed at most.
  private static let widthLimit = 160
  /// Beyond this many pairs of lines, lines are no longer matched: that would take too long.
  private static let pairLimit = 4_000_000

  /// The lines that were removed and added, with their numbers in the old and the new text.
  ///
  /// Markup without line breaks is split at its tags. Long lines are cut to what surrounds the first difference.
  package static func text(from old: String, to new: String) -> String {
    let (before, after) = (lines(old), lines(new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let removed = before[start..<(before.count - end)], added = after[start..<(after.count - end)]
    var changes = removed.count * added.count > pairLimit ? [] : matched(removed, added)
    if changes.isEmpty {
      changes = removed.indices.map { .init(sign: "-", index: $0) } + added.indices.map { .init(sign: "+", index: $0) }
    }
    var printed = changes.prefix(lineLimit).map { change in
      let (own, other) = change.sign == "-" ? (before, after) : (after, before)
      let counterpart = other.indices.contains(change.index) ? other[change.index] : ""
      return "\(change.sign)\(change.index + 1): \(excerpt(own[change.index], besides: counterpart))"
    }
    if changes.count > lineLimit { printed.append("… and \(changes.count - lineLimit) more lines") }
    return printed.joined(separator: "\n")
  }

  private struct Change {
    var sign: Character
    /// In the old text if removed, in the new one if added.
    var index: Int
  }

  /// The fewest lines that lead from one to the other, in the order of the text.
  private static func matched(_ removed: ArraySlice<Substring>, _ added: ArraySlice<Substring>) -> [Change] {
    let difference = Array(added).difference(from: Array(removed))
    let removals = Set(difference.removals.map(\.offset)), insertions = Set(difference.insertions.map(\.offset))
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while old < removed.count || new < added.count {
      if removals.contains(old) {
        changes.append(Change(sign: "-", index: removed.startIndex + old))
        old += 1
      } else if insertions.contains(new) {
        changes.append(Change(sign: "+", index: added.startIndex + new))
        new += 1
      } else {
        (old, new) = (old + 1, new + 1)
      }
    }
    return changes
  }

  private static func lines(_ text: String) -> [Substring] {
    // Line ends are part of what is compared: “\r\n” would be one character.
    text.replacing("><", with: ">\n<").unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  private static func excerpt(_ line: Substring, besides other: Substring) -> String {
    let line = visible(line), other = visible(other)
    guard line.count > widthLimit else { return line }
    let same = zip(line, other).prefix { $0 == $1 }.count
    let start = min(max(same - widthLimit / 4, 0), line.count - widthLimit)
    return (start > 0 ? "…" : "") + line.dropFirst(start).prefix(widthLimit)
      + (start + widthLimit < line.count ? "…" : "")
  }
}

extension LineDifference {
  /// A line with escapes for what would not show.
  private static func visible(_ line: Substring) -> String {
    line.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
