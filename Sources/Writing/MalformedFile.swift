/// Why a file of another program is not what is read here, and where.
package struct MalformedFile: Error, Sendable, Hashable {
  /// A headline.
  package var summary: String
  /// How to fix it, in full sentences.
  package var explanation: String
  /// In the bytes of the file.
  package var offset: Int

  package init(_ summary: String, _ explanation: String = "", at offset: Int) {
    (self.summary, self.explanation, self.offset) = (summary, explanation, offset)
  }
}

extension MalformedFile {
  /// Refuses bytes that are not UTF-8.
  static func checkUTF8(_ bytes: [UInt8], advice: String) throws(MalformedFile) {
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      throw MalformedFile("the file is in UTF-16", advice, at: 0)
    }
    var parser = Unicode.UTF8.ForwardParser()
    var (iterator, offset) = (bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error: throw MalformedFile("the file is not UTF-8", advice, at: offset)
      }
    }
  }
}
