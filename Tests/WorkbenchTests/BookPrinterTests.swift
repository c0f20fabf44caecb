import Files
import SystemPackage
import Testing
import Words

@testable import Site
@testable import Workbench

/// PDF files as Chromium writes them.
@Suite struct BookPrinterTests {
  private static let file = """
    %PDF-1.4
    1 0 obj
    <</Type /Page
    /Parent 9 0 R>>
    endobj
    12 0 obj
    <</Type /Page>>
    endobj
    5 0 obj
    <</Length 20>> stream
    \n7 0 obj in a stream
    endstream
    endobj
    8 0 obj
    <</Type /Pages
    /Kids [1 0 R]>>
    endobj
    9 0 obj
    <</Type /Pages
    /Kids [12 0 R 8 0 R]
    /Count 2>>
    endobj
    3 0 obj
    <</page1 [12 0 R /XYZ 6 826.1 0]
    /page2-x [1 0 R /XYZ 6 826.1 0]
    /page2 [1 0 R /XYZ 6 826.1 0]>>
    endobj
    4 0 obj
    <</Type /Catalog
    /Pages 9 0 R
    /Dests 3 0 R>>
    endobj

    """

  @Test func findsTargets() throws {
    let file = try #require(PDFFile(Array(Self.file.utf8)))
    #expect(file.sheets(of: ["page1", "page2"]) == [1, 2])
    #expect(file.sheets(of: ["page1", "page3"]) == nil)
  }

  @Test func survivesAnything() {
    let bytes = Array(Self.file.utf8)
    #expect(PDFFile(Array("<html>".utf8)) == nil)
    for length in 0..<bytes.count { _ = PDFFile(Array(bytes.prefix(length)))?.sheets(of: ["page1"]) }
    // A tree that holds itself.
    let loop = Self.file.replacing("/Kids [1 0 R]", with: "/Kids [9 0 R]")
    _ = PDFFile(Array(loop.utf8))?.sheets(of: ["page1"])
  }

  @Test func saysWhatIsMissing() throws {
    var printer = BookPrinter()
    printer.programs = ["no-such-browser"]
    #expect(throws: BookPrinter.Failure.self) { try printer.ensureInstalled() }
    let book = Book(chapters: [], configuration: SiteConfiguration(), words: .english, styleSheets: [])
    #expect(throws: BookPrinter.Failure.self) { try printer.print(book, site: "/tmp") }
    #expect("\(BookPrinter.Failure.missingProgram)".contains("install the package chromium"))
  }
}
