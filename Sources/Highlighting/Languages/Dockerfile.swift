extension CodeLanguage {
  /// Instructions, and what is behind them as that of a shell.
  static let dockerfile = CodeLanguage(["dockerfile", "docker", "containerfile"]) { scanner in
    while !scanner.isAtEnd {
      scanner.skipBlanks()
      let start = scanner.index
      scanner.skipWord()
      let word = UnsafeBufferPointer(rebasing: scanner.code[start..<scanner.index])
      if instructions.contains(word, ignoresCase: true) {
        scanner.add(.keyword, from: start)
        if froms.contains(word, ignoresCase: true) { image(&scanner) }
      } else {
        scanner.index = start
      }
      scanner.scan(.shell, to: scanner.endOfInstruction)
      scanner.index = min(scanner.index + 1, scanner.end)
    }
  }

  /// An image and `AS` before its name.
  private static func image(_ scanner: inout CodeScanner) {
    while !scanner.isAtEnd, scanner.peek() != UInt8(ascii: "\n") {
      let start = scanner.index
      if CodeScanner.isSpace(scanner.peek()) {
        scanner.index += 1
        continue
      }
      while !scanner.isAtEnd, !CodeScanner.isSpace(scanner.peek()) { scanner.index += 1 }
      let word = UnsafeBufferPointer(rebasing: scanner.code[start..<scanner.index])
      if word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "$") {
        scanner.add(.attribute, from: start)
      } else if names.contains(word, ignoresCase: true) {
        scanner.add(.keyword, from: start)
      }
    }
  }

  private static let instructions = WordSet(
    """
    add arg cmd copy entrypoint env expose from healthcheck label maintainer onbuild run shell stopsignal user volume
    workdir
    """)
  private static let froms = WordSet("from")
  private static let names = WordSet("as")
}

extension CodeScanner {
  /// The end of the first line from here on that does not end with a backslash.
  fileprivate var endOfInstruction: Int {
    var scanner = self
    scanner.skipLine()
    var isComment = false
    while !scanner.isAtEnd, isComment || scanner.peek(-1) == UInt8(ascii: "\\") {
      scanner.index += 1
      scanner.skipBlanks()
      // Comments between the lines of an instruction do not end it.
      isComment = scanner.peek() == UInt8(ascii: "#")
      scanner.skipLine()
    }
    return scanner.index
  }
}
