import Diagnostics
import Files
import Testing
import Words

@testable import Site

@Suite struct AssetPartsTests {
  private static func joined(_ sources: [String: String]) -> [String: String] {
    AssetParts.joined(sources.mapValues { Array($0.utf8) }, .english).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func joinsAFolderInTheOrderOfNames() {
    let joined = Self.joined([
      "a.css/2-b.css": "b { }\n", "a.css/1-a.css": "a { }", "a.css/10-c.css": "c { }\n", "icon.svg": "<svg/>\n",
      "pictures/x.png": "x",
    ])
    #expect(joined == ["a.css": "a { }\nc { }\nb { }\n", "icon.svg": "<svg/>\n", "pictures/x.png": "x"])
  }

  @Test func styleSheetsNameWhatIsPublished() throws {
    let output = MemoryOutput()
    let css = "a { b: url('x.png'); c: url(./deep/y.woff2); d: url(../x.png); e: url(z.png); f: url(/x.png) }"
    let assets = ThemeAssets(
      ["a.css": css, "deep/b.css": "a { b: url(../x.png) }", "x.png": "x", "deep/y.woff2": "y"].mapValues {
        Array($0.utf8)
      })
    try assets.write(to: output)
    func text(_ name: String) -> String { String(decoding: output.files[assets[name]] ?? [], as: UTF8.self) }
    func last(_ name: String) -> Substring { assets[name].split(separator: "/").last ?? "" }
    #expect(last("x.png") != "x.png")
    #expect(
      text("a.css")
        == "a { b: url('\(last("x.png"))'); c: url(./deep/\(last("deep/y.woff2"))); d: url(../x.png); e: url(z.png); f: url(/x.png) }"
    )
    #expect(text("deep/b.css") == "a { b: url(../\(last("x.png"))) }")
  }

  @Test func putsTheScriptsOfAFolderIntoOneScope() {
    let joined = Self.joined(["a.js/1.js": "const one = 1;\n", "a.js/2.js": "// What it is for.\nshow(one);\n"])
    #expect(joined == ["a.js": "\"use strict\";\n(() => {\nconst one=1;show(one);})();\n"])
  }

  @Test func putsTheWordsOfAScriptBeforeIt() {
    let joined = Self.joined([
      "a.js/1.js": "say(WORDS.text.copy, WORDS.search.found({ count }));\n", "a.js/2.js": "all(WORDS.search_kinds);\n",
      "b.js/1.js": "MYWORDS.text.copy;\n",
    ])
    let words =
      "const WORDS={text:{copy:\"Copy\"},search:{found:v=>v.count===1?v.count+\" page\":v.count+\" pages\"},"
      + "search_kinds:{page:\"Pages\",dialog:\"Dialogs\",rule:\"Rules\"}};\n"
    #expect(
      joined == [
        "a.js": "\"use strict\";\n(() => {\n" + words
          + "say(WORDS.text.copy,WORDS.search.found({count}));all(WORDS.search_kinds);})();\n",
        "b.js": "\"use strict\";\n(() => {\nMYWORDS.text.copy;})();\n",
      ])
  }

  @Test func countsInScriptsAsTheLanguageDoes() {
    let parts = ["a.js/1.js": Array("WORDS.catalogue.count;".utf8)]
    func script(_ language: String) -> String {
      String(
        decoding: AssetParts.joined(parts, Words.load(language: language, files: []).words)["a.js"] ?? [], as: UTF8.self
      )
    }
    #expect(script("fr").contains("count:v=>v.count<2?v.count+\" dialogue\":v.count+\" dialogues\"}"))
    #expect(script("ja").contains("count:v=>\"ダイアログ\"+v.count+\"件\"}"))
  }

  @Test func putsWordsIntoStyleSheetsAsStrings() {
    #expect(
      Self.joined(["a.css/1.css": "a { content: WORDS.live.try; }\n"]) == ["a.css": "a { content: \"Try it\"; }\n"])
  }

  @Test func reportsWordsThatAreNone() throws {
    let source = "a(WORDS.text.copi);\nb(WORDS.texts.copy, WORDS.text);\n"
    let findings = AssetParts.unknownWords(in: ["site.js/90-own.js": Array(source.utf8), "own.js": Array(source.utf8)])
    #expect(
      findings.map(\.summary) == [
        "unknown word “text.copi”; did you mean “text.copy”?",
        "unknown word “texts.copy”; did you mean “text.copy”?",
      ])
    let location = try #require(findings.first?.location)
    #expect(location.path == "Templates/assets/site.js/90-own.js")
    #expect(location.range == 2..<17)
  }

  /// The built-in theme is not checked again with every site.
  @Test func theBuiltInAssetsAskOnlyForWordsThatExist() throws {
    let assets = try SourceTree.read(.memory([:])).themeAssets
    #expect(assets.keys.contains { $0.hasPrefix("site.js/") })
    #expect(AssetParts.unknownWords(in: assets) == [])
  }

  @Test func letsAWholeFileReplaceAllParts() {
    #expect(Self.joined(["a.css/1.css": "a { }", "a.css": "/* Mine. */\n"]) == ["a.css": "/* Mine. */\n"])
  }
}
