/// How the options of a container are told from its content.
enum ContainerOptions {
  /// The line may be the first of them.
  case awaited
  /// Each line that looks like one is one, with a colon in front of its name or without.
  case fields(hasColon: Bool)
  /// They are indented.
  case indented
  /// They end with a line of hyphens, as they began.
  case delimited
}

/// Options directly below the line that opens a container. Readers do not see them.
extension BlockRewriter {
  /// Reads a line of options.
  ///
  /// - Returns: false where the line is content.
  mutating func readOption(_ line: borrowing BlockLine, _ range: Range<Int>, _ options: ContainerOptions) -> Bool {
    let rest = line.rest
    switch options {
    case .fields(let hasColon):
      guard let option = ContainerOption(rest, hasColon: hasColon), hasColon || Self.fields.contains(option.name) else {
        return false
      }
      option.apply(to: &blocks[blocks.count - 1])
      return true
    case .awaited:
      if Self.isDelimiter(rest), holdsOption(behind: range.upperBound) {
        self.options = .delimited
        return true
      }
      guard line.indent >= 4, let option = ContainerOption(rest) else { return false }
      option.apply(to: &blocks[blocks.count - 1])
      self.options = .indented
      return true
    case .indented:
      guard line.indent >= 4, !line.isBlank else { return false }
      // Options of options are further lines.
      ContainerOption(rest)?.apply(to: &blocks[blocks.count - 1])
      return true
    case .delimited:
      if Self.isDelimiter(rest) {
        self.options = nil
        return true
      }
      guard let option = ContainerOption(rest) else { return line.indent > 0 }
      option.apply(to: &blocks[blocks.count - 1])
      return true
    }
  }

  /// The options that boxes of Obsidian have; other lines with a colon are text.
  private static let fields: Set = ["collapse", "color", "icon", "title"]

  private static func isDelimiter(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.prefix { $0 == UInt8(ascii: "-") }.count == 3 && rest.dropFirst(3).allSatisfy { $0 <= 0x20 }
  }

  /// Whether the line behind an offset is an option, so that hyphens in front of it are no line across the page.
  private func holdsOption(behind offset: Int) -> Bool {
    let next = bytes[offset..<text.body.upperBound].drop { $0 == 0x0A || $0 == 0x0D }
    let line = next.prefix { $0 != 0x0A }.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
    return ContainerOption(line) != nil
  }
}
