import Site

/// The files that a new site begins with: little text, all of it meant to stay until its authors know better.
///
/// The site builds at once and passes its checks. What cannot be known, such as its address, is a remark in site.yml and
/// not a made-up value that would be published.
package struct NewSite: Sendable {
  /// Made from the name of the folder: `design-patterns` begins a site called “Design patterns”.
  package let title: String

  package init(folderName: String) {
    let words = String(folderName.map { "-_.".contains($0) ? " " : $0 }).split(whereSeparator: \.isWhitespace)
    let title = words.joined(separator: " ")
    self.title = title.isEmpty ? "Patterns" : title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Files by their paths below the site's folder, in the order in which they are best read.
  package var files: [(path: String, text: String)] {
    [
      (SiteConfiguration.path, configuration), ("Content/index.md", home), ("Content/patterns/index.md", patterns),
      ("Content/patterns/deleting.md", Self.deleting), (".github/workflows/patterns.yml", Self.workflow),
      (Self.ignoreFile, "Public/\n"),
    ]
  }

  /// The one file of them that a folder often has already.
  package static let ignoreFile = ".gitignore"

  private var configuration: String {
    """
    # What is true for the whole site. “patternbook schema site” describes every field.
    version: 1
    title: \(MarkdownText.quoted(title))

    # Where the site is published. The sitemap, canonical addresses and the feed of changes are made from it.
    # url:

    # Where readers can change a page: an address that ends where the path of its file begins.
    # edit:

    # What dialogs are checked against, and what they are drawn for.
    guidelines: [apple-hig]
    platforms: [ios, android]

    # Publishes each page as Markdown, too, and llms.txt.
    markdown: true

    """
  }

  private var home: String {
    """
    ---
    title: \(MarkdownText.quoted(title))
    description: What our dialogs look like, and what they say.
    ---

    [Patterns](patterns/index.md) say what to show when a person is about to lose something, leave something, or decide something. Each dialog in them is a block of text that is drawn, checked against guidelines, and found by search.

    """
  }

  private var patterns: String {
    """
    ---
    title: Patterns
    description: What to show, situation by situation.
    ---

    - [Deleting](deleting.md): when to ask first, and what the buttons say.

    """
  }

  private static let deleting = """
    ---
    title: Deleting
    description: Ask first where nothing can bring back what is deleted.
    type: pattern
    order: 1
    ---

    Before something is gone for good, ask once. Where it can be brought back, do not ask: delete it, and offer to undo that.

    ## What to show

    An alert, whose title asks about the very thing. The message says what else is lost. The button that deletes says so, and the other one leaves everything as it is.

    ```dialog
    id: delete-album
    kind: alert
    title: Delete “Summer”?
    message: All 42 photos in this album will be deleted from your devices.
    buttons:
      - label: Delete
        role: destructive
      - label: Cancel
        role: cancel
    situation:
      destructive: true
      reversible: false
      uncommon: true
    caption: The title names the album, and the message says what goes with it.
    ```

    ## What the buttons say

    A person in a hurry reads the buttons first, or nothing else. So each says what it does.

    ```dialog do
    id: buttons-that-say
    kind: alert
    title: Delete “Summer”?
    message: All 42 photos in this album will be deleted from your devices.
    buttons:
      - label: Delete
        role: destructive
      - label: Cancel
        role: cancel
    situation:
      destructive: true
      reversible: false
      uncommon: true
    ```

    ```dialog dont
    id: buttons-that-ask-back
    kind: alert
    title: Delete “Summer”?
    message: All 42 photos in this album will be deleted from your devices.
    buttons:
      - label: Yes
        role: destructive
      - label: Cancel
        role: cancel
    situation:
      destructive: true
      reversible: false
      uncommon: true
    violates: [apple-hig/button-vague]
    ```

    """

  private static let workflow = """
    # Checks pull requests, with what is found shown in their files, and builds the site.
    # The runner needs “patternbook” on its path.
    name: Patterns
    on:
      push:
        branches: [main]
      pull_request:
    permissions:
      contents: read
    jobs:
      patterns:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with:
              # Pages say when they were last changed, which takes the whole history.
              fetch-depth: 0
          - run: patternbook check --format github
          - run: patternbook build
          - uses: actions/upload-artifact@v4
            with:
              name: site
              path: Public

    """
}
