/// Texts in front matter that is YAML.
extension FrontMatterValues {
  /// Reads the values of keys, and those of keys below others by their paths: `a.b`.
  mutating func readYAML(_ lines: [ArraySlice<UInt8>]) {
    var open: [(indent: Int, path: String)] = []
    // Lines that are further in are parts of a list or a text.
    var passed: Int?
    for (index, line) in lines.enumerated() where values.count < Self.mostValues {
      let indent = line.prefix(while: ForeignReader.isBlank).count
      let rest = line[(line.startIndex + indent)...]
      guard let first = rest.first(where: { $0 > 0x20 }), first != UInt8(ascii: "#") else { continue }
      if let depth = passed, indent > depth { continue }
      passed = indent
      guard first != UInt8(ascii: "-"), let sign = rest.firstIndex(of: UInt8(ascii: ":")) else { continue }
      while let last = open.last, last.indent >= indent { open.removeLast() }
      let key = Self.unquoted(rest[..<sign])
      guard indent == 0 || !open.isEmpty, !key.isEmpty else { continue }
      let path = open.last.map { $0.path + "." } ?? ""
      let value = rest[(sign + 1)...].drop(while: ForeignReader.isSpace)
      if let text = Self.text(value, lines[(index + 1)...], below: indent) {
        // Quotes and other marks of YAML mean nothing in a block.
        if value.first.map({ ">|".utf8.contains($0) }) ?? false {
          if values[path + key] == nil { values[path + key] = String(decoding: text, as: UTF8.self) }
        } else {
          add(text[...], to: path, key: key)
        }
      } else if value.isEmpty || value.first == UInt8(ascii: "#"), open.count < Self.mostLevels {
        open.append((indent, path + key))
        passed = nil
      } else {
        add(value, to: path, key: key)
      }
    }
  }

  /// The line that a value of several lines makes, as far as it is one paragraph: `key: >-` and what is below.
  ///
  /// - Returns: nil for a value of one line, for other values, and where nothing is below.
  private static func text(
    _ value: ArraySlice<UInt8>, _ lines: ArraySlice<ArraySlice<UInt8>>, below indent: Int
  ) -> [UInt8]? {
    let isBlock = value.first.map { ">|".utf8.contains($0) } ?? false
    if isBlock, !value.dropFirst().allSatisfy({ ForeignReader.isSpace($0) || "-+0123456789".utf8.contains($0) }) {
      return nil
    }
    var parts: [ArraySlice<UInt8>] = []
    for line in lines {
      let content = line.drop(while: ForeignReader.isSpace)
      if content.isEmpty {
        if isBlock { parts.append(content) }
        continue
      }
      guard line.prefix(while: ForeignReader.isBlank).count > indent else { break }
      if !isBlock, content.first == UInt8(ascii: "#") { continue }
      parts.append(content)
    }
    while parts.last?.isEmpty == true { parts.removeLast() }
    guard let first = parts.first, isBlock || !isEntry(first) else { return nil }
    if !isBlock, !value.isEmpty {
      guard !"[{&*!#".utf8.contains(value.first ?? 0) else { return nil }
      parts.insert(value, at: 0)
    }
    let isFolded = value.first != UInt8(ascii: "|")
    return OneParagraph.line(of: parts, isFolded: isFolded)
  }

  /// Whether a line is an item of a list, or an entry of a mapping.
  private static func isEntry(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "-") { return true }
    guard let sign = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let behind = line[(sign + 1)...].first
    return !unquoted(line[..<sign]).isEmpty && behind.map(ForeignReader.isSpace) ?? true
  }
}

/// A text of several lines that is one paragraph of Markdown, in one line.
enum OneParagraph {
  /// Longer ones are no texts that a line shows.
  private static let longest = 4000

  static func line(of text: String) -> String? {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return line(of: lines.last?.isEmpty == true ? lines.dropLast() : lines, isFolded: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter isFolded: whether line ends of the text are blanks, whatever follows them.
  static func line(of lines: [ArraySlice<UInt8>], isFolded: Bool) -> [UInt8]? {
    guard lines.reduce(0, { $0 + $1.count }) <= longest else { return nil }
    var joined: [UInt8] = []
    for line in lines {
      var line = line.drop(while: ForeignReader.isSpace)
      while let last = line.last, ForeignReader.isSpace(last) { line.removeLast() }
      guard let first = line.first, joined.isEmpty || isFolded || !beginsBlock(first, line) else { return nil }
      if !joined.isEmpty { joined.append(0x20) }
      joined += line
    }
    return joined.isEmpty ? nil : joined
  }

  /// Whether a line may begin another block than the paragraph above.
  private static func beginsBlock(_ first: UInt8, _ line: ArraySlice<UInt8>) -> Bool {
    if "#>-*+=|~`:<".utf8.contains(first) { return first != UInt8(ascii: "`") || line.starts(with: "```".utf8) }
    let digits = line.prefix { (0x30...0x39).contains($0) }
    return !digits.isEmpty && line[digits.endIndex...].first.map { ".)".utf8.contains($0) } ?? false
  }
}
