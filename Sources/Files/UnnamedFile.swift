import Synchronization
import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file in the folder for temporary files that only this process has, and that is gone when nobody holds it any longer.
package final class UnnamedFile: Sendable {
  private let owner: OwnedDescriptor
  private let end = Atomic<Int>(0)

  /// Makes an empty file.
  ///
  /// - Throws: `Errno`.
  package init() throws { owner = OwnedDescriptor(try Self.open()) }

  private static var folder: FilePath {
    FilePath(Surroundings.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }

  /// Opens an empty file for reading and writing, whose name is gone at once.
  ///
  /// - Throws: `Errno`.
  static func open(in folder: FilePath = UnnamedFile.folder) throws -> Int32 {
    var template = folder.appending("patternbook-XXXXXX").string.utf8CString.map { $0 }
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// Writes bytes at the end, which may be done by several at the same time.
  ///
  /// - Returns: where they are.
  /// - Throws: `Errno`; what has been written of the bytes is lost.
  package func append(_ bytes: [UInt8]) throws -> Range<Int> {
    let start = end.wrappingAdd(bytes.count, ordering: .relaxed).oldValue
    let file = FileDescriptor(rawValue: owner.descriptor)
    _ = try bytes.withUnsafeBytes { try file.writeAll(toAbsoluteOffset: Int64(start), $0) }
    return start..<start + bytes.count
  }

  /// Reads bytes that were written.
  ///
  /// - Throws: `Errno`.
  package func read(_ range: Range<Int>) throws -> [UInt8] {
    let file = FileDescriptor(rawValue: owner.descriptor)
    return try [UInt8](unsafeUninitializedCapacity: range.count) { room, count in
      while count < range.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(room)[count..<range.count])
        let read = try file.read(fromAbsoluteOffset: Int64(range.lowerBound + count), into: rest)
        guard read > 0 else { throw Errno.ioError }
        count += read
      }
    }
  }
}
