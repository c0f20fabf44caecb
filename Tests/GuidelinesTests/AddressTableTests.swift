import Guidelines
import Testing

@Suite struct AddressTableTests {
  private static func isFree(_ clash: AddressTable<Int>.Clash?) -> Bool { if case nil = clash { true } else { false } }

  @Test func aPathIsGivenOutOnce() {
    var table = AddressTable<Int>()
    #expect(Self.isFree(table.claim("a/b.html", for: 1)))
    guard case .taken(1) = table.claim("A/B.html", for: 2) else { return #expect(Bool(false)) }
    guard case .fileIsFolder(1) = table.claim("A", for: 3) else { return #expect(Bool(false)) }
    guard case .folderIsFile("a/b.html", 1) = table.claim("a/b.html/x/y", for: 4) else { return #expect(Bool(false)) }
    #expect(Self.isFree(table.claim("a/b", for: 5)))
    #expect(table.owner(of: "a/B") == 5)
    // What clashed has left nothing behind.
    #expect(Self.isFree(table.claim("a/b.htm", for: 6)))
    #expect(table.owner(of: "a/b.html/x/y") == nil)
  }

  @Test(arguments: [("ſ", "S"), ("ß", "SS"), ("\u{212A}", "k"), ("é", "E\u{301}"), ("ς", "Σ")])
  func lettersAreComparedAsFileSystemsDo(_ left: String, _ right: String) {
    #expect(AddressTable<Int>.key("x/" + left) == AddressTable<Int>.key("X/" + right))
  }
}
