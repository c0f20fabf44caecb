import Highlighting
import TestSupport
import Testing
import Writing

/// Whatever the code is: its text stays, pieces do not overlap, and neither time nor output grows out of hand.
@Suite struct HostileHighlightingTests {
  /// Parts that begin what they do not end, or end what did not begin.
  static let parts = [
    "\"", "'", "`", "\"\"\"", "'''", "#\"", "###", "\\", "\\(", "${", "$", "(", "{", "}", ")", "/*", "*/", "//", "/",
    "<",
    "<!--", "<![CDATA[", "</", "<script>", "<style>", "</script", "&", "&#", "|", "|\n", ": ", "- ", "#", "@", "!",
    "--",
    "a", "1", "0x", "1e", ".", "é", "\u{0}", "\t", " ", "\n", "=", "a=\"", "a: ", "\\\"", "\"'", "[", "{ a: b;",
    "#{", "<?", "?>", "--[[", "[=[", "#[", "r#", "R\"(", "<<A\n", "#include <", "'\\", "1'", ":a", "a!", "+++ ",
    "---\n",
    "FROM a", "RUN \\\n", "# \\\n", ">>> ", "f'",
  ]

  private func check(_ code: [UInt8], _ language: CodeLanguage) {
    code.withUnsafeBufferPointer { buffer in
      let tokens = language.tokens(of: buffer)
      #expect(tokens.count <= CodeLanguage.tokenLimit)
      var end = 0
      var isOrdered = true
      for token in tokens {
        isOrdered = isOrdered && token.range.lowerBound >= end && !token.range.isEmpty
        end = token.range.upperBound
      }
      #expect(isOrdered && end <= code.count)
      var html = HTMLWriter()
      html.code(buffer, in: language)
      #expect(Self.text(of: html.bytes) == code, "\(language.names)")
    }
  }

  /// What a browser would show: the bytes without tags, with references resolved.
  private static func text(of html: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var rest = html[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }.dropFirst()
      } else if byte == UInt8(ascii: "&") {
        switch rest.prefix(3) {
        case let name where name.elementsEqual("lt;".utf8): text.append(UInt8(ascii: "<"))
        case let name where name.elementsEqual("gt;".utf8): text.append(UInt8(ascii: ">"))
        case let name where name.elementsEqual("amp".utf8): text.append(UInt8(ascii: "&"))
        default: text.append(UInt8(ascii: "\""))
        }
        rest = rest.drop { $0 != UInt8(ascii: ";") }.dropFirst()
      } else {
        text.append(byte)
      }
    }
    return text
  }

  @Test(arguments: CodeLanguage.all.map(\.names[0]))
  func keepsTheText(_ name: String) throws {
    let language = try #require(CodeLanguage.named(name))
    for (index, first) in Self.parts.enumerated() {
      check(Array(first.utf8), language)
      // Each language has other pairs: all of them would take too long.
      for (other, second) in Self.parts.enumerated() where (index + other * 3) % 29 == name.count {
        check(Array((first + second).utf8), language)
        check(Array("a \(first) \(second)b\n\(second)\(first)c".utf8), language)
      }
    }
  }

  /// A part repeated to a line, with the quotes and brackets that end it at last.
  @Test(arguments: CodeLanguage.all.map(\.names[0]))
  func takesLongLines(_ name: String) throws {
    let language = try #require(CodeLanguage.named(name))
    for part in Self.parts + ["a '", "\\\"\\'", "a / ", "\"\\(", "${`", "<a ", "x{", "{x", "- a: "] {
      var code: [UInt8] = []
      while code.count < 1000 { code += part.utf8 }
      check(code + Array("\"'`*/;}".utf8), language)
    }
  }

  /// Signs that begin something to search the end of: none is searched for again and again.
  @Test(.endsInTime, arguments: CodeLanguage.all.map(\.names[0]))
  func takesLinearTime(_ name: String) throws {
    let language = try #require(CodeLanguage.named(name))
    for part in ["\"", "'", "\"#{", "[[", "R\"a(", "#["] {
      var code: [UInt8] = []
      while code.count < 1_000_000 { code += part.utf8 }
      let tokens = code.withUnsafeBufferPointer { language.tokens(of: $0) }
      #expect(tokens.count <= CodeLanguage.tokenLimit)
    }
  }

  @Test func leavesTheRestPlainBeyondTheLimit() throws {
    let code = Array(repeatElement("let a\n", count: CodeLanguage.tokenLimit + 5).joined().utf8)
    let swift = try #require(CodeLanguage.named("swift"))
    let tokens = code.withUnsafeBufferPointer { swift.tokens(of: $0) }
    #expect(tokens.count == CodeLanguage.tokenLimit)
    check(code, swift)
  }
}
