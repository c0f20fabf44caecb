package import Files

/// The bytes of a page as they were parsed, whatever has become of its file since.
package struct PageSource: Sendable {
  /// The page's file below the project's root.
  package let path: String
  /// Number of bytes.
  package let count: Int
  private let contents: Contents

  private enum Contents {
    case kept([UInt8])
    case stored(ScratchBytes)
  }

  /// Takes the bytes of a page, and keeps them if the store does not take them.
  init(path: String, bytes: [UInt8], store: ScratchStore) {
    (self.path, count) = (path, bytes.count)
    contents = store.take(bytes, count: bytes.count).map { .stored($0) } ?? .kept(bytes)
  }

  /// The bytes of the page.
  ///
  /// - Throws: `FileError` where a temporary file cannot be read.
  package func bytes() throws(FileError) -> [UInt8] {
    switch contents {
    case .kept(let bytes): bytes
    case .stored(let place): try place.read()
    }
  }
}
