import Testing

@testable import Site

@Suite struct AssetPartsTests {
  private static func joined(_ sources: [String: String]) -> [String: String] {
    AssetParts.joined(sources.mapValues { Array($0.utf8) }).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func joinsAFolderInTheOrderOfNames() {
    let joined = Self.joined([
      "a.css/2-b.css": "b { }\n", "a.css/1-a.css": "a { }", "a.css/10-c.css": "c { }\n", "icon.svg": "<svg/>\n",
      "pictures/x.png": "x",
    ])
    #expect(joined == ["a.css": "a { }\nc { }\nb { }\n", "icon.svg": "<svg/>\n", "pictures/x.png": "x"])
  }

  @Test func putsTheScriptsOfAFolderIntoOneScope() {
    let joined = Self.joined(["a.js/1.js": "const one = 1;\n", "a.js/2.js": "// What it is for.\nshow(one);\n"])
    #expect(joined == ["a.js": "\"use strict\";\n(() => {\nconst one=1;\nshow(one);\n})();\n"])
  }

  @Test func letsAWholeFileReplaceAllParts() {
    #expect(Self.joined(["a.css/1.css": "a { }", "a.css": "/* Mine. */\n"]) == ["a.css": "/* Mine. */\n"])
  }

  @Test(arguments: [
    ("a {\n  /* why */\n  b: c;\n}\n", "a {\nb: c;\n}\n"),
    ("/* one\n   two */\na { }\n", "a { }\n"),
    ("/* one */ a { } /* two */\nb { }\n", " a { } /* two */\nb { }\n"),
    ("/* one\n two */ a { }\n/**/\nb { }", " a { }\nb { }\n"),
    ("const a = \"// no\"; // yes\n\n  // no\n", "const a = \"// no\"; // yes\n"),
    ("", ""),
    ("/* never closed\na { }", ""),
  ])
  func leavesOutLinesOfComments(source: String, kept: String) {
    #expect(String(decoding: AssetParts.condensed(Array(source.utf8), isScript: false), as: UTF8.self) == kept)
  }

  @Test(arguments: [
    ("  if (a && b) {\n    c = (d) => e;\n", "if(a&&b){\nc=(d)=>e;\n"),
    ("a = b + +c - -d;\n", "a=b + +c - -d;\n"),
    ("if (a === \"b = c\") d = \" ; \";\n", "if(a===\"b = c\")d=\" ; \";\n"),
    ("a = 'b = c';\n", "a = 'b = c';\n"),
    ("a = \"\\\" = \";\n", "a = \"\\\" = \";\n"),
    ("a = b / c; // d\n", "a = b / c; // d\n"),
    ("a = `b\n  c = d\n`;\n", "a = `b\n  c = d\n`;\n"),
    ("if (a < !b) return c ? .5 : d;\n", "if(a < !b)return c?.5:d;\n"),
  ])
  func leavesOutSpacesThatMeanNothing(source: String, kept: String) {
    #expect(String(decoding: AssetParts.condensed(Array(source.utf8), isScript: true), as: UTF8.self) == kept)
  }
}
