import Files
import Markdown

/// Which rules for anchors of headings make those that links lead to, told without checking the site with each of them.
///
/// It is an estimate, as a heading may be on another page than the one a link leads to; a check of the site decides.
struct LikelyAnchors {
  /// Anchors that links lead to and no heading has, and how many links do.
  private var wanted: [String: Int] = [:]
  /// The same without the number of a repeated heading, by the sign in front of it: `b` of `b-1` and `b_1`.
  private var numbered: [String: [String: Int]] = [:]
  /// What headings say, each text once.
  private var headings: Set<String> = []

  init(_ pages: [ParsedPage]) {
    var known: Set<String> = []
    for page in pages {
      for heading in page.document.outline + [page.document.title].compactMap(\.self) {
        known.insert(heading.anchor)
        if heading.text.utf8.count <= Self.longest { headings.insert(heading.text) }
      }
    }
    for page in pages {
      for link in page.document.links where !link.destination.utf8.starts(with: "http".utf8) {
        guard let sign = link.destination.utf8.firstIndex(of: UInt8(ascii: "#")) else { continue }
        let anchor = PercentEncoding.decode(String(link.destination[sign...].dropFirst()))
        guard !anchor.isEmpty, !known.contains(anchor) else { continue }
        wanted[anchor, default: 0] += 1
        if let (base, sign) = Self.parts(of: anchor) { numbered[sign, default: [:]][base, default: 0] += 1 }
      }
    }
  }

  /// Those of these rules that make the most of the anchors, the best first.
  ///
  /// - Parameter least: how many links they must serve.
  func best(of styles: [AnchorStyle], serving least: Int) -> [AnchorStyle] {
    let counted = styles.enumerated().map { (order: $0.offset, style: $0.element, links: links(servedBy: $0.element)) }
    return counted.filter { $0.links >= least }
      .sorted { ($1.links, $0.order) < ($0.links, $1.order) }
      .prefix(Self.most).map(\.style)
  }

  private func links(servedBy style: AnchorStyle) -> Int {
    guard !wanted.isEmpty else { return 0 }
    let anchors = Set(headings.lazy.map { style.slug($0) })
    let found = [wanted, numbered[style.separator] ?? [:]].map { links in
      links.reduce(0) { anchors.contains($1.key) ? $0 + $1.value : $0 }
    }
    return found[0] + found[1]
  }

  /// The anchor of the first of several equal headings, and the sign in front of the number.
  private static func parts(of anchor: String) -> (base: String, sign: String)? {
    let base = anchor.utf8.reversed().drop { (0x30...0x39).contains($0) }
    guard base.count < anchor.utf8.count, base.count > 1, let sign = base.first,
      sign == UInt8(ascii: "-") || sign == UInt8(ascii: "_")
    else { return nil }
    return (String(decoding: base.dropFirst().reversed(), as: UTF8.self), String(UnicodeScalar(sign)))
  }

  /// As many as there are that often differ by a few headings only.
  private static let most = 3
  /// Longer ones are text that is taken for a heading.
  private static let longest = 300
}
