import Diagnostics

extension PageRules {
  /// Link targets exist.
  struct BrokenLink: PageRule {
    var description: RuleDescription {
      RuleDescription(
        id: "page/broken-link", summary: "The target of a link exists",
        rationale: "Otherwise, readers get an error page and trust other links less.",
        severity: .error)
    }

    func check(_ page: PageFacts, _ options: RuleOptions) -> [Finding] {
      page.links.compactMap { $0.isImage ? nil : Self.finding($0, as: .link) }
    }

    /// What leads somewhere.
    enum Kind {
      case link, image

      fileprivate var name: String { self == .link ? "link target" : "image" }
      fileprivate var plural: String { self == .link ? "links" : "images" }
    }

    /// The fault of the target of a link or an image, ignoring its anchor.
    static func finding(_ link: PageFacts.Link, as kind: Kind) -> Finding? {
      switch link.target {
      case .found, .mockup, .missingAnchor: nil
      case .outside(let isInProject): outside(link, kind, isInProject: isInProject)
      case .missing(let nearest, let absent): missing(link, kind, nearest: nearest, absent: absent)
      }
    }

    /// What people see at the code host, but not on the site.
    private static func outside(_ link: PageFacts.Link, _ kind: Kind, isInProject: Bool) -> Finding {
      let summary = "\(kind.name) “\(link.destination)” is outside Content"
      guard isInProject else {
        let parts = link.destination.split(separator: "/").drop { $0 == ".." || $0 == "." }
        let folder = String(parts.first ?? "..")
        return Finding(
          summary, at: link.range, because: "Only files in Content are published.",
          cause: .counting(
            kind.plural, of: "outside " + folder, from: 3,
            behind: " lead to “\(folder)”, which is outside Content, here first"))
      }
      let advice =
        "Only files in Content are published. Move the file there, or write its full address at the code host."
      return Finding(
        summary + ", elsewhere in the project", at: link.range, because: advice, severity: .warning,
        cause: .counting(
          kind.plural, of: "project", from: 2, behind: " lead to files of the project outside Content, here first",
          advice: "They work at a code host, but only files in Content are published. Move the files there, or write "
            + "their full addresses at the code host."))
    }

    private static func missing(
      _ link: PageFacts.Link, _ kind: Kind, nearest: String?, absent: String?
    ) -> Finding {
      let meant = nearest.map { "; did you mean “\($0)”?" } ?? ""
      let summary = "\(kind.name) “\(link.destination)” not found\(meant)"
      let isFromRoot = kind == .link && link.destination.hasPrefix("/")
      if let absent {
        let folder = (link.destination.hasPrefix("/") ? "/" : "") + absent
        let behind =
          kind == .link
          ? " lead to or below “\(folder)”, where nothing is published, here first"
          : " below “\(folder)” not found, here first"
        return Finding(
          summary, at: link.range, because: nearest == nil && isFromRoot ? externalAdvice(folder) : nil,
          cause: .counting(
            kind.plural, of: "folder " + folder, from: 3, behind: behind, advice: folderAdvice(folder, kind)))
      }
      let address = String(link.destination.prefix { $0 != "#" && $0 != "?" })
      return Finding(
        summary, at: link.range, because: nearest == nil && isFromRoot ? externalAdvice(address) : nil,
        cause: .counting(
          kind.plural, of: "address " + (isWord(address) ? address : link.place), from: 2, before: summary + " (",
          behind: ", here first)"))
    }

    /// Whether an address is a word, such as “link” or “todo”: on whichever page, it is not the path of a file.
    private static func isWord(_ address: String) -> Bool { !address.contains { $0 == "/" || $0 == "." } }

    /// What to do if another site of the same host publishes a path.
    private static func externalAdvice(_ root: String) -> String {
      "If another site is at that address, add “links: {external: [\(root)]}” to site.yml. Otherwise, the page is "
        + "missing or has moved."
    }

    private static func folderAdvice(_ folder: String, _ kind: Kind) -> String {
      switch kind {
      case .link where folder.hasPrefix("/"):
        "If another site is at that address, add “links: {external: [\(folder)]}” to site.yml. Otherwise, the pages are "
          + "missing or have moved."
      case .link:
        "The folder is missing, or has moved. If another tool generates it, write the full address of the pages."
      case .image:
        "The folder is not in Content. Move it there, or, if it lies elsewhere in the project, add the folder that is "
          + "published at the root of the site to “static” in site.yml."
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            [Alerts](alerts.md), [a photo](photo.png), [elsewhere](https://example.org/)
            """),
        .passing(
          page: """
            [Back up](#top)
            """),
        .failing(
          page: """
            See «[alerts](alert.md)».
            """),
        .failing(
          page: """
            «[Secrets](../../../etc/passwd)»
            """),
      ]
    }
  }
}
