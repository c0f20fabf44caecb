import HTML
import Testing

@Suite struct PieceTests {
  @Test(arguments: [
    "<div>", "</div>", "<b>", "<br>", "<table>\n<tr><td>", "<a href=x>", "<foo-bar>", "text", "", "&lt;",
    "<details><summary>a",
    "<script>a</script>", "<svg><path/></svg>", "<!-- a -->", "<select><option>a</select>", "<template><p></template>",
    "<noscript><p>a</p></noscript>", "<form>", "<button>", "<math></math>", "<p title=\"</noscript>\">",
    "<object data=x>",
  ])
  func endsBetweenTags(_ piece: String) {
    #expect(HTMLPiece.ending(of: piece.utf8) == .clean)
  }

  @Test(arguments: [
    "<script>", "<style>a", "<div title=\"", "<div", "<!-- a", "<svg>", "<svg><g>", "<math><mtext>", "<select>",
    "<template>",
    "<noscript>", "<noscript><p>a</noscript>", "<iframe src=x>", "<textarea>", "<title>", "<xmp>", "<plaintext>",
    "<plaintext></plaintext>", "<noembed>",
    "<a href='", "</div", "<select><option>", "<svg><style></svg", "<?php", "<!doctype",
  ])
  func wouldSwallowWhatFollows(_ piece: String) {
    #expect(HTMLPiece.ending(of: piece.utf8) == .open)
  }

  @Test(arguments: [
    ("<!-- a -->", true), ("<!-- a --> ", true), ("<!---->", true), ("<!-- > <b> -->", true),
    ("<!-- a - b -- c -->", true),
    ("<!--> <b> -->", false), ("<!---> <b> -->", false), ("<!-- a --> <b> -->", false), ("<!-- a --!> <b> -->", false),
    ("<!-->", false), ("<!-- a", false), ("<b>", false), ("", false),
  ])
  func comments(_ html: String, _ isComment: Bool) {
    let bytes = Array(html.utf8)
    #expect(bytes.withUnsafeBufferPointer { HTMLPiece.isComment($0) } == isComment)
  }

  @Test(arguments: [
    ("<b>", "b", false), ("</b>", "b", true), ("<BR/>", "br", false), ("<x-y a=b>", "x-y", false),
    ("</ b>", nil, false),
    ("<!-- a -->", nil, false), ("<", nil, false), ("<1>", nil, false),
  ])
  func names(_ tag: String, _ name: String?, _ isEnd: Bool) {
    let bytes = Array(tag.utf8)
    let found = bytes.withUnsafeBufferPointer { HTMLPiece.name(inTag: $0) }
    #expect(found?.name == name)
    if name != nil { #expect(found?.isEnd == isEnd) }
  }
}
