import Diagnostics
import Dialogs
import Files
import Guidelines
import Markdown

/// Library → all findings: first those of single pages, then those that need all pages.
struct SiteValidator: Sendable {
  let library: Library
  let sources: SourceTree
  let addresses: SiteAddresses
  let files: FileTree
  /// The files around pages that belong to no site.
  var neighbors: Neighbors?
  /// Which files somebody asks for the findings of; nil for all.
  var wants: (@Sendable (String) -> Bool)?
  /// What its pages translate, by what pages are called in all languages.
  var originals: [String: ParsedPage] = [:]
  var kept = KeptResults.none
  /// The settings and words.
  var configured = InputDigest { _ in }

  /// The findings.
  ///
  /// - Throws: `FileError`.
  func findings() async throws -> SiteFindings {
    let settings = library.configuration.ruleSettings
    let validator = kept.validator.result(of: configured) { Validator(settings: settings) }.value
    let addressInputs = library.addressInputs(sources, configured, kept)
    let found = kept.targets.result(of: targetInputs(addressInputs)) {
      var links = LinkTable(
        library, sources, neighbors,
        ProjectFiles(files, honorsGitIgnore: library.configuration.honorsGitIgnore))
      // The table is kept, but not the pages.
      links.published = []
      return links
    }
    var links = found.value
    links.published = library.published
    links.lookAgain(at: files)
    let targets = Targets(links: links, version: found.version, moved: movedAnchors())
    let pages = library.pages
    var results = kept.pages
    let earlier = results.checks
    let (batches, _) = try await concurrently(pages.count, batch: 16, state: {}) { _, range in
      try range.map { index in
        try check(index, targets, after: earlier.result(of: pages[index].source, near: index), with: validator)
      }
    }
    let checks = batches.flatMap { $0 }
    results.checks = ResultsByFile(checks, files: checks.map(\.facts.path), after: results.checks)
    if kept.isKeeping { kept.pages = results }
    var rest = try await ofAllPages(checks, addressInputs, with: validator)
    for check in checks { rest += check.elsewhere }
    rest += settings.applied(
      to: refusals() + unknownKeys() + noPages() + foreignFiles() + titlesAlone() + library.lostRedirects())
    return settle(results.checks, rest, with: validator)
  }

  /// The findings of rules about all pages.
  private func ofAllPages(
    _ checks: [PageCheck], _ addressInputs: InputDigest, with validator: Validator
  ) async throws -> [Diagnostic] {
    let inputs = kept.digest { inputs in
      inputs.add(addressInputs)
      for check in checks { inputs.add(number: check.number) }
    }
    if let known = kept.siteFindings.result(of: inputs) { return known.value }
    let isClear = kept.distinctAddresses.result(of: addressInputs)?.value ?? false
    let validation = SiteValidation(
      checks.map(\.facts), addresses: addresses.claims, hasDistinctAddresses: isClear, with: validator)
    let (found, _) = try await concurrently(validation.ruleCount, batch: 1, state: {}) { _, rules in
      rules.flatMap(validation.findings)
    }
    let findings = validation.settle(found)
    if !isClear {
      _ = kept.distinctAddresses.keep(!findings.contains { $0.rule == SiteRules.duplicateURL }, of: addressInputs)
    }
    return kept.siteFindings.keep(findings, of: inputs).value
  }

  /// The pages whose anchors are not those that earlier checks found, by file and address.
  private func movedAnchors() -> Set<String> {
    var moved: Set<String> = []
    let earlier = kept.pages.checks
    for (index, offer) in library.offers.enumerated() {
      let page = library.pages[index]
      if earlier.result(of: page.source, near: index)?.anchors == offer.anchors { continue }
      moved.formUnion([page.sourcePath, page.path])
    }
    return moved
  }

  /// What links can lead to.
  private struct Targets: Sendable {
    let links: LinkTable
    let version: Int
    /// The pages whose anchors have changed, by file and address.
    let moved: Set<String>
  }

  /// Puts the findings that are not of single pages to the pages that they are about, and leaves out what pages allow.
  private func settle(
    _ checks: ResultsByFile<PageCheck>, _ rest: [Diagnostic], with validator: Validator
  ) -> SiteFindings {
    var findings = SiteFindings(pages: checks.values.map(\.findings))
    let including = library.pages.indices.filter { !library.pages[$0].includedFiles.isEmpty }
    leaveOutRepeated(&findings, by: including)
    leaveOutTitlesOfParts(&findings)
    var changed: Set<Int> = []
    for finding in rest {
      if let page = finding.location.flatMap({ checks.place(of: $0.path) }) {
        findings.pages[page].append(finding)
        changed.insert(page)
      } else {
        findings.others.append(finding)
      }
    }
    for index in library.pages.indices {
      let hasAllowances =
        !library.pages[index].frontMatter.allow.isEmpty || !library.pages[index].document.allowances.isEmpty
      guard changed.contains(index) || hasAllowances else { continue }
      let allowances = Self.allowances(of: library.pages[index])
      findings.pages[index] = validator.settle(findings.pages[index], allowances).sorted(by: Diagnostic.reportOrder)
    }
    leaveOutRepeats(in: &findings, by: including)
    return findings
  }

  /// Leaves out what a page includes from another page of the site that has the same finding itself.
  private func leaveOutRepeats(in findings: inout SiteFindings, by including: [Int]) {
    func places(_ finding: Diagnostic) -> Diagnostic.Note? {
      finding.notes.first.flatMap { $0.message == Diagnostic.Note.inIncludedFile ? $0 : nil }
    }
    let included = Set(including.flatMap { findings.pages[$0].compactMap { places($0)?.location?.path } })
    guard !included.isEmpty else { return }
    var own: [String: Set<Int>] = [:]
    for finding in findings.pages.joined() {
      guard let place = finding.location, included.contains(place.path), let range = place.range else { continue }
      own[place.path + finding.rule, default: []].insert(range.lowerBound)
    }
    guard !own.isEmpty else { return }
    for index in including {
      findings.pages[index].removeAll { finding in
        guard let place = places(finding)?.location, let range = place.range else { return false }
        return own[place.path + finding.rule]?.contains(range.lowerBound) == true
      }
    }
  }

  private func targetInputs(_ addressInputs: InputDigest) -> InputDigest {
    kept.digest { inputs in
      inputs.add(addressInputs)
      inputs.add(sources.foreign)
      inputs.add(sources.pages)
      inputs.add(library.elsewhere)
      inputs.add(sources.elsewhere.map(\.names).flatMap { $0 })
    }
  }

  /// The findings of one page, unless they would be the same as before.
  private func check(
    _ index: Int, _ targets: Targets, after old: PageCheck?, with validator: Validator
  ) throws -> PageCheck {
    let page = library.pages[index]
    let original = original(of: page)
    if let old, old.page == page.number, old.original == original?.number, old.settings == configured,
      !old.looksOutside,
      let same = old.renewed(for: targets.links, version: targets.version, moved: targets.moved, of: page)
    {
      return same
    }
    func result(_ facts: PageFacts, _ findings: [Diagnostic] = [], elsewhere: [Diagnostic] = []) -> PageCheck {
      var facts = facts
      facts.forgetText(keepsLinks: kept.isKeeping)
      validator.noteStanding(in: &facts)
      return PageCheck(
        page, original: original?.number, settings: configured, targets: targets.version,
        anchors: index < library.offers.count ? library.offers[index].anchors : configured, facts: facts,
        findings: findings, elsewhere: elsewhere)
    }
    var facts = facts(of: page, links: targets.links)
    guard isWanted(page) else { return result(facts) }
    if let original { facts.add(original, of: page) }
    facts.source = try page.content.bytes()
    let all = validator.validate(facts).map { $0.asIncluded(within: page.document.inclusionRanges) }
    let (own, elsewhere) = (
      all.filter { $0.location?.path == page.source }, all.filter { $0.location?.path != page.source }
    )
    return result(facts, own.sorted(by: Diagnostic.reportOrder), elsewhere: elsewhere)
  }

  /// Whether somebody asks for findings of a page; those of a page that includes files can be in these.
  private func isWanted(_ page: ParsedPage) -> Bool {
    wants.map { $0(page.source) || !page.document.inclusionRanges.isEmpty } ?? true
  }

  /// The page that another one translates; nil for an original.
  private func original(of page: ParsedPage) -> ParsedPage? {
    originals.isEmpty || page.isUntranslated ? nil : originals[SourceTree.identity(ofPage: page.sourcePath)]
  }

  /// What a page allows outside of its dialogs.
  private static func allowances(of page: ParsedPage) -> [PageAllowance] {
    page.frontMatter.allow.map {
      PageAllowance(
        path: page.source, rule: $0.rule.value, hasReason: $0.hasReason, range: $0.rule.range, scope: nil)
    }
      + page.document.allowances.map {
        PageAllowance(
          path: page.source, rule: $0.rule, hasReason: $0.reason != nil, range: $0.range, scope: $0.scope)
      }
  }

  /// The facts about a page that rules need; its source is left empty.
  func facts(of page: ParsedPage, links: LinkTable) -> PageFacts {
    var facts = PageFacts(path: page.source, source: [])
    facts.textRanges = page.frontMatter.textRanges + page.document.textRanges
    facts.title = Sourced(page.title, range: 0..<0)
    facts.type = page.frontMatter.type
    facts.requiredSections = page.frontMatter.type.flatMap { library.configuration.types[$0.value] } ?? []
    facts.guidelines = page.frontMatter.guidelines
    facts.platforms = page.frontMatter.platforms
    // A heading that the page has its title from, with text before it, is not a second one.
    let isTitle = page.frontMatter.title == nil && !page.document.isTitleTakenOut
    // A home page of another tool often has no title of its own, only one within its text.
    let titles = page.document.outline.filter { $0.level == 1 }
    let isOnlyTitle = page.path == "index.html" && titles.count == 1 && page.frontMatter.title != nil
    let title = isTitle || isOnlyTitle ? titles.first : nil
    var outline = page.document.outline
    // Findings name levels as they are written.
    for index in outline.indices { outline[index].level += page.document.raisedLevels }
    // A heading of a lower level that is the title may also be a section that the page needs.
    if page.document.isTitleTakenOut, let heading = page.document.title, heading.level > 1 {
      facts.titleLevel = heading.level
      outline.insert(heading, at: 0)
    }
    facts.headings = outline.filter { $0.isTopLevel && $0.range != title?.range }.map { heading in
      var fact = PageFacts.Heading(level: heading.level, id: heading.anchor, text: heading.text, range: heading.range)
      if let place = heading.included { fact.included = place }
      return fact
    }
    facts.links = page.document.links.map { link in
      var fact = PageFacts.Link(
        isImage: link.image != nil, destination: link.destination, title: link.image?.title ?? "",
        alt: link.image?.alt ?? "", range: link.range, target: links.target(of: link, on: page))
      fact.isDecorative = link.image?.isDecorative ?? false
      if let place = link.included { fact.included = place }
      switch link.target {
      case .file(let path, _): fact.place = if case .missing = fact.target { LinkTable.address(of: path) } else { path }
      case .outside(let path): fact.place = path
      case .samePage: fact.place = page.sourcePath
      case .external, .unsafe: break
      }
      return fact
    }
    facts.pictures = links.pictures(of: page)
    facts.blocks = page.blocks.map { .init(dialog: $0.shared, id: $0.id, diagnostics: $0.diagnostics) }
    facts.urls = [Sourced(page.path, range: 0..<0)] + page.frontMatter.aliases
    facts.diagnostics = page.diagnostics
    let own = page.frontMatter.misspelledKeys.filter { library.configuration.frontMatterKeys.contains($0.value) }
    if !own.isEmpty {
      facts.diagnostics.removeAll { finding in
        finding.rule == RuleDescription.misspelledKey.id && own.contains { $0.range == finding.location?.range }
      }
    }
    return facts
  }

  /// Keys of front matter that no tool is known to have: one finding each, however many pages have it.
  private func unknownKeys() -> [Diagnostic] {
    let own = Set(library.configuration.frontMatterKeys)
    var places: [String: (first: SourceLocation, pages: Int)] = [:]
    for index in library.pages.indices {
      for key in library.pages[index].frontMatter.unfamiliarKeys where !own.contains(key.value) {
        let place = SourceLocation(path: library.pages[index].source, range: key.range)
        places[key.value, default: (place, 0)].pages += 1
      }
    }
    let sorted = places.sorted {
      ($0.value.first.path, $0.value.first.range?.lowerBound ?? 0) < (
        $1.value.first.path, $1.value.first.range?.lowerBound ?? 0
      )
    }
    var findings = sorted.prefix(Self.mostUnknownKeys).map { key, place in
      let others = place.pages == 1 ? "" : " on this page and \(place.pages - 1) more"
      return Diagnostic(
        rule: .unknownFrontMatterKey, summary: "unknown key “\(key)” in front matter\(others)",
        explanation: "It has no effect. If it is a key of your own, add “front-matter: [\(key)]” to site.yml.",
        location: place.first)
    }
    if let first = sorted.dropFirst(Self.mostUnknownKeys).first {
      findings.append(
        Diagnostic(
          rule: .unknownFrontMatterKey,
          summary: "\(sorted.count - Self.mostUnknownKeys) more unknown keys in front matter, here first",
          explanation: "Only the first ones are reported one by one.", location: first.value.first))
    }
    return findings
  }

  /// How many unknown keys are reported one by one; nobody reads more.
  private static let mostUnknownKeys = 50

  private func noPages() -> [Diagnostic] {
    let several = library.configuration.contentFolders?.folders(without: sources.pages)
    return (several ?? (sources.pages.isEmpty ? [sources.content] : [])).map { content in
      let folder = content.path.isEmpty ? "." : content.path
      let mayBeMissing = !content.isUsual && !content.path.isEmpty
      return Diagnostic(
        rule: .noPages, summary: "\(folder) has no pages\(mayBeMissing ? ", or does not exist" : "")",
        explanation:
          "A page is a file whose name ends in .md, .mdx, or .markdown. Add one, such as \(content.file("index.md"))"
          + (content.isUsual ? "." : ", or name another folder with “content” in site.yml or --content."),
        location: SourceLocation(path: folder))
    }
  }

  private func refusals() -> [Diagnostic] {
    sources.refused.filter { $0.key != SiteConfiguration.path }.map { path, refusal in
      refusal == .link
        ? Diagnostic(
          rule: .symbolicLink, summary: "symbolic link “\(path)” is not followed",
          explanation: "For security, links are followed only within the same folder of the project, such as Content "
            + "or Templates. Copy the file instead.",
          location: SourceLocation(path: path),
          cause: .counting(
            "symbolic links", of: "symbolic links", from: 3, behind: " are not followed, here the first",
            advice: "For security, links are followed only within the same folder of the project, such as Content or "
              + "Templates. Copy the files instead, or leave the links out with “exclude” in site.yml."))
        : .unreadable(path, refusal)
    }
  }
}

extension Diagnostic {
  /// A finding in what a page includes: fixes would change where that is included, and others that include it have the
  /// same finding.
  fileprivate func asIncluded(within ranges: [SourceRange]) -> Diagnostic {
    guard !ranges.isEmpty else { return self }
    func isIncluded(_ range: SourceRange?) -> Bool {
      range.map { range in
        ranges.contains { $0.lowerBound <= range.lowerBound && range.lowerBound < $0.upperBound }
      } ?? false
    }
    var finding = self
    finding.fixes.removeAll { $0.edits.contains { isIncluded($0.range) } }
    // Findings of a folder, or of the whole site, already have a wider cause, those of one page do not.
    let isOfPage = cause.map { $0.before.hasPrefix(summary) || $0.name == location?.path } ?? true
    if isOfPage, isIncluded(location?.range) {
      // Several of one page’s cause in one included file are one finding: its place is that of the inclusion.
      var ofFile = cause.flatMap { $0.least > 1 && $0.name == location?.path ? $0 : nil }
      ofFile?.name += ":\(location?.range?.lowerBound ?? 0)"
      let rest = cause?.rest
      finding.cause = .onPages(summary + " (included in ", behind: ", here first)")
        .within((ofFile.map { [$0] } ?? []) + (cause?.wider ?? []))
      finding.cause?.rest = rest
    }
    return finding
  }
}

extension PageFacts {
  /// Notes which dialogs translate which ones of the original of the page.
  fileprivate mutating func add(_ original: ParsedPage, of page: ParsedPage) {
    for (place, translation) in DialogPairs(original.blocks, page.blocks).translations {
      guard let dialog = original.blocks[place].dialog else { continue }
      blocks[translation].original = OriginalDialog(dialog, path: original.source)
    }
  }
}
