import Files
import Markdown
import Testing

@testable import Site

/// The text of pages may wait in a file, and what is published is the same.
@Suite struct TextStoreTests {
  private let files = FileTree.memory(texts: [
    "Content/site.yml": "title: A\nurl: https://example.org/\nmarkdown: true\nlanguages: [en, de]\n",
    "Content/index.md": "# Home\n\nText of the home page, “quoted”.\n\n```dialog\nkind: alert\ntitle: Save?\n```\n",
    "Content/empty.md": "---\ntitle: Empty\n---\n",
    "Content/long.md": "# Long\n\n" + (0..<200).map { "## Part \($0)\n\nWords of part \($0).\n\n" }.joined(),
    "Content/de/index.md": "# Start\n\nText der ersten Seite.\n",
  ])

  @Test func takesWhatHasNoRoom() throws {
    let store = TextStore(limit: 5)
    #expect(store.take([1, 2], [3]) == nil)
    let first = try #require(store.take([4, 5, 6], []))
    let second = try #require(store.take([], [7]))
    #expect(try second.read().html.isEmpty)
    #expect(try second.read().text == [7])
    #expect(try first.read().html == [4, 5, 6])
    #expect(try first.read().text.isEmpty)
  }

  @Test func publishesTheSame() async throws {
    var options = PipelineOptions()
    options.failOn = nil
    let inMemory = try await Pipeline(files: files, options: options).build()
    options.roomForText = 0
    let inFile = try await Pipeline(files: files, options: options).build()
    #expect(inFile.site == inMemory.site)
    #expect(inFile.result.totals?.pages == inMemory.result.totals?.pages)
    #expect(inMemory.site["long.html"]?.contains("Words of part 199.") == true)
  }

  @Test func forgetsTheTextOfAPage() throws {
    var page = try #require(Pipeline(files: files).readPage("Content/index.md")?.library.pages.first)
    let html = page.document.html
    page.move(into: TextStore(limit: .max))
    #expect(page.document.html == html && !html.isEmpty)
    page.move(into: TextStore(limit: 0))
    #expect(page.document.html.isEmpty && page.document.text.isEmpty)
    guard case .stored(let place) = page.origin else {
      Issue.record("the text is nowhere")
      return
    }
    #expect(try page.filled(from: place).document.html == html)
  }
}
