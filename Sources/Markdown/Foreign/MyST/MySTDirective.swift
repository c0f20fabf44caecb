/// A directive of MyST: a fence of backticks or colons whose first word is in braces.
///
///     ```{figure} a.png
///     :alt: The dialog
///
///     The caption.
///     ```
struct MySTDirective {
  /// In lowercase.
  let name: String
  /// What follows the name on its line.
  let argument: Range<Int>
  /// The values of options, by their names.
  private(set) var options: [String: Range<Int>] = [:]
  /// The lines behind the options, line ends included.
  private(set) var content: Range<Int>
  /// Behind the line that closes it.
  let end: Int
  /// The marks that open it.
  let marks: Range<Int>

  private static let longestName = 60
  private static let mostOptions = 40

  /// - Parameters:
  ///   - start: behind the indentation of a line.
  ///   - line: where the line begins.
  ///   - last: where the lines end that it may be in.
  init?(_ reader: ForeignReader, at start: Int, on line: Int, before last: Int) {
    guard start < last else { return nil }
    let (bytes, mark) = (reader.bytes, reader.bytes[start])
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: ":") || mark == UInt8(ascii: "~") else { return nil }
    let count = bytes[start..<last].prefix { $0 == mark }.count
    guard count >= 3, reader.has("{", at: start + count) else { return nil }
    let lineEnd = min(reader.lineEnd(from: start), last)
    let word = bytes[(start + count + 1)..<lineEnd].prefix(Self.longestName).prefix { byte in
      AttributeList.isName(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }
    guard !word.isEmpty, word.endIndex < lineEnd, bytes[word.endIndex] == UInt8(ascii: "}") else { return nil }
    name = String(decoding: word, as: UTF8.self).lowercased()
    argument = reader.trimmed(word.endIndex + 1..<lineEnd)
    marks = start..<start + count
    let deepest = Self.column(reader.bytes[line..<start]) + 3
    var index = min(lineEnd + 1, last)
    content = index..<index
    while index < last {
      let lineEnd = min(reader.lineEnd(from: index), last)
      let line = reader.trimmed(index..<lineEnd)
      let run = bytes[line].prefix { $0 == mark }.count
      // As in CommonMark, marks that are indented further are part of the content.
      if run >= count, run == line.count, Self.column(bytes[index..<line.lowerBound]) <= deepest {
        content = content.lowerBound..<index
        end = min(lineEnd + 1, last)
        readOptions(reader)
        return
      }
      index = min(lineEnd + 1, last)
    }
    content = content.lowerBound..<last
    end = last
    readOptions(reader)
  }

  /// The column behind what a line begins with.
  static func column(_ lead: some Sequence<UInt8>) -> Int {
    lead.reduce(0) { column, byte in column + (byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1) }
  }

  /// Reads lines `:name: value`, or those between lines of hyphens.
  private mutating func readOptions(_ reader: ForeignReader) {
    var index = content.lowerBound
    var isBlock = false
    for _ in 0..<Self.mostOptions where index < content.upperBound {
      let lineEnd = min(reader.lineEnd(from: index), content.upperBound)
      var line = reader.trimmed(index..<lineEnd)
      let isRule = reader.bytes[line].elementsEqual("---".utf8)
      if isRule {
        guard isBlock || index == content.lowerBound else { return }
        index = min(lineEnd + 1, content.upperBound)
        if isBlock { break }
        isBlock = true
        continue
      }
      if !isBlock {
        guard reader.has(":", at: line.lowerBound), line.count > 1 else { break }
        line = line.dropFirst()
      }
      let key = reader.bytes[line].prefix { AttributeList.isName($0) }
      guard key.endIndex < line.upperBound, reader.bytes[key.endIndex] == UInt8(ascii: ":"), !key.isEmpty || isBlock
      else {
        if isBlock, !line.isEmpty || lineEnd < content.upperBound {
          index = min(lineEnd + 1, content.upperBound)
          continue
        }
        break
      }
      options[reader.string(key.startIndex..<key.endIndex)] = reader.trimmed(key.endIndex + 1..<line.upperBound)
      index = min(lineEnd + 1, content.upperBound)
    }
    content = index..<content.upperBound
  }
}
