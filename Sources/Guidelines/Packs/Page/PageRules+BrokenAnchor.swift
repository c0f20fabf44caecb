import Diagnostics
import Markdown

extension PageRules {
  /// Links lead to headings that exist.
  struct BrokenAnchor: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-anchor", summary: "The anchor of a link exists on the target page",
        rationale: "Otherwise, readers land at the top of the page and have to search.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      let places = Self.placesWithoutAnchors(page)
      return page.links.compactMap { link in
        guard case .missingAnchor(let anchor, let nearest, let isUncertain, let place, let isInHTML) = link.target,
          !Self.isOfDemo(link, anchor, in: page.source)
        else { return nil }
        let isHere = place?.hasPrefix("#") ?? false
        // A link below a heading is not meant to lead to that.
        let elsewhere = isHere && Self.isBelow(anchor, link, on: page) ? nil : place
        let meant =
          isHere && elsewhere != nil
          ? ", but on this one; did you mean this page?"
          : (elsewhere ?? nearest.map { "#" + $0 }).map { "; did you mean “\($0)”?" } ?? ""
        let summary = "“#\(anchor)” not found on that page\(meant)"
        return Finding(
          summary, at: link.range,
          because: isUncertain
            ? "Something of that page has been removed, which has a finding of its own, and the anchor may be in it."
            : nil, isUncertain: isUncertain,
          cause: .counting(
            "links", of: link.place + "#" + anchor, from: 2, before: summary + " (", behind: ", here first)"
          ).within(
            nearest == nil && isUncertain
              ? [Self.missingParts]
              : nearest.map { haveSameLetters(anchor, $0) } ?? false
                ? [Self.sameAnchor(anchor, on: link.place).ofAll, Self.otherSigns.ofAll]
                  + (isInHTML ? [Self.otherSignsInHTML.ofAll] : [])
                : (places[link.place].map { Self.noAnchors(of: link.place, for: page.path, $0) } ?? [])
                  + [Self.sameAnchor(anchor, on: link.place).ofAll]
                  + (nearest.flatMap { Self.wordInFront(of: $0, in: anchor) }.map { [$0.ofAll] } ?? []))
        ).included(from: link.included)
      }
    }

    /// Whether a link is in the section of a heading, as far as its place on the page is known.
    private static func isBelow(_ anchor: String, _ link: PageFacts.Link, on page: PageFacts) -> Bool {
      if link.included != nil { return true }
      return page.headings.last { $0.included == nil && $0.range.lowerBound <= link.range.lowerBound }?.id == anchor
    }

    /// Whether a link only fills a demo of a component: `<a href="#1">`.
    private static func isOfDemo(_ link: PageFacts.Link, _ anchor: String, in source: [UInt8]) -> Bool {
      link.destination.hasPrefix("#") && anchor.utf8.count <= 2 && anchor.allSatisfy(\.isNumber)
        && source[link.range.clamped(to: source.indices.lowerBound..<source.endIndex)].first == UInt8(ascii: "<")
    }

    /// The pages that have none of the anchors that links of a page lead to, nor any like them, and how many anchors
    /// those are; many are missing for one reason, even if others are there.
    private static func placesWithoutAnchors(_ page: PageFacts) -> [String: Int] {
      var missing: [String: Set<String>] = [:]
      var others: Set<String> = []
      for link in page.links where link.destination.utf8.contains(UInt8(ascii: "#")) {
        if case .missingAnchor(let anchor, nil, _, nil, _) = link.target {
          missing[link.place, default: []].insert(anchor)
        } else {
          others.insert(link.place)
        }
      }
      return missing.filter { $0.value.count >= many || !others.contains($0.key) }.mapValues(\.count)
    }

    private static let many = 5

    /// Nobody has misspelled all of them: what they lead to is elsewhere, or missing.
    ///
    /// Other pages that were written like this one have the same links.
    private static func noAnchors(of place: String, for page: String, _ count: Int) -> [Diagnostic.Cause] {
      let least = 3
      let causes = [page + " to ", "pages with anchors of "].map { name in
        Diagnostic.Cause.counting(
          "links", of: name + place, from: least,
          behind: " lead to anchors of “\(place)”, which has none of them, here first",
          advice: "What they lead to may have moved, or a template or program of another tool may put it there.")
      }
      return count < least ? [causes[0]] : [causes[0], causes[1].ofAll]
    }

    /// Versions and translations of a page have the same mistakes.
    private static func sameAnchor(_ anchor: String, on place: String) -> Diagnostic.Cause {
      let parts = place.split(separator: "/")
      let stem = parts.last?.prefix { $0 != "." }.lowercased() ?? ""
      let isIndex = parts.count > 1 && ["index", "_index", "readme"].contains(stem)
      let name = parts.suffix(isIndex ? 2 : 1).joined(separator: "/")
      return .counting(
        "links", of: "pages named " + name + "#" + anchor, from: 2,
        behind: " lead to “#\(anchor)” on pages named “\(name)”, which have no such anchor, here first")
    }

    /// A word that many anchors have in front of what headings say: another tool writes it there.
    private static func wordInFront(of heading: String, in anchor: String) -> Diagnostic.Cause? {
      guard anchor.hasSuffix("-" + heading), anchor.utf8.count > heading.utf8.count + 1 else { return nil }
      let word = anchor.dropLast(heading.count)
      return .counting(
        "links", of: "anchors with " + word, from: 5,
        behind: " lead to anchors with “\(word)” in front of those that headings have, here first",
        advice: "Another tool may write the word in front of these headings. Write it into them, or take it out of the "
          + "links.")
    }

    /// What is missing has findings of its own.
    fileprivate static let missingParts = Diagnostic.Cause.counting(
      "links", of: "anchors in missing parts", from: 2,
      behind: " lead to anchors that may be in parts of pages that have been removed, here first",
      advice: "These parts have findings of their own. Where a part has no such anchor, correct the link.")

    /// Few such anchors are misspelled; where there are many, each is what another tool makes of a heading.
    private static let otherSigns = Diagnostic.Cause.counting(
      "links", of: "anchors with other signs", from: 10,
      behind: " differ from the anchors of headings only in capitals or punctuation, here first",
      advice:
        "Another tool may give headings other anchors. Choose its rules with “links: {anchors: …}” in site.yml, such as "
        + "“vitepress”, “mkdocs”, “mdbook”, “ascii”, “slugify”, or “blackfriday”. Otherwise, write the anchors that "
        + "headings have here.")

    /// No rules for anchors of headings change what is written in HTML.
    private static let otherSignsInHTML = Diagnostic.Cause.counting(
      "links", of: "anchors with other signs in HTML", from: 10,
      behind: " differ from IDs that pages have in HTML only in capitals or punctuation, here first",
      advice:
        "Another tool may change such IDs, or the links to them. Here, both stay as they are. Correct the links, or "
        + "the IDs.")

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            <a class="tab" href="#1">First</a>
            """),
        .passing(
          page: """
            [Buttons](alerts.md#buttons)
            """),
        .passing(
          page: """
            ## Place and color

            [Above](#place-and-color)
            """),
        .failing(
          page: """
            «[Buttons](alerts.md#button)»
            """),
        .failing(
          page: """
            ## Place and color

            «[Above](#place-and-colour)»
            """),
      ]
    }
  }
}

extension Diagnostic {
  /// Whether a link leads to an anchor that may be in a part of its page that has been removed.
  package var isAboutMissingPart: Bool { cause?.wider.contains(PageRules.BrokenAnchor.missingParts) ?? false }
}

/// Whether two anchors differ only in case and in signs, so that one is the other misspelled.
package func haveSameLetters(_ left: String, _ right: String) -> Bool {
  let (left, right) = (lettersAndDigits(of: left), lettersAndDigits(of: right))
  return left == right && !left.isEmpty
}

/// The letters and digits of an anchor, in lowercase; those of a percent-encoded one are of what it stands for.
package func lettersAndDigits(of anchor: String) -> String {
  PercentEncoding.decode(anchor).lowercased().filter { $0.isLetter || $0.isNumber }
}
