import Diagnostics

extension PageRules {
  /// Images can be read aloud.
  struct ImageAlt: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/image-alt", summary: "An image has alternative text",
        rationale: "It is read aloud, stands in for an image that does not load, and is all that search knows of "
          + "it.",
        severity: .warning)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { image in
        guard image.isImage, !image.isDecorative, image.alt.allSatisfy(\.isWhitespace) else { return nil }
        return Finding("image “\(image.destination)” has no alternative text", at: image.range)
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ![A lake at dusk](photo.png)
            """),
        .passing(
          page: """
            [photo](photo.png)
            """),
        .failing(
          page: """
            «![](photo.png)»
            """),
        .failing(
          page: """
            - Item «![ ](photo.png "A lake")»
            """),
      ]
    }
  }
}
