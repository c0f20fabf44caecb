import HTML
import Testing

/// What is parsed nests no deeper than the bounds allow, and ordinary pages are parsed.
@Suite struct BoundsTests {
  /// Depth and number of elements; nil for what is refused.
  static func size(_ html: String) -> (depth: Int, elements: Int)? {
    let bytes = Array(html.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      guard let tree = HTMLTree(parsing: bytes) else { return nil }
      var (depth, deepest, elements) = (0, 0, 0)
      var walk = tree.walk()
      while let event = walk.next() {
        switch event {
        case .enter(let node):
          guard node.kind == .element else { continue }
          depth += 1
          elements += 1
          deepest = max(deepest, depth)
        case .leave: depth -= 1
        }
      }
      return (deepest, elements)
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let ordinary: [String] = [
    repeated("<p>a", 20_000), repeated("<ul><li>a<li>b</ul>", 10_000), repeated("<br>", 50_000),
    "<table>" + repeated("<tr><td>a<td>b", 20_000) + "</table>", repeated("<table><tbody><tr><th>a</table>", 5_000),
    "<dl>" + repeated("<dt>a<dd>b", 20_000) + "</dl>", repeated("<div><p>a</div>", 10_000),
    repeated("<b>a</b> <i>b</i>", 10_000), "<svg>" + repeated("<path d=\"\"/>", 10_000) + "</svg>",
    repeated("<svg><g><path/></g></svg>", 5_000), repeated("<!-- a > b -->", 20_000),
    repeated("<script>a < b</script>", 5_000),
    repeated("<img src=a alt='</p>'>", 10_000), repeated("<details><summary>a</summary>b</details>", 10_000),
  ]

  @Test(arguments: ordinary)
  func parsesOrdinaryPages(_ html: String) {
    #expect(Self.size(html) != nil, "\(html.prefix(40))")
  }

  /// Each opens elements without end; some try to look as if they closed them.
  static let endless: [String] = [
    "<div>", "<b>", "<b a=1><p>", "<a><b>", "<div><table></div></table>", "<foo><p>x</foo></p>", "<ul><li>",
    "<table><tr><td>",
    "<svg><path>", "<svg></svg><foo/>", "<svg><p></p><path/>", "<span><!-- </span> -->", "<div><!--></div> -->",
    "<div><textarea></div></textarea>", "<div><script><!--<script></script></div>--></script>", "<div title='</div>'>",
    "<div><!x </div>>", "<div><?x </div>>", "<svg><g><![CDATA[></g>]]>", "<div></ div>", "<button><p></button",
    "<svg><image>",
    "<math><mi>", "<div></div title='><div>'>", "<script> <a title=\" </script> <div> \"> </a></script>",
    "<!--> <textarea> --> </div> </textarea><div>", "<!--> <a title=\"--> </div> \"><div>", "<i></b>",
    "<object><p></object>x<p><b>",
    "<font><p></font>", "<ruby><rt>", "<center><p></p>", "<em><div></em>", "<td><div></td>",
    "<select><svg></select><div>",
    "<xmp><div></xmp></div><div>", "<h1><div>", "<a href=1><table><a href=2>",
  ]

  @Test(arguments: endless)
  func refusesOrBoundsNesting(_ html: String) {
    for count in [900, 20_000] {
      guard let size = Self.size(Self.repeated(html, count)) else { continue }
      #expect(size.depth <= 4 * HTMLBounds.depth, "\(html) × \(count): \(size)")
      #expect(size.elements <= HTMLBounds.repeatedElements + 12 * count, "\(html) × \(count): \(size)")
    }
  }

  @Test func refusesWhatIsDeep() {
    #expect(Self.size(Self.repeated("<div>", 100_000)) == nil)
    #expect(Self.size((0..<900).map { "<b id=\($0)>" }.joined() + Self.repeated("<p>a</p>", 5_000)) == nil)
  }

  /// Made of all kinds of tags at random: the depth is what was promised.
  @Test(arguments: 0..<40)
  func boundsNestingOfAnything(_ seed: UInt64) {
    var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let parts =
      Self.endless + Self.ordinary.map { String($0.prefix(14)) } + [
        "</div>", "</b>", "</p>", "</table>", "</svg>", "</a>", "</foo>", "-->", "</script>", "</select>", "\"", "'",
        ">", "</li>",
      ]
    let some = (0..<8).map { _ in parts.randomElement(using: &random) ?? "" }
    let html = (0..<6_000).map { _ in some.randomElement(using: &random) ?? "" }.joined()
    guard let size = Self.size(html) else { return }
    #expect(size.depth <= 4 * HTMLBounds.depth, "\(some): \(size)")
  }

  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
