import Diagnostics
import Testing

@Suite struct PositionIndexTests {
  @Test(arguments: [
    "", "a", "one\ntwo\r\nthree\rfour", String(repeating: "é👍\n", count: 400),
    String(repeating: "漢字 and 👩‍👩‍👧 ", count: 200), String(repeating: "x", count: 1_024),
  ]) func agreesWithTheFile(_ text: String) {
    let file = SourceFile(path: "a.md", text: text)
    let index = PositionIndex(file)
    for offset in -1...file.bytes.count + 1 {
      #expect(index.position(at: offset) == file.position(at: offset))
    }
  }
}
