import Foundation
import SystemPackage
import Testing

@testable import Files

/// A file without a name gives back what was written, in any order and by several at once.
@Suite struct UnnamedFileTests {
  @Test func givesBackWhatWasWritten() async throws {
    let file = try UnnamedFile()
    let places = try await withThrowingTaskGroup(of: (UInt8, Range<Int>).self) { group in
      for number in UInt8(1)...50 {
        group.addTask { (number, try file.append([UInt8](repeating: number, count: Int(number) * 1000))) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (number, place) in places.shuffled() {
      #expect(try file.read(place) == [UInt8](repeating: number, count: Int(number) * 1000))
    }
    #expect(try file.read(try file.append([])).isEmpty)
  }

  @Test func hasNoMoreThanWasWritten() throws {
    let file = try UnnamedFile()
    _ = try file.append([1, 2, 3])
    #expect(throws: (any Error).self) { try file.read(2..<5) }
  }

  /// Nothing is left in the folder, whatever becomes of the process.
  @Test func hasNoName() throws {
    let folder = try Sandbox()
    let descriptor = OwnedDescriptor(try UnnamedFile.open(in: folder.path))
    #expect(descriptor.descriptor >= 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test func needsAFolder() {
    #expect(throws: Errno.noSuchFileOrDirectory) { try UnnamedFile.open(in: "/nowhere") }
  }
}
