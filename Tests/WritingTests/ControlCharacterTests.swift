import Testing
import Writing

/// Control characters in texts that are shown.
@Suite struct ControlCharacterTests {
  @Test(arguments: [
    ("a\u{1B}[1mb", "a\u{FFFD}[1mb"), ("\u{0}\u{7F}", "\u{FFFD}\u{FFFD}"), ("a\tb\r\n\u{C}c", "a\tb\r\n\u{C}c"),
    ("ä€", "ä€"), ("", ""),
  ])
  func areReplaced(_ text: String, _ expected: String) {
    #expect(text.withoutControls == expected)
    var writer = HTMLWriter()
    writer.text(text)
    writer.attribute("title", text)
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\(expected) title=\"\(expected)\"")
  }
}
