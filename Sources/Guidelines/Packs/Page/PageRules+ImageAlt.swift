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
      let folder = page.path.lastIndex(of: "/").map { String(page.path[..<$0]) } ?? ""
      return page.links.compactMap { image in
        guard image.isImage, !image.isDecorative, image.alt.allSatisfy(\.isWhitespace),
          !Self.counters.contains(where: image.destination.hasPrefix)
        else { return nil }
        return Finding(
          "image “\(image.destination)” has no alternative text; describe the image",
          at: image.range,
          cause: .counting(
            "images", of: page.path, from: 3, behind: " on this page have no alternative text, here first",
            advice: "Screen readers announce it, and browsers show it if an image does not load. Describe each image."
          ).within([
            .onPages(
              "image “\(image.destination)” has no alternative text on ", behind: ", here first; describe the image",
              // Copies of a page, one for each version, show copies of it.
              of: "image \(VersionNames.placeholder(for: image.place) ?? image.place)"),
            .onPages(
              "images have no alternative text on ", behind: " in “\(folder)”, here first; describe each image",
              of: "images in \(folder)", from: Self.leastOfFolder
            ).ofAll,
          ])
        ).included(from: image.included)
      }
    }

    /// Pictures of a single dot that count who reads the page, and show nothing.
    private static let counters = ["https://static.scarf.sh/a.png"]

    /// So many pages of one folder are one decision.
    private static let leastOfFolder = 5

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ![A lake at dusk](photo.png)
            """),
        .passing(
          page: """
            [photo](photo.png)

            <img src="https://static.scarf.sh/a.png?x-pxid=1">
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
