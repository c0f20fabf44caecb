import Diagnostics

/// The changes of a file in the format of `git apply`: hunks of whole lines with three lines of context.
package enum UnifiedDiff {
  private static let context = 3

  /// The diff between the original and the present file; empty if they are equal.
  ///
  /// - Parameters:
  ///   - path: relative to the folder of the diff.
  ///   - isNew: whether there is no original, so that all of the file is added.
  package static func bytes(of file: EditedFile, path: String, isNew: Bool = false) -> [UInt8] {
    let added = Diagnostic.Edit(replace: 0..<0, with: String(decoding: file.bytes, as: UTF8.self))
    let file = isNew ? EditedFile([]).applying([added]) : file
    let (old, new) = (TextLines(file.original), TextLines(file.bytes))
    let changes = lineChanges(of: file, old, new)
    guard !changes.isEmpty else { return [] }
    var output: [UInt8] = []
    for (mark, side) in [("---", "a/"), ("+++", "b/")] {
      output += Array("\(mark) \(isNew && side == "a/" ? "/dev/null" : name(side + path))\n".utf8)
    }
    var hunk: [Change] = []
    for change in changes {
      if let last = hunk.last, change.old.lowerBound - last.old.upperBound > 2 * context {
        append(hunk, old, new, to: &output)
        hunk = []
      }
      hunk.append(change)
    }
    append(hunk, old, new, to: &output)
    return output
  }

  /// Lines, counted from 0, and the lines that replace them.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Changed lines, in order.
  private static func lineChanges(of file: EditedFile, _ old: TextLines, _ new: TextLines) -> [Change] {
    var changes: [Change] = []
    for change in file.changes {
      // The rest of a line is part of the change, unless the change ends at the start of a line in both texts.
      let isWhole = old.isLineStart(change.old.upperBound) && new.isLineStart(change.new.upperBound)
      let next = Change(
        old: old.line(at: change.old.lowerBound)..<old.end(change.old.upperBound, isWhole: isWhole),
        new: new.line(at: change.new.lowerBound)..<new.end(change.new.upperBound, isWhole: isWhole))
      if let last = changes.last,
        next.old.lowerBound <= last.old.upperBound || next.new.lowerBound <= last.new.upperBound
      {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<next.old.upperBound, new: last.new.lowerBound..<next.new.upperBound)
      } else {
        changes.append(next)
      }
    }
    return changes.compactMap { change in
      var (from, to) = (change.old, change.new)
      while let before = from.first, let after = to.first, old[before] == new[after] {
        (from, to) = (from.dropFirst(), to.dropFirst())
      }
      while let before = from.last, let after = to.last, old[before] == new[after] {
        (from, to) = (from.dropLast(), to.dropLast())
      }
      return from.isEmpty && to.isEmpty ? nil : Change(old: from, new: to)
    }
  }

  private static func append(_ changes: [Change], _ old: TextLines, _ new: TextLines, to output: inout [UInt8]) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.count - last.old.upperBound)
    let from = first.old.lowerBound - before..<last.old.upperBound + after
    let to = first.new.lowerBound - before..<last.new.upperBound + after
    output += Array("@@ -\(position(from)) +\(position(to)) @@\n".utf8)
    var line = from.lowerBound
    for change in changes {
      append(line..<change.old.lowerBound, of: old, mark: " ", to: &output)
      append(change.old, of: old, mark: "-", to: &output)
      append(change.new, of: new, mark: "+", to: &output)
      line = change.old.upperBound
    }
    append(line..<from.upperBound, of: old, mark: " ", to: &output)
  }

  private static func append(
    _ range: Range<Int>, of lines: TextLines, mark: Unicode.Scalar, to output: inout [UInt8]
  ) {
    for line in range {
      output.append(UInt8(ascii: mark))
      output += lines[line]
      if lines[line].last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }

  /// First line and number of lines; for no lines, the previous line.
  private static func position(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  /// A path as Git writes it: a path with a space ends with a tab, and one with special bytes is quoted.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
    var quoted: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): quoted += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F:
        quoted += [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
      default: quoted.append(byte)
      }
    }
    return "\"\(String(decoding: quoted, as: UTF8.self))\""
  }
}

/// The lines of a text, each with its line feed, which is the only line ending in diffs.
private struct TextLines {
  private let bytes: [UInt8]
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts: [Int] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      starts.append(start)
      start = index + 1
    }
    if start < bytes.count { starts.append(start) }
    self.starts = starts
  }

  var count: Int { starts.count }

  subscript(line: Int) -> ArraySlice<UInt8> {
    bytes[starts[line]..<(line + 1 < count ? starts[line + 1] : bytes.count)]
  }

  func isLineStart(_ offset: Int) -> Bool { offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n") }

  /// The line of an offset; at the end of the text, it may not exist yet.
  func line(at offset: Int) -> Int {
    if offset == bytes.count, isLineStart(offset) { return count }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line after a change that ends at an offset.
  func end(_ offset: Int, isWhole: Bool) -> Int {
    if offset == bytes.count { return count }
    return isWhole ? line(at: offset) : line(at: offset) + 1
  }
}
