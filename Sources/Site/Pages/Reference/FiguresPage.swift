import Dialogs
import Markdown
import Mockups
import Words

/// The page that says how each dimension of the mockups is known.
struct FiguresPage {
  /// In the site, without extension.
  static let path = RuleReference.folder + "/figures"

  /// The anchor of the section about a platform.
  static func anchor(of platform: Platform) -> String { Slugger.slug(platform.name) }

  var text: String {
    var page = MarkdownText(
      title: "Where figures come from", lead: "The main dimensions of each platform’s dialogs, and how they are known.",
      order: 101, type: "figures")
    let all = Platform.allCases.flatMap { platform in Self.groups(of: platform).flatMap(\.figures) }
    page.paragraph(
      "Vendors publish few dimensions of their dialogs. Mockups are drawn with what is published, with what was "
        + "measured, and with estimates for the rest. This page is made from the values that the drawings use.")
    page.table(
      ["Evidence", "Means", "Figures"],
      KnownFigure.Evidence.allCases.map { evidence in
        [evidence.name, evidence.meaning, "\(all.filter { $0.evidence == evidence }.count)"]
      })
    page.paragraph("Sizes are width × height. Shares and factors have no unit.")
    for platform in Platform.allCases {
      page.heading(MarkdownText.prose(platform.name))
      page.table(
        ["Dialog", "Figure", "Value", "Evidence", "Source"],
        Self.groups(of: platform).flatMap { group in
          group.figures.map { figure in
            [
              group.name, MarkdownText.prose(figure.name),
              figure.isShare ? figure.text : figure.text + " " + platform.unit, figure.evidence.name,
              figure.source.map { MarkdownText.link(MarkdownText.prose($0.name), to: $0.url) } ?? "–",
            ]
          }
        })
    }
    return page.text
  }

  /// The kinds of dialog of a platform, those with the same figures together.
  private static func groups(of platform: Platform) -> [(name: String, figures: [KnownFigure])] {
    var groups: [(name: String, figures: [KnownFigure])] = []
    for kind in platform.kinds {
      let figures = platform.figures(of: kind)
      let name = Words.english.name(of: kind)
      if let same = groups.firstIndex(where: { $0.figures == figures }) {
        groups[same].name += ", " + name.lowercased()
      } else {
        groups.append((name, figures))
      }
    }
    return groups
  }
}

extension KnownFigure.Evidence {
  fileprivate var name: String {
    switch self {
    case .published: "Published"
    case .measured: "Measured"
    case .recreated: "Re-creation"
    case .estimate: "Estimate"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .published: "Stated by the maker of the system, in guidelines or public source code"
    case .measured: "Measured on a native dialog, its screenshot, or its view tree, and published by the source"
    case .recreated: "From the source code of a faithful re-creation"
    case .estimate: "Inferred, or measured once and published nowhere"
    }
  }
}
