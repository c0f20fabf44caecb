import Testing
import Writing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("{}", JSONValue.object([:])), (" [1, -2, 1.5] ", .list([.number(1), .number(-2), .decimal(1.5)])),
    ("{\"a\": {\"b\": [true, false]}}", .object(["a": .object(["b": .list([.flag(true), .flag(false)])])])),
    ("\"\\u00e4\\ud83d\\ude00\\n\\\"ü\"", .text("ä😀\n\"ü")),
  ])
  func readsValues(_ text: String, _ value: JSONValue) {
    #expect(JSONReader.value(of: Array(text.utf8)) == value)
    #expect(JSONReader.value(of: value.bytes) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":}", "{a:1}", "\"\\ud83d\"", "\"\\x\"", "\"open", "1 2", "tru", "\"\n\"", "-", "null",
    String(repeating: "[", count: 1_000_000),
  ])
  func refusesOtherText(_ text: String) {
    #expect(JSONReader.value(of: Array(text.utf8)) == nil)
  }
}
