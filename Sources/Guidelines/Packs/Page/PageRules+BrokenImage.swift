import Diagnostics

extension PageRules {
  /// Images exist.
  struct BrokenImage: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-image", summary: "Images exist in Content",
        rationale: "Otherwise, readers see only the alternative text. Files outside Content are not published.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      (page.links.filter(\.isImage) + page.pictures).compactMap { BrokenLink.finding($0, as: .image, on: page) }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ![A lake at dusk](photo.png)
            """),
        .passing(
          page: """
            ![A lake](https://example.org/lake.png)
            """),
        .failing(
          page: """
            «![A lake at dusk](foto.png)»
            """),
        .failing(
          page: """
            «![A lake](../../secret.png)»
            """),
      ]
    }
  }
}
