/// Code in text that begins with its language: `#!python import os` and `:::python import os` of inlinehilite.
extension ForeignRewriter {
  /// Copies code in a line without the mark of its language, which gives it colors in MkDocs.
  mutating func putCodeSpan(_ span: Range<Int>) {
    guard !isMDX, let mark = markOfLanguage(in: span) else { return putCode(span) }
    putCode(span.lowerBound..<mark.lowerBound)
    putCode(mark.upperBound..<span.upperBound)
    hasChanged = true
  }

  /// The mark of a known language behind the backticks, if there is code behind it.
  private func markOfLanguage(in span: Range<Int>) -> Range<Int>? {
    let ticks = bytes[span].prefix { $0 == UInt8(ascii: "`") }.count
    let code = span.dropFirst(ticks).dropLast(ticks)
    guard ticks > 0, !code.isEmpty else { return nil }
    let start = code.lowerBound
    let colons = bytes[code].prefix { $0 == UInt8(ascii: ":") }.count
    let sign = reader.has("#!", at: start) ? 2 : colons >= 3 ? colons : 0
    guard sign > 0 else { return nil }
    let name = bytes[code].dropFirst(sign).prefix(Self.longestLanguage).prefix { byte in
      TextRun.isAlphanumeric(byte) || "+#-".utf8.contains(byte)
    }
    let blanks = bytes[name.endIndex..<code.upperBound].prefix(while: ForeignReader.isBlank)
    guard !blanks.isEmpty, blanks.endIndex < code.upperBound,
      Self.languages.contains(String(decoding: name, as: UTF8.self).lowercased())
    else { return nil }
    // A backtick that code begins with must not come to the marks of the code.
    return start..<blanks.endIndex - (bytes[blanks.endIndex] == UInt8(ascii: "`") ? 1 : 0)
  }

  private static let longestLanguage = 20

  /// Names of languages: other words behind such signs are shown, such as `:::note Title` on a page about boxes.
  private static let languages: Set = [
    "bash", "bat", "c", "c#", "c++", "clojure", "cmake", "console", "cpp", "csharp", "css", "dart", "diff", "docker",
    "dockerfile", "elixir", "erlang", "fsharp", "go", "golang", "graphql", "groovy", "haskell", "hcl", "html", "ini",
    "java", "javascript", "jinja", "js", "json", "json5", "jsonc", "jsx", "julia", "kotlin", "latex", "lisp", "lua",
    "make", "makefile", "markdown", "md", "nginx", "nim", "objc", "ocaml", "perl", "php", "powershell", "ps1",
    "protobuf",
    "py", "py3", "pycon", "python", "python3", "r", "rb", "ruby", "rust", "sass", "scala", "scss", "sh", "shell", "sql",
    "svg", "swift", "terraform", "tex", "text", "toml", "ts", "tsx", "typescript", "vim", "xml", "yaml", "yml", "zig",
    "zsh",
  ]
}
