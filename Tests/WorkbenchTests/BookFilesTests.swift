import Files
import Foundation
import Testing

@testable import Workbench

@Suite struct BookFilesTests {
  private static func files(_ limit: Int) throws -> (BookFiles, PrivateFolder) {
    let folder = try PrivateFolder()
    _ = try folder.folder.create("a.svg", Array("<svg/>".utf8))
    _ = try folder.folder.create("b.png", Array("png".utf8))
    _ = try folder.folder.create("c.css", Array("x{y:url(b.png);z:url(/b.png)}".utf8))
    return (BookFiles(of: folder.folder, repeatLimit: limit), folder)
  }

  @Test func holdsFilesAndWhatStyleSheetsName() throws {
    let (files, folder) = try Self.files(100)
    #expect(files.address(of: "a.svg") == "data:image/svg+xml;base64,PHN2Zy8+")
    #expect(files.address(of: "gone.svg") == nil && files.address(of: "../b.png") == nil)
    let css = try #require(files.address(of: "c.css")?.split(separator: ",").last)
    let text = String(decoding: try #require(Data(base64Encoded: String(css))), as: UTF8.self)
    #expect(text == "x{y:url(data:application/octet-stream;base64,cG5n);z:url(/b.png)}")
    withExtendedLifetime(folder) {}
  }

  @Test func boundsWhatIsHeldAgain() throws {
    let (files, folder) = try Self.files(14)
    let shown = (0..<5).map { _ in files.address(of: "a.svg") != nil }
    #expect(shown == [true, true, true, false, false] && files.leftOut == 2)
    #expect(files.address(of: "b.png") != nil)
    withExtendedLifetime(folder) {}
  }
}
