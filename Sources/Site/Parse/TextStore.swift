import Files
import Synchronization
import SystemPackage

/// The text of the pages that a build has parsed and will publish.
///
/// It stays in memory while there is room, which there is for nearly every site. The rest goes into a temporary file.
package final class TextStore: Sendable {
  private let limit: Int
  private let used = Atomic<Int>(0)
  /// Nil before the first page without room, and where no such file can be made.
  private let file = Mutex<UnnamedFile?>(nil)

  /// Enough for two thousand pages of eight kilobytes of HTML and text; larger sites need the memory for other things.
  package static let ofOneRun = 16_000_000

  /// - Parameter limit: the bytes of text to keep in memory.
  init(limit: Int = ofOneRun) { self.limit = limit }

  /// Takes the text of a page.
  ///
  /// - Returns: where it is; nil if it is to stay in the page, because there is room, or nowhere else to put it.
  func take(_ html: [UInt8], _ text: [UInt8]) -> StoredText? {
    guard used.wrappingAdd(html.count + text.count, ordering: .relaxed).newValue > limit,
      let file = opened(), let place = try? file.append(html + text)
    else { return nil }
    return StoredText(file: file, place: place, htmlCount: html.count)
  }

  private func opened() -> UnnamedFile? {
    file.withLock { file in
      if file == nil { file = try? UnnamedFile() }
      return file
    }
  }
}

/// The text of one page in a temporary file.
struct StoredText: Sendable {
  fileprivate let file: UnnamedFile
  /// The bytes of its HTML, followed by those of its text.
  fileprivate let place: Range<Int>
  fileprivate let htmlCount: Int

  /// The HTML and the text.
  ///
  /// - Throws: `FileError`.
  func read() throws -> (html: [UInt8], text: [UInt8]) {
    let middle = place.lowerBound + htmlCount
    do {
      return (try file.read(place.lowerBound..<middle), try file.read(middle..<place.upperBound))
    } catch let error as Errno {
      throw FileError("read", "a temporary file", .system(error))
    }
  }
}
