import Files
import Markdown
import Testing

@testable import Site

/// Pages and their text may wait in a file, and what is published is the same.
@Suite struct ScratchStoreTests {
  private let files = FileTree.memory(texts: [
    "Content/site.yml": "title: A\nurl: https://example.org/\nmarkdown: true\nlanguages: [en, de]\n",
    "Content/index.md": "# Home\n\nText of the home page, “quoted”.\n\n```dialog\nkind: alert\ntitle: Save?\n```\n",
    "Content/empty.md": "---\ntitle: Empty\n---\n",
    "Content/long.md": "# Long\n\n" + (0..<200).map { "## Part \($0)\n\nWords of part \($0).\n\n" }.joined(),
    "Content/de/index.md": "# Start\n\nText der ersten Seite.\n",
  ])

  @Test func takesWhatHasNoRoom() throws {
    let store = ScratchStore(limit: 5)
    #expect(store.take([1, 2, 3], count: 3) == nil)
    let first = try #require(store.take([4, 5, 6], count: 3))
    let second = try #require(store.take([7], count: 1))
    #expect(try second.read() == [7])
    #expect(try first.read() == [4, 5, 6])
    for middle in 0...3 {
      let parts = try first.read(cutAt: middle)
      #expect(parts.first.count == middle)
      #expect(parts.first + parts.second == [4, 5, 6])
    }
  }

  @Test func publishesTheSame() async throws {
    var options = PipelineOptions()
    options.failOn = nil
    let inMemory = try await Pipeline(files: files, options: options).build()
    options.roomInMemory = 0
    let inFile = try await Pipeline(files: files, options: options).build()
    #expect(inFile.site == inMemory.site)
    #expect(inFile.result.totals?.pages == inMemory.result.totals?.pages)
    #expect(inMemory.site["long.html"]?.contains("Words of part 199.") == true)
  }

  @Test func forgetsTheTextOfAPage() throws {
    var page = try #require(Pipeline(files: files).readPage("Content/index.md")?.library.pages.first)
    let html = page.document.html
    page.move(into: ScratchStore(limit: .max))
    #expect(page.document.html == html && !html.isEmpty)
    page.move(into: ScratchStore(limit: 0))
    #expect(page.document.html.isEmpty && page.document.text.isEmpty)
    guard case .stored(let place, let htmlCount) = page.origin else {
      Issue.record("the text is nowhere")
      return
    }
    #expect(try page.filled(from: place, htmlCount: htmlCount).document.html == html)
  }
}
