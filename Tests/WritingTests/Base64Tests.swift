import Foundation
import Testing

@testable import Writing

@Suite struct Base64Tests {
  /// The examples of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func writesTheExamples(_ text: String, _ expected: String) {
    #expect(Base64.text(of: Array(text.utf8)) == expected)
  }

  @Test func writesEveryByte() {
    let bytes = (0..<768).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }
}
