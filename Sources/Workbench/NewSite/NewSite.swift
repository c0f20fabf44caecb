import Site

/// The files of a new site: a small example without placeholder text.
///
/// The site builds and passes its checks. Unknown values, such as the address, are comments in site.yml instead of
/// made-up values.
package struct NewSite: Sendable {
  /// The title, based on the folder name: `design-patterns` becomes “Design patterns”.
  package let title: String

  package init(folderName: String) {
    let words = String(folderName.map { "-_.".contains($0) ? " " : $0 }).split(whereSeparator: \.isWhitespace)
    let title = words.joined(separator: " ")
    self.title = title.isEmpty ? "Patterns" : title.prefix(1).uppercased() + title.dropFirst()
  }

  /// Files by path relative to the folder of the site, in reading order.
  package var files: [(path: String, text: String)] {
    [
      (SiteConfiguration.path, configuration), ("Content/index.md", home), ("Content/patterns/index.md", patterns),
      ("Content/patterns/deleting.md", Self.deleting), (".github/workflows/patterns.yml", Self.workflow),
      (Self.requirementsFile, Self.requirements), (Self.ignoreFile, "Public/\n"),
    ]
  }

  /// The file that a folder often already has.
  package static let ignoreFile = ".gitignore"

  private var configuration: String {
    """
    # Settings for the whole site. “patternbook schema site” describes every field.
    version: 1
    title: \(MarkdownText.quoted(title))

    # Where the site is published. Needed for the sitemap, canonical addresses, and the feed of changes.
    # url:

    # Where readers can edit a page. The path of the page’s file is added to this address.
    # edit:

    # The guidelines that dialogs are checked against, and the platforms they are drawn for.
    guidelines: [apple-hig]
    platforms: [ios, android]

    # Also publish each page as Markdown, and llms.txt.
    markdown: true

    """
  }

  private var home: String {
    """
    ---
    title: \(MarkdownText.quoted(title))
    description: What our dialogs look like and what they say.
    ---

    [Patterns](patterns/index.md) describe what to show when people are about to lose something, leave something, or make a decision. Each dialog is a block of text that is drawn, checked against guidelines, and included in search.

    """
  }

  private var patterns: String {
    """
    ---
    title: Patterns
    description: What to show in each situation.
    ---

    - [Deleting](deleting.md): when to ask first, and what the buttons say.

    """
  }

  private static let deleting = """
    ---
    title: Deleting
    description: Ask first when a deletion cannot be undone.
    type: pattern
    order: 1
    ---

    Ask once before deleting something for good. If it can be restored, do not ask: delete it, and offer to undo.

    ## What to show

    Show an alert whose title names the item. The message says what else is lost. The button that deletes says so, and the other button changes nothing.

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
    caption: The title names the album, and the message says what is deleted with it.
    ```

    ## What the buttons say

    People in a hurry read only the buttons, so each button says what it does.

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
}
