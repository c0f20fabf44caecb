import Testing

@testable import Writing

/// XML of anyone: what is read, and what is refused where.
@Suite struct XMLReaderTests {
  private func text(_ element: XMLElement) -> String {
    element.children.map {
      switch $0 {
      case .text(let text): text
      case .element(let element): "[\(element.name)\(text(element))]"
      }
    }.joined()
  }

  @Test(arguments: [
    ("<a>x &amp; y &lt;&gt;&quot;&apos; &#65;&#x1F600;</a>", "x & y <>\"' A😀"),
    ("\u{FEFF}<?xml version='1.0' encoding='utf-8'?><!-- -- c --><a>1<!-- x -->2</a><!-- e -->\n", "12"),
    ("<a><![CDATA[<b> & ]] ]]>]<b/></a>", "<b> & ]] ][b]"),
    ("<a>1\r\n2\r3\n4</a>", "1\n2\n3\n4"),
    ("<p:a xmlns:p='u'><p:b>مرحبًا</p:b></p:a>", "[bمرحبًا]"),
    ("<a ></a >", ""),
  ])
  func reads(_ source: String, _ expected: String) throws {
    #expect(text(try XMLReader.root(of: Array(source.utf8))) == expected)
  }

  @Test func knowsNamespacesAndAttributes() throws {
    let source = "<a xmlns='u' xmlns:q='v' x='1 &amp; 2\n3' q:y=\"'\"><q:b/><b xmlns=''/><b/></a>"
    let root = try XMLReader.root(of: Array(source.utf8))
    #expect(root.namespace == "u" && root.attributes["x"] == "1 & 2 3" && root.attributes["q:y"] == "'")
    #expect(root.elements.map(\.namespace) == ["v", "", "u"])
  }

  @Test(arguments: [
    ("", 0), ("x", 0), ("<a>", 0), ("<a></b>", 3), ("<a/><b/>", 4), ("<a/>x", 4), ("<a", 2), ("<a b></a>", 4),
    ("<a b='1' b='2'/>", 9), ("<a b='1'c='2'/>", 8), ("<a b='<'/>", 6), ("<a b=1/>", 5), ("<a>&b;</a>", 3),
    ("<a>&#0;</a>", 3), ("<a>&#xD800;</a>", 3), ("<a>&#x110000;</a>", 3), ("<a>&#+65;</a>", 3), ("<a>& </a>", 3),
    ("<a>&amp</a>", 3), ("<!DOCTYPE a><a/>", 0), ("<a/><!DOCTYPE a>", 4), ("<a><?php x ?></a>", 3), ("<?x?><a/>", 0),
    ("<a><!DOCTYPE b></a>", 3), ("<a><!-- </a>", 3), ("<a><![CDATA[</a>", 3), ("<p:a/>", 0), ("<1/>", 1),
    ("<a>\u{1}</a>", 3), ("<?xml version='1.0' encoding='latin1'?><a/>", 0),
  ])
  func refuses(_ source: String, _ offset: Int) {
    #expect { try XMLReader.root(of: Array(source.utf8)) } throws: { ($0 as? MalformedFile)?.offset == offset }
  }

  @Test(arguments: [("&#x1B;", "XML cannot hold the character “&#x1B;”"), ("&copy;", "unknown reference “&copy;”")])
  func saysWhatIsWrongWithAReference(_ reference: String, _ summary: String) {
    #expect {
      try XMLReader.root(of: Array("<a>\(reference)</a>".utf8))
    } throws: {
      ($0 as? MalformedFile)?.summary == summary
    }
  }

  @Test(
    arguments: [([0x3C, 0x61, 0x3E, 0xFF], 3), ([0xFF, 0xFE, 0x3C, 0], 0), ([0x3C, 0xC3], 1)] as [([UInt8], Int)])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8], _ offset: Int) {
    #expect { try XMLReader.root(of: bytes) } throws: { ($0 as? MalformedFile)?.offset == offset }
  }

  @Test func expandsNothing() {
    let laughs = """
      <!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]><a>&c;&d;</a>
      """
    #expect(throws: MalformedFile.self) { try XMLReader.root(of: Array(laughs.utf8)) }
  }

  @Test func boundsDepthAndTakesLongFiles() throws {
    let deep = String(repeating: "<a>", count: XMLReader.depthLimit)
    let end = String(repeating: "</a>", count: XMLReader.depthLimit)
    _ = try XMLReader.root(of: Array((deep + end).utf8))
    #expect(throws: MalformedFile.self) { try XMLReader.root(of: Array(("<a>" + deep + end + "</a>").utf8)) }
    #expect(throws: MalformedFile.self) {
      try XMLReader.root(of: Array(String(repeating: "<a>", count: 1_000_000).utf8))
    }
    let wide = "<a>" + String(repeating: "<b c='1'>x</b>", count: 20_000) + "</a>"
    #expect(try XMLReader.root(of: Array(wide.utf8)).elements.count == 20_000)
    let attributes = (0...XMLReader.attributeLimit).map { " a\($0)='1'" }.joined()
    #expect(throws: MalformedFile.self) { try XMLReader.root(of: Array("<a\(attributes)/>".utf8)) }
  }
}
