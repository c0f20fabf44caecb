import Diagnostics
import Dialogs

extension SiteRules {
  /// The ID of the rule that reports addresses of several files.
  package static let duplicateURL = "site/duplicate-url"

  /// Each address belongs to one file, and no file is also a folder.
  struct DuplicateURL: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: SiteRules.duplicateURL, summary: "Each address belongs to one page, alias, or file",
        rationale: "Only one file can be published at an address. This includes files that Patternbook generates. "
          + "Letter case makes no difference, because some web servers and file systems ignore it. Aliases of one page "
          + "may differ in it alone, also from the address of the page.",
        severity: .error)
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      if site.hasDistinctAddresses { return [] }
      var table = AddressTable<SiteAddress>()
      var splitPaths: Set<String> = []
      return Self.addresses(of: site).compactMap { address in
        guard let clash = table.claim(address.path, for: address) else { return nil }
        switch clash {
        case .taken(let other): return address.isTwin(of: other) ? nil : Self.finding(address, takenBy: other)
        case .folderIsFile(let folder, let other):
          // One finding per folder, whatever it contains.
          guard splitPaths.insert(folder).inserted else { return nil }
          return Self.finding(other, isFolderOf: address)
        case .fileIsFolder(let other): return Self.finding(address, isFolderOf: other)
        }
      }
    }

    /// All addresses, by priority.
    private static func addresses(of site: SiteSubject) -> [SiteAddress] {
      var addresses: [SiteAddress] = []
      for page in site.pages {
        for (index, url) in page.urls.enumerated() {
          let location = SourceLocation(path: page.path, range: url.range.isEmpty ? nil : url.range)
          addresses.append(SiteAddress(url.value, index == 0 ? .page : .alias, at: location))
        }
      }
      let all = addresses + site.addresses
      return [.page, .file, .alias, .generated].flatMap { kind in all.filter { $0.kind == kind } }
    }

    private static func finding(_ address: SiteAddress, takenBy other: SiteAddress) -> SiteFinding? {
      // Generated files give way and are not blamed.
      let (blamed, other) = address.kind == .generated ? (other, address) : (address, other)
      guard let place = blamed.location ?? other.location else { return nil }
      let remedy = "Only one file can be published at an address. "
      guard other.kind != .generated else {
        return SiteFinding(
          file: place.path,
          Finding(
            "address “\(blamed.path)” belongs to \(other.name)", at: place.range,
            because: remedy + "Until then, the site lacks one of them. " + Self.way(out: blamed, isGenerated: true)))
      }
      let owner = other.location?.path ?? other.path
      return SiteFinding(
        file: place.path,
        Finding(
          "address “\(blamed.path)” is already used by “\(owner)”", at: place.range,
          because: remedy + Self.way(out: blamed),
          notes: [Diagnostic.Note("first used here", at: SourceLocation(path: owner, range: other.location?.range))],
          cause: blamed.kind == .alias ? Self.copies(of: blamed.path, owner) : nil))
    }

    /// Each version of a page has the alias of the one that it was copied from.
    private static func copies(of path: String, _ owner: String) -> Diagnostic.Cause {
      .onPages("address “\(path)” of “\(owner)” is also that of ", of: path).within([severalAliases])
    }

    /// Old versions of pages are often copied with their aliases.
    private static let severalAliases = Diagnostic.Cause.counting(
      "aliases", of: "aliases", from: 10, behind: " are addresses that other pages have, here first",
      advice: "Only one file can be published at an address. Keep each alias on one page.")

    /// - Parameter inner: an address in the folder with the name of a file.
    private static func finding(_ file: SiteAddress, isFolderOf inner: SiteAddress) -> SiteFinding? {
      let blamed = inner.kind == .generated || inner.location == nil ? file : inner
      guard let place = blamed.location ?? file.location ?? inner.location else { return nil }
      let other = blamed == file ? inner : file
      let notes = other.location.map { [Diagnostic.Note("“\(other.path)” comes from here", at: $0)] } ?? []
      let owner = other.kind == .generated ? ", which is \(other.name)" : ""
      return SiteFinding(
        file: place.path,
        Finding(
          blamed == file
            ? "address “\(file.path)” is also the folder of “\(inner.path)”\(owner)"
            : "address “\(inner.path)” needs a folder where the file “\(file.path)” is\(owner)", at: place.range,
          because: "A path is either a file or a folder. " + Self.way(out: blamed), notes: notes))
    }

    /// - Parameter isGenerated: whether the address is that of a file that every site has.
    private static func way(out address: SiteAddress, isGenerated: Bool = false) -> String {
      switch address.kind {
      case .page where isGenerated: "Rename the page, or give it another address with “slug” in front matter."
      case .page: "Rename the page."
      case .file: "Rename the file."
      case .alias: "Change the alias."
      case .generated: "Rename the page or its dialog."
      }
    }

    var examples: [RuleExample] {
      [
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            aliases: [warnings.html, Warnings.html]
            ---
            """),
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            aliases: [Alerts.html]
            ---
            """),
        .passing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            ---
            === warnings.md
            ---
            title: Alerts
            ---
            """),
        .failing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === alerts.md
            ---
            title: Alerts
            ---
            === sheets.md
            ---
            title: Sheets
            aliases: [«Alerts.html»]
            ---
            """),
        .failing(
          site: """
            === index.md
            ---
            title: Home
            ---
            === a.md
            ---
            title: A
            aliases: [old.html]
            ---
            === b.md
            ---
            title: B
            aliases: [«old.html»]
            ---
            """),
      ]
    }
  }
}
