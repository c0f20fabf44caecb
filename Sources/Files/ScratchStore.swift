import Synchronization
import SystemPackage

/// What a run has read or made and will need again, such as the text of pages.
///
/// They stay in memory while there is room, which there is for nearly every site. The rest goes into a temporary file.
package final class ScratchStore: Sendable {
  private let limit: Int
  private let used = Atomic<Int>(0)
  /// Nil before the first bytes without room, and where no such file can be made.
  private let file = Mutex<UnnamedFile?>(nil)

  /// Enough for a thousand pages.
  package static let ofOneRun = 16_000_000

  /// The bytes to keep in memory of a site of some pages.
  ///
  /// A site whose texts would be in a file anyway needs the memory for other things.
  package static func room(forPages count: Int) -> Int { count <= 2000 ? ofOneRun : 0 }

  /// - Parameter limit: the bytes to keep in memory.
  package init(limit: Int = ofOneRun) { self.limit = limit }

  /// Takes bytes.
  ///
  /// - Returns: where they are; nil if the caller is to keep them, because there is room, or nowhere else to put them.
  package func take(_ bytes: @autoclosure () -> [UInt8], count: Int) -> ScratchBytes? {
    guard used.wrappingAdd(count, ordering: .relaxed).newValue > limit,
      let file = opened(), let place = try? file.append(bytes())
    else { return nil }
    return ScratchBytes(file: file, place: place)
  }

  private func opened() -> UnnamedFile? {
    file.withLock { file in
      if file == nil { file = try? UnnamedFile() }
      return file
    }
  }
}

/// Bytes in a temporary file.
package struct ScratchBytes: Sendable {
  fileprivate let file: UnnamedFile
  fileprivate let place: Range<Int>

  /// The bytes.
  ///
  /// - Throws: `FileError`.
  package func read() throws(FileError) -> [UInt8] { try read(place) }

  /// The bytes in two parts.
  ///
  /// - Parameter middle: where the second part begins.
  /// - Throws: `FileError`.
  package func read(cutAt middle: Int) throws(FileError) -> (first: [UInt8], second: [UInt8]) {
    let middle = place.lowerBound + middle
    return (try read(place.lowerBound..<middle), try read(middle..<place.upperBound))
  }

  private func read(_ range: Range<Int>) throws(FileError) -> [UInt8] {
    do {
      return try file.read(range)
    } catch let error as Errno {
      throw FileError("read", "a temporary file", .system(error))
    } catch {
      throw FileError("read", "a temporary file", .system(.ioError))
    }
  }
}
