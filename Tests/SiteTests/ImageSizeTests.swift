import Files
import Testing

@testable import Site

@Suite struct ImageSizeTests {
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200,
  ]
  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44, 3, 0, 0]
  private static let turned: [UInt8] =
    [0xFF, 0xE1, 0, 34] + Array("Exif\0\0II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
    + [0, 0, 0, 0]

  @Test(arguments: [
    (png, 300, 200), (Array("GIF89a".utf8) + [44, 1, 200, 0], 300, 200),
    ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0] + frame, 300, 200), ([0xFF, 0xD8] + turned + frame, 200, 300),
    (webP("VP8X", [0, 0, 0, 0, 43, 1, 0, 199, 0, 0]), 300, 200),
    (webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 0, 0, 0, 0, 0]), 300, 200),
    (webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 44, 1, 200, 0]), 300, 200),
  ])
  func readsPictures(bytes: [UInt8], width: Int, height: Int) {
    #expect(ImageSize(bytes) == ImageSize(width: width, height: height))
  }

  static func webP(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF\0\0\0\0WEBP".utf8) + Array(kind.utf8) + [10, 0, 0, 0] + data
  }

  @Test(arguments: [
    ("<svg width=\"300\" height='200px'>", 300, 200), ("<?xml?><svg viewBox=\"0 0 300 200.4\">", 300, 200),
    ("<svg viewBox='0 0 100 100'>", 100, 100), ("<svg viewBox='0 0 24 24' fill='none'>", 24, 24),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,300,200\"/>", 300, 200), ("<svg stroke-width=\"3\">", 0, 0),
    ("<svg width=\"1e9\" height=\"1\">", 0, 0), ("<svg width=300>", 0, 0), ("<svg", 0, 0), ("", 0, 0), ("<p>", 0, 0),
    ("<svg width=\"0\" height=\"5\">", 0, 0),
  ])
  func readsDrawings(text: String, width: Int, height: Int) {
    var expected = ImageSize(width: width, height: height)
    // A small square is an icon, which has a size.
    expected?.isProportion = text.contains("viewBox") && (width != height || width > 64)
    #expect(ImageSize(Array(text.utf8)) == expected)
  }

  @Test func writesSizesOfPicturesIntoPages() async throws {
    let texts = [
      "Content/site.yml": "version: 1\ntitle: T\n",
      "Content/index.md": "# T\n\n![a](i/a.png) ![b](i/a.png){width=30} ![c](i/c.svg) ![d](https://d.example/d.png)\n",
      "Content/i/c.svg": "<svg viewBox=\"0 0 20 10\"/>",
    ]
    let files = FileTree.memory(texts.mapValues { Array($0.utf8) }.merging(["Content/i/a.png": Self.png]) { $1 })
    let page = try #require(try await Pipeline(files: files).build().site["index.html"])
    for image in [
      "<img src=\"i/a.png\" alt=\"a\" width=\"300\" height=\"200\" />",
      "<img src=\"i/a.png\" alt=\"b\" width=\"30\" height=\"20\" loading=\"lazy\" />",
      "<img src=\"i/c.svg\" alt=\"c\" width=\"1536\" height=\"768\" loading=\"lazy\" />",
      "<img src=\"https://d.example/d.png\" alt=\"d\" loading=\"lazy\" />",
    ] {
      #expect(page.contains(image), "\(image)")
    }
  }

  /// Pictures that are shown smaller than they are link to their files.
  @Test(arguments: [
    ("![c](i/c.svg)", true), ("![c](<i/c.svg> \"C\"){width=300}", true), ("- ![c](i/c.svg)", true),
    ("![](i/c.svg)", false), ("[![c](i/c.svg)](a.md)", false), ("## ![c](i/c.svg)", false),
    ("[*![c](i/c.svg)*](a.md)", false), ("![a](i/a.png)", false), ("![a](i/a.png){width=100}", true),
    ("![d](https://d.example/c.svg)", false), ("![e](i/e.svg)", false), ("![j](javascript:c.svg)", false),
  ])
  func linksLargePicturesToTheirFiles(text: String, isLinked: Bool) async throws {
    let texts = [
      "Content/site.yml": "version: 1\ntitle: T\n", "Content/index.md": "# T\n\n\(text)\n", "Content/a.md": "# A\n",
      "Content/i/c.svg": "<svg viewBox=\"0 0 20 10\"/>",
    ]
    let files = FileTree.memory(texts.mapValues { Array($0.utf8) }.merging(["Content/i/a.png": Self.png]) { $1 })
    var options = PipelineOptions()
    options.failOn = nil
    let page = try #require(try await Pipeline(files: files, options: options).build().site["index.html"])
    #expect(page.contains("<a class=\"zoom\" href=\"i/") == isLinked)
    #expect(page.contains("/></a>") == (isLinked || text.contains("](a.md)") && !text.contains("*")))
  }

  /// Every start of every kind of file.
  @Test func readsCutFilesWithoutTrouble() {
    for file in [
      Self.png, [0xFF, 0xD8] + Self.turned + Self.frame, Self.webP("VP8L", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ] {
      for length in 0..<min(file.count, 24) { _ = ImageSize(Array(file.prefix(length))) }
    }
  }
}
