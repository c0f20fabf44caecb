import Testing
import Writing

/// Text of a pull request in a comment: it pings nobody, links nothing, and is not markup.
@Suite struct MarkdownCommentTests {
  @Test(arguments: [
    ("@octocat", "\\@\u{200B}octocat"), ("fixes #12", "fixes \\#\u{200B}12"),
    ("!3 ~bug %1", "\\!\u{200B}3 \\~\u{200B}bug \\%\u{200B}1"),
    ("<b>x</b>", "\\<b\\>x\\<\\/b\\>"), ("[a](b)", "\\[a\\]\\(b\\)"), ("a | b", "a \\| b"), ("`x`", "\\`x\\`"),
    ("https://x.y", "https\\:\u{200B}\\/\\/x\\.y"), ("www.x.y", "www\u{200B}\\.x\\.y"), ("GH-1", "GH\u{200B}\\-1"),
    ("/close", "\\/close"), ("a\nb", "a b"), ("a & b", "a \\& b"), ("Delete?", "Delete\\?"), ("", ""),
    ("a.md:3", "a\\.md\\:3"), ("100%.", "100\\%\\."), ("a@", "a\\@"),
  ])
  func textHasNoMeaning(_ text: String, _ expected: String) {
    #expect(MarkdownComment.text(text) == expected)
  }

  @Test(arguments: [
    ("a.md:3", "`a.md:3`"), ("a`b", "``a`b``"), ("`a`", "`` `a` ``"), ("a``b`", "``` a``b` ```"), ("@x #1", "`@x #1`"),
    ("a\n\nb", "`a  b`"), ("", ""), (" ", "`   `"),
  ])
  func codeEndsWhereItShould(_ text: String, _ expected: String) {
    #expect(MarkdownComment.code(text) == expected)
  }
}
