import Highlighting
import Testing
import Writing

/// Code with each colored piece between angle quotes, after the letter of its class.
func marked(_ code: String, _ name: String) throws -> String {
  let language = try #require(CodeLanguage.named(name))
  var result = ""
  var bytes = Array(code.utf8)[...]
  var end = 0
  Array(code.utf8).withUnsafeBufferPointer { buffer in
    for token in language.tokens(of: buffer) {
      result += String(decoding: bytes.prefix(token.range.lowerBound - end), as: UTF8.self)
      bytes = bytes.dropFirst(token.range.lowerBound - end)
      result += "\(token.kind)".prefix(1)
      result += "‹" + String(decoding: bytes.prefix(token.range.count), as: UTF8.self) + "›"
      bytes = bytes.dropFirst(token.range.count)
      end = token.range.upperBound
    }
  }
  return result + String(decoding: bytes, as: UTF8.self)
}

@Suite struct HighlightingTests {
  @Test(arguments: [
    ("let a = 0x1F..<10 // b", "k‹let› a = n‹0x1F›..<n‹10› c‹// b›"),
    (#"Text("a \(b + "c") d")"#, #"t‹Text›(s‹"a \(›b + s‹"c") d"›)"#),
    (##"#if x; @State var s = #"a\(b)\#(c)"#"##, ##"k‹#if› x; a‹@State› k‹var› s = s‹#"a\(b)\#(›cs‹)"#›"##),
    ("/* a /* b */ c */ d", "c‹/* a /* b */ c */› d"),
    ("a.default(open, open: 1)", "a.default(open, open: n‹1›)"),
    ("open class A", "k‹open› k‹class› t‹A›"),
    ("\"a\nb", "s‹\"a›\nb"),
    ("\"\"\"\na \"b\" \\(c)\n\"\"\"", "s‹\"\"\"\na \"b\" \\(›cs‹)\n\"\"\"›"),
  ])
  func colorsSwift(_ code: String, _ expected: String) throws { #expect(try marked(code, "swift") == expected) }

  @Test(arguments: [
    (
      #"@Composable fun A() = "$b ${c("d")}" + 'e'"#,
      #"a‹@Composable› k‹fun› t‹A›() = s‹"$b ${›c(s‹"d"›)s‹}"› + s‹'e'›"#
    ),
    (#"val a = """b\"""#, #"k‹val› a = s‹"""b\"""# + "›"),
    ("value = a, data = 1f", "value = a, data = n‹1f›"),
    ("data class A", "k‹data› k‹class› t‹A›"),
  ])
  func colorsKotlin(_ code: String, _ expected: String) throws { #expect(try marked(code, "kotlin") == expected) }

  @Test(arguments: [
    ("const a = /b\"[/]/g.test('c') / 2;", "k‹const› a = s‹/b\"[/]/g›.test(s‹'c'›) / n‹2›;"),
    ("`a ${b({ c: `d` })} e`", "s‹`a ${›b({ c: s‹`d`› })s‹} e`›"),
    ("<A>{'b'} it's</A>", "<t‹A›>{s‹'b'›} it's</t‹A›>"),
    ("type A = string; type: 'b'", "k‹type› t‹A› = string; type: s‹'b'›"),
    ("return /a/", "k‹return› s‹/a/›"),
  ])
  func colorsJavaScript(_ code: String, _ expected: String) throws { #expect(try marked(code, "tsx") == expected) }

  @Test(arguments: [
    (#"const Text('It\'s $a ${b['c']}')"#, #"k‹const› t‹Text›(s‹'It\'s $a ${›b[s‹'c'›]s‹}'›)"#),
    ("'''a\n'b'''' ; @override", "s‹'''a\n'b'''' ; @override›"),
  ])
  func colorsDart(_ code: String, _ expected: String) throws { #expect(try marked(code, "dart") == expected) }

  @Test(arguments: [
    (
      "<!doctype html><p class=a id='b'>&amp; & <br/><!-- c -->",
      "k‹<!doctype html>›t‹<p› a‹class›=s‹a› a‹id›=s‹'b'›t‹>›n‹&amp;› & t‹<br/>›c‹<!-- c -->›"
    ),
    (
      "<script>let a = '<';</script>\n<style> p { top: 0 }</style>",
      "t‹<script>›k‹let› a = s‹'<'›;t‹</script>›\nt‹<style>› t‹p› { a‹top›: n‹0› }t‹</style>›"
    ),
    ("a < b <", "a < b <"),
    ("<a href=\"", "t‹<a› a‹href›=s‹\"›"),
  ])
  func colorsHTML(_ code: String, _ expected: String) throws { #expect(try marked(code, "html") == expected) }

  @Test(arguments: [
    ("# a\nb: \"c\" # d", "c‹# a›\na‹b›: s‹\"c\"› c‹# d›"),
    ("- a: true\n  b: -1.5", "- a‹a›: k‹true›\n  a‹b›: n‹-1.5›"),
    ("a: |\n  # b\n\n  c: d\ne: f", "a‹a›: k‹|›\n  s‹# b›\n\n  s‹c: d›\na‹e›: f"),
    ("{a: 1, 'b': [c, &d e]}", "{a‹a›: n‹1›, a‹'b'›: [c, t‹&d› e]}"),
    ("a: http://b:80#c", "a‹a›: http://b:80#c"),
  ])
  func colorsYAML(_ code: String, _ expected: String) throws { #expect(try marked(code, "yml") == expected) }

  @Test(arguments: [
    (
      "/* a */ .b:hover > p { color: #fff; margin: -1.5em 50% !important }",
      "c‹/* a */› t‹.b›:t‹hover› > t‹p› { a‹color›: n‹#fff›; a‹margin›: -n‹1.5em› n‹50%› k‹!important› }"
    ),
    ("@media (min-width: 3rem) { a { --b: c } }", "k‹@media› (min-width: n‹3rem›) { t‹a› { a‹--b›: c } }"),
  ])
  func colorsCSS(_ code: String, _ expected: String) throws { #expect(try marked(code, "css") == expected) }

  @Test(arguments: [
    (#"{"a": "b\"", "c" : [-1e5, true] // d"#, #"{a‹"a"›: s‹"b\""›, a‹"c"› : [n‹-1e5›, k‹true›] c‹// d›"#)
  ])
  func colorsJSON(_ code: String, _ expected: String) throws { #expect(try marked(code, "json") == expected) }

  @Test(arguments: [
    (
      "if [ -f \"$A\" ]; then b --c-d='e' $F ${G} # h",
      "k‹if› [ a‹-f› s‹\"$A\"› ]; k‹then› b a‹--c-d›=s‹'e'› a‹$F› a‹${G}› c‹# h›"
    ),
    ("echo don't a#b $", "k‹echo› don't a#b $"),
  ])
  func colorsShell(_ code: String, _ expected: String) throws { #expect(try marked(code, "bash") == expected) }

  @Test func colorsOnlyWhatWasTypedInASession() throws {
    #expect(try marked("$ if a\nif it's b\n", "console") == "c‹$› k‹if› a\nif it's b\n")
  }

  @Test func knowsLanguagesByAnyCase() {
    #expect(CodeLanguage.named("Swift") != nil)
    #expect(CodeLanguage.named("") == nil)
    #expect(CodeLanguage.named("c++")?.names != CodeLanguage.named("C")?.names)
    #expect(CodeLanguage.named("unknown") == nil && CodeLanguage.named("text") == nil)
  }

  @Test func escapesWhatItColors() {
    var html = HTMLWriter()
    Array("let a = \"<b>\" & c".utf8).withUnsafeBufferPointer { html.code($0, in: .named("swift")) }
    #expect(
      String(decoding: html.bytes, as: UTF8.self)
        == #"<b>let</b> a = <span class="s">&quot;&lt;b&gt;&quot;</span> &amp; c"#)
  }

  /// Text that only has to be escaped is written in another way than text that has to be changed first.
  @Test(arguments: ["let a = \"<é & 'b'>\" // \"c\" > d", "", "&", "\"\"\"\n<日本>\n\"\"\"", "a\"&<>&\"b"])
  func writesTheSameInBothWays(_ code: String) throws {
    let bytes = Array(code.utf8)
    for language in [CodeLanguage.named("swift"), nil] {
      var (whole, pieces) = (HTMLWriter(), HTMLWriter())
      bytes.withUnsafeBufferPointer { bytes in
        whole.code(bytes, in: language)
        pieces.code(bytes, in: language) { $1.text($0) }
      }
      #expect(whole.bytes == pieces.bytes)
    }
  }
}
