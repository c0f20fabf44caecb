import Foundation
import Testing
import Theme

@Suite struct ThemeTests {
  /// The list in `Theme` names each file of the folder, with its bytes.
  @Test func listsEveryFile() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Templates")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
    #expect(Theme.files.map(\.name).sorted() == paths)
    for file in Theme.files {
      #expect(Data(file.bytes) == (try Data(contentsOf: folder.appending(path: file.name))), "\(file.name)")
    }
  }
}
