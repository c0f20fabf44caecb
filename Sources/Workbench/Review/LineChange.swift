/// A line of a list, before or after a change.
package struct LineChange: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case same, added, removed
  }

  package var kind: Kind
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    (self.kind, self.text) = (kind, text)
  }

  /// The lines of both lists in one order: each removed line is before the one that is in its place.
  package static func all(from old: [String], to new: [String]) -> [LineChange] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [LineChange] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let isInserted = newIndex < new.count && inserted.contains(newIndex)
      if oldIndex < old.count, removed.contains(oldIndex), !(isInserted && lines.last?.kind == .removed) {
        lines.append(LineChange(.removed, old[oldIndex]))
        oldIndex += 1
      } else if isInserted {
        lines.append(LineChange(.added, new[newIndex]))
        newIndex += 1
      } else {
        lines.append(LineChange(.same, new[newIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }
}
