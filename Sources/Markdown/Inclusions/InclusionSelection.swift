import Diagnostics

/// What of an included file is put into a page.
struct InclusionSelection {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// The selected lines, without the marks of sections and without a line end behind the last one, and the way back
  /// into the file.
  func bytes(_ selection: InclusionFile.Selection, in body: Range<Int>) -> ([UInt8], LineMap) {
    var lines: [Range<Int>] = []
    var isInside = false
    let first = body.isEmpty ? file.lineCount + 1 : file.line(at: body.lowerBound)
    for number in stride(from: first, through: file.lineCount, by: 1) {
      let line = file.lineRange(number)
      let mark = Self.mark(file.bytes[line])
      switch selection {
      case .all: if mark == nil { lines.append(line) }
      case .lines(let numbers): if numbers.contains(where: { $0.contains(number) }), mark == nil { lines.append(line) }
      case .section(let name):
        if let mark {
          if mark.name == name { isInside = mark.isStart }
        } else if isInside {
          lines.append(line)
        }
      }
    }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    var (bytes, map) = ([UInt8](), LineMap())
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\n")) }
      map.add(line, at: bytes.count)
      bytes += file.bytes[line]
    }
    return (bytes, map)
  }

  /// A line that begins or ends a section: `ANCHOR: name` of mdBook, `--8<-- [start:name]` of MkDocs, `#region name`.
  private static func mark(_ line: ArraySlice<UInt8>) -> (name: String, isStart: Bool)? {
    guard line.count < 200, line.contains(UInt8(ascii: ":")) || line.contains(UInt8(ascii: "#")) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let marks = [
      ("ANCHOR_END:", false), ("ANCHOR:", true), ("--8<-- [start:", true), ("--8<-- [end:", false), ("#region ", true),
      ("#endregion ", false),
    ]
    for (mark, isStart) in marks {
      guard let range = text.firstRange(of: mark) else { continue }
      let name = text[range.upperBound...].drop { $0 == " " }.prefix {
        !$0.isWhitespace && $0 != "]" && $0 != "-" || $0 == "_"
      }
      return (String(name), isStart)
    }
    return nil
  }

  /// Where the text begins behind the imports of a partial, which has them for itself.
  static func withoutStatements(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var reader = ForeignReader(bytes, end: bytes.count)
    var index = 0
    while index < bytes.count {
      if reader.isLineEnd(index) {
        index = reader.lineEnd(from: index) + 1
      } else if let statement = ModuleStatements().read(&reader, at: index) {
        index = statement.range.upperBound + 1
      } else {
        break
      }
    }
    return min(index, bytes.count)
  }
}
