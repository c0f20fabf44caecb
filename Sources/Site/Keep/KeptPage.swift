import Diagnostics
import Files
import Guidelines
import Markdown
import Synchronization

/// The bytes of a page, and what must be known of it before the text of any page can be parsed.
final class ReadPage: Sendable {
  let head: PageHead
  /// Of the file at the time; nil if the file could since have changed without getting another one.
  let identity: FileIdentity?
  /// What links to the page depend on, the address of an index page aside.
  let linkNames: InputDigest
  private let bytes: InputDigest

  init(
    _ file: SourceFile, below source: String, translation: String?, identity: FileIdentity?, _ store: ScratchStore,
    _ kept: KeptResults, readsLineAnchors: Bool, headings: AnchorStyle?, readsMyST: Bool, ownsDraft: Bool
  ) {
    let head = PageHead(
      file, below: source, translation: translation, store, readsLineAnchors: readsLineAnchors, headings: headings,
      readsMyST: readsMyST, ownsDraft: ownsDraft)
    self.head = head
    self.identity = identity
    bytes = kept.digest { $0.add(file.bytes) }
    linkNames = kept.digest { inputs in
      let target = head.linkTarget
      inputs.add(target.source)
      inputs.add(target.published)
      inputs.add(target.names)
      inputs.add(target.lineAnchors)
      inputs.add(target.headings)
      if let targets = target.targets {
        inputs.add(targets.title)
        inputs.add(targets.labels.map(\.name))
        inputs.add(targets.labels.map(\.title))
      }
    }
  }

  /// The same page, read again.
  private init(_ page: ReadPage, identity: FileIdentity?) {
    (head, self.identity) = (page.head, identity)
    (linkNames, bytes) = (page.linkNames, page.bytes)
  }

  /// The page, if these are its bytes.
  func read(again bytes: [UInt8], identity: FileIdentity?) -> ReadPage? {
    self.bytes == InputDigest { $0.add(bytes) } ? ReadPage(self, identity: identity) : nil
  }

  /// Whether this is the same text as that of another.
  func isSame(as other: ReadPage) -> Bool { self === other || bytes == other.bytes }
}

/// A parsed page, with everything that it was made from.
final class KeptPage: Sendable {
  let read: ReadPage
  let page: ParsedPage
  /// The settings and words.
  let settings: InputDigest
  /// What the page includes from other files; nil if it includes nothing.
  let inclusions: IncludedFiles?
  /// What it asked about other pages, with the answers.
  let lookups: [LinkIndex.Lookup]
  /// The version of the addresses that gave these answers.
  let links: Int
  /// What others take from it.
  let offer: PageOffer

  init(
    _ read: ReadPage, _ page: ParsedPage, settings: InputDigest, inclusions: IncludedFiles?,
    lookups: [LinkIndex.Lookup], links: Int, offer: PageOffer
  ) {
    (self.read, self.page, self.settings, self.inclusions) = (read, page, settings, inclusions)
    (self.lookups, self.links, self.offer) = (lookups, links, offer)
  }

  /// The same result, for newer files and addresses with the same contents and answers.
  func renewed(_ read: ReadPage, links: Int) -> KeptPage {
    self.read === read && self.links == links
      ? self
      : KeptPage(
        read, page, settings: settings, inclusions: inclusions, lookups: lookups, links: links, offer: offer)
  }
}

/// The findings of a page that need no other page, with what they were made from.
final class PageCheck: Sendable {
  /// The parsed page, by its number.
  let page: Int
  /// The page that it translates, by its number; nil for an original.
  let original: Int?
  let settings: InputDigest
  /// The version of the link targets.
  let targets: Int
  /// What links to the page can lead to.
  let anchors: InputDigest
  let facts: PageFacts
  /// Differs for facts that were found at different times.
  let number: Int
  /// The findings in its file, in report order.
  let findings: [Diagnostic]
  /// Findings in other files.
  let elsewhere: [Diagnostic]
  /// The pages whose anchors its links name, by file or address.
  let asked: [String]
  /// Whether a link leads to nothing in the folder with the pages, so that files elsewhere decide what is said of it.
  let looksOutside: Bool
  /// Whether a link names an anchor that its page does not have, which is looked for on all pages.
  private let looksForAnchors: Bool

  private static let numbers = Atomic<Int>(0)

  init(
    _ page: ParsedPage, original: Int?, settings: InputDigest, targets: Int, anchors: InputDigest, facts: PageFacts,
    findings: [Diagnostic], elsewhere: [Diagnostic]
  ) {
    (self.page, self.original, self.settings, self.targets) = (page.number, original, settings, targets)
    (self.anchors, self.facts, self.findings, self.elsewhere) = (anchors, facts, findings, elsewhere)
    number = Self.numbers.wrappingAdd(1, ordering: .relaxed).newValue
    asked = page.document.links.compactMap { link in
      if case .file(let path, _?) = link.target { path } else { nil }
    }
    looksForAnchors = facts.links.contains { if case .missingAnchor = $0.target { true } else { false } }
    looksOutside = facts.links.contains { link in
      switch link.target {
      case .outside, .unpublished, .missing, .madeElsewhere: true
      case .found, .mockup, .missingAnchor, .draft: false
      }
    }
  }

  /// The same findings, for newer targets of links.
  private init(_ check: PageCheck, targets: Int) {
    (page, original, settings, self.targets) = (check.page, check.original, check.settings, targets)
    (anchors, facts, number) = (check.anchors, check.facts, check.number)
    (findings, elsewhere) = (check.findings, check.elsewhere)
    (asked, looksOutside, looksForAnchors) = (check.asked, check.looksOutside, check.looksForAnchors)
  }

  /// The same findings, if the links of the page lead where they led.
  ///
  /// - Parameter moved: the pages whose anchors have changed, by file and address.
  func renewed(for links: LinkTable, version: Int, moved: Set<String>, of page: ParsedPage) -> PageCheck? {
    let isMoved = !moved.isEmpty && (looksForAnchors || asked.contains(where: moved.contains))
    if targets == version, !isMoved { return self }
    let holds =
      facts.links.map(\.target) == page.document.links.map { links.target(of: $0, on: page) }
      && facts.pictures.map(\.target) == links.pictures(of: page).map(\.target)
    return holds ? PageCheck(self, targets: version) : nil
  }
}
