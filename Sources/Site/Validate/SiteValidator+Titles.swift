import Diagnostics
import Files
import Markdown

extension SiteValidator {
  /// As many pages without a text are named.
  private static let mostNamed = 100

  /// Pages that another program fills in: one finding, because one template does that.
  ///
  /// In Content, there are no templates of other tools.
  func titlesAlone() -> [Diagnostic] {
    guard !sources.content.isUsual else { return [] }
    let alone = library.pages.filter { $0.isTitleAlone && $0.isInNavigation && $0.path != PageAssembler.notFoundPage }
    guard !alone.isEmpty else { return [] }
    // Those that list the pages below them are complete.
    let parents = Set(library.pages.compactMap(\.frontMatter.parent))
    let navigation = Navigation(library)
    let empty = alone.filter { page in
      !(page.isSectionOfHugo && navigation.opened(by: page.path) != nil) && !parents.contains(page.title)
        && !(page.frontMatter.listsChildren && navigation.opened(by: page.path) != nil)
    }
    guard let first = empty.first else { return [] }
    let isOne = empty.count == 1
    let haveTitles = empty.allSatisfy { $0.frontMatter.title != nil }
    let what =
      (isOne ? "the page has " : "\(empty.count) pages have ") + (haveTitles ? "a title and no text" : "no text")
    let them = isOne ? "it" : "them"
    let areFilled = empty.contains { $0.frontMatter.title != nil || $0.frontMatter.layout != nil }
    let cause =
      areFilled ? "Another tool fills \(them) in with a template. Write the text in Markdown" : "Write the text"
    return [
      Diagnostic(
        rule: .foreignSyntax, summary: what + (isOne ? "" : ", here first"),
        explanation: "\(cause), or leave \(them) out with “draft: true” in front matter or “exclude” in site.yml.",
        location: SourceLocation(path: first.source, range: 0..<1),
        notes: empty.dropFirst().prefix(Self.mostNamed).map {
          .init("also here", at: SourceLocation(path: $0.source, range: 0..<1))
        })
    ]
  }
}
