import Testing
import Writing

@Suite struct FingerprintTests {
  /// Lists of files that builds have written hold these, so they stay what they are.
  @Test(arguments: [
    ("", "873e684828"), ("x", "bbbbcd9cdf"), ("eight by", "a1310e8c12"), ("more than eight bytes", "890aeedee0"),
  ])
  func isTheSameOnAllMachines(_ text: String, _ fingerprint: String) {
    #expect(Fingerprint.of(Array(text.utf8)) == fingerprint)
  }

  /// Such as sites and folders of mockups had at first.
  @Test func recognizesTheFirstKind() {
    #expect(Fingerprint.matches("af63f54c86", of: Array("x".utf8)))
    #expect(Fingerprint.matches(Fingerprint.of(Array("x".utf8)), of: Array("x".utf8)))
    #expect(!Fingerprint.matches("af63f54c86", of: Array("y".utf8)))
  }

  @Test func tellsEveryByteApart() {
    let bytes = Array("more than eight bytes".utf8)
    var seen: Set = [Fingerprint.hash(bytes)]
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(seen.insert(Fingerprint.hash(changed)).inserted)
      #expect(seen.insert(Fingerprint.hash(Array(bytes[..<index]))).inserted)
    }
    #expect(Fingerprint.hash([0]) != Fingerprint.hash([0, 0]))
  }

  @Test func namesWithLettersAndDigits() {
    let name = Fingerprint.letters(of: Array("x".utf8), count: 12)
    #expect(name.count == 12 && name.allSatisfy { "0123456789abcdefghjkmnpqrstvwxyz".contains($0) })
    #expect(Fingerprint.letters(of: Array("x".utf8), count: 6) == name.prefix(6))
  }
}
