import Diagnostics

extension PageRules {
  /// Images can be read aloud.
  struct ImageAlt: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/image-alt", summary: "Images have alternative text",
        rationale: "Screen readers announce it, browsers show it if the image does not load, and search uses it for "
          + "it.",
        severity: .warning)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { image in
        guard image.isImage, !image.isDecorative, image.alt.allSatisfy(\.isWhitespace) else { return nil }
        return Finding(
          "image “\(image.destination)” has no alternative text; describe the image",
          at: image.range,
          cause: .counting(
            "images", of: page.path, from: 3, behind: " on this page have no alternative text, here first",
            advice: "Screen readers announce it, and browsers show it if an image does not load. Describe each image."
          ).within([
            .onPages(
              "image “\(image.destination)” has no alternative text on ", behind: ", here first; describe the image",
              of: "image \(image.place)")
          ])
        ).included(from: image.included)
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
